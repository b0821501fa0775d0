import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { isLong } from '../../tests/setup/seed.ts'
import { processorTime } from '../../tests/setup/processor-time.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { meetAll } from './bring-up.ts'
import { readTexts } from './read-texts.ts'
import { readTranslation } from './table.ts'
import { standOf } from './note.ts'

const test = useTestPortal()
const ask = () => openAsk(test.payload)
const stand = async (record: number, source = 'news') => {
  const found = await readTranslation(ask(), { source, record })
  return found && { state: found.state, open: found.open, isBehind: found.isBehind, target: found.target }
}
const both = { zh: 'published', en: 'published' } as const

/** A text of paragraphs, as the editor stores it. */
function paragraphs(...texts: string[]) {
  const [first, ...others] = texts.map((text) => paragraph(text) as { root: { children: object[] } })
  return { root: { ...first?.root, children: [first, ...others].flatMap((each) => each?.root.children ?? []) } }
}

const change = (id: number, locale: Locale, data: object, collection = 'news') =>
  openCollections(test.payload).update({
    collection,
    id,
    locale,
    data,
    depth: 0,
    overrideAccess: true,
    draft: (data as { _status?: string })._status === 'draft',
  })
const makeNews = async (states: Parameters<typeof makeRecord>[2] = both) =>
  Number((await makeRecord(test.payload, 'news', states)).id)
const draft = { _status: 'draft' }
const published = { _status: 'published' }
const body = { zh: paragraphs('第一段', '第二段', '第三段'), en: paragraphs('One', 'Two', 'Three') }

async function makeTranslated() {
  const id = await makeNews()
  for (const locale of ['zh', 'en'] as const) await change(id, locale, { body: body[locale], ...published })
  await change(id, 'en', { body: paragraphs('One', 'Two', 'Three.'), ...published })
  expect(await stand(id)).toEqual({ state: 'current', open: 0, isBehind: false, target: 'en' })
  return id
}

