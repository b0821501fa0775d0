import { describe, expect } from 'vitest'
import { cases } from '#demo/content/cases.ts'
import { partners } from '#demo/content/partners.ts'
import { solutions } from '#demo/content/solutions.ts'
import type { FullText } from '#demo/content/types.ts'
import { localizePath } from '#lib/locale.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'

type Json = Record<string, unknown>

async function readRecords(url: string): Promise<Json[]> {
  const { text } = await ask(url)
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Json,
  )
}

for (const locale of ['zh', 'en'] as const) {
  describe(`what pages say of themselves to machines, in ${locale}`, () => {
    for (const [path, records] of [
      ['/case/detail', cases],
      ['/solution/detail', solutions],
    ] as const) {
      const slugOf = (given: string | FullText) => (typeof given === 'string' ? given : given[locale])
      test(`${path} is an Article of its language`, async ({ portico }) => {
        const address = addressOf(path, locale)
        const slug = new URLSearchParams(address.split('?')[1]).get('id')
        const record = records.find((each) => slugOf(each.slug) === slug)
        const [article, ...others] = await readRecords(portico.origin + address)
        expect(others).toEqual([])
        expect(article).toMatchObject({
          '@type': 'Article',
          headline: record?.title[locale],
          inLanguage: locale === 'zh' ? 'zh-Hans' : 'en',
        })
      })
    }

    for (const [path, type, records] of [
      ['/case', 'ListItem', cases],
      ['/solution', 'ListItem', solutions],
      ['/ecology/list', 'Organization', partners],
    ] as const) {
      test(`${path} is an ItemList in the page's order`, async ({ portico }) => {
        const [list] = await readRecords(portico.origin + localizePath(path, locale))
        const entries = list?.itemListElement as Json[]
        expect(list?.['@type']).toBe('ItemList')
        expect(entries.length).toBeGreaterThan(4)
        expect(list?.numberOfItems).toBe(records.length)
        expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1))
        const names = records.map((record) => ('title' in record ? record.title : record.name)[locale])
        for (const entry of entries) {
          const thing = (entry.item ?? entry) as Json
          expect(thing['@type']).toBe(type)
          expect(names).toContain(thing.name)
        }
      })
    }

    test('[R] the company has a logo, both names, a number that can be dialled, and its offices', async ({
      portico,
    }) => {
      const records = await readRecords(portico.origin + localizePath('/', locale))
      const company = records.flatMap((each) => (each['@graph'] as Json[] | undefined) ?? [each])[0]
      expect(company).toMatchObject({
        '@type': 'Organization',
        logo: `${portico.origin}/icon-512.png`,
        alternateName: expect.arrayContaining([locale === 'zh' ? 'Armilla' : '浑仪科技']) as unknown,
        telephone: '+8600000000000',
      })
      const offices = (company?.address ?? []) as Json[]
      expect(offices.map((each) => each['@type'])).toEqual(Array(4).fill('PostalAddress'))
    })

    test('[R] software says where it runs and how it is had, and news who publishes it', async ({ portico }) => {
      const [product] = await readRecords(portico.origin + addressOf('/product/detail', locale))
      expect(product).toMatchObject({
        '@type': 'SoftwareApplication',
        operatingSystem: expect.stringContaining('Windows 11') as unknown,
        offers: { '@type': 'Offer', url: expect.stringContaining('about=product:') as unknown },
      })
      const [article] = await readRecords(portico.origin + addressOf('/news/detail', locale))
      expect(article).toMatchObject({
        '@type': 'NewsArticle',
        publisher: { '@type': 'Organization', logo: `${portico.origin}/icon-512.png` },
      })
    })
  })
}
