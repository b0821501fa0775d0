import { type Ask, insertRows } from './ask.ts'
import {
  type FieldTokens,
  filterDocuments,
  filterNumbers,
  foundColumns,
  readFound,
  storedColumns,
  storedValues,
  whatShows,
  withSpare,
} from './documents.ts'
import { type Fields, type Wanted, writeTsquery } from './expression.ts'
import type { IndexEngine, Match } from './index.ts'

/** How much a token counts in body, summary, names and title. */
const weights = "'{0.05, 0.3, 0.55, 1.0}'"
/** `tsvector` keeps this many positions of a token, and none beyond this place. */
const mostPositions = 40
const farthest = 16_000
/** Of a word that stands in more documents than this, no more are weighed: for each its tokens are unpacked. */
const mostWeighed = 3000

/** The tokens as `tsvector` reads them: with their places, which is how often they occur, and the letter of their field. */
export function writeTsvector(tokens: FieldTokens): string {
  const places = new Map<string, string[]>()
  let place = 0
  const fields = [
    ['A', tokens.title],
    ['B', tokens.names],
    ['C', tokens.summary],
    ['D', tokens.body],
  ] as const
  for (const [letter, list] of fields) {
    for (const token of list) {
      place = Math.min(place + 1, farthest)
      const known = places.get(token)
      if (known === undefined) places.set(token, [`${place}${letter}`])
      else if (known.length < mostPositions) known.push(`${place}${letter}`)
    }
  }
  return [...places].map(([token, at]) => `'${token.replaceAll(/['\\]/g, '')}':${at.join(',')}`).join(' ')
}

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

function conditionsOf({ filters, mode, wanted }: Omit<Match, 'limit'>, fields: Fields) {
  const expression = writeTsquery(wanted, mode, fields)
  const numbers = filterNumbers(filters, 'd.id')
  const documents = filterDocuments(filters)
  const column = fields === 'all' ? 'd.tokens' : 'd.head'
  return {
    isNothing: expression === '',
    column,
    sql: `FROM portico_search_docs d WHERE ${column} @@ CAST(? AS tsquery)${numbers.sql}${documents.sql}`,
    values: [expression, ...numbers.values, ...documents.values],
  }
}

async function matchIn(ask: Ask, match: Match, fields: Fields, read: ReadFrequencies) {
  const { column, isNothing, sql, values } = conditionsOf(match, fields)
  if (isNothing) return []
  const frequencies = await read(ask)
  const parts = match.wanted
    .map((each) => ({ query: writeTsquery([each], 'all', fields), weight: rarity(each, frequencies) }))
    .filter(({ query }) => query !== '')
  const score = parts.map(() => `CAST(? AS float8) * ts_rank(${weights}, c.tokens, CAST(? AS tsquery), 1)`).join(' + ')
  const shows = whatShows(Date.now())
  const rows = await ask(
    `SELECT ${foundColumns}, f.score AS score FROM (
       SELECT c.id, ${score} AS score FROM (
         SELECT d.id, ${column} AS tokens ${sql} LIMIT ?) c
       ORDER BY score DESC LIMIT ?) f
     JOIN portico_search_docs d ON d.id = f.id WHERE ${shows.sql} ORDER BY f.score DESC LIMIT ?`,
    [
      ...parts.flatMap(({ query, weight }) => [weight, query]),
      ...values,
      mostWeighed,
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
    write: async (ask, documents) => {
      await insertRows(
        ask,
        `portico_search_docs (${storedColumns}, tokens, head)`,
        documents.map((document) => [
          ...storedValues(document),
          writeTsvector(document.tokens),
          writeTsvector({ ...document.tokens, body: [] }),
        ]),
      )
    },
    remove: async (ask, from, to) => {
      await ask('DELETE FROM portico_search_docs WHERE id >= ? AND id < ?', [from, to])
    },
    holdChanges: async (ask) => {
      await ask('LOCK TABLE portico_search_queue IN SHARE MODE')
    },
    recordsAtOnce: 200,
    prepare: () => Promise.resolve(),
    settle: async (ask) => {
      await ask('ANALYZE portico_search_docs')
    },
    match: async (ask, match) => {
      if (match.isOfNames) return matchIn(ask, match, 'names', read)
      // Where more are called so than are shown, those that only mention it are not weighed.
      const head = await matchIn(ask, match, 'head', read)
      return head.length >= match.limit ? head : matchIn(ask, match, 'all', read)
    },
    idsOf: async (ask, match) => {
      const { isNothing, sql, values } = conditionsOf(match, 'all')
      if (isNothing) return []
      const rows = await ask(`SELECT d.id ${sql} LIMIT ?`, [...values, match.limit])
      return rows.map(({ id }) => Number(id))
    },
    hasAny: async (ask, match) => {
      const { isNothing, sql, values } = conditionsOf(match, 'all')
      if (isNothing) return false
      const shows = whatShows(Date.now())
      return (await ask(`SELECT 1 ${sql} AND ${shows.sql} LIMIT 1`, [...values, ...shows.values])).length > 0
    },
  }
}
