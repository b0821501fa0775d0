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
/** The field that a record's address is made from: a slug of each language, or a path of both. */
export type AddressField = 'path' | 'slug'

interface Place {
  collection: string
  id: number
  field: AddressField
}

/** In the transaction of the change, with override access, and without its language: that must stay as it is. */
const inside = ({ transactionID }: PayloadRequest) => ({
  overrideAccess: true,
  depth: 0,
  ...(transactionID !== undefined && { req: { transactionID } }),
})

/** The slugs under which visitors see a record now; what waits in drafts does not count. */
async function readPublicSlugs(req: PayloadRequest, { collection, field, id }: Place): Promise<PublicSlugs> {
  const { docs } = await openCollections(req.payload).find({
    ...inside(req),
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    // A record in the waste basket keeps its address for when it is taken out again.
    trash: true,
    select: { [field]: true, _status: true },
  })
  const { _status, [field]: address }: Record<string, unknown> = docs[0] ?? {}
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const own = typeof address === 'string' ? address : textIn(address, locale)
      return textIn(_status, locale) === 'published' && own !== '' ? [[locale, own]] : []
    }),
  )
}

const textIn = (value: unknown, locale: Locale): string => {
  const text = (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale]
  return typeof text === 'string' ? text : ''
}

const nameOf = ({ collection, id }: Omit<Place, 'field'>) => `former slugs of ${collection} ${id}`

const noteBefore =
  (field: AddressField): CollectionBeforeChangeHook =>
  async ({ collection, operation, originalDoc, req }) => {
    if (operation !== 'update') return
    const place = { collection: collection.slug, id: (originalDoc as { id: number }).id, field }
    req.context[nameOf(place)] = await readPublicSlugs(req, place)
  }

/** What was to be seen and is no longer leads here from now on, even if it led to another record before. */
const keepFormer =
  (field: AddressField): CollectionAfterChangeHook =>
  async ({ collection, doc, operation, req }) => {
    if (operation !== 'update') return
    const place = { collection: collection.slug, id: (doc as { id: number }).id, field }
    const before = (req.context[nameOf(place)] ?? {}) as PublicSlugs
    if (Object.keys(before).length === 0) return
    const now = await readPublicSlugs(req, place)
    for (const locale of locales) {
      const slug = before[locale]
      if (slug !== undefined && slug !== now[locale]) await keep(req, place, locale, slug)
    }
  }

async function keep(
  req: PayloadRequest,
  { collection, id }: Omit<Place, 'field'>,
  locale: Locale,
  slug: string,
): Promise<void> {
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

/** For a collection with slugs, or one whose records are known by their paths; none for others. */
export function formerSlugHooks(
  fields: Field[],
  field: AddressField = 'slug',
): Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'> {
  if (field === 'slug' && !hasSlug(fields)) return {}
  return { beforeChange: [noteBefore(field)], afterChange: [keepFormer(field)], afterDelete: [forget] }
}
