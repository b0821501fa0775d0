import { loadHeading } from '#site/features/content/load-page.ts'
import { areasOf, loadMenus } from '#site/features/menu/load-menus.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'
import { publicPaths } from '#site/public-routes.ts'

const path = '/sitemap'

/** So many records of a list are named; the list itself has the others. */
const mostNamed = 60

/** Every page that is published in the language, below the area of the menus that it belongs to. */
export async function loadSitemap(request: PageRequest) {
  const { locale, portal } = request
  const [{ column, describe, surroundings }, columns, records, menus] = await Promise.all([
    loadHeading(request, path),
    portal.call('company/columns'),
    portal.call('company/pages'),
    loadMenus(portal),
  ])
  const known = new Map(columns.filter(({ languages }) => languages.includes(locale)).map((each) => [each.path, each]))
  const pageOf = (address: string) => {
    const own = records.filter(({ list, paths }) => list === address && paths[locale] !== undefined)
    return {
      path: address,
      title: known.get(address)?.title ?? address,
      records: own.slice(0, mostNamed).map((each) => ({ path: each.paths[locale] ?? each.path, title: each.title })),
      more: Math.max(0, own.length - mostNamed),
    }
  }
  const left = new Set(publicPaths.filter((each) => known.has(each)))
  const take = (addresses: string[]) => {
    const own = [...new Set(addresses)].filter((address) => left.has(address))
    for (const address of own) left.delete(address)
    return own.map(pageOf)
  }
  const areas = areasOf(menus).map(({ children, path: address, title }) => ({
    title,
    // A page below another one of the area belongs to it, whether or not the menu has it.
    pages: take([
      address,
      ...children.map((child) => child.path),
      ...[...left].filter((each) => each.startsWith(`${address}/`)),
    ]),
  }))
  const made = records
    .filter(({ list, paths }) => list === '' && paths[locale] !== undefined)
    .map(({ path: address, title }) => ({ path: address, title, records: [], more: 0 }))
  const others = { title: column.title, pages: [...take([...left]), ...made] }
  return {
    facts: describe({ zh: path, en: path }),
    content: {
      column,
      steps: surroundings.steps,
      areas: [...areas, others].filter(({ pages }) => pages.length > 0),
    },
  }
}
export type SitemapContent = Awaited<ReturnType<typeof loadSitemap>>['content']
