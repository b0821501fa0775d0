import type { CallOutput, PortalClient } from '#portal/client.ts'
import { optional } from '#site/runtime/rendering/page-data.ts'

type MenuItem = CallOutput<'base/first/column/list'>[number]
export type MenuChild = Omit<MenuItem, 'children' | 'promoted'>
/** A first-level item with what opens below it. */
export type MenuArea = MenuChild & Pick<MenuItem, 'promoted'> & { children: MenuChild[] }

/** The first level of the menu, and the menus that products, partners and the company have of their own (C8, C10 to C12). */
export async function loadMenus(portal: PortalClient) {
  const { slug } = await portal.call('base/site')
  const [first, product, ecology, about] = await Promise.all([
    optional(portal.call('base/first/column/list')),
    optional(portal.call('base/column/product')),
    optional(portal.call('base/column/ecology')),
    optional(portal.call('base/column/about{name}', { name: slug })),
  ])
  return { first, product, ecology, about }
}

export type Menus = Awaited<ReturnType<typeof loadMenus>>

/** The areas of the site; an area's own menu stands in for its item's children. A menu that failed is left out. */
export function areasOf({ about, ecology, first, product }: Menus): MenuArea[] {
  const own: Partial<Record<string, MenuChild[] | undefined>> = {
    '/product': product,
    '/ecology': ecology,
    '/about': about,
  }
  return (first ?? []).map((item) => {
    const special = own[item.path] ?? []
    return { ...item, children: special.length > 0 ? special : item.children }
  })
}

/** Records (`…/detail?id=`) and pages of a menu apart: a panel shows the records first and larger. */
export function splitMenu(items: MenuChild[]): { records: MenuChild[]; pages: MenuChild[] } {
  return {
    records: items.filter(({ path }) => path.includes('?id=')),
    pages: items.filter(({ path }) => !path.includes('?id=')),
  }
}

/** The area in which a page stands: it is the area, an item of its menu, or its address is below the area's. */
export function findArea(areas: MenuArea[], path: string): MenuArea | undefined {
  return (
    areas.find((area) => area.path === path && area.children.length > 0) ??
    areas.find((area) => area.children.some((child) => child.path === path)) ??
    areas.find((area) => area.path !== '/' && path.startsWith(`${area.path}/`))
  )
}
