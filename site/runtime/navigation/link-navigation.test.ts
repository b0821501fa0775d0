import { expect, it } from 'vitest'
import { isWithinDocument } from './link-navigation.ts'

const at = (pathname: string) => ({ origin: 'https://portico.test', pathname })
const to = (address: string) => new URL(address, 'https://portico.test')

it.each([
  ['/', '/news?page=2'],
  ['/news', '/news/detail?id=7'],
  ['/en', '/en/about'],
  ['/login', '/callback'],
])('from %s to %s the document stays', (here, target) => {
  expect(isWithinDocument(to(target), at(here))).toBe(true)
})

it.each([
  ['/about', '/en/about', 'another language'],
  ['/en/about', '/about', 'another language'],
  ['/about', '/login', 'another layout'],
  ['/login', '/', 'another layout'],
  ['/about', 'https://elsewhere.test/about', 'another site'],
  ['/about', '/media/report.pdf', 'a file'],
  ['/about', '/api/docs', 'a call'],
  ['/about', '/nowhere', 'no page of ours'],
  ['/about', '/About', 'an address that is not exact'],
  ['/about', 'mailto:info@portico.test', 'no page at all'],
])('from %s to %s the browser goes by itself: %s', (here, target) => {
  expect(isWithinDocument(to(target), at(here))).toBe(false)
})
