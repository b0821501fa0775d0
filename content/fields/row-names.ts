import { type ArrayField, type Field, type SanitizedConfig, traverseFields } from 'payload'
import type { AdminText } from './labels.ts'

/** What a row is called by: a text, a choice, or the records that it names. */
export type RowTitle =
  | { name: string; kind: 'text' }
  | { name: string; kind: 'choice'; choices: Record<string, AdminText | string> }
  | { name: string; kind: 'record' }

/** The record or global that rows belong to, to look up what they are called in the other language. */
export type RowHome = { collection: string } | { global: string }

/** Fields that name a row wherever they occur, the surest first. */
const naming = ['title', 'name', 'label', 'purpose']

const fieldsInLine = (fields: Field[]): Field[] =>
  fields.flatMap((field) =>
    field.type === 'row' || field.type === 'collapsible' ? fieldsInLine(field.fields) : [field],
  )

function titleFrom(field: Field): RowTitle | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'number':
      return { name: field.name, kind: 'text' }
    case 'relationship':
    case 'upload':
      return { name: field.name, kind: 'record' }
    case 'select': {
      const choices = field.options.map((each) => (typeof each === 'string' ? { value: each, label: each } : each))
      return {
        name: field.name,
        kind: 'choice',
        choices: Object.fromEntries(choices.map(({ label, value }) => [value, label as AdminText | string])),
      }
    }
    default:
      return undefined
  }
}

const isRequired = (field: Field) => 'required' in field && field.required === true
const isKind = (...types: Field['type'][]) => {
  const wanted = new Set(types)
  return (field: Field) => isRequired(field) && wanted.has(field.type)
}

const isRecord = isKind('relationship', 'upload')

/**
 * Which of a row's fields says what the row is: the record that it begins with, else what is called a name, else a record
 * further on, else its first required text or choice.
 */
export function titleOfRow(fields: Field[]): RowTitle | undefined {
  const all = fieldsInLine(fields).filter((field) => 'name' in field && field.name !== 'id')
  const named = naming
    .map((name) => all.find((field) => 'name' in field && field.name === name))
    .find((field) => field !== undefined)
  const [first] = all
  const field =
    (first && isRecord(first) ? first : undefined) ??
    named ??
    all.find(isRecord) ??
    all.find(isKind('text', 'textarea')) ??
    all.find(isKind('select', 'number')) ??
    first
  return field && titleFrom(field)
}

/** “Add a row”, whatever the rows are; the heading above says that. */
const row = { zh: '一行', en: 'row' }

/** Labels that Payload has made from a field's name are in no language. */
const isMadeUp = ({ labels }: ArrayField) => labels === undefined || typeof labels.singular === 'string'

function nameRow(field: ArrayField, home: RowHome): void {
  if (isMadeUp(field)) field.labels = { singular: row, plural: typeof field.label === 'object' ? field.label : row }
  const title = titleOfRow(field.fields)
  field.admin = {
    initCollapsed: true,
    ...field.admin,
    components: {
      RowLabel: { path: '/fields/row-label.tsx#RowLabel', serverProps: { home, title } },
      ...field.admin?.components,
    },
  }
}

/** Folds the rows of every form and has each say what it is; by itself Payload has “First 01”. */
export function nameRows(config: SanitizedConfig): SanitizedConfig {
  const places = [
    ...config.collections.map(({ fields, slug }) => ({ fields, home: { collection: slug } })),
    ...config.globals.map(({ fields, slug }) => ({ fields, home: { global: slug } })),
  ]
  for (const { fields, home } of places)
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if ('type' in field && field.type === 'array') nameRow(field, home)
      },
    })
  return config
}
