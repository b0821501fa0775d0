import type { PortalClient } from '#portal/client.ts'
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
export async function loadUsualHome({ icons, portal }: PageRequest) {
  const sections = await loadSections(portal)
  const { constructs, consult, engines, products, quickLinks } = sections
  return { ...sections, icons: icons(iconNames([quickLinks, products, engines, constructs, consult?.channels])) }
}

/** What every home page has: its own record, and who the company is. */
export async function loadHomeFacts({ locale, origin, portal }: PageRequest) {
  const [site, column, contact] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path: '/' }),
    optional(portal.call('contact/our')),
  ])
  return {
    facts: {
      title: `${site.name} · ${site.line}`,
      description: column.description,
      origin,
      locale,
      paths: { zh: '/', en: '/' },
    },
    own: {
      organization: describeOrganization(site, contact?.offices ?? [], origin, locale),
      line: site.line,
      column,
    },
  }
}

function iconNames(lists: (readonly { icon?: string | undefined }[] | undefined)[]): string[] {
  return lists.flatMap((items) => items ?? []).flatMap(({ icon }) => icon ?? [])
}

export type HomeOwn = Awaited<ReturnType<typeof loadHomeFacts>>['own']
export type HomeContent = HomeOwn & Awaited<ReturnType<typeof loadUsualHome>>
