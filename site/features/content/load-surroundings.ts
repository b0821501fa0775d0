import { areasOf, findArea, loadMenus } from '#site/features/menu/load-menus.ts'
import type { PortalClient } from '#portal/client.ts'

export interface Step {
  title: string
  path: string
}

/** What stands around a page in the menus: the steps between the home page and it, and its neighbours. */
export interface Surroundings {
  steps: Step[]
  nearby?: { title: string; pages: Step[] }
}

/** Where a page stands in the menus. @param path its address without language prefix and query */
export async function loadSurroundings(portal: PortalClient, path: string): Promise<Surroundings> {
  const area = findArea(areasOf(await loadMenus(portal)), path)
  if (area === undefined) return { steps: [] }
  const step = (item: Step): Step => ({ title: item.title, path: item.path })
  const pages = area.children.filter((item) => !item.path.includes('?')).map(step)
  return {
    steps: area.path === path ? [] : [step(area)],
    ...(pages.length > 1 && { nearby: { title: area.title, pages } }),
  }
}
