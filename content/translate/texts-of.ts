import type { FlattenedField } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import { isNode as isObject, linesOf, segmentsOf } from './segments.ts'

type Data = Record<string, unknown>

/** What one translated field of a record says, passage by passage: a line of a text, a paragraph or cell of a formatted one. */
export type FieldTexts = Record<Locale, string[]>

/**
 * An address is made from the title, and says nothing of its own; nor does the number that a device answers to. A unit may
 * stand in one language alone: Chinese counts “24个”, English has the noun in the label.
 */
const untranslated = new Set(['slug', 'phone', 'unit'])

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isObject) : [])

const isTranslated = (field: FlattenedField) =>
  !untranslated.has(field.name) && !field.name.startsWith('_') && !('virtual' in field && Boolean(field.virtual))

/** What a field says in one language, with what stands in it. */
function textsOfField(field: FlattenedField, value: unknown): string[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [value].flat().flatMap((each: unknown) => (typeof each === 'string' ? linesOf(each) : []))
    case 'richText':
      return segmentsOf(value).map(({ text }) => text)
    case 'group':
    case 'tab':
      return isObject(value) ? textsOfFields(field.flattenedFields, value) : []
    case 'array':
    case 'blocks':
      return rowsOf(value).flatMap((row) => textsOfFields(fieldsOfRow(field, row), row))
    default:
      return []
  }
}

const textsOfFields = (fields: readonly FlattenedField[], data: Data): string[] =>
  fields.filter(isTranslated).flatMap((field) => textsOfField(field, data[field.name]))

function fieldsOfRow(field: FlattenedField, { blockType }: Data): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  const block = field.blocks.find((each) => typeof each !== 'string' && each.slug === blockType)
  return block === undefined || typeof block === 'string' ? [] : block.flattenedFields
}

/** Whether a field can hold a text that has a translation. */
function hasTexts(field: FlattenedField): boolean {
  if (['text', 'textarea', 'richText'].includes(field.type)) return true
  if (field.type === 'blocks') return true
  return 'flattenedFields' in field && field.flattenedFields.some(hasTexts)
}

/** Whether a field is translated, or anything in it. */
function isTranslatedField(field: FlattenedField): boolean {
  if (!isTranslated(field)) return false
  if ('localized' in field && field.localized) return hasTexts(field)
  if (field.type === 'blocks')
    return field.blocks.some((block) => typeof block !== 'string' && isTranslatedKind(block.flattenedFields))
  return 'flattenedFields' in field && isTranslatedKind(field.flattenedFields)
}

/** Whether anything of a kind of record is translated at all. */
export const isTranslatedKind = (fields: readonly FlattenedField[]): boolean => fields.some(isTranslatedField)

/** The names of the fields of a record that are translated, or have in them what is. */
export const translatedNames = (fields: readonly FlattenedField[]): string[] =>
  fields.filter(isTranslatedField).map(({ name }) => name)

/**
 * What a record says in each language, by the place of each translated field. Rows that the languages share are named by
 * their ids, so that another order of them says nothing new.
 *
 * @param row a record or a version of it as the database adapter reads it, in all languages
 */
export function textsOfRecord(fields: readonly FlattenedField[], row: Data): Map<string, FieldTexts> {
  const found = new Map<string, FieldTexts>()
  const visit = (some: readonly FlattenedField[], data: Data, path: string): void => {
    for (const field of some.filter(isTranslated)) {
      const value = data[field.name]
      const place = `${path}${field.name}`
      if ('localized' in field && field.localized) {
        if (!isObject(value) || !hasTexts(field)) continue
        const [zh, en] = locales.map((locale) => textsOfField(field, value[locale]))
        if (zh && en && zh.length + en.length > 0) found.set(place, { zh, en })
      } else if (field.type === 'group' || field.type === 'tab') {
        if (isObject(value)) visit(field.flattenedFields, value, `${place}.`)
      } else if (field.type === 'array' || field.type === 'blocks')
        for (const each of rowsOf(value)) visit(fieldsOfRow(field, each), each, `${place}.${String(each.id)}.`)
    }
  }
  visit(fields, row, '')
  return found
}
