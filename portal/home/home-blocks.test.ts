import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findUnusedPictures } from '#content/uses/unused-pictures.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { askAdmin, openReviews } from '../../tests/factories/reviews.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const { makePeople, tokenOf } = openReviews(() => test.payload)
beforeAll(makePeople)

const compose = (locale: Locale, blocks: object[], draft = false) =>
  test.payload.updateGlobal({
    slug: 'home',
    locale,
    draft,
    data: { blocks, _status: draft ? 'draft' : 'published' } as object,
  })
afterEach(async () => {
  for (const locale of locales) await compose(locale, [])
})
const banner = (title: string) => ({ blockType: 'hero', title, target: '/about', linkTitle: title })

describe('home/blocks', () => {
  it.each(locales)('is empty as long as nobody composed anything, in %s', async (locale) => {
    expect(await test.ask('home/blocks', locale)).toEqual([])
  })

  it('[L6] has the blocks of the asked language and nothing of the other', async () => {
    await compose('en', [banner('Welcome'), { blockType: 'cards', kind: 'news', count: 2 }])
    expect(await test.ask('home/blocks', 'zh')).toEqual([])
    expect(await test.ask('home/blocks', 'en')).toMatchObject([
      { type: 'hero', title: 'Welcome', text: '', link: { path: '/about', title: 'Welcome' } },
      { type: 'cards', kind: 'news', count: 2, title: '' },
    ])
  })

  it('has nothing of a draft, in either language', async () => {
    await compose('zh', [banner('公开')])
    await compose('zh', [banner('草稿')], true)
    await compose('en', [banner('Draft')], true)
    expect(await test.ask('home/blocks', 'zh')).toMatchObject([{ title: '公开' }])
    expect(await test.ask('home/blocks', 'en')).toEqual([])
  })

  it('leaves out banners without a heading and cards of no kind, and shows a kind once', async () => {
    const cards = ['cases', undefined, 'cases', 'life'].map((kind) => ({ blockType: 'cards', kind }))
    await compose('zh', [{ blockType: 'hero', text: 'Only a text' }, ...cards])
    // As many stories as the usual home page has, and all of what does not grow.
    expect(await test.ask('home/blocks', 'zh')).toMatchObject([
      { kind: 'cases', count: 3 },
      { kind: 'life', count: 24 },
    ])
  })

  it('publishes the picture that it shows, and tells of one that a draft shows', async () => {
    const shown = await makeRecord(test.payload, 'media', { zh: 'draft', en: 'draft' })
    const drafted = await makeRecord(test.payload, 'media', { zh: 'draft' })
    expect(await findUnusedPictures(test.payload)).toEqual(expect.arrayContaining([shown.id, drafted.id]))
    await compose('en', [{ ...banner('With a picture'), image: shown.id }])
    expect(await test.ask('home/blocks', 'en')).toMatchObject([{ image: { alt: mark(shown.name, 'en') } }])
    await compose('en', [{ ...banner('With another'), image: drafted.id }], true)
    const unused = await findUnusedPictures(test.payload)
    expect([unused.includes(Number(shown.id)), unused.includes(Number(drafted.id))]).toEqual([false, false])
    const uses = await askAdmin(`media/${drafted.id}/uses`, { token: tokenOf('editor') })
    expect(uses).toMatchObject({ uses: [{ source: 'home', record: 0, isPublished: false }] })
  })
})

describe('composing the home page', () => {
  const send = (who: string, blocks: unknown, way = 'globals/home?locale=en', status = 'published') =>
    askAdmin(way, { token: tokenOf(who), body: { blocks, _status: status } })

  it('is for who writes content: nobody and agents are refused, and editors and translators publish nothing', async () => {
    for (const who of ['nobody', 'agent', 'editor', 'translator'])
      expect([who, (await send(who, [banner('Mine')])).status]).toEqual([who, 403])
    expect(await test.ask('home/blocks', 'en')).toEqual([])
    for (const who of ['editor', 'translator'])
      expect([who, (await send(who, [banner('Mine')], 'globals/home?locale=en&draft=true', 'draft')).status]).toEqual([
        who,
        200,
      ])
    expect(await test.ask('home/blocks', 'en')).toEqual([])
    expect((await send('publisher', [banner('Ours')])).status).toBe(200)
    expect(await test.ask('home/blocks', 'en')).toMatchObject([{ title: 'Ours' }])
  })

  it.each([
    ['a kind of block that there is not', [{ blockType: 'html', code: '<script>' }]],
    ['cards of a kind that there is not', [{ blockType: 'cards', kind: 'tickets' }]],
    ['half a card', [{ blockType: 'cards', kind: 'news', count: 2.5 }]],
    ['more cards than there may be', [{ blockType: 'cards', kind: 'news', count: 1000 }]],
    ['no list', 'blocks'],
  ])('%s is refused in a draft too', async (_what, blocks) => {
    expect((await send('editor', blocks, 'globals/home?locale=en&draft=true', 'draft')).status).toBe(400)
  })
})
