import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import { detailPaths, readId, redirectToOwnSlug } from '#site/runtime/page-address.ts'
import { optional, type PageRequest } from '#site/runtime/page-data.ts'
import { readCompared, redirectToOneSpelling } from './comparison.ts'

/** The address of the products' page with a comparison, without language prefix. */
export function productsAddress(compared: readonly string[]): string {
  return compared.length === 0 ? '/product' : `/product?compare=${compared.join(',')}#compare`
}

/** All products, what they are chosen and compared by, toolboxes and machines. */
export async function loadProducts({ icons, locale, origin, portal, url }: PageRequest) {
  const ids = readCompared(url)
  const [site, column, surroundings, products, comparison, industries, toolboxes, machines] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/product' }),
    loadSurroundings(portal, '/product'),
    portal.call('product/list'),
    ids.length === 0 ? undefined : portal.call('product/compare', { ids }),
    optional(portal.call('product/industries')),
    optional(portal.call('toolbox/filters')),
    optional(portal.call('machine/list', { pageSize: 6 })),
  ])
  const inOrder = products.map(({ slug }) => slug)
  const compared = (comparison?.products ?? []).map(({ slug }) => slug)
  const [address = ''] = productsAddress(inOrder.filter((slug) => compared.includes(slug))).split('#')
  if (ids.length > 0) redirectToOneSpelling(url, { compared, inOrder, locale, address })
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: { zh: address, en: address },
    },
    content: {
      column,
      steps: surroundings.steps,
      products,
      inOrder,
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
export async function loadProduct({ icons, locale, origin, portal, url }: PageRequest) {
  const id = readId(url)
  const [item, site, column, products] = await Promise.all([
    portal.call('product/detail', { id }),
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/product' }),
    portal.call('product/list'),
  ])
  redirectToOwnSlug('/product/detail', id, item.slugs, locale)
  return {
    facts: {
      title: item.name,
      siteName: site.name,
      description: item.tagline,
      origin,
      locale,
      paths: detailPaths('/product/detail', item.slugs),
      image: item.image,
    },
    content: {
      item,
      origin,
      publisher: site.name,
      listTitle: column.title,
      others: products.filter((each) => each.id !== item.id),
      icons: icons(item.icon === undefined ? [] : [item.icon]),
    },
  }
}
export type ProductContent = Awaited<ReturnType<typeof loadProduct>>['content']
