import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  Config,
  CreateGlobalArgs,
  PayloadRequest,
  UpdateGlobalArgs,
  Where,
} from 'payload'
import { type IsPrivate, ownStates } from '#content/access/guard-rows.ts'
import { keepLog, noteDeed } from './append.ts'
import { deedsOfAccount, deedsOfGlobal, deedsOfShown, isTold, type Row, type Write } from './deeds.ts'
import type { Deed } from './entry.ts'

type Database = Config['db']
type Request = Partial<PayloadRequest>

/** Kept by hooks beside what somebody did, and no deed of anybody. */
const followUps = new Set(['former-slugs'])

/** Of records about people only it is told that staff deleted one, and which. */
const peoplesRecords = new Set(['enquiries', 'tickets', 'members', 'organisations', 'entitlements', 'desk-inbox'])

/**
 * Writes down every change of what visitors see, of settings and of the rights of staff, below all ways in which such a
 * change can be asked for, and in its own transaction; docs/decisions/0042-the-audit-log.md.
 */
export function recordRows(database: Database, isPrivate: IsPrivate): Database {
  return { ...database, init: (args) => recordAdapter(keepLog(database.init(args)), isPrivate) }
}

/** Does something in the transaction of a request, or in one of its own. */
async function inTransaction<Result>(
  adapter: BaseDatabaseAdapter,
  req: Request | undefined,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { payload } = adapter
  if ((await req?.transactionID) !== undefined) return work({ ...req, payload } as PayloadRequest)
  const transactionID = await adapter.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  try {
    const result = await work({ ...req, payload, transactionID } as PayloadRequest)
    await adapter.commitTransaction(transactionID)
    return result
  } catch (error) {
    await adapter.rollbackTransaction(transactionID)
    throw error
  }
}

function recorderOf(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate) {
  /** A load writes its records several times each, and is told of once. */
  const isLoad = (req: Request | undefined) => req?.context?.isLoad === true
  const isStaffs = (req: Request | undefined) => req?.user?.collection === 'users'
  const isOfPerson = (collection: string) => peoplesRecords.has(collection)

  const isRecorded = (collection: string, req: Request | undefined, data?: Row) => {
    if (isLoad(req) || followUps.has(collection)) return false
    if (collection === 'users') return data === undefined || isTold(data)
    if (collection === 'staff-passkeys') return true
    return isPrivate(collection) ? data === undefined && isOfPerson(collection) && isStaffs(req) : true
  }
  const deedsOf = (collection: CollectionSlug, write: Write): Deed[] => {
    const { config } = adapter.payload.collections[collection]
    if (collection === 'users') return deedsOfAccount(config.flattenedFields, write)
    if (collection === 'staff-passkeys') return deedsOfPasskey(write)
    const id = write.before?.id
    if (isPrivate(collection))
      return write.after || id === undefined ? [] : [{ action: 'delete', kind: collection, record: id }]
    return deedsOfShown(config, write, ownStates[collection] ?? (() => true))
  }
  const read = async (collection: CollectionSlug, req: PayloadRequest, where: Where): Promise<Row[]> =>
    (await adapter.find<Row>({ collection, where, sort: 'id', pagination: false, req })).docs

  /** Carries out a write of rows that a condition finds, and notes what was done to each. */
  const around = <Result>(
    { collection, data, req, where }: { collection: CollectionSlug; data?: Row; req?: Request; where: Where },
    write: (req: Request | undefined) => Promise<Result>,
  ): Promise<Result> => {
    if (!isRecorded(collection, req, data)) return write(req)
    return inTransaction(adapter, req, async (own) => {
      const before = await read(collection, own, where)
      const result = await write(own)
      const ids = before.map(({ id }) => id as number)
      const after = ids.length === 0 ? [] : await read(collection, own, { id: { in: ids } })
      for (const each of before)
        for (const deed of deedsOf(collection, { before: each, after: after.find(({ id }) => id === each.id) }))
          await noteDeed(own, deed)
      return result
    })
  }
  /** The same of a new row, and of a setting. */
  const noteNew = async (collection: CollectionSlug, req: PayloadRequest, id: unknown) => {
    const [after] = await read(collection, req, { id: { equals: id } })
    for (const deed of deedsOf(collection, { after })) await noteDeed(req, deed)
  }
  const aroundGlobal = <Result>(slug: string, req: Request | undefined, write: (req: Request) => Promise<Result>) =>
    inTransaction(adapter, req, async (own) => {
      const config = adapter.payload.config.globals.find((each) => each.slug === slug)
      const find = async () => await adapter.findGlobal<Row>({ slug, req: own })
      const before = await find()
      const result = await write(own)
      if (config && !isLoad(req))
        for (const deed of deedsOfGlobal(config, { before, after: await find() })) await noteDeed(own, deed)
      return result
    })
  return { around, aroundGlobal, isRecorded, noteNew }
}

