import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'

/** News, twelve a page, with the filters of the address. */
export async function loadNewsList(request: PageRequest) {
  const { origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const year = readNumber(url, 'year', 1900, 2999)
  const filters = await portal.call('news/filters')
  const category = readChoice(url, 'category', filters.categories)
  if (year !== undefined && !filters.years.includes(year)) throw notFound(url)
  const [{ column, describe, surroundings }, list] = await Promise.all([
    loadHeading(request, '/news'),
    portal.call('news/list', {
      page,
      pageSize: 12,
      ...(category && { category: category.slug }),
      ...(year && { year }),
    }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  return {
    facts: describe(listPaths('/news', { category, year, page })),
    content: { column, steps: surroundings.steps, filters, list, category: category?.slug, year, origin },
  }
}
export type NewsListContent = Awaited<ReturnType<typeof loadNewsList>>['content']

/** One news item by number or slug; another language's slug leads to the right one. */
export function loadNewsDetail(request: PageRequest) {
  return loadDetail(
    request,
    { list: '/news', detail: '/news/detail' },
    (id) => request.portal.call('news/detail', { id }),
    ({ summary, title }) => ({ title, summary, type: 'article' }),
  )
}
export type NewsDetailContent = Awaited<ReturnType<typeof loadNewsDetail>>['content']
