import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  Config,
  CreateGlobalArgs,
  PayloadRequest,
  UpdateGlobalArgs,
  Where,
} from 'payload'
import { globalRecord } from '#content/global-record.ts'
import type { IsPrivate } from '#content/access/guard-rows.ts'
import { hasRole } from '#content/access/roles.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { fieldsOf } from '#content/draftable.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { type Content, contentOf, digestIn, isOwnEqual, isSharedEqual } from '#content/written/content-of.ts'
import { isFourEyes } from './four-eyes.ts'
import { refuseReview } from './refuse.ts'
import { openStates, type Review, type ReviewState } from './review.ts'
import { takeTurn } from './store.ts'

type Database = Config['db']
type Row = Record<string, unknown> & { id: number; _status?: Partial<Record<Locale, string>> | null }
type Request = Partial<PayloadRequest> | undefined

/**
 * Judges what has become public by the row that was stored, in its transaction: where the site asks for a second person,
 * a language that nobody else approved as it is now undoes the change. And what has become public, went to the waste
 * basket or was deleted ends its review; docs/decisions/0046-review.md.
 */
export function judgeRows(database: Database, isPrivate: IsPrivate): Database {
  return { ...database, init: (args) => judgeAdapter(database.init(args), isPrivate) }
}

const isShown = (row: Row | undefined, locale: Locale) => row?._status?.[locale] === 'published'

/** What went out without an approval has none that would count again. */
const undecided = { decidedBy: null, decidedAt: null }

/** What a write did to what readers of each language are given. */
function compare(before: [Row, Content] | undefined, [row, content]: [Row, Content]) {
  const shown = locales.filter((locale) => isShown(row, locale))
  const changed = shown.filter(
    (locale) => before === undefined || !isShown(before[0], locale) || !isOwnEqual(before[1], content, locale),
  )
  const isSharedChanged = before !== undefined && shown.length > 0 && !isSharedEqual(before[1], content)
  return { shown, changed, isSharedChanged }
}

/** Rows that a write is of. */
interface Place {
  collection: CollectionSlug
  where: Where
  req?: Request
}
/** Of a record, or of a global. */
interface Judged {
  collection: string
  req?: Request
  isSecondAsked: boolean
}

/**
 * Undoes what was written when it is refused afterwards, and no more: of a change of many records Payload goes on with the
 * others, in the same transaction.
 */
export async function orUndo<Result>(
  req: PayloadRequest,
  isNeeded: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isNeeded) return work()
  const ask = askWithin(req)
  await ask('SAVEPOINT portico_review')
  try {
    const result = await work()
    await ask('RELEASE SAVEPOINT portico_review')
    return result
  } catch (error) {
    await ask('ROLLBACK TO SAVEPOINT portico_review')
    throw error
  }
}

const within = (adapter: BaseDatabaseAdapter, req: Request) => ({ ...req, payload: adapter.payload }) as PayloadRequest

/** What the judge reads and ends. */
function openRows(adapter: BaseDatabaseAdapter) {
  const readRows = async ({ collection, req, where }: Place) =>
    (await adapter.find<Row>({ collection, where, sort: 'id', pagination: false, ...(req && { req }) })).docs
  const readReviews = async ({ collection, req }: Omit<Judged, 'isSecondAsked'>, ids: readonly number[]) => {
    const states = [...openStates, 'published']
    const where: Where = {
      and: [{ source: { equals: collection } }, { record: { in: [...ids] } }, { state: { in: states } }],
    }
    const asked = { collection: 'reviews', where, sort: 'id', pagination: false } as const
    return (await adapter.find<Review>({ ...asked, ...(req && { req }) })).docs
  }
  const end = async (req: Request, reviews: readonly Review[], state: ReviewState) => {
    for (const { id, state: before } of reviews)
      if (before !== 'published')
        await adapter.updateOne({
          collection: 'reviews',
          id,
          data: {
            state,
            openKey: null,
            updatedAt: new Date().toISOString(),
            ...(before !== 'approved' && undecided),
          },
          ...(req && { req }),
        })
  }
  return { readRows, readReviews, end }
}

/** Judges what was stored beside what was there. */
function judgeWith(adapter: BaseDatabaseAdapter, end: ReturnType<typeof openRows>['end']) {
  return async (
    { collection, isSecondAsked, req }: Judged,
    { after, before }: { before?: Row | undefined; after: Row },
    reviews: readonly Review[],
  ) => {
    if (after.deletedAt && !before?.deletedAt) return end(req, reviews, 'withdrawn')
    const fields = fieldsOf(adapter.payload, collection)
    const content = contentOf(fields, after)
    const { changed, isSharedChanged, shown } = compare(before && [before, contentOf(fields, before)], [after, content])
    const isApproved = (locale: Locale) =>
      reviews.some(
        (each) =>
          each.locale === locale &&
          (each.state === 'approved' || each.state === 'published') &&
          Boolean(each.decidedAt) &&
          each.digest === digestIn(content, locale),
      )
    const isSecondMissing = changed.length > 0 ? !changed.every(isApproved) : isSharedChanged && !shown.some(isApproved)
    // What a record shows was approved with it (content/published/publish-shown.ts).
    const isApprovedWith = collection === 'media' && req?.context?.goesPublicWith !== undefined
    if (isSecondMissing && isSecondAsked && !isApprovedWith) refuseReview(req, 'fourEyes', 403)
    const isOut = ({ digest, locale }: Review) =>
      changed.includes(locale) || (shown.includes(locale) && digest === digestIn(content, locale))
    await end(req, reviews.filter(isOut), 'published')
  }
}

