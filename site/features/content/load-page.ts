import type { Locale } from '#lib/locale.ts'
import { fitDescription } from '#site/runtime/metadata/fit-description.ts'
import { detailPaths, readId, redirectToOwnSlug } from '#site/runtime/navigation/page-address.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'
import { loadSurroundings } from './load-surroundings.ts'

type Paths = Partial<Record<Locale, string>>

/**
 * What a page under a column's heading has whatever else is on it: the column, its place in the menus, and the facts of the
 * head, for the addresses that the page has in each language.
 * @param path of the column, without language prefix
 */
export async function loadHeading({ locale, origin, portal }: PageRequest, path: string) {
  const [site, column, surroundings] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path }),
    loadSurroundings(portal, path),
  ])
  const describe = (paths: Paths): PageFacts => ({
    title: column.title,
    siteName: site.name,
    description: column.description,
    origin,
    locale,
    paths,
  })
  return { site, column, surroundings, describe }
}

interface Item {
  title: string
  summary: string
  slugs: Paths
}

/**
 * The page of one record below a column: it is found by number or slug, another language's slug or a former one is sent
 * on to the right one.
 * @param at path of the column and of its detail pages
 * @param load asks for the record
 * @param tell what the head says of it
 */
export async function loadDetail<T extends { slugs: Paths }>(
  request: PageRequest,
  at: { list: string; detail: string },
  load: (id: string) => Promise<T>,
  tell: (item: T) => Omit<Item, 'slugs'> & Pick<PageFacts, 'type'>,
) {
  const { locale, origin, url } = request
  const id = readId(url, at.list, locale)
  const [item, { column, site, surroundings }] = await Promise.all([load(id), loadHeading(request, at.list)])
  redirectToOwnSlug(at.detail, id, item.slugs, locale)
  const { summary, ...words } = tell(item)
  const facts: PageFacts = {
    ...words,
    siteName: site.name,
    // Another language's words are not followed by this one's (L6).
    description: fitDescription([summary, ...(item.slugs[locale] === undefined ? [] : [column.description])]),
    origin,
    locale,
    paths: detailPaths(at.detail, item.slugs),
  }
  return {
    facts,
    content: {
      item,
      origin,
      publisher: site.name,
      listTitle: column.title,
      steps: [...surroundings.steps, { title: column.title, path: at.list }],
    },
  }
}
