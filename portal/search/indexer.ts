import type { Payload } from 'payload'
import { type Ask, inTransaction, isPostgres, type Value } from '#content/search/ask.ts'
import { documentId, idsOfKind } from '#content/search/documents.ts'
import { openIndex } from '#content/search/index.ts'
import type { IndexEngine } from '#content/search/index-engine.ts'
import { countChanges, readQueue, takeFromQueue, type Waiting } from '#content/search/queue.ts'
import { type Analysis, startAnalysis } from './analysis.ts'
import type { SearchKind } from './kind.ts'
import { kindOf, searchKinds } from './kinds.ts'
import { teachSynonyms } from './own-words.ts'
import { type IndexedDocument, readDocuments } from './read-document.ts'
import { countRecords, lastOf, readRecords } from './read-records.ts'
import { gatherWords, type Words, writeWords } from './spelled-words.ts'

/** Raised when the analyser or the kinds change what they make of a record: the index is then made anew at the next start. */
const version = '9'

/** Changed records that are indexed at once. */
const batchSize = 100

export interface Indexer {
  /** Indexes what waits. @returns how many records */
  work: () => Promise<number>
  /** Makes the whole index anew. @param report is told how many records of how many are done */
  rebuild: (report?: (done: number, total: number) => void) => Promise<number>
  /** Makes it anew where it was never made, or by another version. */
  prepare: () => Promise<void>
}

export function createIndexer(payload: Payload): Indexer {
  const { ask, engine } = openIndex(payload)
  const parts = { payload, ask, engine }
  return {
    work: () => work(parts),
    rebuild: (report) => rebuild(parts, report),
    prepare: async () => {
      const [state] = await ask("SELECT value FROM portico_search_state WHERE name = 'version'")
      if (state?.value !== version) await rebuild(parts)
    },
  }
}

interface Parts {
  payload: Payload
  ask: Ask
  engine: IndexEngine
}

async function work({ ask, engine, payload }: Parts): Promise<number> {
  const waiting = await readQueue(ask, batchSize)
  if (waiting.length > 0) await teachSynonyms(payload)
  for (const [collection, items] of Object.entries(Object.groupBy(waiting, (item) => item.kind))) {
    const kind = kindOf(collection)
    const ids = (items ?? []).map(({ record }) => record)
    const records = kind === undefined ? [] : await readRecords(payload, kind, { queued: ids }, ids.length)
    const documents = Map.groupBy(
      records.flatMap((record) => (kind ? readDocuments(kind, record) : [])),
      ({ record }) => record,
    )
    await inTransaction(payload, async (inside) => {
      for (const item of items ?? []) await replaceOne(inside, engine, kind, item, documents.get(item.record) ?? [])
    })
  }
  return waiting.length
}

async function replaceOne(
  ask: Ask,
  engine: IndexEngine,
  kind: SearchKind | undefined,
  item: Waiting,
  documents: IndexedDocument[],
): Promise<void> {
  if (!(await takeFromQueue(ask, item)) || kind === undefined) return
  const [from, to] = [item.record, item.record + 1].map((record) =>
    documentId(kind.number, record * (kind.span ?? 1), 'zh'),
  )
  await engine.remove(ask, from ?? 0, to ?? 0)
  await engine.write(ask, documents.map(engine.rowOf))
  const words: Words = new Map()
  gatherWords(words, documents)
  await writeWords(ask, words)
}

/** Some records of a kind, and the documents of the index that what is made of them takes the place of. */
interface Piece {
  kind: SearchKind
  /** The records with numbers from here on, without the first. */
  after: number
  /** The number up to which they are read; without it they are the last of their kind. */
  upTo: number | undefined
  count: number
  /** How many changes had been noted before they were read. */
  changes: number
  rows: Promise<Value[][]>
}

/** The next records of a kind. */
async function readPiece(
  { ask, engine, payload }: Parts,
  analyse: Analysis['analyse'],
  kind: SearchKind,
  after: number,
): Promise<Piece> {
  const changes = await countChanges(ask)
  const upTo = after + engine.recordsAtOnce
  const isLast = upTo >= (await lastOf(payload, kind))
  const records = await readRecords(payload, kind, { after, upTo }, engine.recordsAtOnce)
  return {
    kind,
    after,
    upTo: isLast ? undefined : upTo,
    count: records.length,
    changes,
    rows: analyse(kind, records),
  }
}

/** Writes them in one transaction. What was read before a change is read again: by then nothing else can change. */
async function writePiece(parts: Parts, analyse: Analysis['analyse'], read: Piece): Promise<void> {
  const { engine, payload } = parts
  const { after, kind } = read
  await read.rows
  await inTransaction(payload, async (inside) => {
    await engine.holdChanges(inside)
    const isUnchanged = (await countChanges(inside)) === read.changes
    const { rows, upTo } = isUnchanged ? read : await readPiece(parts, analyse, kind, after)
    const end = upTo === undefined ? idsOfKind(kind.number)[1] : documentId(kind.number, upTo + 1, 'zh')
    await engine.remove(inside, documentId(kind.number, after + 1, 'zh'), end)
    await engine.write(inside, await rows)
  })
}

/**
 * Piece by piece in the place of the old, so that search goes on and nobody waits for long: while one is written, the next is
 * read, and that between them analysed.
 */
async function rebuild(parts: Parts, report?: (done: number, total: number) => void): Promise<number> {
  const { ask, engine, payload } = parts
  await teachSynonyms(payload)
  const counts = await Promise.all(searchKinds.map((kind) => countRecords(payload, kind)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  // Whatever ends it before its end, the next start begins anew.
  await ask("DELETE FROM portico_search_state WHERE name = 'version'")
  await ask('DELETE FROM portico_search_words')
  await engine.prepare(ask)
  const { analyse, end, words } = startAnalysis(isPostgres(payload))
  let done = 0
  try {
    let waiting: Piece | undefined
    const write = async (piece: Piece | undefined) => {
      if (piece === undefined) return
      await writePiece(parts, analyse, piece)
      done += piece.count
      report?.(done, total)
    }
    for (const kind of searchKinds) {
      for (let after: number | undefined = 0; after !== undefined; after = waiting.upTo) {
        const [piece]: [Piece, void] = await Promise.all([readPiece(parts, analyse, kind, after), write(waiting)])
        waiting = piece
      }
    }
    await write(waiting)
    const all = await words()
    await inTransaction(payload, (inside) => writeWords(inside, all))
  } finally {
    await end()
  }
  await engine.settle(ask)
  await ask("INSERT INTO portico_search_state (name, value) VALUES ('version', ?)", [version])
  return done
}