describe('a translation', () => {
  it('is missing, a draft, current, outdated, a draft again and current, as it is written', async () => {
    const id = await makeNews({ zh: 'published' })
    expect(await stand(id)).toMatchObject({ state: 'missing', target: 'en', isBehind: false })
    await change(id, 'en', { title: 'T', summary: 'S', ...draft })
    // The body is not there yet.
    expect(await stand(id)).toMatchObject({ state: 'missing', open: 1 })
    await change(id, 'en', { body: paragraph('B'), slug: `t-${id}`, ...draft })
    expect(await stand(id)).toMatchObject({ state: 'draft', open: 0 })
    await change(id, 'en', published)
    expect(await stand(id)).toMatchObject({ state: 'current', isBehind: false })
    await change(id, 'zh', { summary: '新的摘要', ...published })
    expect(await stand(id)).toMatchObject({ state: 'outdated', open: 1, isBehind: true })
    await change(id, 'en', { summary: 'New summary', ...draft })
    expect(await stand(id)).toMatchObject({ state: 'draft', open: 0, isBehind: true })
    await change(id, 'en', published)
    expect(await stand(id)).toMatchObject({ state: 'current', isBehind: false })
  })

  it('is outdated in the paragraph that was changed, and lacks the one that is new', async () => {
    const id = await makeTranslated()
    await change(id, 'zh', { body: paragraphs('第一段', '新的一段', '第二段', '第三段改了'), ...published })
    expect(await stand(id)).toMatchObject({ state: 'outdated', open: 2, isBehind: true })
    await change(id, 'en', { body: paragraphs('One', 'New', 'Two', 'Three.'), ...published })
    expect(await stand(id)).toMatchObject({ state: 'outdated', open: 1, isBehind: true })
    await change(id, 'en', { body: paragraphs('One', 'New', 'Two', 'Three changed'), ...published })
    expect(await stand(id)).toMatchObject({ state: 'current', open: 0, isBehind: false })
  })

  it('is current again when the source is what it was', async () => {
    const id = await makeTranslated()
    await change(id, 'zh', { title: '别的标题', ...draft })
    // Visitors have seen nothing of it.
    expect(await stand(id)).toMatchObject({ state: 'outdated', open: 1, isBehind: false })
    const before = (
      await openCollections(test.payload).findByID({ collection: 'news', id, locale: 'zh', overrideAccess: true })
    ).title
    await change(id, 'zh', { title: before, ...draft })
    expect(await stand(id)).toMatchObject({ state: 'current', open: 0 })
  })

  it('that goes out before its source is ahead, and not behind', async () => {
    const id = await makeTranslated()
    await change(id, 'zh', { title: '别的标题', ...draft })
    await change(id, 'en', { title: 'Another title', ...published })
    expect(await stand(id)).toMatchObject({ state: 'current', isBehind: false })
    await change(id, 'zh', published)
    expect(await stand(id)).toMatchObject({ state: 'current', isBehind: false })
  })

  it('may be Chinese, where English was written first', async () => {
    const id = await makeNews({ en: 'published' })
    expect(await stand(id)).toMatchObject({ state: 'missing', target: 'zh' })
    await change(id, 'zh', { title: '题', summary: '要', slug: `ti-${id}`, body: paragraph('文'), ...published })
    expect(await stand(id)).toMatchObject({ state: 'current', target: 'zh' })
    await change(id, 'en', { title: 'Changed', ...published })
    expect(await stand(id)).toMatchObject({ state: 'outdated', isBehind: true, target: 'zh' })
  })

  it('has no row in the waste basket’s place, and none once it is deleted', async () => {
    const id = await makeTranslated()
    await change(id, 'zh', { title: '别的标题', ...published })
    await change(id, 'zh', { deletedAt: new Date().toISOString() })
    expect(await stand(id)).toMatchObject({ state: 'none' })
    await openCollections(test.payload).update({
      collection: 'news',
      id,
      data: { deletedAt: null },
      trash: true,
      overrideAccess: true,
    })
    expect(await stand(id)).toMatchObject({ state: 'outdated' })
    await test.payload.delete({ collection: 'news', id })
    expect(await stand(id)).toBeUndefined()
  })

  it('is of settings as of records', async () => {
    const slug = 'about-page'
    const save = (locale: Locale, data: object) =>
      openCollections(test.payload).updateGlobal({ slug, locale, data, depth: 0, overrideAccess: true })
    await save('zh', { mission: '使命', _status: 'published' })
    await save('en', { mission: 'Mission', _status: 'published' })
    expect(await stand(0, slug)).toMatchObject({ state: 'current' })
    await save('zh', { mission: '另一个使命', _status: 'published' })
    expect(await stand(0, slug)).toMatchObject({ state: 'outdated', open: 1, isBehind: true })
  })
})

describe('what is stored when it is met', () => {
  it('counts as current, before its first change as well', async () => {
    const [changed, left] = [await makeTranslated(), await makeTranslated()]
    await ask()(`DELETE FROM portico_translations WHERE kind = 'news' AND record IN (?, ?)`, [changed, left])
    await change(changed, 'zh', { title: '别的标题', ...published })
    expect(await stand(changed)).toMatchObject({ state: 'outdated', open: 1 })
    expect(await stand(left)).toBeUndefined()
    await meetAll(test.payload)
    expect(await stand(left)).toMatchObject({ state: 'current' })
    expect(await stand(changed)).toMatchObject({ state: 'outdated', open: 1 })
  })
})

