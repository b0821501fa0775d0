import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

/** Solutions, twelve a page, with the filters of the address. */
export async function loadSolutionList(request: PageRequest) {
  const { origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const { industries, products } = await portal.call('solution/filters')
  const industry = readChoice(url, 'industry', industries)
  const product = readChoice(url, 'product', products)
  const chosen = { industry: industry?.slug, product: product?.slug }
  const [{ column, describe, surroundings }, list] = await Promise.all([
    loadHeading(request, '/solution'),
    portal.call('solution/list', { page, pageSize: 12, ...chosen }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  return {
    facts: describe(listPaths('/solution', { industry, product, page })),
    content: { column, steps: surroundings.steps, industries, products, list, chosen, origin },
  }
}
export type SolutionListContent = Awaited<ReturnType<typeof loadSolutionList>>['content']

/** One solution by number or slug; another language's slug leads to the right one. */
export function loadSolutionDetail(request: PageRequest) {
  return loadDetail(
    request,
    { list: '/solution', detail: '/solution/detail' },
    (id) => request.portal.call('solution/detail', { id }),
    ({ summary, title }) => ({ title, summary, type: 'article' }),
  )
}
export type SolutionDetailContent = Awaited<ReturnType<typeof loadSolutionDetail>>['content']
