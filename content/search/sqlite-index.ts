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
import type { IndexEngine, Match } from './index-engine.ts'

/** The tokens of title, names, summary and body, without their places. */
const whole = 'portico_search_tokens'
/**
 * Those of title, names and summary a second time, with their places. A word that stands in every other text is in few heads,
 * and whatever is asked for is gone through from its first document to its last; and without places BM25 is 0 for all.
 */
const heads = 'portico_search_heads'
/** How much a token counts in title, names and summary. */
const weights = '5.0, 3.0, 1.0'
const tables = [whole, heads]
/** Of a word that stands in more documents than this, no more are weighed. */
const mostWeighed = 10_000
/** What it counts that a text has a rare thing at all, wherever it stands. */
const inText = 0.5
/** The same where not everything is there: which of the things it has tells more than how often it says one of them. */
const inTextOfPart = 1.5

interface Sql {
  sql: string
  values: Value[]
}

/** What all ways to ask have in common. @param isJoined whether documents are looked at; without that only for a filter */
function conditionsOf(
  { filters, isOfNames, mode, wanted }: Omit<Match, 'limit'>,
  table: string,
  isJoined = false,
): Sql & { isNothing: boolean } {
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

/** Heads that fit, with how well. */
function weighHeads(match: Match): Sql {
  const { sql, values } = conditionsOf(match, heads)
  return {
    sql: `SELECT ${heads}.rowid AS id, -bm25(${heads}, ${weights}) AS score ${sql} LIMIT ?`,
    values: [...values, mostWeighed],
  }
}

/** Texts that fit: with everything, or with any part; a part that few have counts more. */
function weighTexts(match: Match): Sql {
  const has = (wanted: Match['wanted']) => {
    const { sql, values } = conditionsOf({ ...match, wanted, mode: 'all' }, whole)
    return { sql: `SELECT ${whole}.rowid AS id ${sql} LIMIT ?`, values: [...values, mostWeighed] }
  }
  if (match.mode === 'all') {
    const { sql, values } = has(match.wanted)
    return { sql: `SELECT id, 1.0 AS has FROM (${sql})`, values }
  }
  const parts = match.wanted.map((each) => has([each]))
  const rarity = `ln(1 + ${mostWeighed}.0 / (count(*) OVER () + 1))`
  return {
    sql: `SELECT id, sum(has) AS has FROM (${parts.map(({ sql }) => `SELECT id, ${rarity} AS has FROM (${sql})`).join(' UNION ALL ')})
      GROUP BY id ORDER BY has DESC LIMIT ${mostWeighed}`,
    values: parts.flatMap(({ values }) => values),
  }
}

/** The best of what was weighed. @param sql numbers of documents with their score */
async function readBest(ask: Ask, { sql, values }: Sql, limit: number): Promise<Found[]> {
  const shows = whatShows(Date.now())
  // The answer is one value: row by row the driver would take as long as the search.
  const [row] = await ask(
    `SELECT json_group_array(json_array(${foundColumns}, score)) AS found FROM (
       SELECT ${foundColumns}, f.score AS score FROM (SELECT id, score FROM (${sql}) ORDER BY score DESC LIMIT ?) f
       JOIN portico_search_docs d ON d.id = f.id WHERE ${shows.sql} ORDER BY f.score DESC LIMIT ?) d`,
    [...values, withSpare(limit), ...shows.values, limit],
  ).catch(unlessPhrase)
  return row === undefined ? [] : (JSON.parse(String(row.found)) as Value[][]).map(readFound)
}

async function match(ask: Ask, asked: Match): Promise<Found[]> {
  const wanted = asked.wanted.filter((each) => writeFts5([each], 'all') !== '')
  if (wanted.length === 0) return []
  const called = await readBest(ask, weighHeads({ ...asked, wanted }), asked.limit)
  // Where more are called so than are shown, those that only mention it are not weighed.
  if (asked.isOfNames || called.length >= asked.limit) return called
  const counts = asked.mode === 'any' ? inTextOfPart : inText
  const [texts, any] = [weighTexts({ ...asked, wanted }), weighHeads({ ...asked, wanted, mode: 'any' })]
  return readBest(
    ask,
    {
      sql: `WITH has AS MATERIALIZED (${texts.sql}), called AS MATERIALIZED (${any.sql})
        SELECT has.id, coalesce(called.score, 0) + ${counts} * has AS score FROM has LEFT JOIN called ON called.id = has.id`,
      values: [...texts.values, ...any.values],
    },
    asked.limit,
  )
}

async function idsOf(ask: Ask, match: Match): Promise<number[]> {
  const { isNothing, sql, values } = conditionsOf(match, whole)
  if (isNothing) return []
  const [row] = await ask(`SELECT json_group_array(id) AS ids FROM (SELECT ${whole}.rowid AS id ${sql} LIMIT ?)`, [
    ...values,
    match.limit,
  ]).catch(unlessPhrase)
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
  match,
  idsOf,
  hasAny,
}