/** A passkey by the account that it opens; nothing that it is made of. */
function deedsOfPasskey({ after, before }: Write): Deed[] {
  if (after && before) return []
  const { name, staff } = (after ?? before ?? {}) as { name?: string; staff?: number }
  const changes = [{ field: 'passkey', ...(after ? { after: name ?? '' } : { before: name ?? '' }) }]
  return [{ action: after ? 'factorAdd' : 'factorRemove', kind: 'users', record: staff ?? '', changes }]
}

function recordAdapter(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate): BaseDatabaseAdapter {
  const { around, aroundGlobal, isRecorded, noteNew } = recorderOf(adapter, isPrivate)
  const create = adapter.create.bind(adapter)
  const updateOne = adapter.updateOne.bind(adapter)
  const updateMany = adapter.updateMany.bind(adapter)
  const upsert = adapter.upsert.bind(adapter)
  const deleteOne = adapter.deleteOne.bind(adapter)
  const deleteMany = adapter.deleteMany.bind(adapter)
  const createGlobal = adapter.createGlobal.bind(adapter)
  const updateGlobal = adapter.updateGlobal.bind(adapter)
  const oneOf = ({ id, where }: { id?: number | string; where?: Where }): Where => where ?? { id: { equals: id } }
  const createRecorded = <Args extends { collection: CollectionSlug; req?: Request }, Made>(
    args: Args,
    make: (args: Args) => Promise<Made>,
  ) =>
    inTransaction(adapter, args.req, async (req) => {
      const made = await make({ ...args, req })
      await noteNew(args.collection, req, (made as Row).id)
      return made
    })
  return Object.assign(adapter, {
    create: async (args) => {
      if (!isRecorded(args.collection, args.req, args.data)) return create(args)
      return createRecorded(args, create)
    },
    updateOne: (args) =>
      around({ ...args, data: args.data, where: oneOf(args) }, (req) => updateOne({ ...args, ...(req && { req }) })),
    updateMany: (args) => around({ ...args, data: args.data }, (req) => updateMany({ ...args, ...(req && { req }) })),
    upsert: async (args) => {
      const isNew = (await adapter.count({ ...args })).totalDocs === 0
      if (isNew && isRecorded(args.collection, args.req, args.data)) return createRecorded(args, upsert)
      return around({ ...args, data: args.data }, (req) => upsert({ ...args, ...(req && { req }) }))
    },
    deleteOne: (args) =>
      around({ collection: args.collection, where: args.where, ...(args.req && { req: args.req }) }, (req) =>
        deleteOne({ ...args, ...(req && { req }) }),
      ),
    deleteMany: (args) =>
      around({ collection: args.collection, where: args.where, ...(args.req && { req: args.req }) }, (req) =>
        deleteMany({ ...args, ...(req && { req }) }),
      ),
    createGlobal: <Data extends Record<string, unknown>>(args: CreateGlobalArgs<Data>) =>
      aroundGlobal(args.slug, args.req, (req) => createGlobal({ ...args, req })),
    updateGlobal: <Data extends Record<string, unknown>>(args: UpdateGlobalArgs<Data>) =>
      aroundGlobal(args.slug, args.req, (req) => updateGlobal({ ...args, req })),
  } satisfies Partial<BaseDatabaseAdapter>)
}
