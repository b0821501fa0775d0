import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { badgeLimit } from '#site/runtime/state/constants.ts'
import { CountBadge, shortCount } from './count-badge.tsx'

it.each([
  [0, '0'],
  [1, '1'],
  [98, '98'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
  [Number.POSITIVE_INFINITY, '99+'],
])('[K2] %d is %s', (count, text) => {
  expect(shortCount(count)).toBe(text)
})

it('[K2] has its limit from the contract’s numbers', () => {
  expect([badgeLimit, badgeLimit + 1].map(shortCount)).toEqual(['99', '99+'])
})

it('[K2] shows the short number and says the whole one', () => {
  const html = renderToStaticMarkup(<CountBadge count={120} label="120 new answers" />)
  expect(html).toContain('<span aria-hidden="true">99+</span>')
  expect(html).toContain('<span class="sr-only">120 new answers</span>')
})

it.each([0, -1, Number.NaN])('is nothing for %d', (count) => {
  expect(renderToStaticMarkup(<CountBadge count={count} label="none" />)).toBe('')
})
