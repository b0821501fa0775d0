import type { Payload } from 'payload'
import { type Ask, insertRows, inTransaction } from '#content/search/ask.ts'
import { documentId, idsOfKind } from '#content/search/documents.ts'
import { type IndexEngine, openIndex } from '#content/search/index.ts'
import { readQueue, takeFromQueue, type Waiting } from '#content/search/queue.ts'
import type { StoredRecord } from '#portal/call.ts'
import { kindOf, type SearchKind, searchKinds } from './kinds.ts'
import { teachSynonyms } from './own-words.ts'
import { type IndexedDocument, readDocuments } from './read-document.ts'

/** Raised when the analyser or the kinds change what they make of a record: the index is then made anew at the next start. */
const version = '6'

/** Records that are read and written at once. */
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

/** Records as nobody in particular may see them: drafts and what is in the waste basket are not among them. */
export async function readRecords(
  payload: Payload,
  kind: SearchKind,
  where: Record<string, unknown>,
  limit: number,
): Promise<StoredRecord[]> {
  const { docs } = await payload.find({
    collection: kind.collection as never,
    where: where as never,
    overrideAccess: false,
    locale: 'all',
    fallbackLocale: false,
    depth: kind.depth ?? 0,
    limit,
    sort: 'id',
    pagination: false,
  })
  return docs
}

async function work({ ask, engine, payload }: Parts): Promise<number> {
  const waiting = await readQueue(ask, batchSize)
  if (waiting.length > 0) await teachSynonyms(payload)
  for (const [collection, items] of Object.entries(Object.groupBy(waiting, (item) => item.kind))) {
    const kind = kindOf(collection)
    const ids = (items ?? []).map(({ record }) => record)
    const records = kind === undefined ? [] : await readRecords(payload, kind, { id: { in: ids } }, ids.length)
    const documents = new Map(records.map((record) => [Number(record.id), kind ? readDocuments(kind, record) : []]))
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
  const [from, to] = [item.record, item.record + 1].map((record) => documentId(kind.number, record, 'zh'))
  await engine.remove(ask, from ?? 0, to ?? 0)
  await engine.write(ask, documents)
  const words: Words = new Map()
  gatherWords(words, documents)
  await writeWords(ask, words)
}

/** The words that misspellings are compared with: how each is shown, and 2 where it stands in a title, otherwise 1. */
type Words = Map<string, { shown: string; weight: number }>

function gatherWords(words: Words, documents: readonly IndexedDocument[]): void {
  const gather = (word: string, shown: string, weight: number) => {
    if (weight > (words.get(word)?.weight ?? 0)) words.set(word, { shown, weight })
  }
  for (const { said } of documents) {
    for (const { sound, words: shown } of said.sounds) gather(sound, shown, 2)
    for (const { spelled } of said.head) for (const word of spelled) gather(word, word, 2)
    for (const { spelled } of said.rest) for (const word of spelled) gather(word, word, 1)
  }
}

/** Words once kept stay until the index is made anew: what they lead to is always looked up first. */
async function writeWords(ask: Ask, words: Words): Promise<void> {
  await insertRows(
    ask,
    'portico_search_words (word, shown, weight)',
    // In the order of their own index they are written in a fifth of the time.
    [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, { shown, weight }]) => [word, shown, weight]),
    `ON CONFLICT (word) DO UPDATE SET shown = excluded.shown, weight = excluded.weight
     WHERE portico_search_words.weight < excluded.weight`,
  )
}

/** The number of the last record of a kind, whoever may see it. */
async function lastOf(payload: Payload, { collection }: SearchKind): Promise<number> {
  const { docs } = await payload.find({
    collection: collection as never,
    overrideAccess: true,
    depth: 0,
    limit: 1,
    sort: '-id',
    pagination: false,
  })
  return Number((docs[0] as StoredRecord | undefined)?.id ?? 0)
}

/**
 * The next records of a kind, in the place of what the index has there. Their numbers are named from the first to the last:
 * without the last a database reads the whole collection for each batch. @returns how many there are
 */
async function rebuildSome({ engine, payload }: Parts, inside: Ask, kind: SearchKind, after: number, words: Words) {
  const upTo = after + batchSize
  const numbers = { and: [{ id: { greater_than: after } }, { id: { less_than_equal: upTo } }] }
  const records = await readRecords(payload, kind, numbers, batchSize)
  const documents = records.flatMap((record) => readDocuments(kind, record))
  await engine.remove(inside, documentId(kind.number, after + 1, 'zh'), documentId(kind.number, upTo + 1, 'zh'))
  await engine.write(inside, documents)
  gatherWords(words, documents)
  return records.length
}

/** Some batches of them in one transaction. @returns how many, and the number up to which all are done, if not all are */
async function rebuildBatch(parts: Parts, kind: SearchKind, after: number, words: Words) {
  const { engine, payload } = parts
  return inTransaction(payload, async (inside) => {
    await engine.holdChanges(inside)
    // Looked up anew each time: what is removed beyond it must be gone, and not younger.
    const end = await lastOf(payload, kind)
    let done = 0
    let last = after
    for (; last < end && done < engine.recordsAtOnce; last += batchSize)
      done += await rebuildSome(parts, inside, kind, last, words)
    if (last < end) return { done, last }
    await engine.remove(inside, documentId(kind.number, last + 1, 'zh'), idsOfKind(kind.number)[1])
    return { done, last: undefined }
  })
}

/** Batch by batch in the place of the old, each a transaction: search goes on, and nobody waits for long. */
async function rebuild(parts: Parts, report?: (done: number, total: number) => void): Promise<number> {
  const { ask, engine, payload } = parts
  await teachSynonyms(payload)
  const words: Words = new Map()
  const counts = await Promise.all(
    // How many there are is for the person at the terminal; nothing of them is shown.
    searchKinds.map(({ collection }) => payload.count({ collection: collection as never, overrideAccess: true })),
  )
  const total = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
  let done = 0
  // Whatever ends it before its end, the next start begins anew.
  await ask("DELETE FROM portico_search_state WHERE name = 'version'")
  await ask('DELETE FROM portico_search_words')
  await engine.prepare(ask)
  for (const kind of searchKinds) {
    let last: number | undefined = 0
    while (last !== undefined) {
      const some: { done: number; last: number | undefined } = await rebuildBatch(parts, kind, last, words)
      last = some.last
      done += some.done
      report?.(done, total)
    }
  }
  await inTransaction(payload, (inside) => writeWords(inside, words))
  await engine.settle(ask)
  await ask("INSERT INTO portico_search_state (name, value) VALUES ('version', ?)", [version])
  return done
}
