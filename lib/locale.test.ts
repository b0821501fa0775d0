import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localeOfHeader, localeOfPath, locales, localizePath, otherLocale, stripLocale } from './locale.ts'

describe('addresses in two languages', () => {
  it.each([
    ['/', '/en'],
    ['/about', '/en/about'],
    ['/?q=1', '/en?q=1'],
    ['/#top', '/en#top'],
    ['/news/detail?id=x#y', '/en/news/detail?id=x#y'],
  ])('[L2] %s is %s in English', (chinese, english) => {
    expect(localizePath(chinese, 'en')).toBe(english)
    expect(localizePath(chinese, 'zh')).toBe(chinese)
  })

  it.each(['https://example.com/about', 'mailto:a@example.com', '#part'])('leaves %s alone', (address) => {
    for (const locale of locales) expect(localizePath(address, locale)).toBe(address)
  })

  it.each([
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/about', 'en'],
    ['/enx', 'zh'],
    ['/engine', 'zh'],
    ['/EN/about', 'zh'],
    ['/about/en', 'zh'],
    ['/', 'zh'],
  ])('[L2] %s is in %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })

  it('[L2] a path comes back from the other language as it was', () => {
    const path = fc
      .array(fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/), { maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(
        path.filter((each) => localeOfPath(each) === 'zh'),
        (each) => {
          expect(localeOfPath(localizePath(each, 'en'))).toBe('en')
          expect(stripLocale(localizePath(each, 'en'))).toBe(each)
          expect(stripLocale(each)).toBe(each)
        },
      ),
    )
  })

  it('the other language of the other language is the language', () => {
    for (const locale of locales) expect(otherLocale(otherLocale(locale))).toBe(locale)
  })
})

it.each([
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['ZH-cn', 'zh'],
  ['en-US', 'en'],
  ['de', 'en'],
  ['zhx', 'en'],
  [null, 'zh'],
  [undefined, 'zh'],
  ['', 'zh'],
])('[W1] [L1] header lang %s is %s', (header, locale) => {
  expect(localeOfHeader(header)).toBe(locale)
})
