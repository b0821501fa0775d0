import { describe, expect, it } from 'vitest'
import { newsCategories } from '#demo/content/news-categories.ts'
import { news } from '#demo/content/news.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

const newestFirst = news.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))

describe.each(locales)('news/list in %s', (locale) => {
  it('is newest first and each item is in one language whole (L6)', async () => {
    const { items, total } = await test.ask('news/list', locale, { pageSize: 100 })
    expect(total).toBe(news.length)
    expect(items.map(({ date }) => date.slice(0, 10))).toEqual(newestFirst.map(({ date }) => date))
    const seedOf = (shown: string) => news.find(({ title }) => title.zh === shown || title.en === shown)
    for (const item of items) {
      const seed = seedOf(item.title)
      expect(item.lang).toBe(seed?.title[locale] === undefined ? 'zh' : locale)
      expect(item).toMatchObject({
        slug: seed?.slug[item.lang],
        title: seed?.title[item.lang],
        summary: seed?.summary[item.lang],
      })
      expect(item.category.title).toBe(newsCategories.find(({ slug }) => slug === seed?.category)?.title[locale])
    }
    if (locale === 'en') expect(chineseTexts(items.filter(({ lang }) => lang === 'en'))).toEqual([])
  })

  it.each([1, 7])('gives pages of %d that join without gap or overlap', async (pageSize) => {
    const pages = Math.ceil(news.length / pageSize)
    const ids: string[] = []
    for (let page = 1; page <= pages; page += 1) {
      const answer = await test.ask('news/list', locale, { page, pageSize })
      expect(answer).toMatchObject({ page, pageSize, total: news.length, pages })
      ids.push(...answer.items.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(news.length)
    expect(ids).toEqual((await test.ask('news/list', locale, { pageSize: 100 })).items.map(({ id }) => id))
    expect((await test.ask('news/list', locale, { page: pages + 1, pageSize })).items).toEqual([])
  })
})

describe('filters of news/list', () => {
  it('a category is found by its slug in either language, in both languages', async () => {
    const { id } = await makeRecord(test.payload, 'news-categories')
    const category = (await test.payload.findByID({ collection: 'news-categories', id, locale: 'all' })) as unknown as {
      slug: { zh: string; en: string }
    }
    const made = await makeRecord(test.payload, 'news', undefined, { category: id })
    for (const locale of locales) {
      for (const slug of [category.slug.zh, category.slug.en]) {
        const { items, total } = await test.ask('news/list', locale, { category: slug })
        expect(items.map((item) => item.id)).toEqual([String(made.id)])
        expect(total).toBe(1)
      }
    }
  })

  it('a category of the demo has its items', async () => {
    for (const { slug } of newsCategories) {
      const { items } = await test.ask('news/list', 'zh', { category: slug, pageSize: 100 })
      const wanted = newestFirst.filter(({ category }) => category === slug).map(({ title }) => title.zh)
      expect(wanted.length, slug).toBeGreaterThan(0)
      expect(
        items.map(({ title }) => title),
        slug,
      ).toEqual(wanted)
    }
  })

  it('an unknown category is an empty list', async () => {
    expect(await test.ask('news/list', 'zh', { category: 'no-such' })).toMatchObject({ total: 0, items: [] })
  })

  it('a year has the items of that year only', async () => {
    const { items } = await test.ask('news/list', 'en', { year: 2025, pageSize: 100 })
    expect(items.length).toBe(news.filter(({ date }) => date.startsWith('2025-')).length)
    expect(items.every(({ date }) => date.startsWith('2025-'))).toBe(true)
    expect((await test.ask('news/list', 'en', { year: 1990 })).total).toBe(0)
  })

  it('news/filters offers the categories in order and every year that has news', async () => {
    const { categories, years } = await test.ask('news/filters', 'en')
    expect(categories.slice(0, newsCategories.length).map(({ slug, title }) => ({ slug, title }))).toEqual(
      newsCategories.map(({ slug, title }) => ({ slug, title: title.en })),
    )
    const ofPack = new Set(news.map(({ date }) => Number(date.slice(0, 4))))
    expect(years.filter((year) => year <= 2026)).toEqual([...ofPack].sort((a, b) => b - a))
  })
})
