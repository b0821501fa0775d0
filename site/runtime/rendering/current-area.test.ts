import { expect, it } from 'vitest'
import { markCurrentArea } from './current-area.ts'

const link = (path: string) => `<a href="${path}" class="menu-link">x</a>`
const menu = ['/product', '/news', '/case'].map(link).join('')

it('marks the page itself and the area above it, and nothing else', () => {
  expect(markCurrentArea(menu, '/news')).toBe(menu.replace('"/news" class="menu-link"', '$& aria-current="page"'))
  expect(markCurrentArea(menu, '/product/detail')).toBe(
    menu.replace('"/product" class="menu-link"', '$& aria-current="true"'),
  )
  expect(markCurrentArea(menu, '/products')).toBe(menu)
})
