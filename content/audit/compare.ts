import type { FlattenedField } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import { plainText } from '#content/rich-text/plain-text.ts'
import type { Change } from './entry.ts'

type Data = Record<string, unknown>

/** What says nothing by itself, or is told otherwise. */
const silent = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'updatedBy', 'updatedById'])

/** Fields by whose names one would not show them to anybody. */
const secretNames = /password|secret|token|hash|salt|sealed|recovery/i

/** Whether a field's value is never written down, only that it was changed: nobody, or not everybody, may read it. */
const isSecret = (field: FlattenedField) =>
  secretNames.test(field.name) ||
  ('hidden' in field && field.hidden === true) ||
  ('access' in field && field.access?.read !== undefined)

/**
 * What is different between two states of a record in all languages. A field that has a text for each language is named
 * once for each that was changed.
 */
export function compareRecords(fields: readonly FlattenedField[], before: Data, after: Data): Change[] {
  return fields
    .filter(({ name, type }) => !silent.has(name) && type !== 'join')
    .flatMap((field) =>
      [undefined, ...locales].flatMap((language): Change[] => {
        const [old, now] = [before, after].map((each) => pick(field, each[field.name], language))
        if (JSON.stringify(old) === JSON.stringify(now)) return []
        const named = { field: field.name, ...(language && { language }) }
        if (isSecret(field)) return [named]
        const words = shorten(writeWords(old), writeWords(now))
        return [{ ...named, ...words }]
      }),
    )
}

/** The part of a value that is of one language, or of none; `undefined` for an empty one. */
function pick(field: FlattenedField, value: unknown, language: Locale | undefined): unknown {
  if ('localized' in field && field.localized === true)
    return language && orNothing((value as Partial<Record<Locale, unknown>> | null | undefined)?.[language])
  switch (field.type) {
    case 'group':
    case 'tab':
      return pickFields(field.flattenedFields, value, language)
    case 'array':
      return orNothing(rowsOf(value).flatMap((row) => pickFields(field.flattenedFields, row, language) ?? []))
    case 'blocks':
      return orNothing(
        rowsOf(value).flatMap((row) => {
          const block = field.blocks.find((each) => typeof each !== 'string' && each.slug === row.blockType)
          const own = block === undefined || typeof block === 'string' ? [] : block.flattenedFields
          const words = pickFields(own, row, language)
          return language === undefined ? { blockType: row.blockType, ...words } : (words ?? [])
        }),
      )
    default:
      return language === undefined ? orNothing(value) : undefined
  }
}

function pickFields(fields: readonly FlattenedField[], value: unknown, language: Locale | undefined): Data | undefined {
  const data = (value ?? {}) as Data
  const entries = fields
    .filter((field) => field.name !== 'id' && !isSecret(field))
    .flatMap((field): [string, unknown][] => {
      const own = pick(field, data[field.name], language)
      return own === undefined ? [] : [[field.name, own]]
    })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Data[]) : [])

function orNothing(value: unknown): unknown {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? undefined : value
}

/** All that can be read in a value, in its order; of rich text its words alone. */
function writeWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(writeWords).filter(Boolean).join(' · ')
  if (typeof value !== 'object') return ''
  const data = value as Data
  if ('root' in data) return plainText(data.root).trim().replaceAll(/\n+/g, ' ')
  return Object.values(data).map(writeWords).filter(Boolean).join(' · ')
}

/** How much of a value is kept, and how much of what stands before the difference, in characters. */
const longest = 120
const lead = 24

/** Both values from shortly before they differ. */
function shorten(before: string, after: string): Pick<Change, 'before' | 'after'> {
  if (before.length <= longest && after.length <= longest) return { before, after }
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = Math.max(0, same - lead)
  const cut = (text: string) => {
    const part = text.slice(start, start + longest).toWellFormed()
    return `${start > 0 && text !== '' ? '…' : ''}${part}${text.length > start + longest ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}
