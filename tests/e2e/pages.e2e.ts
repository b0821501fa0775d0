import { describe, expect } from 'vitest'
import { languageTags, type Locale, localizePath, otherLocale } from '#lib/locale.ts'
import { pageRoutes } from '#site/route-table.ts'
import { test } from '../browser/test.ts'
import { addressOf, allAddresses, chineseNews, translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { readPage } from '../process/html.ts'

const hreflang: Record<Locale, string> = { zh: 'zh-Hans', en: 'en' }

describe('every page as served', () => {
  test('[L2] there are 44 routes', () => {
    expect(pageRoutes).toHaveLength(44)
  })

  for (const { address, locale, route } of allAddresses) {
    test(`[L2] [L4] ${address} has its own full content in ${locale}`, async ({ portico }) => {
      const { headers, status, text } = await ask(portico.origin + address)
      const page = readPage(text)
      expect(status).toBe(200)
      expect(headers['content-language']).toBe(languageTags[locale])
      expect(page.lang).toBe(languageTags[locale])
      expect(page.bodyClass.split(' ').includes('en')).toBe(locale === 'en')
      expect(page.headings, 'one heading of the first level').toHaveLength(1)
      expect(page.headings[0]).not.toBe('')
      expect(page.title).not.toBe('')
      expect(page.description).not.toBe('')
      expect(page.canonical).toBe(new URL(address, portico.origin).href)
      if (route.layout === 'default' && route.path !== '/') expect(page.hasBreadcrumb, 'breadcrumb').toBe(true)
    })

    test(`[L7] ${address} names itself and its other language, absolutely and mutually`, async ({ portico }) => {
      const own = readPage((await ask(portico.origin + address)).text)
      const other = readPage((await ask(portico.origin + addressOf(route.path, otherLocale(locale)))).text)
      const absolute = (each: Locale) => new URL(addressOf(route.path, each), portico.origin).href
      expect(own.alternates).toEqual({
        [hreflang.zh]: absolute('zh'),
        [hreflang.en]: absolute('en'),
        'x-default': absolute('zh'),
      })
      expect(other.alternates).toEqual(own.alternates)
    })
  }

  test('[L6] [L7] a record that exists in Chinese only says so in English, with Chinese marked as such', async ({
    portico,
  }) => {
    const { status, text } = await ask(`${portico.origin}/en/news/detail?id=${chineseNews.zh.slug}`)
    const page = readPage(text)
    expect(status).toBe(200)
    expect(page.lang).toBe('en')
    expect(text).toContain('This has not been translated into English yet.')
    expect(text).toMatch(/<h1\b[^>]*\blang="zh-Hans"/)
    expect(page.headings[0]).toBe(chineseNews.zh.title)
    expect(page.alternates).toEqual({})
    expect(page.canonical).toBe(`${portico.origin}${localizePath(`/news/detail?id=${chineseNews.zh.slug}`, 'zh')}`)
  })

  test('[S6] a number leads to the record, whose canonical address has the slug', async ({ portico }) => {
    const id = await findNewsNumber(portico.origin, translatedNews.zh.slug)
    const byNumber = readPage((await ask(`${portico.origin}/news/detail?id=${id}`)).text)
    expect(byNumber.canonical).toBe(portico.origin + addressOf('/news/detail', 'zh'))
    expect(byNumber.headings).toEqual([translatedNews.zh.title])
  })

  test('[S6] the slug of the other language leads to the record in this one', async ({ portico }) => {
    const zh = addressOf('/news/detail', 'zh').split('id=')[1] ?? ''
    const answer = await ask(`${portico.origin}/en/news/detail?id=${zh}`)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(addressOf('/news/detail', 'en'))
  })
})
