import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeFrom, judgeTo, normalPath } from './redirect-address.ts'
import { createRedirects } from './redirects.ts'

describe('what a redirect leads from', () => {
  it.each([
    ['/Old/Page/', '/old/page'],
    ['/old//page', '/old/page'],
    ['/%E5%85%B3%E4%BA%8E', '/关于'],
    ['/关于', '/关于'],
    ['/a%2Fb', '/a%2fb'],
    ['/a%20b', '/a%20b'],
    ['/a b', '/a%20b'],
    ['/%E4%', '/%e4%'],
    ['/show.asp?b=2&a=1', '/show.asp?a=1&b=2'],
    ['https://www.old.example/a/?x=1', '/a?x=1'],
    ['/blog/*', '/blog/*'],
    ['/en/Blog/*', '/en/blog/*'],
    ['/a/../b', '/b'],
    ['/news/detail?id=gone', '/news/detail?id=gone'],
    ['  /old  ', '/old'],
  ])('%s is kept as %s', (written, address) => {
    expect(judgeFrom(written)).toEqual({ address })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['old', 'notPath'],
    ['//host/old', 'notPath'],
    ['/\\host', 'notPath'],
    ['javascript:alert(1)', 'notPath'],
    ['/a*b', 'star'],
    ['/*/b', 'star'],
    ['/a/*?x=1', 'star'],
    ['/*', 'everything'],
    ['/en/*', 'everything'],
    ['/admin', 'reserved'],
    ['/Admin/login', 'reserved'],
    ['/%61dmin/x', 'reserved'],
    ['/a/../api/x', 'reserved'],
    ['/assets/*', 'reserved'],
    ['/', 'isPage'],
    ['/en', 'isPage'],
    ['/About/', 'isPage'],
    ['/en/news?page=2', 'isPage'],
    ['/news/detail', 'isPage'],
    ['/news/detail?id=', 'isPage'],
    [`/${'x'.repeat(500)}`, 'tooLong'],
  ])('%j is refused: %s', (written, problem) => {
    expect(judgeFrom(written)).toEqual({ problem })
  })
})

describe('what a redirect leads to', () => {
  it.each([
    ['/About', '/old', '/About'],
    ['/news/', '/old', '/news'],
    ['/news/detail?id=x#top', '/old', '/news/detail?id=x#top'],
    ['/关于', '/old', '/%E5%85%B3%E4%BA%8E'],
    ['/news/*', '/blog/*', '/news/*'],
    ['/*', '/blog/*', '/*'],
    ['/', '/old', '/'],
  ])('%s is sent as it can stand in a header', (written, from, address) => {
    expect(judgeTo(written, from)).toEqual({ address })
  })

  it.each([
    ['', 'empty'],
    ['https://evil.example/', 'elsewhere'],
    ['//evil.example', 'elsewhere'],
    ['/\\evil.example', 'elsewhere'],
    ['/\t/evil.example', 'elsewhere'],
    ['/.//evil.example', 'elsewhere'],
    ['/a/..//evil.example', 'elsewhere'],
    ['javascript:alert(1)', 'elsewhere'],
    ['about', 'elsewhere'],
    ['/new/*', 'starToNothing'],
    ['/a*b', 'star'],
    ['/admin/logout', 'reserved'],
    ['/api/portal', 'reserved'],
  ])('%j is refused: %s', (written, problem) => {
    expect(judgeTo(written, '/old')).toEqual({ problem })
  })

  it('never leads to another host, whatever is written', () => {
    const odd = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', '5', 'c', 'a', ':', '@', '\t', '\n', '*'),
    })
    fc.assert(
      fc.property(odd, odd, (to, rest) => {
        for (const from of ['/old', '/old/*']) {
          const judged = judgeTo(`/${to}`, from)
          if ('problem' in judged) continue
          const asked = URL.parse(`/old/${rest}`, 'http://site.invalid')
          const found = createRedirects([{ id: 1, from, to: judged.address, isPermanent: true }]).find(
            asked?.pathname ?? '/old',
            '',
          )
          const address = found?.to ?? judged.address
          expect(new URL(address, 'http://site.invalid').origin).toBe('http://site.invalid')
          expect(address).toMatch(/^\/(?![/\\])[\x21-\x7E]*$/)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

it('an address and its normal form are the same to all rules', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const { pathname } = new URL(`/a${path}`, 'http://site.invalid')
      expect(normalPath(normalPath(pathname))).toBe(normalPath(pathname))
    }),
  )
})
