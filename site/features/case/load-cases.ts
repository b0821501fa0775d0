import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import { detailPaths, readId, readNumber, redirectToOwnSlug } from '#site/runtime/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/page-data.ts'

/** Cases, twelve a page, with the filters of the address. */
export async function loadCaseList({ locale, origin, portal, url }: PageRequest) {
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const [categories, { industries, products }] = await Promise.all([
    portal.call('case/firtColumn'),
    portal.call('case/filters'),
  ])
  const category = readChoice(url, 'category', categories)
  const industry = readChoice(url, 'industry', industries)
  const product = readChoice(url, 'product', products)
  const chosen = { category: category?.slug, industry: industry?.slug, product: product?.slug }
  const [site, column, surroundings, list] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/case' }),
    loadSurroundings(portal, '/case'),
    portal.call('case/list', { page, pageSize: 12, ...chosen }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: listPaths('/case', { category, industry, product, page }),
    },
    content: { column, steps: surroundings.steps, categories, industries, products, list, chosen, origin },
  }
}
export type CaseListContent = Awaited<ReturnType<typeof loadCaseList>>['content']

/** One case by number or slug; another language's slug leads to the right one. */
export async function loadCaseDetail({ locale, origin, portal, url }: PageRequest) {
  const id = readId(url)
  const [item, site, column] = await Promise.all([
    portal.call('case/detail', { id }),
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/case' }),
  ])
  redirectToOwnSlug('/case/detail', id, item.slugs, locale)
  return {
    facts: {
      title: item.title,
      siteName: site.name,
      description: item.summary,
      origin,
      locale,
      paths: detailPaths('/case/detail', item.slugs),
      image: item.image,
      type: 'article' as const,
    },
    content: { item, origin, listTitle: column.title, publisher: site.name },
  }
}
export type CaseDetailContent = Awaited<ReturnType<typeof loadCaseDetail>>['content']
