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
  })
}
