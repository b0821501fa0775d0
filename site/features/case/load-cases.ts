import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

/** Cases, twelve a page, with the filters of the address. */
export async function loadCaseList(request: PageRequest) {
  const { origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const [categories, { industries, products }] = await Promise.all([
    portal.call('case/firtColumn'),
    portal.call('case/filters'),
  ])
  const category = readChoice(url, 'category', categories)
  const industry = readChoice(url, 'industry', industries)
  const product = readChoice(url, 'product', products)
  const chosen = { category: category?.slug, industry: industry?.slug, product: product?.slug }
  const [{ column, describe, surroundings }, list] = await Promise.all([
    loadHeading(request, '/case'),
    portal.call('case/list', { page, pageSize: 12, ...chosen }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  return {
    facts: describe(listPaths('/case', { category, industry, product, page })),
    content: { column, steps: surroundings.steps, categories, industries, products, list, chosen, origin },
  }
}
export type CaseListContent = Awaited<ReturnType<typeof loadCaseList>>['content']

/** One case by number or slug; another language's slug leads to the right one. */
export function loadCaseDetail(request: PageRequest) {
  return loadDetail(
    request,
    { list: '/case', detail: '/case/detail' },
    (id) => request.portal.call('case/detail', { id }),
    ({ summary, title }) => ({ title, summary, type: 'article' }),
  )
}
export type CaseDetailContent = Awaited<ReturnType<typeof loadCaseDetail>>['content']
