import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect, signInAddress } from './safe-redirect.ts'

const origin = 'https://portico.test'

describe('an address to go back to', () => {
  it.each([
    '/',
    '/en',
    '/news/detail?id=7#part',
    '/support/ticket/mine?ticket=7&x=%2F%2Fevil',
    '/education/details?projectId=%E7%94%B2',
    '/search?q=https://evil.example',
    '/login-help',
  ])('[W5] %s is kept', (address) => {
    expect(safeRedirect(address)).toBe(address)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/news\\detail',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    './/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '%2F%2Fevil.example',
    '////evil.example',
    '/\\/evil.example',
    '/\\\\evil.example',
    '\\/evil.example',
    '/\r/evil.example',
    '/\u0000/evil.example',
    '/\u007f/evil.example',
    '/\t\\evil.example',
    'http://evil.example',
    'HTTPS://evil.example',
    'https:///evil.example',
    'https:\\evil.example',
    'ftp://evil.example',
    'blob:https://evil.example/x',
    'vbscript:x',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    'mailto:x@evil.example',
    'about:blank',
    'view-source:https://evil.example',
    '..//evil.example',
    '../../evil.example',
    '/./..//evil.example',
    '/a/b/../..//evil.example',
    '/%2E%2E//evil.example',
    '/.%2e//evil.example',
    '//evil.example/%2f..',
    '//user@evil.example',
    '//evil.example:443',
    '//[::1]/',
    '//0x7f000001',
    '///en',
    '//',
    '/\\',
    '\u2028//evil.example',
    '%09//evil.example',
    '%5Cevil.example',
    'www.evil.example/',
    'en/news',
    '@evil.example',
    '?redirect=x',
    '#x',
    '',
    null,
    undefined,
  ])('[W5] %j is refused', (address) => {
    expect(safeRedirect(address)).toBeUndefined()
  })

  it.each(['/login?mode=account', '/en/login?mode=account#sessions'])('%s is the own account, and kept', (address) => {
    expect(safeRedirect(address)).toBe(address)
  })

  it.each(['/login', '/en/login?redirect=%2Flogin', '/callback?code=x', '/callback?mode=account', '/login?mode=reset'])(
    '%s would lead in a circle',
    (address) => {
      expect(safeRedirect(address)).toBeUndefined()
    },
  )

  it('[W5] whatever is made of the dangerous characters, it stays on the site', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ':',
      '@',
      'evil.example',
      'https:',
      '?',
      '#',
      'a',
    )
    let found = 0
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const address = safeRedirect(`/${pieces.join('')}`)
        if (address === undefined) return
        found += 1
        expect(new URL(address, origin).origin).toBe(origin)
        expect(safeRedirect(address)).toBe(address)
      }),
      { numRuns: 2000 },
    )
    expect(found).toBeGreaterThan(100)
  })
})

describe('where a person signs in', () => {
  it('[W5] in the page’s language, with path, query and hash to come back to', () => {
    const here = { pathname: '/en/support/ticket/mine', search: '?ticket=A&b=1', hash: '#last' }
    expect(signInAddress(here, 'en')).toBe(
      '/en/login?redirect=%2Fen%2Fsupport%2Fticket%2Fmine%3Fticket%3DA%26b%3D1%23last',
    )
    expect(new URLSearchParams(signInAddress(here, 'en').split('?')[1]).get('redirect')).toBe(
      here.pathname + here.search + here.hash,
    )
  })

  it('never back to signing in itself', () => {
    expect(signInAddress({ pathname: '/login', search: '?redirect=%2F', hash: '' }, 'zh')).toBe('/login')
  })
})
