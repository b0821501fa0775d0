import { type Ask, insertRows } from './ask.ts'
import {
  type FieldTokens,
  filterDocuments,
  filterNumbers,
  foundColumns,
  readFound,
  type SearchFilters,
  storedColumns,
  storedValues,
  whatShows,
  withSpare,
} from './documents.ts'
import { type Fields, type Wanted, writeTsquery } from './expression.ts'
import type { IndexEngine, Match } from './index-engine.ts'

/** How much a token counts in body, summary, names and title. */
const weights = "'{0.05, 0.3, 0.55, 1.0}'"
/** `tsvector` keeps no place beyond this one. */
const farthest = 16_000
/** No more documents are weighed: of those whose head fits, and of those whose text alone does. */
const mostWeighed = 700
/** What it counts that a text has a thing at all, wherever it stands. */
const inText = 0.06
/** The same where not everything is there: which of the things it has tells more than how often it says one of them. */
const inTextOfPart = 0.18

const quote = (token: string) => `'${token.replaceAll(/['\\]/g, '')}'`

/**
 * The tokens of title, names and summary as `tsvector` reads them: with their first place in each field and its letter. How
 * often a title says a word tells nothing, and what is ranked must be small.
 */
function writeHead({ names, summary, title }: FieldTokens): string {
  const places = new Map<string, string>()
  let place = 0
  for (const [letter, list] of Object.entries({ A: title, B: names, C: summary })) {
    for (const token of new Set(list)) {
      place = Math.min(place + 1, farthest)
      const known = places.get(token)
      places.set(token, `${known === undefined ? '' : `${known},`}${place}${letter}`)
    }
  }
  return [...places].map(([token, at]) => `${quote(token)}:${at}`).join(' ')
}

/** Tokens without their places: they are only ever asked for, and the index is enough for that. */
export const writeTokens = (tokens: readonly string[]): string => [...new Set(tokens)].map(quote).join(' ')

const allOf = ({ body, names, summary, title }: FieldTokens) => [...title, ...names, ...summary, ...body]

/** How long the frequencies of tokens are believed, in milliseconds. */
const frequenciesLive = 60_000

/** How frequent the most frequent tokens are, as PostgreSQL counted when it last analysed the table. */
function createFrequencies() {
  let known = new Map<string, number>()
  let readAt = 0
  return async (ask: Ask): Promise<Map<string, number>> => {
    if (Date.now() - readAt < frequenciesLive) return known
    readAt = Date.now()
    const rows = await ask(
      `SELECT unnest(most_common_elems::text::text[]) AS token, unnest(most_common_elem_freqs) AS share
       FROM pg_stats WHERE tablename = 'portico_search_docs' AND attname = 'tokens'`,
    )
    known = new Map(
      rows.filter(({ token }) => token !== null).map(({ share, token }) => [String(token), Number(share)]),
    )
    return known
  }
}

/** A rare thing tells more than a frequent one. What is not among the most frequent is in one document of a thousand. */
function rarity(wanted: Wanted, frequencies: Map<string, number>): number {
  const share = (token: string) => frequencies.get(token) ?? 0.001
  const most = Math.max(0.001, ...wanted.map((alternative) => Math.min(...alternative.map(share))))
  return Math.log(1 + (1 - Math.min(most, 0.95)) / most)
}

type ReadFrequencies = ReturnType<typeof createFrequencies>

/**
 * Documents whose head, or of which anything, fits. The expression is asked for as a value that the planner does not see: it
 * would read the whole table for a frequent word, and all of its tokens with it.
 */
function fitting(column: 'head' | 'tokens', columns: string, expression: string, filters: SearchFilters): Sql {
  const numbers = filterNumbers(filters, 'd.id')
  const documents = filterDocuments(filters)
  return {
    sql: `SELECT ${columns} FROM portico_search_docs d
      WHERE d.${column} @@ (SELECT CAST(? AS tsquery))${numbers.sql}${documents.sql}`,
    values: [expression, ...numbers.values, ...documents.values],
  }
}

interface Sql {
  sql: string
  values: (string | number)[]
}

/** One thing asked for. */
interface Part {
  inAll: string
  inHead: string
  weight: number
}

/** What is read of a document that is weighed: all that is answered of it too, so that it is looked up once. */
const weighed = `d.head, d.shown_from, d.shown_until, ${foundColumns}`

/**
 * What has everything, with its head, and as `has` how much of what was asked for its text has. Texts are asked only where
 * few are called so.
 */
function withEverything({ filters, limit, wanted }: Match, parts: readonly Part[], fields: Fields): Sql {
  const called = fitting('head', weighed, writeTsquery(wanted, 'all', fields), filters)
  if (fields !== 'all')
    return { sql: `SELECT f.*, 0 AS has FROM (${called.sql} LIMIT ?) f`, values: [...called.values, mostWeighed] }
  const saying = fitting('tokens', weighed, writeTsquery(wanted, 'all'), filters)
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  return {
    sql: `WITH called AS MATERIALIZED (${called.sql} LIMIT ?),
      saying AS MATERIALIZED (${saying.sql}
        AND (SELECT count(*) FROM called) < ? AND d.id NOT IN (SELECT id FROM called) LIMIT ?)
      SELECT f.*, CAST(? AS float8) AS has FROM (SELECT * FROM called UNION ALL SELECT * FROM saying) f`,
    values: [...called.values, mostWeighed, ...saying.values, limit, mostWeighed, whole],
  }
}

