import type { FrameData } from './load-frame.ts'

export type MenuItem = FrameData['menu'][number]
export type MenuChild = Pick<MenuItem, 'id' | 'title' | 'path' | 'icon' | 'summary'>

/** What opens below a first-level item: products, partners and the company have menus of their own (C10 to C12). */
export function menuOf(item: MenuItem, frame: FrameData): MenuChild[] {
  const own: Partial<Record<string, MenuItem[]>> = {
    '/product': frame.productMenu,
    '/ecology': frame.ecologyMenu,
    '/about': frame.aboutMenu,
  }
  const special = own[item.path] ?? []
  return special.length > 0 ? special : item.children
}

/** Records (`…/detail?id=`) and pages of a menu apart: a panel shows the records first and larger. */
export function splitMenu(items: MenuChild[]): { records: MenuChild[]; pages: MenuChild[] } {
  return {
    records: items.filter(({ path }) => path.includes('?id=')),
    pages: items.filter(({ path }) => !path.includes('?id=')),
  }
}
