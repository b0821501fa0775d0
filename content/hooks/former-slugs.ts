import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  PayloadRequest,
} from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { type Locale, locales } from '#lib/locale.ts'

type PublicSlugs = Partial<Record<Locale, string>>
interface Place {
  collection: string
  id: number
}

/** In the transaction of the change, with override access, and without its language: that must stay as it is. */
const inside = ({ transactionID }: PayloadRequest) => ({
  overrideAccess: true,
  depth: 0,
  ...(transactionID !== undefined && { req: { transactionID } }),
})

/** The slugs under which visitors see a record now; what waits in drafts does not count. */
async function readPublicSlugs(req: PayloadRequest, { collection, id }: Place): Promise<PublicSlugs> {
  const { docs } = await openCollections(req.payload).find({
    ...inside(req),
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    // A record in the waste basket keeps its address for when it is taken out again.
    trash: true,
    select: { slug: true, _status: true },
  })
  const { _status, slug } = (docs[0] ?? {}) as Partial<
    Record<'_status' | 'slug', Partial<Record<Locale, string | null>>>
  >
  const shown = locales.filter((locale) => _status?.[locale] === 'published' && slug?.[locale])
  return Object.fromEntries(shown.map((locale) => [locale, slug?.[locale]]))
}

const nameOf = ({ collection, id }: Place) => `former slugs of ${collection} ${id}`

const noteBefore: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  if (operation !== 'update') return
  const place = { collection: collection.slug, id: (originalDoc as { id: number }).id }
  req.context[nameOf(place)] = await readPublicSlugs(req, place)
}

/** What was to be seen and is no longer leads here from now on, even if it led to another record before. */
const keepFormer: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update') return
  const place = { collection: collection.slug, id: (doc as { id: number }).id }
  const before = (req.context[nameOf(place)] ?? {}) as PublicSlugs
  if (Object.keys(before).length === 0) return
  const now = await readPublicSlugs(req, place)
  for (const locale of locales) {
    const slug = before[locale]
    if (slug !== undefined && slug !== now[locale]) await keep(req, place, locale, slug)
  }
}

async function keep(req: PayloadRequest, { collection, id }: Place, locale: Locale, slug: string): Promise<void> {
  const at = { ...inside(req), collection: 'former-slugs' } as const
  const where = { kind: { equals: collection }, slug: { equals: slug }, locale: { equals: locale } }
  const data = { kind: collection, slug, locale, record: id }
  const { docs } = await req.payload.find({ ...at, where, limit: 1, pagination: false })
  if (docs[0] === undefined) await req.payload.create({ ...at, data })
  else await req.payload.update({ ...at, id: docs[0].id, data })
}

const forget: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { kind: { equals: collection.slug }, record: { equals: id } }
  await req.payload.delete({ ...inside(req), collection: 'former-slugs', where })
}

/** Whether records of these fields have an address of their own. */
export function hasSlug(fields: Field[]): boolean {
  return fields.some((field) => 'name' in field && field.name === 'slug')
}

/** For a collection with slugs; none for others. */
export function formerSlugHooks(
  fields: Field[],
): Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'> {
  if (!hasSlug(fields)) return {}
  return { beforeChange: [noteBefore], afterChange: [keepFormer], afterDelete: [forget] }
}
