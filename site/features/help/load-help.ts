import { listAddress } from '#site/features/content/list-filters.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'

/** The help centre, and one article by its `id`. */
export const helpPath = '/help'
const pageSize = 20

async function loadList(request: PageRequest) {
  const { origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const q = url.searchParams.get('q')?.trim().slice(0, 100) || undefined
  const filters = await portal.call('help/filters')
  // Otherwise every invented value would be rendered and stored.
  const read = (name: string, isKnown: (value: string) => boolean) => {
    const value = url.searchParams.get(name) ?? ''
    if (value !== '' && !isKnown(value)) throw notFound(url)
    return value === '' ? undefined : value
  }
  const category = read('category', (value) => filters.categories.some(({ slug }) => slug === value))
  const product = read('product', (value) => filters.products.some(({ slug }) => slug === value))
  const version = read('version', (value) => filters.versions.includes(value))
  const chosen = { category, product, version, q }
  const isOverview = Object.values(chosen).every((value) => value === undefined)
  const asked = {
    page,
    pageSize: isOverview ? 100 : pageSize,
    ...(category && { category }),
    ...(product && { product }),
    ...(version && { version }),
  }
  const [{ column, describe, surroundings }, list, popular] = await Promise.all([
    loadHeading(request, helpPath),
    q === undefined ? portal.call('help/list', asked) : portal.call('help/search', { ...asked, words: q }),
    isOverview ? portal.call('help/popular') : [],
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  const address = listAddress(helpPath, { ...chosen, page })
  return {
    facts: describe({ zh: address, en: address }),
    content: {
      column,
      steps: surroundings.steps,
      nearby: surroundings.nearby?.pages.filter(({ path }) => path !== helpPath) ?? [],
      filters,
      list,
      popular,
      chosen,
      isOverview,
      origin,
    },
  }
}
export type HelpListContent = Awaited<ReturnType<typeof loadList>>['content']

function loadOne(request: PageRequest) {
  return loadDetail(
    request,
    { list: helpPath, detail: helpPath },
    (id) => request.portal.call('help/detail', { id }),
    ({ summary, title }) => ({ title, summary, type: 'article' }),
  )
}
export type HelpArticleContent = Awaited<ReturnType<typeof loadOne>>['content']

export type HelpContent = { one: HelpArticleContent } | { list: HelpListContent }

/** The help centre with the filters of the address; with an `id` one article, by number or slug. */
export async function loadHelp(request: PageRequest): Promise<{ facts: PageFacts; content: HelpContent }> {
  if (request.url.searchParams.get('id')) {
    const { content, facts } = await loadOne(request)
    return { facts, content: { one: content } }
  }
  const { content, facts } = await loadList(request)
  return { facts, content: { list: content } }
}
