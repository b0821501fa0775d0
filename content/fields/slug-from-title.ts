import type { FieldHook, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { numberSlug, slugOf } from '#domain/site/slug.ts'
import { type Locale, locales } from '#lib/locale.ts'

interface Place {
  collection: string
  id: number | string | undefined
  locale: Locale
  field: 'path' | 'slug'
}

/** Whether an address is another record's: of one that is published, a draft or in the waste basket, or was one's. */
async function isTaken(req: PayloadRequest, { collection, field, id, locale }: Place, slug: string): Promise<boolean> {
  // With override access: what is taken is, whether or not the person may read it. Nothing of it is told.
  const asked = { overrideAccess: true, depth: 0, limit: 1, pagination: false, req: transactionOf(req) } as const
  const open = openCollections(req.payload)
  const others = { id: { not_equals: id ?? 0 }, [field]: { equals: slug } }
  const former = { kind: { equals: collection }, locale: { equals: locale }, record: { not_equals: id ?? 0 } }
  const records = { ...asked, collection, locale, trash: true, where: others, select: { [field]: true } } as const
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

/** @param name the address with a number; the first has none */
async function findFree(
  name: (number: number) => string,
  isFree: (address: string) => Promise<boolean>,
): Promise<string> {
  let number = 1
  while (!(await isFree(name(number)))) number += 1
  return name(number)
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** @param write the address for a name, which may be none that a record can have */
const fromTitle =
  (
    field: Place['field'],
    { isAllowed, write }: { write: (slug: string) => string; isAllowed: (address: string) => boolean },
  ): FieldHook =>
  async ({ collection, originalDoc, previousValue, req, siblingData, value }) => {
    const locale = locales.find((each) => each === req.locale)
    if (collection === null || locale === undefined || isFilled(value)) return undefined
    if (isFilled(previousValue)) return previousValue
    const stored = (originalDoc ?? {}) as { id?: number | string; title?: unknown }
    const title = (siblingData as { title?: unknown }).title ?? stored.title
    const slug = isFilled(title) ? await slugOf(title) : undefined
    if (slug === undefined) return undefined
    const place = { collection: collection.slug, id: stored.id, locale, field }
    return findFree(
      (number) => write(number === 1 ? slug : numberSlug(slug, number)),
      async (address) => isAllowed(address) && !(await isTaken(req, place, address)),
    )
  }

/**
 * Makes the slug from the title of the same language where somebody has left it empty. One that is there stays, also when
 * the field is emptied: an address is changed by giving another.
 */
export const slugFromTitle = fromTitle('slug', { write: (slug) => slug, isAllowed: () => true })

/** The same for a path, which is one for both languages: it is made from the title that comes first. */
export const pathFromTitle = fromTitle('path', { write: (slug) => `/${slug}`, isAllowed: isCustomPath })
