import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import { notFound, type PageRequest } from '#site/runtime/page-data.ts'
import { detailPaths, readId, readNumber, redirectToOwnSlug } from '#site/runtime/page-address.ts'

/** News, twelve a page, with the filters of the address. */
export async function loadNewsList({ locale, origin, portal, url }: PageRequest) {
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const year = readNumber(url, 'year', 1900, 2999)
  const filters = await portal.call('news/filters')
  const category = readChoice(url, 'category', filters.categories)
  if (year !== undefined && !filters.years.includes(year)) throw notFound(url)
  const [site, column, surroundings, list] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/news' }),
    loadSurroundings(portal, '/news'),
    portal.call('news/list', {
      page,
      pageSize: 12,
      ...(category && { category: category.slug }),
      ...(year && { year }),
    }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: listPaths('/news', { category, year, page }),
    },
    content: { column, steps: surroundings.steps, filters, list, category: category?.slug, year, origin },
  }
}
export type NewsListContent = Awaited<ReturnType<typeof loadNewsList>>['content']

/** One news item by number or slug; another language's slug leads to the right one. */
export async function loadNewsDetail({ locale, origin, portal, url }: PageRequest) {
  const id = readId(url)
  const [item, site, column] = await Promise.all([
    portal.call('news/detail', { id }),
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/news' }),
  ])
  redirectToOwnSlug('/news/detail', id, item.slugs, locale)
  return {
    facts: {
      title: item.title,
      siteName: site.name,
      description: item.summary,
      origin,
      locale,
      paths: detailPaths('/news/detail', item.slugs),
      image: item.image,
      type: 'article' as const,
    },
    content: { item, origin, listTitle: column.title },
  }
}
export type NewsDetailContent = Awaited<ReturnType<typeof loadNewsDetail>>['content']
