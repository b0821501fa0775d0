import type { PayloadRequest } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { orderStaffMail, type StaffMailOrder } from '#content/mail-orders.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { adminPath, globalName } from '#content/draftable.ts'
import type { ReviewFacts } from '#domain/mail/facts.ts'
import type { Locale } from '#lib/locale.ts'
import type { Subject } from './review.ts'

interface Reader {
  id: number
  email: string
  language?: Locale | null
}

/** The title of a record in a language, as it is written now; what a global is called. */
export async function titleOf(req: PayloadRequest, { locale, record, source }: Subject): Promise<string> {
  if (isGlobal({ record })) return globalName(req.payload, source, locale)
  const { docs } = await openCollections(req.payload).find({
    collection: source,
    where: { id: { equals: record } },
    draft: true,
    locale,
    fallbackLocale: false,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    // Another transaction does not see what this one has written; another language is not that of the request.
    req: { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) },
  })
  const name = req.payload.collections[source as 'news'].config.admin.useAsTitle ?? 'title'
  return (docs[0]?.[name] as string | null | undefined) ?? ''
}

const nameOf = ({ user }: PayloadRequest) => (user?.collection === 'users' ? (user.name ?? '') : '')

async function send(req: PayloadRequest, readers: readonly Reader[], order: StaffMailOrder): Promise<void> {
  for (const { email, language } of readers) await orderStaffMail(req.payload, { to: email, language, order, req })
}

async function findStaff(req: PayloadRequest, where: object): Promise<Reader[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: where as { id: { equals: number } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs
}

interface Told extends Pick<ReviewFacts, 'note'> {
  subject: Subject
  locales: readonly Locale[]
}

const factsOf = async (req: PayloadRequest, { locales, note, subject }: Told): Promise<ReviewFacts> => ({
  title: await titleOf(req, subject),
  locales: [...locales],
  by: nameOf(req),
  note,
  path: adminPath(subject),
})

/** To everybody who may publish, but for whoever handed it in: one mail for all languages that were handed in together. */
export async function tellPublishers(req: PayloadRequest, told: Told): Promise<void> {
  const readers = await findStaff(req, {
    and: [{ roles: { in: ['administrator', 'publisher'] } }, { id: { not_equals: Number(req.user?.id) } }],
  })
  await send(req, readers, { template: 'reviewHandedIn', review: await factsOf(req, told) })
}

/** To whoever handed it in: what was decided. */
export async function tellWriter(
  req: PayloadRequest,
  template: 'reviewReturned' | 'reviewApproved',
  writer: number | undefined,
  told: Told,
): Promise<void> {
  if (writer === undefined || writer === Number(req.user?.id)) return
  const readers = await findStaff(req, { id: { equals: writer } })
  await send(req, readers, { template, review: await factsOf(req, told) })
}
