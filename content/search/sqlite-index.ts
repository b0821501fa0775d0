import type { Ask, Value } from './ask.ts'
import {
  type FieldTokens,
  filterConditions,
  foundColumns,
  idsOfKind,
  readFound,
  type SearchDocument,
  storedValues,
} from './documents.ts'
import { writeFts5 } from './expression.ts'
import type { IndexEngine } from './index.ts'

/** How much a token counts in title, names, summary and body. */
const weights = '10.0, 6.0, 4.0, 1.0'

async function writeOne(ask: Ask, document: SearchDocument & { tokens: FieldTokens }): Promise<void> {
  const { id, tokens } = document
  await ask('INSERT INTO portico_search_docs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', storedValues(document))
  await ask('INSERT INTO portico_search_tokens (rowid, title, names, summary, body) VALUES (?, ?, ?, ?, ?)', [
    id,
    ...[tokens.title, tokens.names, tokens.summary, tokens.body].map((each) => each.join(' ')),
  ])
}

/** FTS5 with BM25. */
export const sqliteIndex: IndexEngine = {
  write: async (ask, documents) => {
    for (const document of documents) await writeOne(ask, document)
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
  match: async (ask, { filters, isOfNames, limit, mode, wanted }) => {
    const expression = writeFts5(wanted, mode, isOfNames)
    if (expression === '') return []
    const { sql, values } = filterConditions(filters, Date.now())
    const [from, to] = filters.kindNumber === undefined ? [] : idsOfKind(filters.kindNumber)
    const range = from === undefined ? '' : 'AND portico_search_tokens.rowid >= ? AND portico_search_tokens.rowid < ?'
    const rows = await ask(
      `SELECT ${foundColumns}, -bm25(portico_search_tokens, ${weights}) AS score
       FROM portico_search_tokens JOIN portico_search_docs d ON d.id = portico_search_tokens.rowid
       WHERE portico_search_tokens MATCH ? ${range} AND ${sql}
       ORDER BY score DESC LIMIT ?`,
      [expression, ...(from === undefined ? [] : [from, to as Value]), ...values, limit],
    )
    return rows.map(readFound)
  },
}
