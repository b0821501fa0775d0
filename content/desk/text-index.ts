import type { Payload } from 'payload'
import { isStopWord } from '#domain/search/stop-words.ts'
import { bigrams, plainTokens, readUnits, wordTokens } from '#domain/search/units.ts'
import { type Ask, inTransaction, isPostgres, openAsk, type Row } from '#content/search/ask.ts'
import { type Wanted, unlessPhrase, writeFts5, writeTsquery } from '#content/search/expression.ts'
import { writeTokens } from '#content/search/postgres-index.ts'

/**
 * The agents' index of what tickets say, beside the visitors' one and never part of it: notes are in it. Its numbers are
 * those of the records with their kind, so a list of the newest needs no second table.
 */
const textKinds = ['subject', 'message', 'note'] as const
export type TextKind = (typeof textKinds)[number]

const tables: Record<TextKind, { table: string; text: string }> = {
  subject: { table: 'tickets', text: 'subject' },
  message: { table: 'ticket_messages', text: 'text' },
  note: { table: 'ticket_notes', text: 'text' },
}
const numberOf = (kind: TextKind, id: number) => id * 4 + textKinds.indexOf(kind)

/** Most records whose words are looked at for one search; the newest come first. */
const mostRead = 400
/** How many records are indexed in one transaction when the index is made anew. */
const batch = 2000

/** Most words that are asked for at once. */
const mostAsked = 16

interface Indexed {
  kind: TextKind
  id: number
  text: string
}

/** Writes records that are not in the index. */
export async function writeTexts(ask: Ask, isOnPostgres: boolean, records: readonly Indexed[]): Promise<void> {
  const rows = records.map(({ id, kind, text }) => {
    const tokens = plainTokens(text)
    const isSubject = kind === 'subject'
    return { number: numberOf(kind, id), isSubject, tokens }
  })
  if (isOnPostgres) {
    const values = rows.map(({ isSubject, number, tokens }) => [number, isSubject, writeTokens(tokens)])
    await ask(
      `INSERT INTO portico_desk_texts (id, is_subject, tokens)
       SELECT CAST(value ->> 0 AS bigint), CAST(value ->> 1 AS boolean), CAST(value ->> 2 AS tsvector)
       FROM jsonb_array_elements(CAST(? AS jsonb)) ON CONFLICT (id) DO NOTHING`,
      [JSON.stringify(values)],
    )
    return
  }
  const values = rows.map(({ isSubject, number, tokens }) => {
    const text = tokens.join(' ')
    return [number, isSubject ? text : '', isSubject ? '' : text]
  })
  await ask(
    `INSERT INTO portico_desk_texts (rowid, subject, text)
     SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)`,
    [JSON.stringify(values)],
  )
}

export async function removeText(ask: Ask, isOnPostgres: boolean, kind: TextKind, id: number): Promise<void> {
  await ask(`DELETE FROM portico_desk_texts WHERE ${isOnPostgres ? 'id' : 'rowid'} = ?`, [numberOf(kind, id)])
}

/**
 * What a search asks for, a word or run of Chinese characters each. The last word may be its beginning only, since people look while
 * they write. Chinese is asked for by pairs of characters, as it is indexed here: the desk works in the admin's copy of the code, too,
 * which has no dictionary.
 */
export function wantedOf(query: string, { isOpen = true } = {}): Wanted[] {
  const units = readUnits(query)
  const telling = units.filter(({ kind, text }) => kind === 'han' || !isStopWord(text))
  const asked = (telling.length > 0 ? telling : units).slice(0, mostAsked)
  return asked.map(({ kind, text }, index) => {
    // One character alone stands in the index as the beginning of its pairs.
    if (kind === 'han') return [...text].length === 1 ? [[text], [`${text}*`]] : [bigrams(text)]
    const [whole = text] = wordTokens(text)
    const isBeginning = isOpen && index === asked.length - 1 && /^[\p{L}\p{N}]{2,}$/u.test(text)
    return isBeginning ? [[whole], [`${text.toLowerCase()}*`]] : [[whole]]
  })
}

interface Match {
  wanted: readonly Wanted[]
  mode: 'all' | 'any'
  /** Subjects alone, or messages and notes. */
  field: 'subject' | 'text'
  limit: number
}

/** So many of the newest records are looked through one by one. */
const newest = 20_000

/**
 * PostgreSQL collects all records that say it before it sorts them, which takes long for what many say. So the newest are
 * looked through first: what many say is among them often enough, and of what few say there is not much to collect.
 *
 * Both statements are written so that its guess of how many say it cannot mislead it: the guess is wrong for beginnings of
 * words and for what nobody says, and then it walks through all records from the newest on.
 */
