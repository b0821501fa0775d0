import { describe, expect, it } from 'vitest'
import { munich, trust } from '#demo/content/custom-pages.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { locales } from '#lib/locale.ts'
import { makeForm } from '../../tests/factories/own-forms.ts'
import { makeRecord, mark, paragraph, type States } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

let made = 0
/** A page of these blocks, at a path of its own. */
async function makePage(blocks: object[], states?: States) {
  const path = `/made/page-${(made += 1)}`
  const { id } = await makeRecord(test.payload, 'custom-pages', states, { path, blocks })
  return { id: Number(id), path }
}
const read = async (blocks: object[], locale: 'zh' | 'en' = 'en') =>
  (await test.ask('page/detail', locale, { path: (await makePage(blocks)).path })).blocks
const change = (id: number, locale: 'zh' | 'en', data: object, draft = false) =>
  openCollections(test.payload).update({ collection: 'custom-pages', id, locale, data, draft, overrideAccess: true })

describe('page/detail', () => {
  it.each(locales)('the page of the demo has each of its blocks, in %s', async (locale) => {
    const page = await test.ask('page/detail', locale, { path: trust.path })
    expect(page).toMatchObject({ lang: locale, languages: ['zh', 'en'], path: trust.path, title: trust.title[locale] })
    expect(page.blocks.map(({ type }) => type)).toEqual(trust.blocks.map(({ blockType }) => blockType))
  })

  it('[L6] a page of the demo is in English only, and says so in Chinese', async () => {
    const page = await test.ask('page/detail', 'zh', { path: munich.path })
    expect(page).toMatchObject({ lang: 'en', languages: ['en'], title: munich.title.en, lead: munich.lead.en })
    expect((await test.ask('page/detail', 'en', { path: munich.path })).blocks).toHaveLength(munich.blocks.length)
  })

  it('[L6] what is written in one language only has no words of it in the other', async () => {
    const { path } = await makePage([{ blockType: 'quotation', text: '只有中文', person: '甲' }], { zh: 'published' })
    expect(await test.ask('page/detail', 'en', { path })).toMatchObject({ lang: 'zh', languages: ['zh'], blocks: [] })
    expect((await test.ask('page/detail', 'zh', { path })).blocks).toMatchObject([{ text: '只有中文' }])
  })

  it.each(['/no-such-page', '/product', '/', 'x', '/../etc', "/a'--"])('[S1] there is no page at %s', async (path) => {
    expect(await test.send('page/detail', { path }, 'en')).toMatchObject({ code: '000003', data: null })
  })

  it('a draft, what was withdrawn, and what is in the waste basket are not there', async () => {
    const draft = await makePage([], { zh: 'draft', en: 'draft' })
    const withdrawn = await makePage([], { zh: 'withdrawn' })
    const away = await makePage([])
    await change(away.id, 'zh', { deletedAt: new Date().toISOString() })
    for (const { path } of [draft, withdrawn, away])
      expect(await test.send('page/detail', { path }), path).toMatchObject({ code: '000003' })
  })

  it('a draft of one language changes nothing that visitors read of either', async () => {
    const { id, path } = await makePage([{ blockType: 'text', body: paragraph('public') }])
    const before = await Promise.all(locales.map((locale) => test.ask('page/detail', locale, { path })))
    await change(id, 'zh', { blocks: [{ blockType: 'quotation', text: '草稿' }], _status: 'draft' }, true)
    expect(await Promise.all(locales.map((locale) => test.ask('page/detail', locale, { path })))).toEqual(before)
    await change(id, 'zh', { blocks: [{ blockType: 'quotation', text: '已发布' }], _status: 'published' })
    expect((await test.ask('page/detail', 'zh', { path })).blocks).toMatchObject([{ text: '已发布' }])
    expect(await test.ask('page/detail', 'en', { path })).toMatchObject({ blocks: before[1]?.blocks })
  })

  it('a path that was changed leads on, and one that is used again leads to who has it now', async () => {
    const { id, path } = await makePage([])
    await change(id, 'zh', { path: `${path}-moved` })
    expect(await test.ask('page/detail', 'en', { path })).toMatchObject({ path: `${path}-moved` })
    const { id: other } = await makePage([])
    await change(other, 'zh', { path })
    expect(await test.ask('page/detail', 'en', { path })).toMatchObject({ path })
  })
})

