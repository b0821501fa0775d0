import { describe, expect, it } from 'vitest'
import { news } from '#demo/content/news.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const seed = news.find(({ title }) => title.en !== undefined)
if (seed?.slug.en === undefined) throw new Error('the demo pack needs a translated news item')
const slugs = { zh: seed.slug.zh, en: seed.slug.en }

describe('news/detail', () => {
  it.each(locales)('[S6] is found by number and by the slug of either language, in %s', async (locale) => {
    const bySlug = await test.ask('news/detail', locale, { id: slugs[locale] })
    expect(bySlug).toMatchObject({
      lang: locale,
      languages: ['zh', 'en'],
      slugs,
      title: seed.title[locale],
      author: seed.author[locale],
    })
    expect(bySlug.body.length).toBeGreaterThan(0)
    expect(await test.ask('news/detail', locale, { id: bySlug.id })).toEqual(bySlug)
    expect(await test.ask('news/detail', locale, { id: slugs[locale === 'zh' ? 'en' : 'zh'] })).toEqual(bySlug)
  })

  it.each([
    'no-such-item',
    '999999',
    '0',
    '000000000000001x',
    '-1',
    '1.5',
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(200),
  ])('[S1] an unknown id (%s) is code 000003', async (id) => {
    expect(await test.send('news/detail', { id }, 'en')).toMatchObject({
      code: '000003',
      message: 'Not found',
      data: null,
    })
  })

  it('[S1] a draft, and a record in the waste basket, are not found by number or slug', async () => {
    const draft = await makeRecord(test.payload, 'news', { zh: 'draft', en: 'draft' })
    const deleted = await makeRecord(test.payload, 'news')
    await test.payload.update({
      collection: 'news',
      id: deleted.id,
      data: { deletedAt: new Date().toISOString() },
    })
    for (const { id, name } of [draft, deleted]) {
      for (const asked of [String(id), mark(name, 'zh'), mark(name, 'en')]) {
        expect(await test.send('news/detail', { id: asked })).toMatchObject({ code: '000003' })
      }
    }
  })

  it('[L6] a record that exists only in Chinese, asked in English: title, summary and date, no text of its body', async () => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published' })
    const answer = await test.ask('news/detail', 'en', { id: String(id) })
    expect(answer).toMatchObject({
      lang: 'zh',
      languages: ['zh'],
      title: mark(name, 'zh'),
      summary: mark(name, 'zh'),
      body: [],
    })
    expect(answer.slugs).toEqual({ zh: mark(name, 'zh') })
    expect((await test.ask('news/detail', 'zh', { id: String(id) })).body).toHaveLength(1)
  })

  it.each(['draft', 'withdrawn'] as const)(
    '[L6] a translation that is %s shows nowhere, and its slug leads nowhere',
    async (state) => {
      const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published', en: state })
      for (const locale of locales)
        expect(JSON.stringify(await test.ask('news/detail', locale, { id: String(id) }))).not.toContain(
          mark(name, 'en'),
        )
      expect(await test.send('news/detail', { id: mark(name, 'en') })).toMatchObject({ code: '000003' })
    },
  )

  it('a newer draft of a published item does not show', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    await test.payload.update({
      collection: 'news',
      id,
      locale: 'zh',
      draft: true,
      data: { title: '未发布的改动', _status: 'draft' } as never,
    })
    expect((await test.ask('news/detail', 'zh', { id: String(id) })).title).toBe(mark(name, 'zh'))
  })

  it('leads to what stands before and after it, by date', async () => {
    const { items } = await test.ask('news/list', 'zh', { year: 2025, pageSize: 100 })
    const [after, , before] = items.slice(3, 6)
    const answer = await test.ask('news/detail', 'zh', { id: items[4]?.id ?? '' })
    expect(answer.next?.slug).toBe(after?.slug)
    expect(answer.previous?.slug).toBe(before?.slug)
  })

  it('related items are of the same category and not the item itself', async () => {
    const answer = await test.ask('news/detail', 'zh', { id: slugs.zh })
    expect(answer.related.length).toBeGreaterThan(0)
    for (const each of answer.related) {
      expect(each.category).toEqual(answer.category)
      expect(each.id).not.toBe(answer.id)
    }
  })
})
