import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import { notFound, type PageRequest } from '#site/runtime/page-data.ts'
import { detailPaths, readId, readNumber, redirectToOwnSlug } from '#site/runtime/page-address.ts'
import { newsAddress } from './news-address.ts'

/** News, twelve a page, with the filters of the address. */
export async function loadNewsList({ locale, origin, portal, url }: PageRequest) {
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const year = readNumber(url, 'year', 1900, 2999)
  const category = url.searchParams.get('category')?.slice(0, 96) || undefined
  const [site, column, surroundings, filters, list] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/news' }),
    loadSurroundings(portal, '/news'),
    portal.call('news/filters'),
    portal.call('news/list', { page, pageSize: 12, ...(category && { category }), ...(year && { year }) }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  // An invented category or year is no page: each would be rendered and kept.
  if (category !== undefined && !filters.categories.some(({ slug }) => slug === category)) throw notFound(url)
  if (year !== undefined && !filters.years.includes(year)) throw notFound(url)
  const address = newsAddress({ category, year, page })
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: { zh: address, en: address },
    },
    content: { column, steps: surroundings.steps, filters, list, category, year },
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
