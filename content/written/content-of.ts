import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { authorNames } from '#content/audit/author.ts'
import { type Locale, locales } from '#lib/locale.ts'

type Data = Record<string, unknown>

/** A value, and the rows of lists that it stands in. */
interface Leaf {
  value: string
  rows: readonly string[]
}
type Leaves = Map<string, Leaf>

/** What a record says: in each language, and what all languages share, such as its picture. */
export interface Content {
  shared: Leaves
  own: Record<Locale, Leaves>
  rows: ReadonlySet<string>
}

/** What the database keeps beside what somebody wrote. */
const kept = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', ...authorNames])

/** A rule of the site that only administrators change, at once; no text of the settings that it stands among. */
const rules = new Set(['fourEyes'])

const isWritten = (field: FlattenedField) =>
  !kept.has(field.name) &&
  !rules.has(field.name) &&
  !field.name.startsWith('_') &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual)

/** The same text for the same value, in whichever order a database keeps its keys. */
const write = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** @param row a record or a version of it as the database adapter reads it, in all languages */
export function contentOf(fields: readonly FlattenedField[], row: Data): Content {
  const rows = new Set<string>()
  const content: Content = { shared: new Map(), own: { zh: new Map(), en: new Map() }, rows }
  const add = (path: string, value: unknown, within: readonly string[], locale?: Locale) =>
    (locale ? content.own[locale] : content.shared).set(path, { value: write(value), rows: within })

  const visit = (
    some: readonly FlattenedField[],
    data: Data,
    path: string,
    within: readonly string[],
    locale?: Locale,
  ) => {
    for (const field of some) {
      const value = data[field.name]
      if (!isWritten(field) || isEmpty(value)) continue
      const place = `${path}.${field.name}`
      if (locale === undefined && 'localized' in field && field.localized) {
        for (const each of locales) {
          const own = (value as Data)[each]
          if (!isEmpty(own)) visitValue(field, own, place, within, each)
        }
      } else visitValue(field, value, place, within, locale)
    }
  }
  const visitRows = (
    field: FlattenedField,
    value: Data[],
    path: string,
    within: readonly string[],
    locale?: Locale,
  ) => {
    const ids = value.map(({ blockType, id }) => `${path}${JSON.stringify([blockType, id])}`)
    add(path, ids, within, locale)
    value.forEach((each, index) => {
      const own = ids[index] ?? ''
      rows.add(own)
      visit(fieldsOfRow(field, each), each, own, [...within, own], locale)
    })
  }
  const visitValue = (
    field: FlattenedField,
    value: unknown,
    path: string,
    within: readonly string[],
    locale?: Locale,
  ) => {
    if (field.type === 'group' || field.type === 'tab')
      visit(field.flattenedFields, value as Data, path, within, locale)
    else if (field.type === 'array' || field.type === 'blocks') visitRows(field, value as Data[], path, within, locale)
    else add(path, value, within, locale)
  }
  visit(fields, row, '', [])
  return content
}

function fieldsOfRow(field: FlattenedField, row: Data): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  const block = field.blocks.find((each) => typeof each !== 'string' && each.slug === row.blockType)
  return block === undefined || typeof block === 'string' ? [] : block.flattenedFields
}

const digest = (leaves: Leaves): string => {
  const written = [...leaves]
    .map(([path, { value }]) => [path, value])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url')
}

/** Whether anything is written in a language. */
export const isWrittenIn = (content: Content, locale: Locale): boolean => content.own[locale].size > 0

/** What stands for all that readers of a language are given. */
export const digestIn = (content: Content, locale: Locale): string =>
  `${digest(content.shared)}.${digest(content.own[locale])}`

export const isSharedEqual = (one: Content, other: Content): boolean => digest(one.shared) === digest(other.shared)

/**
 * Whether what is written in a language is another. A row of a list that is taken away or moved is no change of the
 * languages in it: rows are what they share.
 */
export function isOwnEqual(before: Content, after: Content, locale: Locale): boolean {
  const left = [...before.own[locale]].filter(([, { rows }]) => rows.every((each) => after.rows.has(each)))
  return digest(new Map(left)) === digest(after.own[locale])
}
