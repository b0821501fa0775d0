import type { FieldHook, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { numberSlug, slugOf } from '#domain/site/slug.ts'
import { type Locale, locales } from '#lib/locale.ts'

interface Place {
  collection: string
  id: number | string | undefined
  locale: Locale
}

/** Whether an address is another record's: of one that is published, a draft or in the waste basket, or was one's. */
async function isTaken(req: PayloadRequest, { collection, id, locale }: Place, slug: string): Promise<boolean> {
  // With override access: what is taken is, whether or not the person may read it. Nothing of it is told.
  const asked = { overrideAccess: true, depth: 0, limit: 1, pagination: false, req: transactionOf(req) } as const
  const open = openCollections(req.payload)
  const others = { id: { not_equals: id ?? 0 }, slug: { equals: slug } }
  const former = { kind: { equals: collection }, locale: { equals: locale }, record: { not_equals: id ?? 0 } }
  const records = { ...asked, collection, locale, trash: true, where: others, select: { slug: true } } as const
  // One after the other: a connection to PostgreSQL does one thing at a time.
  for (const query of [
    records,
    { ...records, draft: true },
    { ...asked, collection: 'former-slugs', where: { ...former, slug: { equals: slug } } },
  ])
    if ((await open.find(query)).docs.length > 0) return true
  return false
}

const transactionOf = ({ transactionID }: PayloadRequest): Partial<PayloadRequest> =>
  transactionID === undefined ? {} : { transactionID }

async function findFree(req: PayloadRequest, place: Place, slug: string): Promise<string> {
  let free = slug
  for (let number = 2; await isTaken(req, place, free); number += 1) free = numberSlug(slug, number)
  return free
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * Makes the slug from the title of the same language where somebody has left it empty. One that is there stays, also when
 * the field is emptied: an address is changed by giving another.
 */
export const slugFromTitle: FieldHook = async ({ collection, originalDoc, previousValue, req, siblingData, value }) => {
  const locale = locales.find((each) => each === req.locale)
  if (collection === null || locale === undefined || isFilled(value)) return undefined
  if (isFilled(previousValue)) return previousValue
  const stored = (originalDoc ?? {}) as { id?: number | string; title?: unknown }
  const title = (siblingData as { title?: unknown }).title ?? stored.title
  const slug = isFilled(title) ? await slugOf(title) : undefined
  if (slug === undefined) return undefined
  return findFree(req, { collection: collection.slug, id: stored.id, locale }, slug)
}