describe('edits of other kinds', () => {
  const pick = <Each>(all: readonly Each[]) => all[Math.trunc(Math.random() * all.length)] as Each
  // As many as a thousand where there is time; content/translate/progress.test.ts has them in every run.
  const count = () => (isLong ? 1000 : test.payload.db.name === 'postgres' ? 20 : 60)

  it('give no false alarm, and a changed sentence after any of them gives one', { timeout: 300_000 }, async () => {
    const id = await makeTranslated()
    const help = Number((await makeRecord(test.payload, 'help-articles', both)).id)
    const pictures = (await test.payload.find({ collection: 'media', limit: 5, depth: 0 })).docs.map((each) => each.id)
    const products = (await test.payload.find({ collection: 'products', limit: 5, depth: 0 })).docs.map(
      (each) => each.id,
    )
    const rows = ['a', 'b', 'c'].map((name) => ({ title: name, text: paragraph(name) }))
    const stored = (await change(help, 'zh', { sections: rows, ...published }, 'help-articles')) as unknown as {
      sections: { id: string }[]
    }
    const ids = stored.sections.map((each) => each.id)
    const inOrder = (order: readonly string[], locale: Locale) =>
      order.map((each) => ({
        id: each,
        title: `${locale}${ids.indexOf(each)}`,
        text: paragraph(`${locale}${ids.indexOf(each)}`),
      }))
    for (const locale of ['zh', 'en'] as const)
      await change(help, locale, { sections: inOrder(ids, locale), ...published }, 'help-articles')
    await change(help, 'en', { title: 'T', summary: 'S', ...published }, 'help-articles')
    expect(await stand(help, 'help-articles')).toMatchObject({ state: 'current' })
    const ways: (() => Promise<unknown>)[] = [
      () => change(id, pick(['zh', 'en']), { image: pick(pictures), ...pick([draft, published]) }),
      () =>
        change(id, pick(['zh', 'en']), {
          date: new Date(Date.now() - Math.trunc(Math.random() * 1e10)).toISOString(),
          ...published,
        }),
      () => change(id, pick(['zh', 'en']), { products: [pick(products)], ...pick([draft, published]) }),
      () => change(id, pick(['zh', 'en']), { slug: `slug-${id}-${Math.trunc(Math.random() * 1e9)}`, ...published }),
      () => change(id, pick(['zh', 'en']), pick([draft, published])),
      () => change(id, 'zh', { body: body.zh, ...pick([draft, published]) }),
      () => change(help, pick(['zh', 'en']), { checkedOn: '2026-03-01T00:00:00.000Z', ...published }, 'help-articles'),
      () => {
        const locale = pick(['zh', 'en'] as const)
        const order = ids.toSorted(() => Math.random() - 0.5)
        return change(help, locale, { sections: inOrder(order, locale), ...pick([draft, published]) }, 'help-articles')
      },
    ]
    let sentences = 0
    for (let edit = 0; edit < count(); edit += 1) {
      await pick(ways)()
      for (const [source, record] of [
        ['news', id],
        ['help-articles', help],
      ] as const) {
        const now = await stand(record, source)
        expect({ ...now, state: now?.state === 'draft' ? 'current' : now?.state }, `edit ${edit}`).toMatchObject({
          state: 'current',
          open: 0,
          isBehind: false,
        })
      }
      if (edit % 20 !== 19) continue
      sentences += 1
      await change(id, 'zh', { summary: `第${edit}句`, ...published })
      expect(await stand(id), `edit ${edit}`).toMatchObject({ state: 'outdated', open: 1, isBehind: true })
      await change(id, 'en', { summary: `Sentence ${edit}`, ...published })
    }
    expect(sentences).toBe(count() / 20)
  })
})

describe('on save', () => {
  it('is worked out in less than five milliseconds, of the longest text of the demo', async () => {
    const { docs } = await test.payload.find({ collection: 'news', limit: 20, depth: 0 })
    const req: PayloadRequest = await createLocalReq({}, test.payload)
    const times: number[] = []
    for (const { id } of docs) {
      const texts = (await readTexts(req, 'news', [id])).get(id)
      const before = await readTranslation(ask(), { source: 'news', record: id })
      if (!texts || !before) throw new Error(`nothing is known of news ${id}`)
      const work = () => Array.from({ length: 20 }, () => standOf(texts, before))
      // What is compiled and collected on the way is not the work.
      work()
      times.push(processorTime(() => work()) / 20)
    }
    expect(times).not.toEqual([])
    expect(Math.max(...times)).toBeLessThan(5)
  })
})
