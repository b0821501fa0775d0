import type { Payload, PayloadRequest } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { publishPurge } from '#content/purge-channel.ts'
import { type Ask, openAsk } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { createAtomically } from '#content/transaction.ts'
import { type Projection } from './projection.ts'
import { openProjections, replaceDocuments } from './store.ts'
import { asVisitor } from './write.ts'

/** Records that are made anew in one transaction, unless a test wants fewer: others write between two of them. */
const usualPiece = 200
/** Above every number of a record. */
const last = Number.MAX_SAFE_INTEGER

/** How far a collection has come. */
interface Progress {
  shape: string
  /** The last record that was made; `undefined` when all are. */
  upTo: number | undefined
}

async function readProgress(ask: Ask): Promise<Map<string, Progress>> {
  const rows = await ask('SELECT collection, shape, up_to FROM portico_published_state')
  return new Map(
    rows.map(({ collection, shape, up_to }) => [
      String(collection),
      { shape: String(shape), upTo: up_to === null ? undefined : Number(up_to) },
    ]),
  )
}

/** A collection that was never whole has no row before it is: a start that finds none makes it before it answers. */
async function noteProgress(ask: Ask, { shape, source }: Projection, upTo: number | undefined): Promise<void> {
  if (upTo !== undefined)
    await ask('UPDATE portico_published_state SET shape = ?, up_to = ? WHERE collection = ?', [shape, upTo, source])
  else
    await ask(
      `INSERT INTO portico_published_state (collection, shape, up_to) VALUES (?, ?, NULL)
       ON CONFLICT (collection) DO UPDATE SET shape = excluded.shape, up_to = NULL`,
      [source, shape],
    )
}

/** Makes the next records anew: how many, and up to which; `undefined` when there are no more. */
async function makePiece(
  req: PayloadRequest,
  projection: Projection,
  { after, pieceSize }: { after: number; pieceSize: number },
): Promise<{ upTo: number | undefined; count: number }> {
  const ask = askWithin(req)
  const { source } = projection
  const collections = openCollections(req.payload)
  const visitor: Partial<PayloadRequest> = req.transactionID === undefined ? {} : { transactionID: req.transactionID }
  if (!(source in req.payload.collections)) {
    const data = await collections.findGlobal({ ...asVisitor, slug: source, req: visitor })
    await replaceDocuments(ask, projection, { record: globalRecord }, [{ ...data, id: globalRecord }])
    return { upTo: undefined, count: 1 }
  }
  const { docs } = await collections.find({
    ...asVisitor,
    collection: source,
    where: { id: { greater_than: after } },
    sort: 'id',
    limit: pieceSize,
    pagination: false,
    req: visitor,
  })
  const upTo = docs.length < pieceSize ? undefined : Number(docs.at(-1)?.id)
  await replaceDocuments(ask, projection, { after, upTo: upTo ?? last }, docs)
  return { upTo, count: docs.length }
}

interface Work {
  onPiece?: (count: number) => void
  /** Looked at between two pieces. */
  stopping?: AbortSignal | undefined
  pieceSize?: number
}

async function rebuildSource(
  payload: Payload,
  projection: Projection,
  begin: number,
  { onPiece, pieceSize = usualPiece, stopping }: Work,
): Promise<void> {
  const atomically = createAtomically(payload)
  let after: number | undefined = begin
  while (after !== undefined) {
    const from: number = after
    // On PostgreSQL no change of the collection goes on meanwhile (`takeTurn` in write.ts).
    const piece = await atomically(`published ${projection.source}`, async (req) => {
      const done = await makePiece(req, projection, { after: from, pieceSize })
      await noteProgress(askWithin(req), projection, done.upTo)
      if (done.upTo === undefined) await publishPurge(req, [projection.source])
      return done
    })
    onPiece?.(piece.count)
    after = piece.upTo
    if (stopping?.aborted) return
  }
}

/**
 * Makes every document anew, piece by piece, while the site goes on reading those that are there.
 * @param onProgress told after each piece how many records there are so far
 * @returns how many records
 */
export async function rebuildPublished(payload: Payload, onProgress?: (made: number) => void): Promise<number> {
  let made = 0
  for (const projection of openProjections(payload).values())
    await rebuildSource(payload, projection, 0, {
      onPiece: (count) => {
        made += count
        onProgress?.(made)
      },
    })
  return made
}

/** How many records there are to be made, at most: those that visitors may not read are among them. */
export async function countRecords(payload: Payload): Promise<number> {
  const collections = openCollections(payload)
  const counts = [...openProjections(payload).keys()].map(async (collection) =>
    collection in payload.collections ? (await collections.count({ collection, overrideAccess: false })).totalDocs : 1,
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** What is missing or was made by another release. */
export interface Outdated {
  /** Collections of which nothing can be shown before they are made. */
  missing: Projection[]
  /** Collections that can be shown meanwhile. */
  old: Projection[]
}

export async function findOutdated(payload: Payload): Promise<Outdated> {
  const progress = await readProgress(openAsk(payload))
  const all = [...openProjections(payload).values()]
  return {
    missing: all.filter(({ source }) => !progress.has(source)),
    old: all.filter(({ shape, source }) => {
      const known = progress.get(source)
      return known !== undefined && (known.shape !== shape || known.upTo !== undefined)
    }),
  }
}

/** Makes the documents of some collections, from where an interrupted process left off. */
export async function bringUpToDate(
  payload: Payload,
  projections: readonly Projection[],
  work: Omit<Work, 'onPiece'> = {},
): Promise<void> {
  const progress = await readProgress(openAsk(payload))
  for (const projection of projections) {
    const known = progress.get(projection.source)
    await rebuildSource(payload, projection, known?.shape === projection.shape ? (known.upTo ?? 0) : 0, work)
  }
}
