import type { RowTitle } from './row-names.ts'
import type { Locale } from '#lib/locale.ts'

type Row = Record<string, unknown>

/** The row with a number, wherever it stands in a record. */
export function findRow(record: unknown, id: string): Row | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  if ((record as Row).id === id) return record as Row
  return Object.values(record)
    .map((part) => findRow(part, id))
    .find((found) => found !== undefined)
}

const firstLine = (text: string) =>
  text
    .split('\n')
    .map((each) => each.trim())
    .find((each) => each !== '')

const numberOf = (reference: unknown) =>
  String(typeof reference === 'object' && reference !== null ? (reference as Row).value : reference)

/** How the admin lists several in one line. */
const joined = { zh: '、', en: ', ' } as const

/**
 * What a row is called, if it says so.
 *
 * @param titles Titles of the records that the row names, by their numbers.
 */
export function readRowText(
  row: Row | undefined,
  title: RowTitle,
  { language = 'en', titles = {} }: { language?: Locale; titles?: Record<string, string> } = {},
): string | undefined {
  const value = row?.[title.name]
  if (value === undefined || value === null || value === '') return undefined
  if (title.kind === 'text')
    return typeof value === 'string' || typeof value === 'number' ? firstLine(String(value)) : undefined
  const values = (Array.isArray(value) ? value : [value]) as unknown[]
  const texts = values.map((each) => {
    if (title.kind === 'record') return titles[numberOf(each)]
    const choice = title.choices[String(each)]
    return typeof choice === 'object' ? choice[language] : choice
  })
  const known = texts.filter((text) => text !== undefined)
  return known.length === 0 ? undefined : known.join(joined[language])
}
