import type { Ask } from './ask.ts'
import { type FieldTokens, filterConditions, foundColumns, idsOfKind, readFound, storedValues } from './documents.ts'
import { type Wanted, writeTsquery } from './expression.ts'
import type { IndexEngine } from './index.ts'

/** How much a token counts in body, summary, names and title. */
const weights = "'{0.05, 0.3, 0.55, 1.0}'"
/** `tsvector` keeps this many positions of a token, and none beyond this place. */
const mostPositions = 40
const farthest = 16_000

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

/** `tsvector`, ranked by each thing asked for as it is rare. */
export function postgresIndex(): IndexEngine {
  const readFrequencies = createFrequencies()
  return {
    write: async (ask, documents) => {
      for (const document of documents)
        await ask(
          'INSERT INTO portico_search_docs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS tsvector))',
          [...storedValues(document), writeTsvector(document.tokens)],
        )
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
    match: async (ask, { filters, isOfNames, limit, mode, wanted }) => {
      const expression = writeTsquery(wanted, mode, isOfNames)
      if (expression === '') return []
      const frequencies = await readFrequencies(ask)
      const parts = wanted
        .map((each) => ({ query: writeTsquery([each], 'all'), weight: rarity(each, frequencies) }))
        .filter(({ query }) => query !== '')
      const score = parts
        .map(() => `CAST(? AS float8) * ts_rank(${weights}, d.tokens, CAST(? AS tsquery), 1)`)
        .join(' + ')
      const { sql, values } = filterConditions(filters, Date.now())
      const [from, to] = filters.kindNumber === undefined ? [] : idsOfKind(filters.kindNumber)
      const range = from === undefined || to === undefined ? '' : 'AND d.id >= ? AND d.id < ?'
      const rows = await ask(
        `SELECT ${foundColumns}, ${score} AS score FROM portico_search_docs d
         WHERE d.tokens @@ CAST(? AS tsquery) ${range} AND ${sql}
         ORDER BY score DESC LIMIT ?`,
        [
          ...parts.flatMap(({ query, weight }) => [weight, query]),
          expression,
          ...(from === undefined || to === undefined ? [] : [from, to]),
          ...values,
          limit,
        ],
      )
      return rows.map(readFound)
    },
  }
}
