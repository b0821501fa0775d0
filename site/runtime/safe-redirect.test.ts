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
    '@evil.example',
    '?redirect=x',
    '#x',
    '',
    null,
    undefined,
  ])('[W5] %j is refused', (address) => {
    expect(safeRedirect(address)).toBeUndefined()
  })

  it.each(['/login', '/en/login?redirect=%2Flogin', '/callback?code=x'])('%s would lead in a circle', (address) => {
    expect(safeRedirect(address)).toBeUndefined()
  })

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
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const address = safeRedirect(`/${pieces.join('')}`)
        if (address === undefined) return
        expect(new URL(address, origin).origin).toBe(origin)
        expect(safeRedirect(address)).toBe(address)
      }),
      { numRuns: 2000 },
    )
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
