import fc from 'fast-check'
import { expect, it } from 'vitest'
import { missingAddress, referringHost } from './missing-address.ts'

const of = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  return missingAddress(pathname, search)
}

it.each([
  ['/Old/Page/', '/old/page'],
  ['/show.asp?id=12&utm_source=x', '/show.asp?id=12'],
  ['/news/detail?id=r2026b-released-with-a-very-long-slug', '/news/detail?id=r2026b-released-with-a-very-long-slug'],
  ['/%E5%85%B3%E4%BA%8E', '/关于'],
  ['/reset?token=abc', '/reset'],
  ['/a?email=somebody%40example.org', '/a'],
  ['/a?x=13800138000', '/a'],
  ['/a?x=0123456789abcdef01', '/a'],
  ['/a?x=eyJhbGciOi.eyJzdWIi', '/a'],
  ['/a?a=1&b=2&c=3&d=4', '/a'],
  [`/a?q=${'ab '.repeat(150)}`, '/a'],
])('%s is kept as %s', (address, kept) => {
  expect(of(address)).toBe(kept)
})

it.each([
  '/wp-login.php',
  '/blog/wp-config.php',
  '/index.php',
  '/index.php/x',
  '/.env',
  '/app/.git/config',
  '/phpMyAdmin/',
  '/cgi-bin/x',
  '/backup.zip',
  "/a'or'1",
  '/%00',
  '/old/_payload.json',
  '/old.data',
  '/verify/0123456789abcdef0123',
  '/somebody@example.org',
  `/${'x'.repeat(300)}`,
])('%s is not kept', (address) => {
  expect(of(address)).toBeUndefined()
})

it.each([
  ['https://www.search.example/find?q=my+secret', 'www.search.example'],
  ['http://user:password@host.example:8080/', 'host.example:8080'],
  ['javascript:alert(1)', ''],
  ['no address', ''],
  [undefined, ''],
])('of %s only %j is told', (referer, host) => {
  expect(referringHost(referer)).toBe(host)
})

it('is never longer than what the log keeps, and the same for an address that was kept', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const { pathname, search } = new URL(address)
      const kept = missingAddress(pathname, search)
      fc.pre(kept !== undefined)
      expect(kept?.length).toBeLessThanOrEqual(300)
      expect(of(kept)).toBe(kept)
    }),
  )
})
