import type { PortalClient } from '#portal/client.ts'
import { loadCards } from '#site/features/custom-page/load-cards.ts'
import { optional, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { describeOrganization } from '#site/runtime/metadata/schema-org.ts'

/** What stands on the home page: the calls C1 to C7, C14, C18 and the newest products, cases and news. */
async function loadSections(portal: PortalClient) {
  const [
    banners,
    headings,
    headline,
    quickLinks,
    products,
    engines,
    constructs,
    solutions,
    cases,
    news,
    partners,
    about,
    life,
    consult,
  ] = await Promise.all([
    optional(portal.call('home/banner/list')),
    optional(portal.call('home/headings')),
    optional(portal.call('home/headline/list')),
    optional(portal.call('home/icon/list')),
    optional(portal.call('product/list')),
    optional(portal.call('home/engine/list')),
    optional(portal.call('home/construct/list')),
    optional(portal.call('home/solution/list')),
    optional(portal.call('case/list', { pageSize: 3 })),
    optional(portal.call('news/list', { pageSize: 5 })),
    optional(portal.call('home/ecology/list')),
    optional(portal.call('home/about/list')),
    optional(portal.call('home/life/style')),
    optional(portal.call('home/expert/consult')),
  ])
  return {
    banners: banners ?? [],
    headings,
    headline: headline ?? [],
    quickLinks: quickLinks ?? [],
    products: products ?? [],
    engines: engines ?? [],
    constructs: constructs ?? [],
    solutions: solutions ?? [],
    cases: cases?.items ?? [],
    news: news?.items ?? [],
    partners: partners ?? [],
    about: about ?? [],
    life: life ?? [],
    consult,
    updatedAt: [cases?.updatedAt, news?.updatedAt],
  }
}

/** The usual home page: its sections, each of which is absent without content. */
async function loadUsual({ icons, portal }: PageRequest) {
  const sections = await loadSections(portal)
  const { constructs, consult, engines, products, quickLinks } = sections
  return { ...sections, icons: icons(iconNames([quickLinks, products, engines, constructs, consult?.channels])) }
}

/** The home page: its own record, who the company is, and what editors composed, or else the usual sections. */
export async function loadHome(request: PageRequest) {
  const { locale, origin, portal } = request
  const [site, column, contact, composed] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/' }),
    optional(portal.call('contact/our')),
    optional(portal.call('home/blocks')),
  ])
  const about = {
    organization: describeOrganization(site, contact?.offices ?? [], origin, locale),
    line: site.line,
    column,
  }
  const content =
    composed === undefined || composed.length === 0
      ? { ...about, ...(await loadUsual(request)) }
      : { ...about, blocks: composed, cards: await loadCards(request, composed) }
  return {
    facts: {
      title: `${site.name} · ${site.line}`,
      description: column.description,
      origin,
      locale,
      paths: { zh: '/', en: '/' },
    },
    content,
  }
}

function iconNames(lists: (readonly { icon?: string | undefined }[] | undefined)[]): string[] {
  return lists.flatMap((items) => items ?? []).flatMap(({ icon }) => icon ?? [])
}

export type AnyHomeContent = Awaited<ReturnType<typeof loadHome>>['content']
export type ComposedHomeContent = Extract<AnyHomeContent, { blocks: unknown }>
export type HomeContent = Exclude<AnyHomeContent, { blocks: unknown }>
