import { type Ask, insertRows, type Value } from './ask.ts'
import {
  filterDocuments,
  filterNumbers,
  type Found,
  foundColumns,
  packBody,
  readFound,
  storedColumns,
  storedValues,
  whatShows,
  withSpare,
} from './documents.ts'
import { unlessPhrase, writeFts5 } from './expression.ts'
import type { IndexEngine, Match } from './index.ts'

/** A table of tokens, and how much a token counts in each of its fields. */
interface Tokens {
  table: string
  weights: string
}
/** Title, names, summary and body. */
const whole: Tokens = { table: 'portico_search_tokens', weights: '10.0, 6.0, 4.0, 1.0' }
/**
 * Title, names and summary a second time, because a word that stands in every other text is in few heads, and whatever is
 * asked for is gone through from its first document to its last.
 */
const heads: Tokens = { table: 'portico_search_heads', weights: '10.0, 6.0, 4.0' }
const tables = [whole.table, heads.table]
/** Of a word that stands in more documents than this, no more are weighed. */
const mostWeighed = 10_000

/** What all ways to ask have in common. @param isJoined whether documents are looked at; without that only for a filter */
function conditionsOf({ filters, isOfNames, mode, wanted }: Omit<Match, 'limit'>, { table }: Tokens, isJoined = false) {
  const numbers = filterNumbers(filters, `${table}.rowid`)
  const documents = filterDocuments(filters)
  const joined = isJoined || documents.sql !== '' ? `JOIN portico_search_docs d ON d.id = ${table}.rowid` : ''
  const expression = writeFts5(wanted, mode, isOfNames ? 'names' : 'all')
  return {
    isNothing: expression === '',
    sql: `FROM ${table} ${joined} WHERE ${table} MATCH ?${numbers.sql}${documents.sql}`,
    values: [expression, ...numbers.values, ...documents.values],
  }
}

async function matchIn(ask: Ask, match: Match, tokens: Tokens): Promise<Found[]> {
  const { isNothing, sql, values } = conditionsOf(match, tokens)
  if (isNothing) return []
  const shows = whatShows(Date.now())
  // The answer is one value: row by row the driver would take as long as the search.
  const [row] = await ask(
    `SELECT json_group_array(json_array(${foundColumns}, score)) AS found FROM (
       SELECT ${foundColumns}, f.score AS score FROM (
         SELECT id, score FROM (
           SELECT ${tokens.table}.rowid AS id, -bm25(${tokens.table}, ${tokens.weights}) AS score
           ${sql} LIMIT ?)
         ORDER BY score DESC LIMIT ?) f
       JOIN portico_search_docs d ON d.id = f.id WHERE ${shows.sql} ORDER BY f.score DESC LIMIT ?) d`,
    [...values, mostWeighed, withSpare(match.limit), ...shows.values, match.limit],
  ).catch(unlessPhrase)
  return row === undefined ? [] : (JSON.parse(String(row.found)) as Value[][]).map(readFound)
}

async function idsOf(ask: Ask, match: Match): Promise<number[]> {
  const { isNothing, sql, values } = conditionsOf(match, whole)
  if (isNothing) return []
  const [row] = await ask(
    `SELECT json_group_array(id) AS ids FROM (SELECT ${whole.table}.rowid AS id ${sql} LIMIT ?)`,
    [...values, match.limit],
  ).catch(unlessPhrase)
  return row === undefined ? [] : (JSON.parse(String(row.ids)) as number[])
}

async function hasAny(ask: Ask, match: Omit<Match, 'limit'>): Promise<boolean> {
  const { isNothing, sql, values } = conditionsOf(match, whole, true)
  if (isNothing) return false
  const shows = whatShows(Date.now())
  const rows = await ask(`SELECT 1 ${sql} AND ${shows.sql} LIMIT 1`, [...values, ...shows.values]).catch(unlessPhrase)
  return rows.length > 0
}

/**
 * When FTS5 merges what it wrote. Merging while the whole is made anew writes each token some five times over; put off to
 * the end it is twice. The settings are kept in the database, so a rebuild that was killed leaves them to the next one.
 */
async function setMerging(ask: Ask, settings: Record<'automerge' | 'crisismerge' | 'hashsize', number>): Promise<void> {
  for (const table of tables)
    for (const [name, value] of Object.entries(settings))
      // The driver hands every number over as a fraction, which FTS5 refuses.
      await ask(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`)
}

/** Pages that are merged in one step: at once they would hold up everything else for seconds. */
const mergedPages = 2000

async function mergeAll(ask: Ask, table: string): Promise<void> {
  const changes = async () => Number((await ask('SELECT total_changes() AS made'))[0]?.made)
  // The first step takes all segments into one merge, those after it carry it on; one that changes nothing was the last.
  for (let pages = -mergedPages; ; pages = mergedPages) {
    const before = await changes()
    await ask(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ${pages})`)
    if ((await changes()) - before < 2) return
  }
}

/** FTS5 with BM25. */
export const sqliteIndex: IndexEngine = {
  rowOf: (document) => {
    const { body, names, summary, title } = document.tokens
    const fields = [title, names, summary, body].map((tokens) => tokens.join(' '))
    return [...storedValues(document, packBody(document.body)), ...fields]
  },
  write: async (ask, rows) => {
    await insertRows(
      ask,
      `portico_search_docs (${storedColumns})`,
      rows.map((row) => row.slice(0, -4)),
    )
    await insertRows(
      ask,
      'portico_search_tokens (rowid, title, names, summary, body)',
      rows.map(([id = null, ...row]) => [id, ...row.slice(-4)]),
    )
    await insertRows(
      ask,
      'portico_search_heads (rowid, title, names, summary)',
      rows.map(([id = null, ...row]) => [id, ...row.slice(-4, -1)]),
    )
  },
  remove: async (ask, from, to) => {
    // FTS5 writes out all that it holds back before it looks for what to delete.
    const known = await ask('SELECT 1 FROM portico_search_docs WHERE id >= ? AND id < ? LIMIT 1', [from, to])
    if (known.length === 0) return
    for (const table of tables) await ask(`DELETE FROM ${table} WHERE rowid >= ? AND rowid < ?`, [from, to])
    await ask('DELETE FROM portico_search_docs WHERE id >= ? AND id < ?', [from, to])
  },
  // A transaction that writes is the only one.
  holdChanges: () => Promise.resolve(),
  recordsAtOnce: 500,
  // Each statement leaves a segment, and FTS5 refuses to write ("disk is full") when it has two thousand of them.
  prepare: (ask) => setMerging(ask, { automerge: 0, crisismerge: 1000, hashsize: 16_000_000 }),
  settle: async (ask) => {
    await setMerging(ask, { automerge: 4, crisismerge: 16, hashsize: 1_000_000 })
    for (const table of tables) await mergeAll(ask, table)
  },
  match: async (ask, match) => {
    if (match.isOfNames) return matchIn(ask, match, heads)
    // Where more are called so than are shown, those that only mention it are not weighed.
    const head = await matchIn(ask, match, heads)
    return head.length >= match.limit ? head : matchIn(ask, match, whole)
  },
  idsOf,
  hasAny,
}
