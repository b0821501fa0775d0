import type { Field, GlobalConfig, TabsField } from 'payload'

/** Facts about a record, short enough for a narrow column: choices, days, and what it belongs to. */
const facts = new Set<Field['type']>(['checkbox', 'date', 'relationship', 'select'])

/** Parts of a long form, each under its name. */
export const inTabs = (...parts: [zh: string, en: string, fields: Field[]][]): TabsField => ({
  type: 'tabs',
  tabs: parts.map(([zh, en, fields]) => ({ label: { zh, en }, fields })),
})

/** The fields of a record wherever they stand in its form. */
export const fieldsOfTabs = (fields: Field[]): Field[] =>
  fields.flatMap((field) =>
    field.type === 'tabs' ? field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : tab.fields)) : [field],
  )

/** A slug of each language is an address; one of both is a name like others. */
const isAddress = (field: Field) => field.type === 'text' && field.name === 'slug' && field.localized === true

const isHidden = (field: Field) => (field as { admin?: { hidden?: boolean } }).admin?.hidden === true

const isBeside = (field: Field) => !isHidden(field) && (facts.has(field.type) || isAddress(field))

const beside = (field: Field): Field => ({ ...field, admin: { position: 'sidebar', ...field.admin } }) as Field

/** The tabs without their facts, and without those tabs that had nothing else. */
const withoutFacts = (field: TabsField): TabsField => ({
  ...field,
  tabs: field.tabs
    .map((tab) => ('name' in tab && tab.name ? tab : { ...tab, fields: tab.fields.filter((each) => !isBeside(each)) }))
    .filter((tab) => tab.fields.length > 0),
})

/**
 * A record's text in the middle, in tabs where there are any, and in the column beside it what is known of it. Tabs without
 * a name are stored as if they were not there, so nothing that is stored depends on where a field stands.
 */
export function layOut(fields: Field[]): Field[] {
  const text = fields
    .map((field) => (field.type === 'tabs' ? withoutFacts(field) : field))
    .filter((field) => field.type === 'tabs' || !isBeside(field))
  return [...text, ...fieldsOfTabs(fields).filter(isBeside).map(beside)]
}

export const withLayout = (global: GlobalConfig): GlobalConfig => ({ ...global, fields: layOut(global.fields) })
