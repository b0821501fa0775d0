import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { useAnnounced } from '../../tests/factories/announced.ts'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { translateEndpoints } from './endpoints.ts'
import { listAddress, orders, readFilter, readPlace, type TranslateFilter } from './filter.ts'
import { type Listed, listTranslations, pageSize } from './list.ts'
import { readSideBySide } from './side-by-side.ts'

const test = useTestPortal()
const { forget, readTold } = useAnnounced(test)
const people = new Map<string, NonNullable<PayloadRequest['user']>>()
beforeAll(async () => {
  for (const role of roles) {
    const data = { email: `${role}@translate.example`, password: demoPassword, name: role, roles: [role] }
    people.set(role, { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' })
  }
})

const as = async (who: string) => {
  const user = people.get(who)
  return createLocalReq(user ? { user } : {}, test.payload)
}
const writers = ['administrator', 'publisher', 'editor', 'translator']
const both = { zh: 'published', en: 'published' } as const
const published = { _status: 'published' }
const change = (id: number, locale: 'zh' | 'en', data: object) =>
  openCollections(test.payload).update({
    collection: 'news',
    id,
    locale,
    data: { ...data, ...published },
    overrideAccess: true,
  })
const makeOutdated = async () => {
  const id = Number((await makeRecord(test.payload, 'news', both)).id)
  await change(id, 'zh', { summary: '从14天缩短到3天' })
  return id
}
const listAll = async (who: string, filter: TranslateFilter): Promise<Listed[]> => {
  const found: Listed[] = []
  const req = await as(who)
  let place: ReturnType<typeof readPlace>
  for (;;) {
    const { next, rows } = await listTranslations(req, filter, { language: 'en', place })
    found.push(...rows)
    if (!next) return found
    place = readPlace(Object.fromEntries(new URL(listAddress(filter, next), 'http://localhost').searchParams))
  }
}

/** Sends what the admin sends. */
async function send(who: string, path: string, body: object) {
  const endpoint = translateEndpoints.find((each) => each.path === `/translations/${path}`)
  const req = Object.assign(await as(who), { method: 'POST', json: () => Promise.resolve(body) })
  try {
    return { status: (await endpoint?.handler(req))?.status }
  } catch (error) {
    return { status: (error as { status?: number }).status }
  }
}
const open = async (who: string, record: number, source = 'news') =>
  readSideBySide(await as(who), { source, record }, 'en')

describe('the table', () => {
  it('has every record once, page by page, in each order, and the same ones backwards', async () => {
    const filter = readFilter({ kind: 'news', state: 'current' })
    const known = await openAsk(test.payload)(
      `SELECT record FROM portico_translations WHERE kind = 'news' AND state = 'current'`,
    )
    for (let index = known.length; index <= pageSize + 2; index += 1) await makeRecord(test.payload, 'news', both)
    for (const order of orders) {
      const all = await listAll('translator', { ...filter, order })
      expect(all.length).toBeGreaterThan(pageSize)
      expect(new Set(all.map(({ record }) => record)).size).toBe(all.length)
      const by = all.map(({ characters, since }) => (order === 'newest' || order === 'oldest' ? since : characters))
      const isFalling = order === 'newest' || order === 'most'
      expect(by).toEqual(by.toSorted((one, other) => (isFalling ? other - one : one - other)))
      const req = await as('translator')
      const first = await listTranslations(req, { ...filter, order }, { language: 'en' })
      const second = await listTranslations(req, { ...filter, order }, { language: 'en', place: first.next })
      const back = await listTranslations(req, { ...filter, order }, { language: 'en', place: second.previous })
      expect(back.rows).toEqual(first.rows)
      expect(first.previous).toBeUndefined()
      expect(back.counts.current).toBe(all.length)
    }
  })

  it('tells what was handed in from the other drafts', async () => {
    const id = await makeOutdated()
    await openCollections(test.payload).update({
      collection: 'news',
      id,
      locale: 'en',
      draft: true,
      data: { summary: 'From 14 days to 3', _status: 'draft' },
      overrideAccess: true,
    })
    const stateOf = async () =>
      (await listAll('translator', readFilter({ kind: 'news' }))).find(({ record }) => record === id)?.state
    expect(await stateOf()).toBe('draft')
    const now = new Date().toISOString()
    const review = {
      source: 'news',
      record: id,
      locale: 'en',
      state: 'handedIn',
      digest: 'd',
      handedInAt: now,
      openKey: `news ${id} en`,
    }
    await test.payload.create({ collection: 'reviews', data: review as never })
    expect(await stateOf()).toBe('handedIn')
    expect(
      (await listAll('translator', readFilter({ kind: 'news', state: 'draft' }))).map(({ record }) => record),
    ).not.toContain(id)
  })

  it('is for those who write content, with the kinds that they may read', async () => {
    await makeOutdated()
    for (const who of [...roles, 'nobody']) {
      const rows = await listAll(who, readFilter({ state: 'outdated' }))
      expect(rows.length > 0, who).toBe(writers.includes(who))
    }
  })

  it('takes nothing from an address that makes no sense', async () => {
    expect(readFilter({ state: 'none', kind: "x' OR 1", language: 'fr', order: 'random' })).toEqual({ order: 'newest' })
    expect(readPlace({ after: '1.2' })).toBeUndefined()
    expect(await listAll('translator', readFilter({ kind: 'users' }))).toEqual([])
  })
})

describe('both languages side by side', () => {
  it('show what became of the source since, and what is written', async () => {
    const id = await makeOutdated()
    await change(id, 'en', { summary: 'Down from 14 days to 3' })
    await change(id, 'zh', { summary: '从14天缩短到2天' })
    const opened = await open('translator', id)
    const summary = opened?.fields.find(({ place }) => place === 'summary')
    expect(summary).toMatchObject({ isOpen: true, text: 'Down from 14 days to 3', passages: [{ state: 'outdated' }] })
    expect(summary?.passages[0]?.changes).toContainEqual({ text: '2', kind: 'added' })
    expect(summary?.passages[0]?.changes).toContainEqual({ text: '3', kind: 'removed' })
    expect(opened?.fields.filter(({ isOpen }) => isOpen)).toHaveLength(1)
    // Formatted texts are written in their form.
    expect(opened?.fields.find(({ place }) => place === 'body')).not.toHaveProperty('text')
  })

  it('are shown to those who write content alone', async () => {
    const id = await makeOutdated()
    for (const who of [...roles, 'nobody']) expect((await open(who, id)) !== undefined, who).toBe(writers.includes(who))
    expect(await open('administrator', 987_654)).toBeUndefined()
    expect(await open('administrator', 1, 'users')).toBeUndefined()
    expect(await open('administrator', 1, 'about-page')).toBeUndefined()
    expect(await open('administrator', 0, 'news')).toBeUndefined()
  })
})

describe('what is said of a translation', () => {
  const bodyOf = async (id: number, more: object) => ({
    source: 'news',
    record: id,
    seen: (await open('translator', id))?.seen,
    ...more,
  })

  it('waves a change through in the field that is named, and tells visitors so', async () => {
    const id = await makeOutdated()
    await change(id, 'zh', { title: '另一个标题' })
    expect((await send('translator', 'accept', await bodyOf(id, { places: ['summary'] }))).status).toBe(200)
    expect((await open('translator', id))?.fields.filter(({ isOpen }) => isOpen).map(({ place }) => place)).toEqual([
      'title',
    ])
    await readTold()
    forget()
    expect((await send('translator', 'accept', await bodyOf(id, { places: ['title'] }))).status).toBe(200)
    // A page may have been made by looking through all news, and keeps the tag of the kind alone.
    expect(new Set(await readTold())).toEqual(new Set(['news', `news:${id}`]))
    const [row] = await openAsk(test.payload)(
      `SELECT state, is_behind FROM portico_translations WHERE kind = 'news' AND record = ?`,
      [id],
    )
    expect(row).toMatchObject({ state: 'current' })
    expect(Number(row?.is_behind)).toBe(0)
    await change(id, 'zh', { summary: '又改了' })
    expect((await open('translator', id))?.fields.filter(({ isOpen }) => isOpen)).toHaveLength(1)
  })

  it('is refused when somebody changed the record meanwhile, and of what one cannot see', async () => {
    const id = await makeOutdated()
    const body = await bodyOf(id, { places: ['summary'] })
    await change(id, 'zh', { summary: '别人改的' })
    expect((await send('translator', 'accept', body)).status).toBe(409)
    expect((await send('translator', 'save', { ...body, texts: [{ place: 'summary', text: 'S' }] })).status).toBe(409)
    for (const who of ['agent', 'security', 'nobody'])
      for (const path of ['accept', 'save', 'publish', 'turn'])
        expect((await send(who, path, body)).status, `${who} ${path}`).toBe(403)
    expect((await send('translator', 'accept', { ...body, source: 'users' })).status).toBe(404)
    expect((await send('translator', 'accept', {})).status).toBe(400)
  })

  it('saves plain texts as a draft, and publishes by right', async () => {
    const id = await makeOutdated()
    const texts = [{ place: 'summary', text: 'From 14 days to 3' }]
    expect((await send('translator', 'save', await bodyOf(id, { texts }))).status).toBe(200)
    const read = async (draft: boolean) =>
      (
        await openCollections(test.payload).findByID({
          collection: 'news',
          id,
          locale: 'en',
          draft,
          overrideAccess: true,
        })
      ).summary
    expect(await read(true)).toBe('From 14 days to 3')
    expect(await read(false)).not.toBe('From 14 days to 3')
    expect((await send('translator', 'publish', await bodyOf(id, {}))).status).toBe(403)
    expect(await read(false)).not.toBe('From 14 days to 3')
    expect((await send('publisher', 'publish', await bodyOf(id, {}))).status).toBe(200)
    expect(await read(false)).toBe('From 14 days to 3')
    // No field that is none of the translation, and none that is not plain.
    for (const place of ['slug', 'body', 'date', 'constructor', 'summary.x'])
      expect((await send('publisher', 'save', await bodyOf(id, { texts: [{ place, text: 'x' }] }))).status, place).toBe(
        404,
      )
  })

  it('saves a row’s text in its row, and leaves the other rows and language alone', async () => {
    const id = Number((await makeRecord(test.payload, 'help-articles', both)).id)
    const write = (locale: 'zh' | 'en', sections: object[]) =>
      openCollections(test.payload).update({
        collection: 'help-articles',
        id,
        locale,
        data: { sections, ...published },
        overrideAccess: true,
      })
    const { sections } = (await write('zh', [{ title: '一', text: paragraph('一') }, { title: '二' }])) as unknown as {
      sections: { id: string }[]
    }
    const [one, two] = sections.map((each) => each.id)
    await write('en', [
      { id: one, title: 'One', text: paragraph('One') },
      { id: two, title: 'Two' },
    ])
    const opened = await open('translator', id, 'help-articles')
    const place = `sections.${two}.title`
    const body = { source: 'help-articles', record: id, seen: opened?.seen, texts: [{ place, text: 'The second' }] }
    expect((await send('translator', 'save', body)).status).toBe(200)
    const read = async (locale: 'zh' | 'en') =>
      (
        await openCollections(test.payload).findByID({
          collection: 'help-articles',
          id,
          locale,
          draft: true,
          overrideAccess: true,
        })
      ).sections as { id: string; title: string; text?: unknown }[]
    expect((await read('en')).map(({ title }) => title)).toEqual(['One', 'The second'])
    expect((await read('en'))[0]?.text).toBeTruthy()
    expect((await read('zh')).map(({ title }) => title)).toEqual(['一', '二'])
    expect(opened?.fields.find((field) => field.place === place)?.label).toMatch(/2 · /)
  })
})
