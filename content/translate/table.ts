import type { PayloadRequest } from 'payload'
import type { Draftable } from '#content/draftable.ts'
import type { Ask, Row, Value } from '#content/search/ask.ts'
import type { InTransaction } from '#content/database-transactions.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import { type KnownFields, type Progress, type ProgressState, progressStates } from './progress.ts'

/** How the translation of a record stands, as it is stored. */
export interface Stored extends Progress {
  /** Language that is translated into; the other one is the source. */
  target: Locale
  /** Since when it stands so, in milliseconds. */
  since: number
  /** Whether visitors have, or had, both languages. */
  isPublic: boolean
}

const isProgressState = (value: unknown): value is ProgressState => progressStates.some((state) => state === value)

function readStored(row: Row): Stored {
  const { characters, is_behind, is_public, known, language, open, since, state } = row
  return {
    target: isLocale(language) ? language : 'en',
    state: isProgressState(state) ? state : 'none',
    open: Number(open),
    characters: Number(characters),
    since: Number(since),
    isBehind: Number(is_behind) === 1,
    isPublic: Number(is_public) === 1,
    known: JSON.parse(String(known)) as KnownFields,
  }
}

/** The condition for the records of a page of the table of translations, with its values. */
export const ofPage = (page: readonly Row[]): [condition: string, values: Value[]] => [
  `(${page.map(() => '(kind = ? AND record = ?)').join(' OR ') || '1 = 0'})`,
  page.flatMap(({ kind, record }) => [String(kind), Number(record)]),
]

/** By which a record of a page is known, in the language that is translated into. */
export const keyOfRow = ({ kind, language, record }: Row): string => [kind, record, language].join(' ')

export async function readTranslation(ask: Ask, { record, source }: Draftable): Promise<Stored | undefined> {
  const [row] = await ask('SELECT * FROM portico_translations WHERE kind = ? AND record = ?', [source, record])
  return row && readStored(row)
}

/** How records of a kind stand, by their numbers, as far as they were met. */
export async function readTranslations(
  ask: Ask,
  kind: string,
  records: readonly number[],
): Promise<Map<number, Stored>> {
  const [where, values] = ofPage(records.map((record) => ({ kind, record })))
  const rows = await ask(`SELECT * FROM portico_translations WHERE ${where}`, values)
  return new Map(rows.map((row) => [Number(row.record), readStored(row)]))
}

const columns = [
  'language',
  'state',
  'open',
  'characters',
  'since',
  'is_behind',
  'is_public',
  'known',
  'is_remembered',
] as const

/**
 * Whoever writes a row writes what is remembered of the record as well (`memory.ts`).
 * @param ending what is done where the record has a row already
 * @returns whether the row was written
 */
async function insert(ask: Ask, { record, source }: Draftable, stored: Stored, ending: string): Promise<boolean> {
  const { characters, isBehind, isPublic, known, open, since, state, target } = stored
  const rows = await ask(
    `INSERT INTO portico_translations (kind, record, ${columns.join(', ')})
     VALUES (?, ?, ${columns.map(() => '?').join(', ')}) ON CONFLICT (kind, record) DO ${ending} RETURNING record`,
    [
      source,
      record,
      target,
      state,
      open,
      characters,
      since,
      ...[isBehind, isPublic].map(Number),
      JSON.stringify(known),
      1,
    ],
  )
  return rows.length > 0
}

export const writeTranslation = (ask: Ask, of: Draftable, stored: Stored): Promise<boolean> =>
  insert(ask, of, stored, `UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`)

/** Leaves what is there already: it knows more. */
export const writeFirst = (ask: Ask, of: Draftable, stored: Stored): Promise<boolean> =>
  insert(ask, of, stored, 'NOTHING')

export async function deleteTranslation(ask: Ask, { record, source }: Draftable): Promise<void> {
  await ask('DELETE FROM portico_translations WHERE kind = ? AND record = ?', [source, record])
}

/** PostgreSQL lets two transactions at the same record; SQLite's take turns by themselves. */
export async function takeTurn(
  req: InTransaction & Pick<PayloadRequest, 'payload'>,
  ask: Ask,
  of: Draftable,
): Promise<void> {
  if (req.payload.db.name !== 'postgres' || req.transactionID === undefined) return
  await ask('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`translate ${of.source} ${of.record}`])
}