function judgeOf(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate) {
  const { end, readReviews, readRows } = openRows(adapter)
  const judge = judgeWith(adapter, end)
  const isJudged = (collection: CollectionSlug, req: Request) =>
    !isPrivate(collection) &&
    Boolean(adapter.payload.collections[collection].config.versions?.drafts) &&
    req?.context?.isLoad !== true &&
    req?.transactionID !== undefined
  // Nobody is a script of the house, which has its own authority.
  const isAsked = async (req: Request) => Boolean(req?.user) && (await isFourEyes(within(adapter, req)))

  /** Carries out a write of rows that a condition finds, and judges it. */
  const around = async <Result>(place: Place, write: () => Promise<Result>): Promise<Result> => {
    const { collection, req } = place
    if (!isJudged(collection, req)) return write()
    const ids = (await readRows(place)).map(({ id }) => id)
    for (const record of ids) await takeTurn(within(adapter, req), { source: collection, record })
    const reviews = await readReviews(place, ids)
    const isSecondAsked = await isAsked(req)
    if (!isSecondAsked && reviews.length === 0) return write()
    const read = () => readRows({ ...place, where: { id: { in: ids } } })
    const before = await read()
    return orUndo(within(adapter, req), isSecondAsked, async () => {
      const result = await write()
      const left = await read()
      for (const each of before) {
        const after = left.find(({ id }) => id === each.id)
        const own = reviews.filter(({ record }) => record === each.id)
        await (after ? judge({ ...place, isSecondAsked }, { before: each, after }, own) : end(req, own, 'withdrawn'))
      }
      return result
    })
  }
  const make = async <Made>(place: Place, create: () => Promise<Made>): Promise<Made> => {
    if (!isJudged(place.collection, place.req) || !(await isAsked(place.req))) return create()
    return orUndo(within(adapter, place.req), true, async () => {
      const made = await create()
      const [after] = await readRows({ ...place, where: { id: { equals: (made as Row).id } } })
      if (after) await judge({ ...place, isSecondAsked: true }, { after }, [])
      return made
    })
  }
  /** The same for a global, of which there is one. */
  const aroundGlobal = async <Result>(slug: string, req: Request, write: () => Promise<Result>): Promise<Result> => {
    if (req?.context?.isLoad === true || req?.transactionID === undefined) return write()
    await takeTurn(within(adapter, req), { source: slug, record: globalRecord })
    const reviews = await readReviews({ collection: slug, req }, [globalRecord])
    const isSecondAsked = await isAsked(req)
    if (!isSecondAsked && reviews.length === 0) return write()
    const read = () => adapter.findGlobal<Row>({ slug, req })
    const before = await read()
    return orUndo(within(adapter, req), isSecondAsked, async () => {
      const result = await write()
      await judge({ collection: slug, isSecondAsked, req }, { before, after: await read() }, reviews)
      return result
    })
  }
  return { around, aroundGlobal, make }
}

function judgeAdapter(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate): BaseDatabaseAdapter {
  const { around, aroundGlobal, make } = judgeOf(adapter, isPrivate)
  const create = adapter.create.bind(adapter)
  const updateOne = adapter.updateOne.bind(adapter)
  const updateMany = adapter.updateMany.bind(adapter)
  const upsert = adapter.upsert.bind(adapter)
  const deleteOne = adapter.deleteOne.bind(adapter)
  const deleteMany = adapter.deleteMany.bind(adapter)
  const createGlobal = adapter.createGlobal.bind(adapter)
  const updateGlobal = adapter.updateGlobal.bind(adapter)
  const placeOf = ({ collection, req, where }: Place): Place => ({ collection, where, ...(req && { req }) })
  return Object.assign(adapter, {
    create: (args) => make(placeOf({ ...args, where: {} }), () => create(args)),
    updateOne: (args) =>
      around(placeOf({ ...args, where: args.where ?? { id: { equals: args.id } } }), () => updateOne(args)),
    updateMany: (args) => around(placeOf(args), () => updateMany(args)),
    upsert: async (args) => {
      const isNew = (await adapter.count(placeOf(args))).totalDocs === 0
      return (isNew ? make : around)(placeOf(args), () => upsert(args))
    },
    deleteOne: (args) => around(placeOf(args), () => deleteOne(args)),
    deleteMany: (args) => around(placeOf(args), () => deleteMany(args)),
    createGlobal: <Data extends Record<string, unknown>>(args: CreateGlobalArgs<Data>) =>
      aroundGlobal(args.slug, args.req, () => createGlobal(args)),
    updateGlobal: async <Data extends Record<string, unknown>>(args: UpdateGlobalArgs<Data>) => {
      const { data, req, slug } = args
      // An administrator may have left it in a draft, which goes out with what others wrote.
      const isKept = slug === 'site' && req?.user && !hasRole(req.user, 'administrator')
      const rule = isKept && { fourEyes: await isFourEyes(within(adapter, req)) }
      return aroundGlobal(slug, req, () => updateGlobal({ ...args, data: { ...data, ...rule } }))
    },
  } satisfies Partial<BaseDatabaseAdapter>)
}