async function matchOnPostgres(ask: Ask, expression: string, field: Match['field'], limit: number): Promise<Row[]> {
  const isSubject = field === 'subject'
  // Only the index of both columns has this order; by the numbers alone, most messages would come before the newest subject.
  const order = 'ORDER BY is_subject DESC, id DESC'
  const rows = await ask(
    `SELECT id FROM (
       SELECT is_subject, id, tokens FROM portico_desk_texts
       WHERE (is_subject, id) ${isSubject ? '>=' : '<'} (true, 0) ${order} LIMIT ${newest}) newest
     WHERE tokens @@ CAST(? AS tsquery) ${order} LIMIT ?`,
    [expression, limit],
  )
  if (rows.length === limit) return rows
  return ask(
    `WITH hits AS MATERIALIZED (
       SELECT id FROM portico_desk_texts WHERE ${isSubject ? '' : 'NOT '}is_subject AND tokens @@ CAST(? AS tsquery))
     SELECT id FROM hits ORDER BY id DESC LIMIT ?`,
    [expression, limit],
  )
}

/** The newest records that say it, by kind and number. */
export async function matchTexts(
  ask: Ask,
  isOnPostgres: boolean,
  { field, limit, mode, wanted }: Match,
): Promise<{ kind: TextKind; id: number }[]> {
  const expression = isOnPostgres ? writeTsquery(wanted, mode) : writeFts5(wanted, mode)
  if (expression === '') return []
  const rows = isOnPostgres
    ? await matchOnPostgres(ask, expression, field, limit)
    : await ask(
        'SELECT rowid AS id FROM portico_desk_texts WHERE portico_desk_texts MATCH ? ORDER BY rowid DESC LIMIT ?',
        [`{${field}} : ${expression}`, limit],
      ).catch(unlessPhrase)
  return rows.map(({ id }) => ({ kind: textKinds[Number(id) % 4] ?? 'subject', id: Math.floor(Number(id) / 4) }))
}

/** The tickets in which it stands, subjects first; at most some hundreds. */
export async function findTickets(ask: Ask, isOnPostgres: boolean, query: string): Promise<number[]> {
  const wanted = wantedOf(query)
  const asked = { wanted, mode: 'all', limit: mostRead } as const
  const found = [
    ...(await matchTexts(ask, isOnPostgres, { ...asked, field: 'subject' })),
    ...(await matchTexts(ask, isOnPostgres, { ...asked, field: 'text' })),
  ]
  const tickets = new Set(found.filter(({ kind }) => kind === 'subject').map(({ id }) => id))
  for (const kind of ['message', 'note'] as const) {
    const ids = found.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const places = ids.map(() => '?').join(', ')
    const rows = await ask(`SELECT DISTINCT ticket_id FROM ${tables[kind].table} WHERE id IN (${places})`, ids)
    for (const { ticket_id: ticket } of rows) tickets.add(Number(ticket))
  }
  return [...tickets]
}

/** Stands in the state of the search once everything older than the index is in it. */
const done = 'desk texts'

/**
 * Indexes what is older than the index, once, after the update that brought it; the rest is written with its records.
 * @returns how many records
 */
export async function indexMissing(payload: Payload): Promise<number> {
  const ask = openAsk(payload)
  const [known] = await ask('SELECT value FROM portico_search_state WHERE name = ?', [done])
  if (known !== undefined) return 0
  const count = await indexAll(payload)
  await ask("INSERT INTO portico_search_state (name, value) VALUES (?, '1') ON CONFLICT (name) DO NOTHING", [done])
  return count
}

async function indexAll(payload: Payload): Promise<number> {
  const isOnPostgres = isPostgres(payload)
  const key = isOnPostgres ? 'id' : 'rowid'
  let count = 0
  for (const kind of textKinds) {
    const { table, text } = tables[kind]
    for (let last = 0; ;) {
      const next = await inTransaction(payload, async (ask) => {
        const rows = await ask(
          `SELECT r.id, r.${text} AS text FROM ${table} r WHERE r.id > ? AND NOT EXISTS
           (SELECT 1 FROM portico_desk_texts i WHERE i.${key} = r.id * 4 + ${textKinds.indexOf(kind)})
           ORDER BY r.id LIMIT ?`,
          [last, batch],
        )
        if (rows.length === 0) return undefined
        const records = rows.map((row) => ({ kind, id: Number(row.id), text: String(row.text) }))
        await writeTexts(ask, isOnPostgres, records)
        count += rows.length
        return records.at(-1)?.id
      })
      if (next === undefined) break
      last = next
    }
  }
  return count
}