/** What has a part: of each thing some documents, and of those the ones that have the most. */
function withAnything({ filters, limit }: Match, parts: readonly Part[]): Sql {
  const called = parts.map(({ inHead, weight }) => {
    const { sql, values } = fitting('head', 'd.id, CAST(? AS float8) AS weight', inHead, filters)
    return { sql: `(${sql} LIMIT ?)`, values: [weight, ...values, mostWeighed] }
  })
  const saying = parts.map(({ inAll, weight }) => {
    const { sql, values } = fitting('tokens', 'd.id, CAST(? AS float8) AS weight', inAll, filters)
    return {
      sql: `(${sql} AND (SELECT count(*) FROM called) < ? LIMIT ?)`,
      values: [weight, ...values, limit, mostWeighed],
    }
  })
  const together = (lists: readonly Sql[]) => lists.map(({ sql }) => sql).join(' UNION ALL ')
  return {
    sql: `WITH called AS MATERIALIZED (${together(called)}), saying AS MATERIALIZED (${together(saying)})
      SELECT ${weighed}, f.has FROM (
        SELECT id, sum(weight) AS has FROM (SELECT * FROM called UNION ALL SELECT * FROM saying) e
        GROUP BY id ORDER BY has DESC, id LIMIT ?) f
      JOIN portico_search_docs d ON d.id = f.id`,
    values: [...[...called, ...saying].flatMap(({ values }) => values), mostWeighed],
  }
}

async function matchIn(ask: Ask, match: Match, fields: Fields, read: ReadFrequencies) {
  const frequencies = await read(ask)
  const parts = match.wanted
    .map((each) => ({
      inAll: writeTsquery([each], 'all'),
      inHead: writeTsquery([each], 'all', fields),
      weight: rarity(each, frequencies),
    }))
    .filter(({ inAll }) => inAll !== '')
  if (parts.length === 0) return []
  const { sql, values } = match.mode === 'all' ? withEverything(match, parts, fields) : withAnything(match, parts)
  const counts = match.mode === 'any' ? inTextOfPart : inText
  const score = parts.map(() => `CAST(? AS float8) * ts_rank(${weights}, c.head, CAST(? AS tsquery), 1)`).join(' + ')
  const shows = whatShows(Date.now())
  const rows = await ask(
    `SELECT ${foundColumns}, d.score FROM (
       SELECT c.*, ${score} + ${counts} * c.has AS score FROM (${sql}) c
       ORDER BY score DESC, c.id LIMIT ?) d
     WHERE ${shows.sql} ORDER BY d.score DESC, d.id LIMIT ?`,
    [
      ...parts.flatMap(({ inHead, weight }) => [weight, inHead]),
      ...values,
      withSpare(match.limit),
      ...shows.values,
      match.limit,
    ],
  )
  return rows.map((row) => readFound(Object.values(row)))
}

/** `tsvector`, ranked by each thing asked for as it is rare. */
export function postgresIndex(): IndexEngine {
  const read = createFrequencies()
  return {
    rowOf: (document) => [...storedValues(document), writeTokens(allOf(document.tokens)), writeHead(document.tokens)],
    write: (ask, rows) => insertRows(ask, `portico_search_docs (${storedColumns}, tokens, head)`, rows),
    remove: async (ask, from, to) => {
      await ask('DELETE FROM portico_search_docs WHERE id >= ? AND id < ?', [from, to])
    },
    holdChanges: async (ask) => {
      await ask('LOCK TABLE portico_search_queue IN SHARE MODE')
      // What is new is sorted into the index of tokens in larger heaps, which takes a quarter less time.
      await ask("SET LOCAL gin_pending_list_limit = '32MB'")
      await ask("SET LOCAL work_mem = '64MB'")
    },
    recordsAtOnce: 200,
    prepare: () => Promise.resolve(),
    settle: async (ask) => {
      // The list is gone through by every query, so nothing stays in it.
      for (const index of ['tokens', 'head']) await ask(`SELECT gin_clean_pending_list('portico_search_docs_${index}')`)
      await ask('ANALYZE portico_search_docs')
    },
    match: (ask, match) => matchIn(ask, match, match.isOfNames ? 'names' : 'all', read),
    idsOf: async (ask, { among, mode, wanted }) => {
      const expression = writeTsquery(wanted, mode)
      if (expression === '') return []
      const rows = await ask(
        'SELECT id FROM portico_search_docs WHERE id = ANY(CAST(? AS bigint[])) AND tokens @@ CAST(? AS tsquery)',
        [`{${among.join(',')}}`, expression],
      )
      return rows.map(({ id }) => Number(id))
    },
    hasAny: async (ask, match) => {
      const expression = writeTsquery(match.wanted, match.mode)
      if (expression === '') return false
      // To look whether a frequent word is there its whole list is gone through, and of those it is known.
      const frequencies = await read(ask)
      const isFrequent = match.wanted.every((each) =>
        each.some(([token = '', ...rest]) => rest.length === 0 && frequencies.has(token)),
      )
      if (isFrequent && match.wanted.length === 1 && Object.keys(match.filters).length === 0) return true
      const { sql, values } = fitting(
        'tokens',
        'd.kind, d.record, d.shown_from, d.shown_until',
        expression,
        match.filters,
      )
      const shows = whatShows(Date.now())
      const rows = await ask(`WITH d AS MATERIALIZED (${sql}) SELECT 1 FROM d WHERE ${shows.sql} LIMIT 1`, [
        ...values,
        ...shows.values,
      ])
      return rows.length > 0
    },
  }
}
