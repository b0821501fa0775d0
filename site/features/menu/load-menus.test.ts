import { describe, expect, it } from 'vitest'
import { areasOf, findArea, type Menus } from './load-menus.ts'

const item = (path: string, children: string[] = []) => ({
  id: path,
  title: path,
  path,
  children: children.map((child) => ({ id: child, title: child, path: child, children: [] })),
})

const menus: Menus = {
  first: [item('/'), item('/product', ['/product/download']), item('/news', ['/case']), item('/about')],
  product: [item('/product/detail?id=1'), item('/product/machine')],
  ecology: undefined,
  about: [],
}

describe('the areas', () => {
  const areas = areasOf(menus)

  it('an own menu stands in for the children, an empty or failed one does not', () => {
    expect(areas.map(({ children }) => children.map(({ path }) => path))).toEqual([
      [],
      ['/product/detail?id=1', '/product/machine'],
      ['/case'],
      [],
    ])
  })

  it('a page is found in the area whose menu has it, or below whose address it lies', () => {
    expect(findArea(areas, '/case')?.path).toBe('/news')
    expect(findArea(areas, '/product/Toolbox')?.path).toBe('/product')
    expect(findArea(areas, '/product')?.path).toBe('/product')
    expect(findArea(areas, '/contact')).toBeUndefined()
    expect(findArea(areas, '/')).toBeUndefined()
  })
})
