import { listAddress } from '#site/features/content/list-filters.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

const periods = ['month', 'year', 'three-years'] as const
const pageSize = 10
/** Longest query that is shown again; what is longer is searched for as far as that. */
const longestQuery = 200

export type SearchChoice = { q: string } & Partial<Record<'kind' | 'product' | 'period' | 'both', string>>

/** The address of a search; what is not chosen is not in it. */
export const searchAddress = (choice: SearchChoice, page?: number) => listAddress('/search', { ...choice, page })

/** A search, or the page before the first. Its whole state is in the address; invented filters are no page. */
export async function loadSearch(request: PageRequest) {
  const { origin, portal, url } = request
  const text = (name: string) => url.searchParams.get(name)?.trim() || undefined
  // No call takes control characters, and half a character is none.
  const q = (text('q') ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .slice(0, longestQuery)
    .toWellFormed()
    .trim()
  const page = readNumber(url, 'page', 1, 1000) ?? 1
  const [{ column, describe, surroundings }, filters] = await Promise.all([
    loadHeading(request, '/search'),
    portal.call('search/filters'),
  ])
  const kind = filters.kinds.find((each) => each === text('kind'))
  const period = periods.find((each) => each === text('period'))
  const product = filters.products.find(({ slugs }) => Object.values(slugs).includes(text('product') ?? ''))
  const both = text('both')
  const isInvented =
    (text('kind') !== undefined && kind === undefined) ||
    (text('period') !== undefined && period === undefined) ||
    (text('product') !== undefined && product === undefined) ||
    (both !== undefined && both !== '1')
  if (isInvented) throw notFound(url)
  const list =
    q === ''
      ? undefined
      : await portal.call('search', {
          query: q,
          page,
          pageSize,
          both: both === '1',
          ...(kind && { kind }),
          ...(product && { product: product.id }),
          ...(period && { period }),
        })
  if (page > 1 && page > (list?.pages ?? 0)) throw notFound(url)
  const choice: SearchChoice = {
    q,
    ...(kind && { kind }),
    ...(product && { product: product.slug }),
    ...(period && { period }),
    ...(both && { both }),
  }
  const address = searchAddress(choice, page)
  const { title } = column
  return {
    facts: { ...describe({ zh: address, en: address }), title: q === '' ? title : `“${q}” · ${title}` },
    content: { column, steps: surroundings.steps, products: filters.products, choice, list, origin },
  }
}
export type SearchContent = Awaited<ReturnType<typeof loadSearch>>['content']
