import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import { detailPaths, readId, readNumber, redirectToOwnSlug } from '#site/runtime/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/page-data.ts'

/** Solutions, twelve a page, with the filters of the address. */
export async function loadSolutionList({ locale, origin, portal, url }: PageRequest) {
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const { industries, products } = await portal.call('solution/filters')
  const industry = readChoice(url, 'industry', industries)
  const product = readChoice(url, 'product', products)
  const chosen = { industry: industry?.slug, product: product?.slug }
  const [site, column, surroundings, list] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/solution' }),
    loadSurroundings(portal, '/solution'),
    portal.call('solution/list', { page, pageSize: 12, ...chosen }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: listPaths('/solution', { industry, product, page }),
    },
    content: { column, steps: surroundings.steps, industries, products, list, chosen, origin },
  }
}
export type SolutionListContent = Awaited<ReturnType<typeof loadSolutionList>>['content']

/** One solution by number or slug; another language's slug leads to the right one. */
export async function loadSolutionDetail({ locale, origin, portal, url }: PageRequest) {
  const id = readId(url)
  const [item, site, column] = await Promise.all([
    portal.call('solution/detail', { id }),
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/solution' }),
  ])
  redirectToOwnSlug('/solution/detail', id, item.slugs, locale)
  return {
    facts: {
      title: item.title,
      siteName: site.name,
      description: item.summary,
      origin,
      locale,
      paths: detailPaths('/solution/detail', item.slugs),
      image: item.image,
      type: 'article' as const,
    },
    content: { item, origin, listTitle: column.title, publisher: site.name },
  }
}
export type SolutionDetailContent = Awaited<ReturnType<typeof loadSolutionDetail>>['content']
