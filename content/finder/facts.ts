import { type Locale, locales } from '#lib/locale.ts'
import type { LanguageState } from '#content/language-states.ts'
import type { Ask, Row } from '#content/search/ask.ts'
import { hasDrafts, type Kind } from './kinds.ts'

/** What a list says of a record. */
export interface Facts {
  kind: Kind
  id: number
  /** The title in each language, the draft's before what visitors see. */
  titles: Record<Locale, string>
  /** For kinds with drafts. */
  states: Record<Locale, LanguageState> | undefined
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

/** SQL of the records of a kind with their titles in both languages; all that are not in the waste basket. */
function selectFacts(kind: Kind, ids: readonly number[]): string {
  const { config, slug, table } = kind
  const [{ draft, isLocalized, main }] = kind.columns
  const of = (part: string, column: string) => `${part}.${column}`
  const shown = locales.map((locale) => `${isLocalized ? of(`l${locale}`, main) : of('p', main)} AS shown_${locale}`)
  const draftTitles = locales.map(
    (locale) => `${isLocalized ? of(`w${locale}`, draft) : of('v', draft)} AS draft_${locale}`,
  )
  const statuses = locales.map(
    (locale) => `l${locale}._status AS status_${locale}, w${locale}.version__status AS next_${locale}`,
  )
  const none = locales.map((locale) => `NULL AS draft_${locale}, NULL AS status_${locale}, NULL AS next_${locale}`)
  const joins = locales.map(
    (locale) =>
      `LEFT JOIN ${table}_locales l${locale} ON l${locale}._parent_id = p.id AND l${locale}._locale = '${locale}'`,
  )
  const versions = hasDrafts(kind) && [
    `LEFT JOIN ${kind.versions} v ON v.parent_id = p.id AND v.latest`,
    ...locales.map(
      (locale) =>
        `LEFT JOIN ${kind.versions}_locales w${locale} ON w${locale}._parent_id = v.id AND w${locale}._locale = '${locale}'`,
    ),
  ]
  return `SELECT '${slug}' AS kind, p.id, ${[...shown, ...(versions ? [...draftTitles, ...statuses] : none)].join(', ')}
    FROM ${table} p ${[...(isLocalized || versions ? joins : []), ...(versions || [])].join(' ')}
    WHERE p.id IN (${marks(ids)})${config.trash ? ' AND p.deleted_at IS NULL' : ''}`
}

/** As content/language-states.ts has it of one record. */
function stateOf(row: Row, locale: Locale): LanguageState {
  const draft = text(row[`draft_${locale}`])
  if (row[`status_${locale}`] === 'published' && text(row[`shown_${locale}`]) !== '')
    return row[`next_${locale}`] === 'published' ? 'published' : 'changed'
  return draft === '' ? 'missing' : 'draft'
}

const inBoth = <Value>(of: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>

/** Titles and states of records of many kinds, by one statement for each kind that has some. */
export async function readFacts(ask: Ask, wanted: ReadonlyMap<Kind, readonly number[]>): Promise<Facts[]> {
  const found: Facts[] = []
  for (const [kind, ids] of wanted) {
    if (ids.length === 0) continue
    for (const row of await ask(selectFacts(kind, ids), ids))
      found.push({
        kind,
        id: Number(row.id),
        titles: inBoth((locale) => text(row[`draft_${locale}`]) || text(row[`shown_${locale}`])),
        states: hasDrafts(kind) ? inBoth((locale) => stateOf(row, locale)) : undefined,
      })
  }
  return found
}

/** The numbers of rows under the kind that each is of. */
export function byKind<Kind extends { slug: string }>(
  kinds: readonly Kind[],
  rows: readonly { kind?: unknown; id?: unknown }[],
): Map<Kind, number[]> {
  return new Map(
    kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind.slug).map(({ id }) => Number(id))] as const),
  )
}

/** What a record is called: in a language, else in the other, else by its number. */
export const nameOf = ({ id, titles }: Pick<Facts, 'id' | 'titles'>, locale: Locale): string =>
  titles[locale] || locales.map((each) => titles[each]).find(Boolean) || `#${id}`

/** Where a record is edited, in a language that it is in. */
export function addressOf({ id, kind, titles }: Facts, locale: Locale): string {
  const of = titles[locale] ? locale : (locales.find((each) => titles[each]) ?? locale)
  return `/admin/collections/${kind.slug}/${id}?locale=${of}`
}
