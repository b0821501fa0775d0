import { loadSiteForm } from '#site/features/enquiry/load-site-form.ts'
import { listAddress } from '#site/features/content/list-filters.ts'
import { loadDetail, loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'

/** The page of advisories, and of one of them by its `id`. */
export const securityPath = '/help/SecurityIncident'

async function loadList(request: PageRequest) {
  const { origin, portal, url } = request
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const filters = await portal.call('advisory/filters')
  // Otherwise every invented value would be rendered and stored.
  const read = (name: string, isKnown: (value: string) => boolean) => {
    const value = url.searchParams.get(name) ?? ''
    if (value !== '' && !isKnown(value)) throw notFound(url)
    return value === '' ? undefined : value
  }
  const product = read('product', (value) => filters.products.some(({ slug }) => slug === value))
  const version = read('version', (value) => filters.versions.includes(value))
  const chosen = { product, version }
  const [{ column, describe, surroundings }, list, contact, form] = await Promise.all([
    loadHeading(request, securityPath),
    portal.call('advisory/list', { page, pageSize: 20, ...(product && { product }), ...(version && { version }) }),
    portal.call('advisory/contact'),
    loadSiteForm(request, 'report'),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  const address = listAddress(securityPath, { ...chosen, page })
  return {
    facts: describe({ zh: address, en: address }),
    content: { column, steps: surroundings.steps, filters, list, chosen, contact, form, origin },
  }
}
export type SecurityListContent = Awaited<ReturnType<typeof loadList>>['content']

async function loadOne(request: PageRequest) {
  const [{ content, facts }, { fingerprint }] = await Promise.all([
    loadDetail(
      request,
      { list: securityPath, detail: securityPath },
      (id) => request.portal.call('advisory/detail', { id }),
      ({ number, summary, title }) => ({ title: `${number} · ${title}`, summary, type: 'article' }),
    ),
    request.portal.call('advisory/contact'),
  ])
  return { facts, content: { ...content, isSigned: fingerprint !== undefined } }
}
export type AdvisoryContent = Awaited<ReturnType<typeof loadOne>>['content']

export type SecurityContent = { one: AdvisoryContent } | { list: SecurityListContent }

/** Advisories with the filters of the address; with an `id` one of them, by number or slug. */
export async function loadSecurity(request: PageRequest): Promise<{ facts: PageFacts; content: SecurityContent }> {
  if (request.url.searchParams.get('id')) {
    const { content, facts } = await loadOne(request)
    return { facts, content: { one: content } }
  }
  const { content, facts } = await loadList(request)
  return { facts, content: { list: content } }
}
