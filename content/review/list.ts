import type { PayloadRequest, Where } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { isWriter, mayPublish } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { globalName } from '#content/draftable.ts'
import type { Locale } from '#lib/locale.ts'
import { numberOf, type Person, type Review } from './review.ts'

export const listNames = ['waiting', 'returned', 'approved', 'handedIn'] as const
export type ListName = (typeof listNames)[number]
type Asking = Pick<PayloadRequest, 'payload' | 'user'>

/** Most reviews in a list. */
const most = 200

/** What each list has for a person: nobody's review waits for whoever may not publish, or handed it in. */
function whereOf({ user }: Pick<PayloadRequest, 'user'>): Record<ListName, Where | undefined> {
  const own = { handedInBy: { equals: Number(user?.id) } }
  const others = { or: [{ handedInBy: { not_equals: Number(user?.id) } }, { handedInBy: { exists: false } }] }
  const isPublisher = mayPublish(user)
  const of = (state: Review['state'], ...more: Where[]): Where => ({ and: [{ state: { equals: state } }, ...more] })
  return {
    waiting: isPublisher ? of('handedIn', others) : undefined,
    returned: of('returned', own),
    approved: isPublisher ? of('approved') : of('approved', own),
    handedIn: of('handedIn', own),
  }
}

/**
 * How many reviews wait for a person, were returned to them, and are approved and not yet public.
 * @param req whoever asks; nobody has none
 */
export async function countReviews(req: Asking): Promise<{ waiting: number; returned: number; approved: number }> {
  const where = whereOf(req)
  const count = async (name: ListName) =>
    !isWriter(req.user) || where[name] === undefined
      ? 0
      : (await req.payload.count({ collection: 'reviews', where: where[name], overrideAccess: true })).totalDocs
  const [waiting, returned, approved] = await Promise.all([count('waiting'), count('returned'), count('approved')])
  return { waiting, returned, approved }
}

/** A review in a list. */
export interface ListedReview {
  id: number
  source: string
  record: number
  locale: Locale
  title: string
  note: string
  by: string
  /** When it was handed in, or decided. */
  at: string
  decidedBy: string
  /** Remarks that nobody has settled. */
  openRemarks: number
}

const nameOf = (person: Person) => (typeof person === 'object' ? (person?.name ?? person?.email ?? '') : '')

/** The lists of a person, the oldest first. */
export async function listReviews(req: Asking, language?: Locale): Promise<Record<ListName, ListedReview[]>> {
  const where = whereOf(req)
  const read = async (name: ListName): Promise<ListedReview[]> => {
    const asked = where[name]
    if (asked === undefined || !isWriter(req.user)) return []
    const { docs } = await req.payload.find({
      collection: 'reviews',
      where: { and: [asked, ...(language ? [{ locale: { equals: language } }] : [])] },
      sort: 'handedInAt',
      limit: most,
      pagination: false,
      depth: 1,
      overrideAccess: true,
    })
    const titles = await readTitles(req, docs)
    return docs.map((each) => describe(each, titles))
  }
  const [waiting, returned, approved, handedIn] = await Promise.all(listNames.map(read))
  return { waiting: waiting ?? [], returned: returned ?? [], approved: approved ?? [], handedIn: handedIn ?? [] }
}

const keyOf = ({ locale, record, source }: Pick<Review, 'locale' | 'record' | 'source'>) =>
  `${source} ${locale} ${record}`

/** The titles as they are written now, one question for each kind and language. */
async function readTitles({ payload, user }: Asking, reviews: readonly Review[]): Promise<Map<string, string>> {
  const groups = Map.groupBy(reviews, ({ locale, source }) => `${source} ${locale}`)
  const found = await Promise.all(
    [...groups.values()].map(async (some) => {
      const { locale, record, source } = some[0] as Review
      if (isGlobal({ record }))
        return [[keyOf({ locale, source, record }), globalName(payload, source, locale)] as [string, string]]
      const name = payload.collections[source as 'news'].config.admin.useAsTitle ?? 'title'
      const { docs } = await openCollections(payload).find({
        collection: source,
        where: { id: { in: some.map(({ record }) => record) } },
        draft: true,
        locale,
        fallbackLocale: false,
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user,
        select: { [name]: true },
      })
      return docs.map((each): [string, string] => [
        keyOf({ locale, source, record: Number(each.id) }),
        (each[name] as string | null | undefined) ?? '',
      ])
    }),
  )
  return new Map(found.flat())
}

function describe(review: Review, titles: Map<string, string>): ListedReview {
  const { decidedAt, decidedBy, handedInAt, handedInBy, id, locale, note, record, remarks, source } = review
  return {
    id,
    source,
    record,
    locale,
    title: titles.get(keyOf(review)) ?? '',
    note: note ?? '',
    by: nameOf(handedInBy),
    at: decidedAt ?? handedInAt,
    decidedBy: numberOf(decidedBy) === undefined ? '' : nameOf(decidedBy),
    openRemarks: (remarks ?? []).filter(({ settledAt }) => !settledAt).length,
  }
}
