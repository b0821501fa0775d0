import { sql as postgresSql } from '@payloadcms/db-postgres'
import { globalRecord } from '#content/global-record.ts'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { isPublic } from '#content/collections/index.ts'
import { transactionOf } from '#content/database-transactions.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { keyOf } from './key-of.ts'
import { type Projection, relationKey } from './projection.ts'
import { publishShown } from './publish-shown.ts'
import { openProjections, replaceDocuments } from './store.ts'
import { noteUnseen } from '#content/unseen.ts'

/** How a visitor reads: without rights, in all languages, relations as numbers. */
export const asVisitor = { overrideAccess: false, locale: 'all', fallbackLocale: false, depth: 0 } as const

/** The transaction of a change without the person who makes it, whose rights are none of the visitors'. */
const visitorIn = ({ transactionID }: PayloadRequest): Partial<PayloadRequest> =>
  transactionID === undefined ? {} : { transactionID }

/**
 * PostgreSQL lets two transactions at the same record: the later one must not write what it read before the other's
 * commit. The first lock keeps a rebuild of the collection away, the second another change of the record; both end with
 * the transaction. SQLite's transactions take turns by themselves.
 */
async function takeTurn(req: PayloadRequest, collection: string, record: number): Promise<void> {
  if (req.payload.db.name !== 'postgres' || req.transactionID === undefined) return
  const db = await transactionOf(req)
  const [all, one] = [`published ${collection}`, `published ${collection} ${record}`]
  await db.execute(postgresSql`select pg_advisory_xact_lock_shared(hashtextextended(${all}, 0))`)
  await db.execute(postgresSql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`)
}

/** @returns whether visitors get something else than before */
async function writeRecord(req: PayloadRequest, projection: Projection, record: number): Promise<boolean> {
  const { source } = projection
  await takeTurn(req, source, record)
  const { docs } = await openCollections(req.payload).find({
    ...asVisitor,
    collection: source,
    where: { id: { equals: record } },
    limit: 1,
    pagination: false,
    req: visitorIn(req),
  })
  return replaceDocuments(askWithin(req), projection, { record }, docs)
}

async function writeGlobal(req: PayloadRequest, projection: Projection): Promise<void> {
  const { source } = projection
  await takeTurn(req, source, globalRecord)
  const data = await openCollections(req.payload).findGlobal({ ...asVisitor, slug: source, req: visitorIn(req) })
  await replaceDocuments(askWithin(req), projection, { record: globalRecord }, [{ ...data, id: globalRecord }])
}

/** Records whose documents are made anew at once. */
const piece = 200

/**
 * Makes the documents of some records of a collection anew, or that of a global, in the transaction of a change that went
 * past the hooks. Nothing follows for a collection that no visitor reads.
 */
export async function rewriteDocuments(
  req: PayloadRequest,
  source: string,
  records: readonly number[],
  onPiece?: (count: number) => void,
): Promise<void> {
  const projection = openProjections(req.payload).get(source)
  if (projection === undefined) return
  if (!(source in req.payload.collections)) return writeGlobal(req, projection)
  for (let start = 0; start < records.length; start += piece) {
    const some = records.slice(start, start + piece)
    for (const record of some) await takeTurn(req, source, record)
    const { docs } = await openCollections(req.payload).find({
      ...asVisitor,
      collection: source,
      where: { id: { in: some } },
      sort: 'id',
      limit: 0,
      pagination: false,
      req: visitorIn(req),
    })
    await replaceDocuments(askWithin(req), projection, { records: some }, docs)
    onPiece?.(some.length)
  }
}

/** The records that name one which is gone. The database has taken its number out of them, past all hooks. */
async function findNaming(
  req: PayloadRequest,
  all: Map<string, Projection>,
  collection: string,
  id: number,
): Promise<{ source: string; record: number }[]> {
  const sources = [...all.keys()]
  const rows = await askWithin(req)(
    `SELECT DISTINCT collection, record FROM portico_published_keys
     WHERE collection IN (${sources.map(() => '?').join(', ')}) AND field = ? AND value = ?`,
    [...sources, relationKey(collection), keyOf(id)],
  )
  return rows.map((row) => ({ source: String(row.collection), record: Number(row.record) }))
}

/** A load writes its records several times each, and makes the published side anew at its end. */
const isLoad = (req: PayloadRequest) => req.context.isLoad === true

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const projection = openProjections(req.payload).get(collection.slug)
  if (projection === undefined || isLoad(req)) return
  const record = Number((doc as { id: unknown }).id)
  const isSeen = await writeRecord(req, projection, record)
  noteUnseen(req, `${collection.slug}:${record}`, !isSeen)
  // Without a change for visitors, what the record shows them is public already.
  if (isSeen) await publishShown(req, { source: collection.slug, record })
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const all = openProjections(req.payload)
  const projection = all.get(collection.slug)
  if (projection === undefined || isLoad(req)) return
  await replaceDocuments(askWithin(req), projection, { record: Number(id) }, [])
  for (const { record, source } of await findNaming(req, all, collection.slug, Number(id))) {
    const naming = all.get(source)
    if (naming !== undefined)
      await (record === globalRecord ? writeGlobal(req, naming) : writeRecord(req, naming, record))
  }
}

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  const projection = openProjections(req.payload).get(global.slug)
  if (projection === undefined || isLoad(req)) return
  await writeGlobal(req, projection)
  await publishShown(req, { source: global.slug, record: globalRecord })
}

/**
 * A collection with what follows for the published side from every change of its records, in the transaction of the
 * change; nothing follows for one that no visitor reads. It comes first: what other hooks announce can then be read.
 */
export const withPublishedSide = (config: CollectionConfig): CollectionConfig =>
  isPublic(config.slug)
    ? {
        ...config,
        hooks: {
          ...config.hooks,
          afterChange: [afterChange, ...(config.hooks?.afterChange ?? [])],
          afterDelete: [afterDelete, ...(config.hooks?.afterDelete ?? [])],
        },
      }
    : config

/** The same for a global. */
export const withPublishedGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  hooks: { ...config.hooks, afterChange: [afterGlobalChange, ...(config.hooks?.afterChange ?? [])] },
})
