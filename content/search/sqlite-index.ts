import type { Ask } from './ask.ts'
import {
  filterDocuments,
  filterNumbers,
  foundColumns,
  readFound,
  storedValues,
  whatShows,
  withSpare,
} from './documents.ts'
import { type Fields, writeFts5 } from './expression.ts'
import type { IndexEngine, Match } from './index.ts'

/** How much a token counts in title, names, summary and body. */
const weights = '10.0, 6.0, 4.0, 1.0'
/** Of a word that stands in more documents than this, no more are weighed. */
const mostWeighed = 10_000

const columnsOf = (count: number) => Array.from({ length: count }, (_, index) => `value ->> ${index}`).join(', ')

async function matchIn(ask: Ask, { filters, limit, mode, wanted }: Match, fields: Fields) {
  const expression = writeFts5(wanted, mode, fields)
  if (expression === '') return []
  const numbers = filterNumbers(filters, 'portico_search_tokens.rowid')
  const documents = filterDocuments(filters)
  const shows = whatShows(Date.now())
  // A document is looked at when its place is known; before that only where a filter asks for it.
  const joined = documents.sql === '' ? '' : 'JOIN portico_search_docs d ON d.id = portico_search_tokens.rowid'
  const rows = await ask(
    `SELECT ${foundColumns}, f.score AS score FROM (
       SELECT id, score FROM (
         SELECT portico_search_tokens.rowid AS id, -bm25(portico_search_tokens, ${weights}) AS score
         FROM portico_search_tokens ${joined}
         WHERE portico_search_tokens MATCH ?${numbers.sql}${documents.sql} LIMIT ?)
       ORDER BY score DESC LIMIT ?) f
     JOIN portico_search_docs d ON d.id = f.id WHERE ${shows.sql} ORDER BY f.score DESC LIMIT ?`,
    [
      expression,
      ...numbers.values,
      ...documents.values,
      limit === 1 ? withSpare(limit) : mostWeighed,
      withSpare(limit),
      ...shows.values,
      limit,
    ],
  ).catch((error: unknown) => {
    if (isPhrase(error)) return []
    throw error
  })
  return rows.map(readFound)
}

/**
 * Letters younger than FTS5's tables are no letters to it: it takes a word that has them apart, and refuses to look for a
 * phrase in an index without places. In such an index there is no such word either.
 */
const isPhrase = (error: unknown) => error instanceof Error && error.message.includes('fts5: phrase queries')

/** FTS5 with BM25. */
export const sqliteIndex: IndexEngine = {
  write: async (ask, documents) => {
    const texts = documents.map(storedValues)
    const tokens = documents.map(({ id, tokens: { body, names, summary, title } }) => [
      id,
      ...[title, names, summary, body].map((each) => each.join(' ')),
    ])
    // Many rows as one value: a statement for each would take longer than the index itself.
    await ask(`INSERT INTO portico_search_docs SELECT ${columnsOf(13)} FROM json_each(?)`, [JSON.stringify(texts)])
    await ask(
      `INSERT INTO portico_search_tokens (rowid, title, names, summary, body) SELECT ${columnsOf(5)} FROM json_each(?)`,
      [JSON.stringify(tokens)],
    )
  },
  remove: async (ask, from, to) => {
    await ask('DELETE FROM portico_search_tokens WHERE rowid >= ? AND rowid < ?', [from, to])
    await ask('DELETE FROM portico_search_docs WHERE id >= ? AND id < ?', [from, to])
  },
  // A transaction that writes is the only one.
  holdChanges: () => Promise.resolve(),
  settle: async (ask) => {
    await ask("INSERT INTO portico_search_tokens (portico_search_tokens) VALUES ('optimize')")
  },
  match: async (ask, match) => {
    if (match.isOfNames) return matchIn(ask, match, 'names')
    // Where more are called so than are shown, those that only mention it are not weighed.
    const head = match.limit === 1 ? [] : await matchIn(ask, match, 'head')
    return head.length >= match.limit ? head : matchIn(ask, match, 'all')
  },
}
