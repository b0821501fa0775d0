import { loadSiteForm } from '#site/features/enquiry/load-site-form.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { readCompared, redirectToOneSpelling } from '#site/features/product/comparison.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

export interface MachineFilters {
  class?: string | undefined
  interface?: string | undefined
  compare?: readonly string[]
  page?: number | undefined
}

/** The address of the list of machines, without language prefix; what is not set is not in it. */
export function machinesAddress({ class: kind, compare = [], interface: port, page }: MachineFilters): string {
  const parts = [
    ...(kind ? [`class=${kind}`] : []),
    ...(port ? [`interface=${port}`] : []),
    ...(compare.length > 0 ? [`compare=${compare.join(',')}`] : []),
    ...(page !== undefined && page > 1 ? [`page=${page}`] : []),
  ]
  return parts.length === 0 ? '/product/machine' : `/product/machine?${parts.join('&')}`
}

/** How many machines a page has. */
const pageSize = 24

/** Machines by class and interface, and those that stand side by side. */
export async function loadMachines(request: PageRequest) {
  const { locale, origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const kind = url.searchParams.get('class') || undefined
  const port = url.searchParams.get('interface') || undefined
  if ((kind?.length ?? 0) > 96 || (port?.length ?? 0) > 96) throw notFound(url)
  const ids = readCompared(url)
  const [{ column, describe, surroundings }, filters, list, comparison] = await Promise.all([
    loadHeading(request, '/product/machine'),
    portal.call('machine/filters'),
    portal.call('machine/list', { page, pageSize, ...(kind && { class: kind }), ...(port && { interface: port }) }),
    ids.length === 0 ? undefined : portal.call('machine/compare', { ids }),
  ])
  if (kind !== undefined && !filters.classes.some(({ slug }) => slug === kind)) throw notFound(url)
  if (port !== undefined && !filters.interfaces.some(({ slug }) => slug === port)) throw notFound(url)
  if (page > 1 && page > list.pages) throw notFound(url)
  const compared = [...new Set((comparison?.machines ?? []).map(({ slug }) => slug))]
  const chosen = { class: kind, interface: port }
  const addressOf = (compare: string[]) => machinesAddress({ ...chosen, compare, page })
  if (ids.length > 0) redirectToOneSpelling(url, { address: addressOf(compared), compared, locale })
  // In whatever order they stand, it is one page to be found.
  const canonical = addressOf(compared.toSorted())
  return {
    facts: describe({ zh: canonical, en: canonical }),
    content: { column, steps: surroundings.steps, filters, list, chosen, compared, comparison, origin },
  }
}
export type MachinesContent = Awaited<ReturnType<typeof loadMachines>>['content']

/** One machine by number or slug; another language's slug leads to the right one. */
export async function loadMachine(request: PageRequest) {
  const [{ content, facts }, form] = await Promise.all([
    loadDetail(
      request,
      { list: '/product/machine', detail: '/product/machine/detail' },
      (id) => request.portal.call('machine/detail', { id }),
      ({ summary, title }) => ({ title, summary }),
    ),
    loadSiteForm(request, 'quotation'),
  ])
  return { facts, content: { ...content, form } }
}
export type MachineContent = Awaited<ReturnType<typeof loadMachine>>['content']
