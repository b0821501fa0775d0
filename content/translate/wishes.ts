import type { Draftable } from '#content/draftable.ts'
import type { Ask, Row } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'
import { keyOfRow, ofPage } from './table.ts'

/** A translation that visitors ask for. */
export interface Wished extends Draftable {
  locale: Locale
}

/**
 * Counts a visitor's wish once.
 * @param marks by which the visitor is known again, the one to keep first (docs/decisions/0020-help-votes.md)
 * @returns whether it was the first
 */
export async function addWish(
  ask: Ask,
  { locale, record, source }: Wished,
  marks: readonly string[],
): Promise<boolean> {
  const [mark = ''] = marks
  const [known] = await ask(
    `SELECT 1 FROM portico_translation_wishes WHERE kind = ? AND record = ? AND language = ?
       AND visitor IN (${marks.map(() => '?').join(', ')})`,
    [source, record, locale, ...marks],
  )
  if (known !== undefined) return false
  // The same press twice at once: one of them is there already.
  const added = await ask(
    `INSERT INTO portico_translation_wishes (kind, record, language, visitor, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING visitor`,
    [source, record, locale, mark, Date.now()],
  )
  return added.length > 0
}

/** How many visitors ask for the translation of a row of `portico_translations t`. */
export const wishesOfRow = `(SELECT count(*) FROM portico_translation_wishes w
  WHERE w.kind = t.kind AND w.record = t.record AND w.language = t.language)`

/** The same of the records of a page of the table, by kind, number and language. */
export async function countWishes(ask: Ask, page: readonly Row[]): Promise<Map<string, number>> {
  const [where, values] = ofPage(page)
  const rows = await ask(
    `SELECT kind, record, language, count(*) AS n FROM portico_translation_wishes
     WHERE ${where} GROUP BY kind, record, language`,
    values,
  )
  return new Map(rows.map((row) => [keyOfRow(row), Number(row.n)]))
}

/** What they asked for is there, or never will be. */
export async function dropWishes(ask: Ask, { record, source }: Draftable): Promise<void> {
  await ask('DELETE FROM portico_translation_wishes WHERE kind = ? AND record = ?', [source, record])
}
