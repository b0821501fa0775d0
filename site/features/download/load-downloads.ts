import { channels, systems } from '#domain/release/release-file.ts'
import { locales } from '#lib/locale.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { listAddress } from '#site/features/content/list-filters.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

const downloadPath = '/product/download'
const historyPath = '/product/downHistory'

/** A value of the address that is one of a few; an invention is no page, for each would be rendered and kept. */
function readOneOf<Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined {
  const asked = url.searchParams.get(name) || undefined
  const found = values.find((each) => each === asked)
  if (asked !== found) throw notFound(url)
  return found
}

/** The products that have releases, and the one of the address: by its slug, or the first. */
async function loadProducts({ portal, url }: PageRequest) {
  const products = await portal.call('download/products')
  const asked = url.searchParams.get('product') || undefined
  const chosen =
    asked === undefined ? products[0] : products.find(({ segment, slug }) => [segment, slug].includes(asked))
  if (asked !== undefined && chosen === undefined) throw notFound(url)
  return { products, chosen, asked }
}

/** The download centre: what is current of a product. */
export async function loadDownloads(request: PageRequest) {
  const { origin, portal, url } = request
  const channel = readOneOf(url, 'channel', channels)
  const system = readOneOf(url, 'system', systems)
  const [{ column, describe, surroundings }, { asked, chosen, products }] = await Promise.all([
    loadHeading(request, downloadPath),
    loadProducts(request),
  ])
  const list = chosen && (await portal.call('download/list', { product: chosen.segment }))
  const address = listAddress(downloadPath, { product: asked && chosen?.segment, channel, system })
  return {
    facts: describe(Object.fromEntries(locales.map((locale) => [locale, address]))),
    content: {
      column,
      steps: surroundings.steps,
      origin,
      products,
      chosen,
      channel,
      system,
      builds: list?.builds ?? [],
      today: new Date().toISOString(),
    },
  }
}
export type DownloadsContent = Awaited<ReturnType<typeof loadDownloads>>['content']

/** Every version of a product. */
export async function loadHistory(request: PageRequest) {
  const { portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const [{ column, describe, surroundings }, { asked, chosen, products }] = await Promise.all([
    loadHeading(request, historyPath),
    loadProducts(request),
  ])
  const list = chosen && (await portal.call('download/history', { product: chosen.segment, page }))
  if (page > 1 && page > (list?.pages ?? 0)) throw notFound(url)
  const address = listAddress(historyPath, { product: asked && chosen?.segment, page })
  return {
    facts: describe(Object.fromEntries(locales.map((locale) => [locale, address]))),
    content: { column, steps: surroundings.steps, products, chosen, list, today: new Date().toISOString() },
  }
}
export type HistoryContent = Awaited<ReturnType<typeof loadHistory>>['content']
