import { expect, it } from 'vitest'
import { keepQueryAndHash } from './language-switch.tsx'

it.each([
  ['/support/ticket/new', '?product=studio&version=R2026b', '', '/support/ticket/new?product=studio&version=R2026b'],
  ['/product/detail?id=studio', '?id=jianmo', '#requirements', '/product/detail?id=studio#requirements'],
  ['/news?category=security', '?category=anquan&from=mail', '', '/news?category=security&from=mail'],
  ['/contact', '', '#message', '/contact#message'],
  ['/about', '', '', '/about'],
  ['/search?q=%E6%B6%B2%E5%8E%8B', '?q=%E6%B6%B2%E5%8E%8B&a=1&a=2', '', '/search?q=%E6%B6%B2%E5%8E%8B&a=1&a=2'],
])('the same place in the other language: %s with %s%s', (address, search, hash, wanted) => {
  expect(keepQueryAndHash(address, search, hash)).toBe(wanted)
})
