import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { optional, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { readCompared, redirectToOneSpelling } from './comparison.ts'

/** The address of the products' page with a comparison, without language prefix. */
export function productsAddress(compared: readonly string[]): string {
  return compared.length === 0 ? '/product' : `/product?compare=${compared.join(',')}#compare`
}

/** All products, what they are chosen and compared by, toolboxes and machines. */
export async function loadProducts(request: PageRequest) {
  const { icons, locale, origin, portal, url } = request
  const ids = readCompared(url)
  const [{ column, describe, surroundings }, products, comparison, industries, toolboxes, machines] = await Promise.all(
    [
      loadHeading(request, '/product'),
      portal.call('product/list'),
      ids.length === 0 ? undefined : portal.call('product/compare', { ids }),
      optional(portal.call('product/industries')),
      optional(portal.call('toolbox/filters')),
      optional(portal.call('machine/list', { pageSize: 6 })),
    ],
  )
  const compared = [...new Set((comparison?.products ?? []).map(({ slug }) => slug))]
  const addressOf = (slugs: string[]) => productsAddress(slugs).replace(/#.*/, '')
  if (ids.length > 0) redirectToOneSpelling(url, { compared, locale, address: addressOf(compared) })
  // In whatever order they stand, it is one page to be found.
  const canonical = addressOf(compared.toSorted())
  return {
    facts: describe({ zh: canonical, en: canonical }),
    content: {
      column,
      steps: surroundings.steps,
      products,
      compared,
      comparison,
      industries: industries ?? [],
      toolboxes,
      machines: machines?.items ?? [],
      icons: icons(products.flatMap(({ icon }) => icon ?? [])),
      origin,
    },
  }
}
export type ProductsContent = Awaited<ReturnType<typeof loadProducts>>['content']

/** One product by number or slug; another language's slug leads to the right one. */
export async function loadProduct(request: PageRequest) {
  const { icons, portal } = request
  const [{ content, facts }, products] = await Promise.all([
    loadDetail(
      request,
      { list: '/product', detail: '/product/detail' },
      (id) => portal.call('product/detail', { id }),
      ({ name, tagline }) => ({ title: name, summary: tagline }),
    ),
    portal.call('product/list'),
  ])
  const { item } = content
  return {
    facts,
    content: {
      ...content,
      today: new Date().toISOString(),
      others: products.filter((each) => each.id !== item.id),
      icons: icons(item.icon === undefined ? [] : [item.icon]),
    },
  }
}
export type ProductContent = Awaited<ReturnType<typeof loadProduct>>['content']
