import type { PayloadRequest, Where } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { kindName, textIn } from '#content/uses/named-uses.ts'
import { recordAddress, recordPages } from '#domain/site/record-pages.ts'
import { type Locale, locales } from '#lib/locale.ts'

/** A page of the site to which somebody may link. */
export interface FoundPage {
  address: string
  title: string
  /** What kind of page it is, in the language of the admin. */
  kind: string
}

/** Pages of a kind that are offered: who looks for one types more of its name. */
const mostOfKind = 6

/** Addresses that show nothing by themselves. */
const withoutContent = new Set<string>([
  ...recordPages.filter(({ detail, list }) => detail !== list).map(({ detail }) => detail),
  '/callback',
  '/education/components/card',
])

const isShown: Where = { or: locales.map((locale) => ({ [`_status.${locale}`]: { equals: 'published' } })) }

async function findOf(req: PayloadRequest, collection: string, asked: string, field: 'path' | 'slug') {
  const named: Where = { or: [{ title: { like: asked } }, { [field]: { like: asked } }] }
  const { docs } = await openCollections(req.payload).find({
    collection,
    where: { and: [isShown, ...(asked === '' ? [] : [named])] },
    locale: 'all',
    fallbackLocale: false,
    select: { title: true, [field]: true },
    sort: '-updatedAt',
    depth: 0,
    limit: mostOfKind,
    overrideAccess: false,
    user: req.user,
  })
  return docs
}

/** Pages that visitors see, by a part of their name in either language, or of their address. */
export async function findPages(req: PayloadRequest, asked: string): Promise<FoundPage[]> {
  const language: Locale = req.i18n.language === 'zh' ? 'zh' : 'en'
  const pages: FoundPage[] = []
  for (const collection of ['columns', 'custom-pages'])
    for (const each of await findOf(req, collection, asked, 'path'))
      pages.push({
        address: String(each.path),
        title: textIn(each.title, language),
        kind: kindName(req, collection) ?? '',
      })
  const found = pages.filter(({ address }) => !withoutContent.has(address))
  // Without a word there is nothing to choose records by.
  if (asked === '') return found
  for (const { collection } of recordPages)
    for (const each of await findOf(req, collection, asked, 'slug')) {
      const address = recordAddress(collection, textIn(each.slug, language))
      if (address !== undefined)
        found.push({ address, title: textIn(each.title, language), kind: kindName(req, collection) ?? '' })
    }
  return found
}
