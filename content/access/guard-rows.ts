import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  Config,
  CreateGlobalArgs,
  PayloadRequest,
  UpdateGlobalArgs,
  Where,
} from 'payload'
import { refusePublication, refuseWithdrawal } from './refuse-publication.ts'
import { isPublished, mayPublish } from './roles.ts'

type Database = Config['db']
type Row = Record<string, unknown>
type Request = Partial<PayloadRequest> | undefined

/** Which collections are not for visitors; all others are guarded, one that is added tomorrow included. */
export type IsPrivate = (collection: string) => boolean

/** Collections without drafts where a field says whether visitors see a row. */
export const ownStates: Record<string, (row: Row) => boolean> = {
  'release-files': ({ state }) => state !== 'draft',
}

/**
 * Judges every write by the row that is about to be stored, below all that a request can say: a person who may not
 * publish changes no row that visitors are given, makes none, and takes none away. Drafts are versions, which are other
 * tables. Payload's operations, REST, server actions and hooks all end here; docs/decisions/0031-the-right-to-publish.md.
 */
export function guardRows(database: Database, isPrivate: IsPrivate): Database {
  return { ...database, init: (args) => guardAdapter(database.init(args), isPrivate) }
}

/** What is asked before a write. Each throws when the person may not. */
function judgeOf(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate) {
  /** Nobody is a script of the house (demo pack, worker, migration), which has its own authority. */
  const isFree = (req: Request) => !req?.user || mayPublish(req.user)
  const configOf = (collection: CollectionSlug) => adapter.payload.collections[collection].config

  const isSeen = (collection: CollectionSlug, row: Row) => {
    if (configOf(collection).versions?.drafts) return isPublished(row)
    return ownStates[collection]?.(row) ?? true
  }
  const checkNew = (collection: CollectionSlug, req: Request, data: Row) => {
    if (isFree(req) || isPrivate(collection) || !isSeen(collection, data)) return
    // Of a new file without drafts nobody has the address until a record that names it is published.
    const { upload, versions } = configOf(collection)
    if (versions?.drafts || !upload) refusePublication(req)
  }
  const checkOld = async (collection: CollectionSlug, req: Request, where: Where, data?: Row) => {
    if (isFree(req) || isPrivate(collection)) return
    // By number: the collection's own order may need a language.
    const found = await adapter.find<Row>({ collection, where, sort: 'id', pagination: false, ...(req && { req }) })
    const isSeenBeforeOrAfter = (row: Row) =>
      isSeen(collection, row) || (data !== undefined && isSeen(collection, { ...row, ...data }))
    if (found.docs.some(isSeenBeforeOrAfter)) refusePublication(req)
  }
  const checkGlobal = (req: Request) => {
    if (!isFree(req)) refusePublication(req)
  }
  /** What is public of settings is replaced, and taken back by nobody: every page reads them. */
  const checkPublic = async (slug: string, req: Request, data: Row) => {
    const { _status: status } = data
    if (status === undefined) return
    const { _status: before } = await adapter.findGlobal<Row>({ slug, ...(req && { req }) })
    for (const [locale, state] of Object.entries((before ?? {}) as Row))
      if (state === 'published' && (status as Row | null)?.[locale] !== 'published') refuseWithdrawal(req)
  }

  return { checkNew, checkOld, checkGlobal, checkPublic }
}

function guardAdapter(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate): BaseDatabaseAdapter {
  const { checkGlobal, checkNew, checkOld, checkPublic } = judgeOf(adapter, isPrivate)
  const create = adapter.create.bind(adapter)
  const updateOne = adapter.updateOne.bind(adapter)
  const updateMany = adapter.updateMany.bind(adapter)
  const upsert = adapter.upsert.bind(adapter)
  const deleteOne = adapter.deleteOne.bind(adapter)
  const deleteMany = adapter.deleteMany.bind(adapter)
  const createGlobal = adapter.createGlobal.bind(adapter)
  const updateGlobal = adapter.updateGlobal.bind(adapter)
  return Object.assign(adapter, {
    create: async (args) => {
      checkNew(args.collection, args.req, args.data)
      return create(args)
    },
    updateOne: async (args) => {
      await checkOld(args.collection, args.req, args.where ?? { id: { equals: args.id } }, args.data)
      return updateOne(args)
    },
    updateMany: async (args) => {
      await checkOld(args.collection, args.req, args.where, args.data)
      return updateMany(args)
    },
    upsert: async (args) => {
      checkNew(args.collection, args.req, args.data)
      await checkOld(args.collection, args.req, args.where, args.data)
      return upsert(args)
    },
    deleteOne: async (args) => {
      await checkOld(args.collection, args.req, args.where)
      return deleteOne(args)
    },
    deleteMany: async (args) => {
      await checkOld(args.collection, args.req, args.where)
      return deleteMany(args)
    },
    createGlobal: async <Data extends Row>(args: CreateGlobalArgs<Data>) => {
      checkGlobal(args.req)
      return createGlobal(args)
    },
    updateGlobal: async <Data extends Row>(args: UpdateGlobalArgs<Data>) => {
      checkGlobal(args.req)
      await checkPublic(args.slug, args.req, args.data)
      return updateGlobal(args)
    },
  } satisfies Partial<BaseDatabaseAdapter>)
}
