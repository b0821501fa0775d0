import { expect, describe, it } from 'vitest'
import { makeRecord, paragraph } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { openWithDrafts } from '#published/with-drafts.ts'
import { draftDocument } from '#content/published/draft-document.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { readRichText } from './rich-text.ts'

const test = useTestPortal()

/** A text with the words “to it” as a link to a record. */
function linking(relationTo: string, value: unknown) {
  const text = paragraph('to it') as { root: { children: { children: object[] }[] } }
  const [block] = text.root.children
  if (block)
    block.children = [
      {
        type: 'link',
        version: 3,
        fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
        children: block.children,
        format: '',
        indent: 0,
        direction: 'ltr',
      },
    ]
  return text
}

const bodyOf = async (id: unknown, locale: Locale) => {
  const { body } = await test.ask('news/detail', locale, { id: String(id) })
  return body as { children: { type: string; href?: string }[] }[]
}
/** Where the link leads; `undefined` when its words stand alone. */
const hrefOf = async (id: unknown, locale: Locale) => {
  const [first] = (await bodyOf(id, locale))[0]?.children ?? []
  return first?.type === 'link' ? first.href : undefined
}
const update = (id: unknown, locale: Locale, data: object) =>
  test.payload.update({ collection: 'news', id: Number(id), locale, data })
const slugOf = async (id: unknown, locale: Locale) =>
  (await test.payload.findByID({ collection: 'news', id: Number(id), locale, depth: 0 })).slug

describe('26 (point 8): a link to a record in a formatted text', () => {
  it('leads to the page in the language of the text, with the slug that it has at the time', async () => {
    const { id: target } = await makeRecord(test.payload, 'news')
    const { id } = await makeRecord(test.payload, 'news', undefined, { body: linking('news', target) })
    const [zh, en] = [await slugOf(target, 'zh'), await slugOf(target, 'en')]
    expect(zh).not.toBe(en)
    expect(await hrefOf(id, 'zh')).toBe(`/news/detail?id=${zh}`)
    expect(await hrefOf(id, 'en')).toBe(`/news/detail?id=${en}`)
    await update(target, 'en', { slug: `${en}-renamed` })
    expect(await hrefOf(id, 'en')).toBe(`/news/detail?id=${en}-renamed`)
    expect(await hrefOf(id, 'zh')).toBe(`/news/detail?id=${zh}`)
  })

  it('is words alone in a language in which the page is not public, and a link again when it is', async () => {
    const { id: target } = await makeRecord(test.payload, 'news', { zh: 'published', en: 'draft' })
    const { id } = await makeRecord(test.payload, 'news', undefined, { body: linking('news', target) })
    const words = [{ type: 'paragraph', children: [{ type: 'text', text: 'to it' }] }]
    expect(await hrefOf(id, 'zh')).toBeDefined()
    expect(await bodyOf(id, 'en')).toEqual(words)
    await update(target, 'en', { _status: 'published' })
    expect(await hrefOf(id, 'en')).toBeDefined()
    await update(target, 'zh', { _status: 'draft' })
    await update(target, 'en', { _status: 'draft' })
    expect([await bodyOf(id, 'zh'), await bodyOf(id, 'en')]).toEqual([words, words])
    await test.payload.delete({ collection: 'news', id: Number(target) })
    expect(await bodyOf(id, 'zh')).toEqual(words)
  })

  it('is found in rows and in every kind of text, all of them in one statement', async () => {
    const { id: target } = await makeRecord(test.payload, 'news')
    const body = linking('news', target)
    const { root } = linking('products', (await makeRecord(test.payload, 'products')).id)
    body.root.children.push(...root.children)
    const { id } = await makeRecord(test.payload, 'help-articles', undefined, {
      sections: [{ title: 'One', text: body }],
    })
    const read: string[] = []
    const [article] = await openPublished(test.payload).find('help-articles', {
      where: { id: { equals: Number(id) } },
      onRead: (tags) => read.push(...tags),
    })
    expect(read).toEqual(expect.arrayContaining([`news:${target}`, `help-articles:${id}`]))
    const blocks = readRichText(article?.sections?.[0]?.text?.en, 'en')
    const hrefs = blocks.flatMap((block) =>
      'children' in block ? block.children.flatMap((each) => (each.type === 'link' ? [each.href] : [])) : [],
    )
    expect(hrefs).toEqual([
      expect.stringMatching(/^\/news\/detail\?id=/),
      expect.stringMatching(/^\/product\/detail\?id=/),
    ])
  })

  it('is seen in a preview too', async () => {
    const { id: target } = await makeRecord(test.payload, 'news')
    const { id } = await makeRecord(test.payload, 'news', { zh: 'draft' }, { body: linking('news', target) })
    const draft = await draftDocument(test.payload, { source: 'news', record: Number(id), drafts: ['zh'] })
    const [item] = await openWithDrafts(test.payload, draft ? [draft] : []).find('news', {
      where: { id: { equals: Number(id) } },
    })
    expect(JSON.stringify(readRichText(item?.body?.zh, 'zh'))).toContain(
      `"href":"/news/detail?id=${await slugOf(target, 'zh')}"`,
    )
  })

  it('may lead only to kinds that have pages', async () => {
    const [user] = (await test.payload.find({ collection: 'users', limit: 1, depth: 0 })).docs
    const made = makeRecord(test.payload, 'news', { zh: 'published' }, { body: linking('users', user?.id) })
    await expect(made).rejects.toThrow(/invalid/)
  })
})
