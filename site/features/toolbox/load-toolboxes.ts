import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { toolboxAddress } from './toolbox-address.ts'

const pageSize = 48
const licences = ['open', 'commercial'] as const

/** The filters of the address; a value that is none is not found, so that no invention is rendered and kept. */
function readFilters(url: URL) {
  const text = (name: string) => url.searchParams.get(name)?.trim() || undefined
  const licence = text('licence')
  const known = licences.find((each) => each === licence)
  if (licence !== known) throw notFound(url)
  const letter = text('letter')
  if (letter !== undefined && !/^[A-Z]$/.test(letter)) throw notFound(url)
  const [domain, product] = [text('domain'), text('product')]
  if ([domain, product].some((slug) => slug !== undefined && slug.length > 96)) throw notFound(url)
  return {
    ...(known && { licence: known }),
    ...(letter && { letter }),
    ...(domain && { domain }),
    ...(product && { product }),
  }
}

/** Toolboxes from A to Z, with the filters of the address. */
export async function loadToolboxes(request: PageRequest) {
  const { origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const q = url.searchParams.get('q')?.trim().slice(0, 100) || undefined
  const chosen = readFilters(url)
  const asked = { ...chosen, page, pageSize }
  const [{ column, describe, surroundings }, filters, list] = await Promise.all([
    loadHeading(request, '/product/Toolbox'),
    portal.call('toolbox/filters'),
    q === undefined ? portal.call('toolbox/list', asked) : portal.call('toolbox/search', { ...asked, words: q }),
  ])
  const { domain, letter, product } = chosen
  if (domain !== undefined && !filters.domains.some(({ slug }) => slug === domain)) throw notFound(url)
  if (product !== undefined && !filters.products.some(({ slug }) => slug === product)) throw notFound(url)
  if (letter !== undefined && !filters.letters.includes(letter)) throw notFound(url)
  if (page > 1 && page > list.pages) throw notFound(url)
  const address = toolboxAddress({ ...chosen, q, page })
  return {
    facts: describe({ zh: address, en: address }),
    content: { column, steps: surroundings.steps, filters, list, chosen: { ...chosen, q }, origin },
  }
}
export type ToolboxesContent = Awaited<ReturnType<typeof loadToolboxes>>['content']

/** One toolbox by number or slug; another language's slug leads to the right one. */
export function loadToolbox(request: PageRequest) {
  return loadDetail(
    request,
    { list: '/product/Toolbox', detail: '/product/Toolbox/detail' },
    (id) => request.portal.call('toolbox/detail', { id }),
    ({ summary, title }) => ({ title, summary }),
  )
}
export type ToolboxContent = Awaited<ReturnType<typeof loadToolbox>>['content']