describe('a block', () => {
  it('of any kind that is empty is left out, and so is one of which a part is missing', async () => {
    const empty = trust.blocks.map(({ blockType }) => ({ blockType }))
    expect(await read([...empty, { blockType: 'gallery' }, { blockType: 'figure' }])).toEqual([])
    expect(
      await read([
        { blockType: 'numbers', items: [{ value: '3', label: 'without a source' }] },
        { blockType: 'steps', items: [{ text: 'without a title' }, {}] },
        { blockType: 'questions', items: [{ title: 'Without an answer?' }] },
        { blockType: 'table', cells: 'a head | alone' },
        { blockType: 'action', linkTitle: 'Nowhere' },
        { blockType: 'action', target: '/about' },
      ]),
    ).toEqual([])
  })

  it('keeps the rows that are whole', async () => {
    const items = [{ title: 'One', text: 'First' }, { text: 'no title' }, { title: 'Two' }]
    expect(await read([{ blockType: 'steps', title: ' Steps ', items }])).toMatchObject([
      {
        title: 'Steps',
        items: [
          { title: 'One', text: 'First' },
          { title: 'Two', text: '' },
        ],
      },
    ])
  })

  it('shows no record that visitors may not see, and no number in its place', async () => {
    const shown = await makeRecord(test.payload, 'leaders')
    const draft = await makeRecord(test.payload, 'leaders', { zh: 'draft' })
    const people = [draft.id, shown.id, 999_999]
    const [block] = await read([
      { blockType: 'people', people },
      { blockType: 'people', people: [draft.id] },
    ])
    expect(block).toMatchObject({ people: [{ title: mark(shown.name, 'en') }] })
    expect(
      await read([
        { blockType: 'downloads', files: [999_999] },
        { blockType: 'figure', image: 999_999 },
      ]),
    ).toEqual([])
  })

  it('publishes the pictures that it shows, and follows a change of what it shows', async () => {
    const picture = await makeRecord(test.payload, 'media', { zh: 'draft', en: 'draft' })
    const { path } = await makePage([{ blockType: 'gallery', images: [picture.id] }])
    expect((await test.ask('page/detail', 'en', { path })).blocks).toMatchObject([
      { images: [{ alt: mark(picture.name, 'en') }] },
    ])
    const { facts } = await test.portal.call({
      path: 'page/detail',
      body: { path },
      locale: 'en',
      requestId: 'test',
      caller: {},
    })
    expect(facts?.tags).toEqual(expect.arrayContaining(['custom-pages', `media:${picture.id}`]))
  })

  it('is a form while visitors may send it in the language of the page, and follows its changes', async () => {
    const form = await makeForm(test)
    const other = await makeForm(test)
    const { id: draft } = await makeRecord(test.payload, 'forms', { zh: 'draft' })
    const page = [draft, form.id, other.id].map((each) => ({ blockType: 'form', title: 'Send it', form: each }))
    const { path } = await makePage(page)
    const readZh = async () => (await test.ask('page/detail', 'zh', { path })).blocks
    // A draft leaves no hole, and a second form no fields of the same names.
    expect(await readZh()).toEqual([
      expect.objectContaining({ type: 'form', title: 'Send it', form: await form.read() }) as unknown,
    ])
    const { facts } = await test.portal.call({
      path: 'page/detail',
      body: { path },
      locale: 'zh',
      requestId: 'test',
      caller: {},
    })
    expect(facts?.tags).toContain(`forms:${form.id}`)
    await test.payload.update({
      collection: 'forms',
      id: form.id,
      locale: 'zh',
      data: { _status: 'draft' },
    })
    expect(await readZh()).toMatchObject([{ form: { id: String(other.id) } }])
  })

  it('is a video with its poster and the languages of its captions, also where there are no courses', async () => {
    const [video] = (await test.payload.find({ collection: 'videos', sort: 'id', limit: 1, depth: 0 })).docs
    const blocks = [
      { blockType: 'video', caption: ' Two minutes ', video: video?.id },
      { blockType: 'video', video: 999_999 },
      { blockType: 'video', title: 'No video' },
      { blockType: 'hero', title: 'It moves', video: video?.id },
      { blockType: 'hero', title: 'It was taken away', video: 999_999 },
    ]
    const { path } = await makePage(blocks)
    const shown = {
      id: String(video?.id),
      type: 'video/mp4',
      width: video?.pictureWidth,
      height: video?.pictureHeight,
      poster: { alt: expect.stringMatching(/./) as string },
    }
    const whole = [
      { type: 'video', title: '', caption: 'Two minutes', video: { ...shown, captions: ['zh', 'en'] } },
      { type: 'hero', title: 'It moves', video: shown },
      { type: 'hero', title: 'It was taken away' },
    ]
    const page = await test.ask('page/detail', 'en', { path })
    expect(page.blocks).toMatchObject(whole)
    expect(page.blocks[2]).not.toHaveProperty('video')
    await test.payload.updateGlobal({ slug: 'site', data: { sectionsOff: ['education'] } })
    expect((await test.ask('page/detail', 'en', { path })).blocks).toMatchObject(whole)
    await test.payload.updateGlobal({ slug: 'site', data: { sectionsOff: [] } })
  })

  it('is a banner with its heading at least, and cards of a kind that there is', async () => {
    const link = { target: '/about', linkTitle: 'On' }
    expect(
      await read([
        { blockType: 'hero', text: 'No heading', ...link },
        { blockType: 'hero', title: ' Heading ', text: ' Text ', ...link },
        { blockType: 'cards', title: 'Of no kind' },
        { blockType: 'cards', kind: 'products', count: 2 },
      ]),
    ).toMatchObject([
      { type: 'hero', title: 'Heading', text: 'Text', link: { path: '/about', title: 'On' } },
      { type: 'cards', kind: 'products', count: 2, title: '' },
    ])
  })

  it('is no form in a language into which the form is not translated', async () => {
    const { id } = await makeRecord(test.payload, 'forms', { zh: 'published' })
    const blocks = [{ blockType: 'form', form: id }]
    expect(await read(blocks, 'en')).toEqual([])
    expect(await read(blocks, 'zh')).toMatchObject([{ type: 'form', form: { id: String(id) } }])
    expect(await read([{ blockType: 'form', form: 999_999 }, { blockType: 'form' }])).toEqual([])
  })

  it('names each place of the page once, whichever text it is in', async () => {
    const heading = {
      root: {
        type: 'root',
        children: [{ type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Twice', version: 1 }], version: 1 }],
      },
    }
    const blocks = await read([
      { blockType: 'text', body: heading },
      { blockType: 'columns', body: heading, beside: heading },
    ])
    expect(JSON.stringify(blocks).match(/"id":"twice[^"]*"/g)).toEqual([
      '"id":"twice"',
      '"id":"twice-2"',
      '"id":"twice-3"',
    ])
  })

  it('that was stored past all rules is not shown: another kind, and fields that there are not', async () => {
    const { id, path } = await makePage([{ blockType: 'quotation', text: 'kept' }])
    const stored = JSON.stringify({
      zh: [{ id: 'a', blockType: 'script', code: 'alert(1)' }],
      en: [
        { id: 'a', blockType: 'script', code: 'alert(1)' },
        { id: 'b', blockType: 'quotation', text: 'kept', html: '<script>' },
      ],
    })
    const ask = openAsk(test.payload)
    const [row] = await ask("SELECT body FROM portico_published WHERE collection = 'custom-pages' AND record = ?", [id])
    const body = JSON.stringify({ ...(JSON.parse(String(row?.body)) as object), blocks: JSON.parse(stored) as unknown })
    await ask("UPDATE portico_published SET body = ? WHERE collection = 'custom-pages' AND record = ?", [body, id])
    const { blocks } = await test.ask('page/detail', 'en', { path })
    expect(blocks).toEqual([{ id: 'b', type: 'quotation', text: 'kept', person: '', role: '' }])
  })
})
