import type { Ask } from './ask.ts'
import {
  type FieldTokens,
  filterDocuments,
  filterNumbers,
  foundColumns,
  readFound,
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

/** The columns of a document as they are in a list of JSON, with their types. */
const types = [
  [
    'bigint',
    'text',
    'integer',
    'text',
    'integer',
    'text',
    'text',
    'text',
    'text',
    'text',
    'bigint',
    'bigint',
    'bigint',
  ],
  ['tsvector', 'tsvector'],
].flat()
const columns = types.map((type, index) => `CAST(value ->> ${index} AS ${type})`).join(', ')

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

async function matchIn(ask: Ask, { filters, limit, mode, wanted }: Match, fields: Fields, read: ReadFrequencies) {
  const expression = writeTsquery(wanted, mode, fields)
  if (expression === '') return []
  const frequencies = await read(ask)
  const parts = wanted
    .map((each) => ({ query: writeTsquery([each], 'all', fields), weight: rarity(each, frequencies) }))
    .filter(({ query }) => query !== '')
  const score = parts.map(() => `CAST(? AS float8) * ts_rank(${weights}, c.tokens, CAST(? AS tsquery), 1)`).join(' + ')
  const numbers = filterNumbers(filters, 'd.id')
  const documents = filterDocuments(filters)
  const shows = whatShows(Date.now())
  const column = fields === 'all' ? 'd.tokens' : 'd.head'
  const rows = await ask(
    `SELECT ${foundColumns}, f.score AS score FROM (
       SELECT c.id, ${score} AS score FROM (
         SELECT d.id, ${column} AS tokens FROM portico_search_docs d
         WHERE ${column} @@ CAST(? AS tsquery)${numbers.sql}${documents.sql} LIMIT ?) c
       ORDER BY score DESC LIMIT ?) f
     JOIN portico_search_docs d ON d.id = f.id WHERE ${shows.sql} ORDER BY f.score DESC LIMIT ?`,
    [
      ...parts.flatMap(({ query, weight }) => [weight, query]),
      expression,
      ...numbers.values,
      ...documents.values,
      limit === 1 ? withSpare(limit) : mostWeighed,
      withSpare(limit),
      ...shows.values,
      limit,
    ],
  )
  return rows.map(readFound)
}

/** `tsvector`, ranked by each thing asked for as it is rare. */
export function postgresIndex(): IndexEngine {
  const read = createFrequencies()
  return {
    write: async (ask, documents) => {
      const rows = documents.map((document) => [
        ...storedValues(document),
        writeTsvector(document.tokens),
        writeTsvector({ ...document.tokens, body: [] }),
      ])
      // Many rows as one value: a statement for each would take longer than the index itself.
      await ask(`INSERT INTO portico_search_docs SELECT ${columns} FROM jsonb_array_elements(CAST(? AS jsonb))`, [
        JSON.stringify(rows),
      ])
    },
    remove: async (ask, from, to) => {
      await ask('DELETE FROM portico_search_docs WHERE id >= ? AND id < ?', [from, to])
    },
    holdChanges: async (ask) => {
      await ask('LOCK TABLE portico_search_queue IN SHARE MODE')
    },
    settle: async (ask) => {
      await ask('ANALYZE portico_search_docs')
    },
    match: async (ask, match) => {
      if (match.isOfNames) return matchIn(ask, match, 'names', read)
      // Where more are called so than are shown, those that only mention it are not weighed.
      const head = match.limit === 1 ? [] : await matchIn(ask, match, 'head', read)
      return head.length >= match.limit ? head : matchIn(ask, match, 'all', read)
    },
  }
}
