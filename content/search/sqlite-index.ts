import { type Ask, insertRows, type Value } from './ask.ts'
import {
  filterDocuments,
  filterNumbers,
  type Found,
  foundColumns,
  readFound,
  storedColumns,
  storedValues,
  whatShows,
  withSpare,
} from './documents.ts'
import { type Fields, unlessPhrase, writeFts5 } from './expression.ts'
import type { IndexEngine, Match } from './index.ts'

/** How much a token counts in title, names, summary and body. */
const weights = '10.0, 6.0, 4.0, 1.0'
/** Of a word that stands in more documents than this, no more are weighed. */
const mostWeighed = 10_000

/** What all ways to ask have in common. @param isJoined whether documents are looked at; without that only for a filter */
function conditionsOf({ filters, mode, wanted }: Omit<Match, 'limit'>, fields: Fields, isJoined = false) {
  const numbers = filterNumbers(filters, 'portico_search_tokens.rowid')
  const documents = filterDocuments(filters)
  const joined =
    isJoined || documents.sql !== '' ? 'JOIN portico_search_docs d ON d.id = portico_search_tokens.rowid' : ''
  const expression = writeFts5(wanted, mode, fields)
  return {
    isNothing: expression === '',
    sql: `FROM portico_search_tokens ${joined} WHERE portico_search_tokens MATCH ?${numbers.sql}${documents.sql}`,
    values: [expression, ...numbers.values, ...documents.values],
  }
}

async function matchIn(ask: Ask, match: Match, fields: Fields): Promise<Found[]> {
  const { isNothing, sql, values } = conditionsOf(match, fields)
  if (isNothing) return []
  const shows = whatShows(Date.now())
  // The answer is one value: row by row the driver would take as long as the search.
  const [row] = await ask(
    `SELECT json_group_array(json_array(${foundColumns}, score)) AS found FROM (
       SELECT ${foundColumns}, f.score AS score FROM (
         SELECT id, score FROM (
           SELECT portico_search_tokens.rowid AS id, -bm25(portico_search_tokens, ${weights}) AS score
           ${sql} LIMIT ?)
         ORDER BY score DESC LIMIT ?) f
       JOIN portico_search_docs d ON d.id = f.id WHERE ${shows.sql} ORDER BY f.score DESC LIMIT ?) d`,
    [...values, mostWeighed, withSpare(match.limit), ...shows.values, match.limit],
  ).catch(unlessPhrase)
  return row === undefined ? [] : (JSON.parse(String(row.found)) as Value[][]).map(readFound)
}

async function idsOf(ask: Ask, match: Match): Promise<number[]> {
  const { isNothing, sql, values } = conditionsOf(match, 'all')
  if (isNothing) return []
  const [row] = await ask(
    `SELECT json_group_array(id) AS ids FROM (SELECT portico_search_tokens.rowid AS id ${sql} LIMIT ?)`,
    [...values, match.limit],
  ).catch(unlessPhrase)
  return row === undefined ? [] : (JSON.parse(String(row.ids)) as number[])
}

async function hasAny(ask: Ask, match: Omit<Match, 'limit'>): Promise<boolean> {
  const { isNothing, sql, values } = conditionsOf(match, 'all', true)
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
  for (const [name, value] of Object.entries(settings))
    // The driver hands every number over as a fraction, which FTS5 refuses.
    await ask(`INSERT INTO portico_search_tokens (portico_search_tokens, rank) VALUES ('${name}', ${value})`)
}

/** Pages that are merged in one step: at once they would hold up everything else for seconds. */
const mergedPages = 2000

async function mergeAll(ask: Ask): Promise<void> {
  const changes = async () => Number((await ask('SELECT total_changes() AS made'))[0]?.made)
  // The first step takes all segments into one merge, those after it carry it on; one that changes nothing was the last.
  for (let pages = -mergedPages; ; pages = mergedPages) {
    const before = await changes()
    await ask(`INSERT INTO portico_search_tokens (portico_search_tokens, rank) VALUES ('merge', ${pages})`)
    if ((await changes()) - before < 2) return
  }
}

/** FTS5 with BM25. */
export const sqliteIndex: IndexEngine = {
  write: async (ask, documents) => {
    await insertRows(ask, `portico_search_docs (${storedColumns})`, documents.map(storedValues))
    await insertRows(
      ask,
      'portico_search_tokens (rowid, title, names, summary, body)',
      documents.map(({ id, tokens: { body, names, summary, title } }) => [
        id,
        ...[title, names, summary, body].map((each) => each.join(' ')),
      ]),
    )
  },
  remove: async (ask, from, to) => {
    // FTS5 writes out all that it holds back before it looks for what to delete.
    const known = await ask('SELECT 1 FROM portico_search_docs WHERE id >= ? AND id < ? LIMIT 1', [from, to])
    if (known.length === 0) return
    await ask('DELETE FROM portico_search_tokens WHERE rowid >= ? AND rowid < ?', [from, to])
    await ask('DELETE FROM portico_search_docs WHERE id >= ? AND id < ?', [from, to])
  },
  // A transaction that writes is the only one.
  holdChanges: () => Promise.resolve(),
  recordsAtOnce: 500,
  // Each statement leaves a segment, and FTS5 refuses to write ("disk is full") when it has two thousand of them.
  prepare: (ask) => setMerging(ask, { automerge: 0, crisismerge: 100, hashsize: 16_000_000 }),
  settle: async (ask) => {
    await setMerging(ask, { automerge: 4, crisismerge: 16, hashsize: 1_000_000 })
    await mergeAll(ask)
  },
  match: async (ask, match) => {
    if (match.isOfNames) return matchIn(ask, match, 'names')
    // Where more are called so than are shown, those that only mention it are not weighed.
    const head = await matchIn(ask, match, 'head')
    return head.length >= match.limit ? head : matchIn(ask, match, 'all')
  },
  idsOf,
  hasAny,
}
