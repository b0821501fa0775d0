import { loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { coverageAddress, coveragePath, coverageStates, wholeViews } from './coverage-filters.ts'

/** Functions on a page of the table. */
const pageSize = 60

function readFilters(url: URL) {
  const state = url.searchParams.get('state') || undefined
  const wanted = coverageStates.find((each) => each === state)
  const q = url.searchParams.get('q')?.trim() || undefined
  const view = url.searchParams.get('view') || undefined
  if (state !== wanted || (q?.length ?? 0) > 200 || (view !== undefined && !wholeViews.some((each) => each === view)))
    throw notFound(url)
  return {
    q,
    state: wanted,
    area: url.searchParams.get('area') || undefined,
    page: readNumber(url, 'page', 1, 1000) ?? 1,
    view: wholeViews.find((each) => each === view),
  }
}

/** Moving from MATLAB: the report, the coverage table with the filters of the address, and what is said beside it. */
export async function loadCompatibility(request: PageRequest) {
  const { portal, url } = request
  const { view, ...filters } = readFilters(url)
  const { area, page, q, state } = filters
  const wanted = { page, pageSize, ...(area && { area }), ...(state && { state }) }
  const [{ column, describe, site, surroundings }, report, list, whole, blocks] = await Promise.all([
    loadHeading(request, coveragePath),
    portal.call('product/compatibility'),
    q === undefined
      ? portal.call('product/function/list', wanted)
      : portal.call('product/function/search', { ...wanted, q }),
    view === 'whole' ? portal.call('product/function/table') : undefined,
    view === 'blocks' ? portal.call('product/block/table') : undefined,
  ])
  // An invented area or page is no page: each would be rendered and kept.
  if (area !== undefined && !report.areas.some(({ slug }) => slug === area)) throw notFound(url)
  if (page > 1 && page > list.pages) throw notFound(url)
  const address = view !== undefined ? `${coveragePath}?view=${view}` : coverageAddress(filters)
  return {
    facts: describe({ zh: address, en: address }),
    content: { column, steps: surroundings.steps, company: site.shortName, report, list, filters, whole, blocks },
  }
}
export type CompatibilityContent = Awaited<ReturnType<typeof loadCompatibility>>['content']
