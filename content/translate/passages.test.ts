import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import type { Locale } from '#lib/locale.ts'
import { block, link, rich, textNode } from '../../tests/factories/formatted-texts.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { translateEndpoints } from './endpoints.ts'
import { readSideBySide } from './side-by-side.ts'

const test = useTestPortal()
const people = new Map<string, NonNullable<PayloadRequest['user']>>()
beforeAll(async () => {
  for (const role of roles) {
    const data = { email: `${role}@passages.example`, password: demoPassword, name: role, roles: [role] }
    people.set(role, { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' })
  }
})

const as = async (who: string) => {
  const user = people.get(who)
  return createLocalReq({ ...(user && { user }), locale: 'en' }, test.payload)
}
const formula = {
  type: 'inlineBlock',
  version: 1,
  fields: { id: '65f0c0ffee65f0c0ffee65f1', blockType: 'formula', source: 'x^2' },
}
const change = (id: number, locale: Locale, body: object) =>
  openCollections(test.payload).update({
    collection: 'news',
    id,
    locale,
    data: { body, _status: 'published' },
    depth: 0,
    overrideAccess: true,
  })
const readBody = async (id: number, draft: boolean) => {
  const asked = { collection: 'news', id, locale: 'en', draft, depth: 0, overrideAccess: true } as const
  const { body } = await openCollections(test.payload).findByID(asked)
  return (body as { root: { children: { children: Record<string, unknown>[] }[] } }).root.children
}

/** A news item whose source got a paragraph, with a link, a mark and a formula, between two that are translated. */
async function makeGrown() {
  const id = Number((await makeRecord(test.payload, 'news', { zh: 'published', en: 'published' })).id)
  await change(id, 'zh', rich(block(textNode('第一段')), block(textNode('第二段'))))
  await change(id, 'en', rich(block(textNode('One')), block(textNode('Two'))))
  const added = block(
    textNode('见'),
    link('指南', 'https://example.com/guide'),
    textNode('，'),
    textNode('重要', 1),
    formula,
  )
  await change(id, 'zh', rich(block(textNode('第一段')), added, block(textNode('第二段'))))
  return id
}
const open = async (who: string, id: number, source = 'news') =>
  readSideBySide(await as(who), { source, record: id }, 'en')
const bodyOf = async (id: number) => (await open('translator', id))?.fields.find(({ place }) => place === 'body')

async function save(who: string, id: number, texts: object[], seen?: string, source = 'news') {
  const endpoint = translateEndpoints.find(({ path }) => path === '/translations/save')
  const body = { source, record: id, seen: seen ?? (await open('translator', id, source))?.seen, texts }
  const req = Object.assign(await as(who), { method: 'POST', json: () => Promise.resolve(body) })
  try {
    return { status: (await endpoint?.handler(req))?.status }
  } catch (error) {
    const { message, status } = error as { status?: number; message: string }
    return { status, message }
  }
}
const at = (text: string, passage: object) => ({ place: 'body', text, passage })
const said = 'See <1>the guide</1>, <2>important</2><3/>'

describe('a formatted text, passage by passage', () => {
  it('shows what came to the source as the passage that is missing, with the tags that it wants', async () => {
    const field = await bodyOf(await makeGrown())
    expect(field?.passages.map(({ state }) => state)).toEqual(['current', 'missing', 'current'])
    expect(field?.passages[1]?.passage).toEqual({ source: 1, text: '', template: '见<1>指南</1>，<2>重要</2><3/>' })
    expect(field?.passages[2]?.passage).toEqual({ source: 2, target: 1, text: 'Two', template: 'Two' })
  })

  it('takes the new passage in at its place, with link, mark and formula, as a draft', async () => {
    const id = await makeGrown()
    expect(await save('translator', id, [at(said, { source: 1 })])).toEqual({ status: 200 })
    const [one, added, two] = await readBody(id, true)
    expect(one?.children).toMatchObject([{ text: 'One' }])
    expect(two?.children).toMatchObject([{ text: 'Two' }])
    expect(added?.children).toMatchObject([
      { type: 'text', text: 'See ', format: 0 },
      { type: 'link', fields: { url: 'https://example.com/guide' }, children: [{ text: 'the guide' }] },
      { type: 'text', text: ', ' },
      { type: 'text', text: 'important', format: 1 },
      { type: 'inlineBlock', fields: { blockType: 'formula', source: 'x^2' } },
    ])
    expect(await readBody(id, false)).toHaveLength(2)
    expect((await bodyOf(id))?.isOpen).toBe(false)
  })

  it('knows which passage was translated, when its neighbours are not there yet', async () => {
    const id = Number((await makeRecord(test.payload, 'news', { zh: 'published' })).id)
    await change(id, 'zh', rich(block(textNode('第一段')), block(textNode('第二段')), block(textNode('第三段'))))
    expect(await save('translator', id, [at('Two', { source: 1 })])).toEqual({ status: 200 })
    expect((await bodyOf(id))?.passages.map(({ source, state, target }) => [source, state, target])).toEqual([
      ['第一段', 'missing', ''],
      ['第二段', 'current', 'Two'],
      ['第三段', 'missing', ''],
    ])
  })

  it('refuses tags that are wrong, and passages that are not there, and saves nothing of it', async () => {
    const id = await makeGrown()
    const lost = await save('translator', id, [at('One!', { source: 0, target: 0 }), at('See', { source: 1 })])
    expect(lost).toEqual({
      status: 400,
      message: 'The tag <1>…</1> is missing. The tag <2>…</2> is missing. The tag <3/> is missing',
    })
    expect((await save('translator', id, [at('x', { source: 0 })])).status).toBe(409)
    expect((await save('translator', id, [at('x', { source: 9 })])).status).toBe(409)
    expect((await save('translator', id, [{ place: 'summary', text: 'x', passage: { source: 0 } }])).status).toBe(404)
    expect(await readBody(id, true)).toHaveLength(2)
    expect((await readBody(id, true))[0]?.children).toMatchObject([{ text: 'One' }])
  })

  it('is refused when somebody was faster, and to whoever writes no content', async () => {
    const id = await makeGrown()
    const seen = (await open('translator', id))?.seen
    for (const who of ['agent', 'security', 'nobody'])
      expect((await save(who, id, [at(said, { source: 1 })], seen)).status, who).toBe(403)
    await change(id, 'en', rich(block(textNode('One.')), block(textNode('Two'))))
    expect((await save('translator', id, [at(said, { source: 1 })], seen)).status).toBe(409)
  })

  it('loses a passage that its source does not have any more when it is emptied', async () => {
    const id = await makeGrown()
    await change(id, 'zh', rich(block(textNode('第一段'))))
    const passage = (await bodyOf(id))?.passages.find(({ state }) => state === 'extra')?.passage
    expect(passage?.text).toBe('Two')
    expect(await save('translator', id, [at('', { target: passage?.target })])).toEqual({ status: 200 })
    expect(await readBody(id, true)).toHaveLength(1)
    expect((await bodyOf(id))?.isOpen).toBe(false)
  })
})

describe('what has no drafts', () => {
  it('is saved for visitors at once, by whoever may publish alone', async () => {
    const data = { query: 'no-drafts', target: '/news', title: '新闻' }
    const { id } = await test.payload.create({
      collection: 'search-redirects',
      locale: 'zh',
      data,
      overrideAccess: true,
    })
    const source = 'search-redirects'
    const titles = async () => {
      const asked = { collection: source, id, locale: 'all', overrideAccess: true } as const
      return (await test.payload.findByID(asked)).title as unknown
    }
    const seen = (await open('publisher', id, source))?.seen
    const title = [{ place: 'title', text: 'News' }]
    expect(await open('editor', id, source)).toMatchObject({ hasDrafts: false, isWritable: false })
    // Translators do not read what the search is taught.
    for (const [who, status] of [
      ['editor', 403],
      ['translator', 404],
      ['agent', 403],
      ['nobody', 403],
    ] as const)
      expect((await save(who, id, title, seen, source)).status, who).toBe(status)
    expect(await titles()).toEqual({ zh: '新闻' })
    expect(await open('publisher', id, source)).toMatchObject({ hasDrafts: false, isWritable: true })
    expect(await save('publisher', id, title, seen, source)).toEqual({ status: 200 })
    expect(await titles()).toEqual({ zh: '新闻', en: 'News' })
    expect((await open('publisher', id, source))?.fields.map(({ isOpen }) => isOpen)).toEqual([false])
  })
})
