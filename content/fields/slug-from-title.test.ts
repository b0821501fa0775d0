import { describe, expect, it } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

interface Given {
  title?: string
  slug?: string | null
}

const draft = { draft: true, depth: 0, fallbackLocale: false } as const
const create = (locale: Locale, data: Given) =>
  test.payload.create({ ...draft, collection: 'news', locale, data: data as { title: string; slug: string } })
const update = (id: number, locale: Locale, data: Given) =>
  test.payload.update({ ...draft, collection: 'news', id, locale, data: data as { title: string } })

describe('a slug that was left empty', () => {
  it('is made from the title, in each language from its own', async () => {
    const { id, slug } = await create('zh', { title: '重庆银行行长' })
    expect(slug).toBe('chongqing-yinhang-hangzhang')
    expect((await update(id, 'en', { title: 'A banker on simulation' })).slug).toBe('a-banker-on-simulation')
    expect((await update(id, 'zh', {})).slug).toBe('chongqing-yinhang-hangzhang')
  })

  it('is free: not of another draft, nor of one in the waste basket, nor a former one', async () => {
    const slugs: string[] = []
    for (const given of ['', null, undefined]) {
      const { id, slug } = await create('en', { title: 'Taken thrice', ...(given !== undefined && { slug: given }) })
      slugs.push(slug)
      await test.payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() }, draft: true })
    }
    expect(slugs).toEqual(['taken-thrice', 'taken-thrice-2', 'taken-thrice-3'])
    await test.payload.create({
      collection: 'former-slugs',
      data: { kind: 'news', slug: 'moved-away', locale: 'en', record: 1 },
    })
    expect((await create('en', { title: 'Moved away' })).slug).toBe('moved-away-2')
    expect((await create('zh', { title: 'Moved away' })).slug).toBe('moved-away')
  })

  it('is not taken by a draft of a later version either', async () => {
    const { id } = await create('en', { title: 'First name' })
    await test.payload.update({ ...draft, collection: 'news', id, locale: 'en', data: { slug: 'second-name' } })
    expect((await create('en', { title: 'Second name' })).slug).toBe('second-name-2')
  })

  it('stays empty where the title has nothing to make it from', async () => {
    expect((await create('zh', { title: '🎉' })).slug ?? null).toBeNull()
  })
})

describe('a slug that is there', () => {
  it('stays when the title changes, and when the field is emptied', async () => {
    const { id } = await create('zh', { title: '原来的标题' })
    expect((await update(id, 'zh', { title: '新的标题' })).slug).toBe('yuanlai-de-biaoti')
    expect((await update(id, 'zh', { slug: '' })).slug).toBe('yuanlai-de-biaoti')
    expect((await update(id, 'zh', { slug: 'another' })).slug).toBe('another')
  })

  it('is another in a copy', async () => {
    const { id } = await create('en', { title: 'An original' })
    const copy = await test.payload.duplicate({ ...draft, collection: 'news', id, locale: 'en' })
    expect(copy.slug).toBe('an-original-2')
  })
})
