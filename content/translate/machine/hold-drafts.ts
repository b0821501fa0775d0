import {
  APIError,
  type BaseDatabaseAdapter,
  type CollectionSlug,
  type Config,
  type PayloadRequest,
  type Where,
} from 'payload'
import type { IsPrivate } from '#content/access/guard-rows.ts'
import { fieldsOf } from '#content/draftable.ts'
import { globalRecord } from '#content/global-record.ts'
import { orUndo } from '#content/review/judge-rows.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { nameFields } from '#content/translate/side-by-side.ts'
import { textsOfRecord } from '#content/translate/texts-of.ts'
import { type Mark, marksBeside, readMarks, standingMarks } from './marks.ts'

type Database = Config['db']
type Row = Record<string, unknown> & { id: number; _status?: Partial<Record<Locale, string>> | null }
type Request = Partial<PayloadRequest> | undefined

/**
 * Keeps what a machine wrote and nobody has read from what visitors are given. It is judged by the row that was stored, in its
 * transaction, as the right to publish is: every way to publication ends there; docs/decisions/0079-machine-drafts.md.
 */
export function holdMachineDrafts(database: Database, isPrivate: IsPrivate): Database {
  return { ...database, init: (args) => holdWith(database.init(args), isPrivate) }
}

const words = {
  zh: (places: string) =>
    `机器预译的内容还没有人读过，不能发布：${places}。请在“翻译”里打开原文与译文对照，读过之后点“我已读过”，或者改写。`,
  en: (places: string) =>
    `Machine drafts that nobody has read cannot be published: ${places}. Open both languages side by side under “Translations”; read and confirm them there, or change them.`,
}

/** @throws APIError 403 in the language of the admin */
function refuse(req: PayloadRequest, source: string, marks: readonly Mark[]): never {
  const language: Locale = req.i18n?.language === 'zh' ? 'zh' : 'en'
  const places = [...new Set(marks.map(({ place }) => place))]
  const names = [...nameFields(fieldsOf(req.payload, source), places, language).values()]
  throw new APIError(words[language](names.join(language === 'zh' ? '、' : ', ')), 403, undefined, true)
}

/** What of a row is read by visitors and marked. */
type Shown = Record<Locale, Mark[]>

function openMarks(adapter: BaseDatabaseAdapter, req: PayloadRequest) {
  const ask = askWithin(req)
  return {
    isAny: async (source: string) =>
      (await ask('SELECT 1 FROM portico_machine_drafts WHERE kind = ? LIMIT 1', [source])).length > 0,
    shownOf: async (source: string, record: number, row: Row | undefined): Promise<Shown> => {
      const shown: Shown = { zh: [], en: [] }
      for (const locale of locales) {
        if (row?._status?.[locale] !== 'published' || row.deletedAt) continue
        const marks = await readMarks(ask, { source, record }, locale)
        const fields =
          marks.length > 0 ? textsOfRecord(fieldsOf(adapter.payload, source), row) : new Map<string, never>()
        shown[locale] = standingMarks(marks, fields, locale)
      }
      return shown
    },
  }
}

function holdWith(adapter: BaseDatabaseAdapter, isPrivate: IsPrivate): BaseDatabaseAdapter {
  const within = (req: Request) => ({ ...req, payload: adapter.payload }) as PayloadRequest
  // A load brings what was public elsewhere.
  const isLeft = (req: Request) => req?.context?.isLoad === true || req?.transactionID === undefined
  interface Kind {
    source: string
    req: Request
    read: () => Promise<Map<number, Row>>
  }
  const around = async <Result>({ read, req, source }: Kind, write: () => Promise<Result>): Promise<Result> => {
    if (isLeft(req)) return write()
    const inside = within(req)
    const { isAny, shownOf } = openMarks(adapter, inside)
    if (!(await isAny(source))) return write()
    const before = await read()
    return orUndo(inside, true, async () => {
      const result = await write()
      for (const [record, row] of await read()) {
        const [was, is] = [await shownOf(source, record, before.get(record)), await shownOf(source, record, row)]
        const added = locales.flatMap((locale) => marksBeside(is[locale], was[locale]))
        if (added.length > 0) refuse(inside, source, added)
      }
      return result
    })
  }
  const ofCollection = (collection: CollectionSlug, req: Request, where: Where) => {
    let ids: number[] | undefined
    const read = async () => {
      // After the write a condition may find others.
      const asked: Where = ids === undefined ? where : { id: { in: ids } }
      const { docs } = await adapter.find<Row>({
        collection,
        where: asked,
        sort: 'id',
        pagination: false,
        ...(req && { req }),
      })
      ids ??= docs.map(({ id }) => id)
      return new Map(docs.map((row) => [row.id, row]))
    }
    return { source: collection, req, read }
  }
  const isHeld = (collection: CollectionSlug) =>
    !isPrivate(collection) && Boolean(adapter.payload.collections[collection].config.versions?.drafts)
  const update = <Result>(collection: CollectionSlug, req: Request, where: Where, write: () => Promise<Result>) =>
    isHeld(collection) ? around(ofCollection(collection, req, where), write) : write()

  const updateOne = adapter.updateOne.bind(adapter)
  const updateMany = adapter.updateMany.bind(adapter)
  const upsert = adapter.upsert.bind(adapter)
  const updateGlobal = adapter.updateGlobal.bind(adapter)
  return Object.assign(adapter, {
    updateOne: (args) =>
      update(args.collection, args.req, args.where ?? { id: { equals: args.id } }, () => updateOne(args)),
    updateMany: (args) => update(args.collection, args.req, args.where, () => updateMany(args)),
    upsert: (args) => update(args.collection, args.req, args.where, () => upsert(args)),
    updateGlobal: (args) => {
      const { req, slug } = args
      const read = async () => new Map([[globalRecord, await adapter.findGlobal<Row>({ slug, ...(req && { req }) })]])
      return around({ source: slug, req, read }, () => updateGlobal(args))
    },
  } satisfies Partial<BaseDatabaseAdapter>)
}
