import { describe, expect, it } from 'vitest'
import { locales, localizePath } from '#lib/locale.ts'
import { pageRoutes } from '#site/route-table.ts'
import { addressIn, exactPath, pageOfPayload, readPageAddress } from './addresses.ts'

const read = (address: string) => readPageAddress(new URL(address, 'https://portico.example'))

describe('readPageAddress', () => {
  it('[L2] [R] knows every route in both languages', () => {
    for (const { path } of pageRoutes) {
      for (const locale of locales) expect(read(localizePath(path, locale))).toMatchObject({ locale, route: { path } })
    }
  })

  it.each([
    '/en/en',
    '/enx',
    '/no-such',
    '/about/',
    '/ABOUT',
    '/privacypolicy',
    '//about',
    '/about/x',
    '/en//about',
    '/%61bout',
    '/about%2F',
  ])('[R] [S1] %s is no page', (path) => {
    expect(readPageAddress({ pathname: path, searchParams: new URLSearchParams() })).toBeUndefined()
  })

  it('keeps the query names that the page reads, in one order, and ignores all others', () => {
    expect(read('/news?utm_source=x&year=2025&page=2&page=3&__proto__=1')?.search).toBe('?page=2&year=2025')
    expect(read('/news?category=')?.search).toBe('')
    expect(read('/about?page=2')?.search).toBe('')
  })

  it('writes a value in one form', () => {
    expect(read('/news/detail?id=%61%20b')?.search).toBe(read('/news/detail?id=a+b')?.search)
    expect(read('/news/detail?id=a%26page%3D2')?.search).toBe('?id=a%26page%3D2')
  })
})

describe('exactPath', () => {
  it.each([
    ['/privacypolicy', '/PrivacyPolicy'],
    ['/product/toolbox', '/product/Toolbox'],
    ['/PRODUCT/TOOLBOX/DETAIL', '/product/Toolbox/detail'],
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/EN/about', '/en/about'],
    ['/En', '/en'],
    ['/en/', '/en'],
    ['/EN/PRIVACYPOLICY/', '/en/PrivacyPolicy'],
    ['//', '/'],
  ])('[R] %s is meant as %s', (written, exact) => {
    expect(exactPath(written)).toBe(exact)
  })

  it('[R] an exact path needs no other', () => {
    for (const { path } of pageRoutes)
      for (const locale of locales) expect(exactPath(localizePath(path, locale))).toBeUndefined()
  })

  it.each(['/en/en', '/no-such/', '//example.com', '//example.com/', '/\\example.com', '/about/x'])(
    '[S1] %s is meant as no page',
    (path) => {
      expect(exactPath(path)).toBeUndefined()
    },
  )
})

it.each([
  ['/_payload.json', '/'],
  ['/news/_payload.json', '/news'],
  ['/en/_payload.json', '/en'],
  ['/en/news/detail/_payload.json', '/en/news/detail'],
])('[D3] %s is the data of %s', (path, page) => {
  expect(pageOfPayload(path)).toBe(page)
})

it.each(['/payload.json', '/news/_payload.json/', '/news_payload.json', '/news/_payload.jsonx'])(
  '[D3] %s is no page’s data',
  (path) => {
    expect(pageOfPayload(path)).toBeUndefined()
  },
)

it('[L3] the address in the other language keeps its query', () => {
  expect(addressIn('en', '/news', '?page=2')).toBe('/en/news?page=2')
  expect(addressIn('en', '/', '?a=b')).toBe('/en?a=b')
  expect(addressIn('zh', '/en/news', '?page=2')).toBe('/news?page=2')
  expect(addressIn('en', '/en/news', '')).toBe('/en/news')
})
