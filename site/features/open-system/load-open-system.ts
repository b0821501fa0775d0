import { listAddress } from '#site/features/content/list-filters.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

export const openSystemPath = '/help/OpenSystem'

/** Standards, and the components of the version that the address names; without one, of the newest stable one. */
export async function loadOpenSystem(request: PageRequest) {
  const { portal, url } = request
  const { products, standards } = await portal.call('help/open-system')
  const asked = { product: url.searchParams.get('product') ?? '', version: url.searchParams.get('version') ?? '' }
  const product = asked.product === '' ? products[0] : products.find(({ slug }) => slug === asked.product)
  // Otherwise every invented value would be rendered and stored.
  if (asked.product !== '' && product === undefined) throw notFound(url)
  const stable = product?.versions.find((version) => !version.includes('Beta')) ?? product?.versions[0]
  const isKnown = products.some(({ versions }) => versions.includes(asked.version))
  if (asked.version !== '' && !isKnown) throw notFound(url)
  // Chosen for another product: this one begins with its own.
  const version = product?.versions.includes(asked.version) === true ? asked.version : stable
  const [{ column, describe, surroundings }, bom] = await Promise.all([
    loadHeading(request, openSystemPath),
    product === undefined || version === undefined
      ? undefined
      : portal.call('help/open-system/bom', { product: product.slug, version }),
  ])
  const isChosen = asked.product !== '' || asked.version !== ''
  const address = listAddress(openSystemPath, isChosen ? { product: product?.slug, version } : {})
  return {
    facts: describe({ zh: address, en: address }),
    content: { column, steps: surroundings.steps, products, standards, bom },
  }
}
export type OpenSystemContent = Awaited<ReturnType<typeof loadOpenSystem>>['content']
