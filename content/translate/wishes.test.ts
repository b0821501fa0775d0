import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { mailSeal } from '#content/mail-seal.ts'
import type { StaffMailOrder } from '#content/mail-orders.ts'
import { openAsk } from '#content/search/ask.ts'
import { readTranslations } from '#content/start/translations.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { assignEndpoint } from './assign-endpoint.ts'
import { queryOf, readFilter } from './filter.ts'
import { listTranslations } from './list.ts'

const test = useTestPortal()
const people = new Map<string, NonNullable<PayloadRequest['user']>>()
beforeAll(async () => {
  for (const role of roles) {
    const data = { email: `${role}@wishes.example`, password: demoPassword, name: role, roles: [role] }
    people.set(role, { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' })
  }
})
const as = async (who: string) => {
  const user = people.get(who)
  return createLocalReq(user ? { user } : {}, test.payload)
}
const numberOf = (who: string) => Number(people.get(who)?.id)

let id = 0
let slug = ''
beforeEach(async () => {
  const record = await makeRecord(test.payload, 'news', { zh: 'published' })
  id = Number(record.id)
  slug = (await test.payload.findByID({ collection: 'news', id, locale: 'zh' })).slug
})
const pageOf = (of: number | string) => `/news/detail?id=${of}`
const wish = async (address: string, { locale = 'en', path }: { locale?: 'zh' | 'en'; path?: string } = {}) =>
  test.send('translation/ask', { path: path ?? pageOf(slug) }, locale, { address, agent: 'a browser' })
const counted = async (...args: Parameters<typeof wish>) =>
  ((await wish(...args)).data as { isCounted: boolean } | null)?.isCounted
const listed = async (query: object = {}) => {
  const filter = readFilter({ kind: 'news', ...query })
  return (await listTranslations(await as('translator'), filter, { language: 'en' })).rows
}
const rowOf = async (record: number) => (await listed()).find((each) => each.record === record)

describe('30: a translation that visitors ask for', () => {
  it('is counted once for a visitor, shown to translators, and orders their table', async () => {
    expect([await counted('203.0.113.1'), await counted('203.0.113.1')]).toEqual([true, false])
    expect(await counted('203.0.113.2', { path: pageOf(id) })).toBe(true)
    const twice = await Promise.all([counted('203.0.113.3'), counted('203.0.113.3')])
    expect(twice.toSorted()).toEqual([false, true])
    expect(await rowOf(id)).toMatchObject({ wanted: 3, target: 'en', state: 'missing' })
    expect((await listed({ order: 'wanted' }))[0]).toMatchObject({ record: id, wanted: 3 })
    await makeRecord(test.payload, 'news', { zh: 'published' })
    expect((await listed({ order: 'wanted' }))[0]?.record).toBe(id)
  })

  it('tells of nobody', async () => {
    await wish('203.0.113.77')
    const rows = await openAsk(test.payload)('SELECT * FROM portico_translation_wishes WHERE record = ?', [id])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.visitor).toMatch(/^[0-9a-f]{6}$/)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  it('is not wanted where there is one, and forgotten when it is published or the record is deleted', async () => {
    expect(await counted('203.0.113.1', { locale: 'zh' })).toBe(false)
    expect(await counted('203.0.113.1')).toBe(true)
    const left = () => openAsk(test.payload)('SELECT 1 FROM portico_translation_wishes WHERE record = ?', [id])
    const write = (data: object) =>
      openCollections(test.payload).update({ collection: 'news', id, locale: 'en', data, overrideAccess: true })
    const texts = { title: 'Translated', slug: `translated-${id}`, summary: 'S', body: paragraph('B') }
    await test.payload.update({
      collection: 'news',
      id,
      locale: 'en',
      draft: true,
      data: { ...texts, _status: 'draft' },
    })
    expect(await left()).toHaveLength(1)
    await write({ ...texts, _status: 'published' })
    expect(await left()).toHaveLength(0)
    expect(await counted('203.0.113.1')).toBe(false)

    const other = Number((await makeRecord(test.payload, 'news', { zh: 'published' })).id)
    expect(await counted('203.0.113.1', { path: pageOf(other) })).toBe(true)
    await test.payload.delete({ collection: 'news', id: other })
    id = other
    expect(await left()).toHaveLength(0)
  })

  it('of a page that editors made is counted for it', async () => {
    const { id: page } = await makeRecord(test.payload, 'custom-pages', { en: 'published' }, { path: '/asked/for' })
    const ask = async (path: string) => (await wish('203.0.113.9', { locale: 'zh', path })).code
    expect([await ask('/asked/for'), await ask('/asked/for-not')]).toEqual(['000000', '000003'])
    expect(await counted('203.0.113.9', { locale: 'en', path: '/asked/for' })).toBe(false)
    const filter = readFilter({ kind: 'custom-pages', order: 'wanted' })
    const { rows } = await listTranslations(await as('translator'), filter, { language: 'en' })
    expect(rows[0]).toMatchObject({ record: Number(page), target: 'zh', wanted: 1 })
  })

  it.each(locales)('of nothing, a draft or another kind is refused (%s)', async (locale) => {
    const draft = await makeRecord(test.payload, 'news', { zh: 'draft' })
    for (const path of [
      pageOf('no-such'),
      pageOf(draft.id),
      '/news',
      '/admin/collections/members?id=1',
      'https://elsewhere.example/news/detail?id=1',
      '//elsewhere.example/news/detail?id=1',
      '',
    ])
      expect([path, (await wish('203.0.113.9', { locale, path })).code]).toEqual([path, '000003'])
  })
})

describe('30: whose work a translation is', () => {
  const send = async (who: string, body: object) => {
    const req = Object.assign(await as(who), { method: 'POST', json: () => Promise.resolve(body) })
    try {
      return ((await (await assignEndpoint.handler(req)).json()) as { count: number }).count
    } catch (error) {
      return (error as { status?: number }).status
    }
  }
  const one = () => ({ source: 'news', record: id })

  it.each(['nobody', 'agent', 'security'])('is not decided by %s', async (who) => {
    expect(await send(who, { person: numberOf('translator'), of: one() })).toBe(403)
    expect(await rowOf(id)).not.toHaveProperty('assignee')
  })

  it.each(['administrator', 'publisher', 'editor', 'translator'])('is decided by %s, and looked for', async (who) => {
    const person = numberOf('translator')
    expect(await send(who, { person, of: one() })).toBe(1)
    expect(await rowOf(id)).toMatchObject({ assignee: person })
    expect((await listed({ person: String(person) })).map(({ record }) => record)).toContain(id)
    expect((await listed({ person: 'none' })).map(({ record }) => record)).not.toContain(id)
    const { mine } = await readTranslations(await as('translator'), 'en')
    expect(mine).toEqual({
      count: (await listed({ person: String(person) })).length,
      href: expect.any(String) as string,
    })
    expect(mine.href).toContain(`person=${person}`)
    expect(await send(who, { person: numberOf('editor'), of: one() })).toBe(1)
    expect(await rowOf(id)).toMatchObject({ assignee: numberOf('editor') })
    expect(await send(who, { person: null, of: one() })).toBe(1)
    expect(await rowOf(id)).not.toHaveProperty('assignee')
  })

  it('is given for all of a filter at once, and for nothing beside it', async () => {
    const person = numberOf('publisher')
    const missing = await listTranslations(await as('editor'), readFilter({ state: 'missing' }), { language: 'en' })
    const filter = queryOf(readFilter({ state: 'missing' }))
    expect(await send('editor', { person, of: { filter } })).toBe(missing.counts.missing)
    const given = await listTranslations(await as('editor'), readFilter({ person: String(person) }), { language: 'en' })
    expect(given.counts).toEqual({ missing: missing.counts.missing, outdated: 0, draft: 0, handedIn: 0, current: 0 })
    expect(await send('editor', { person: null, of: { filter: { person: String(person) } } })).toBe(
      missing.counts.missing,
    )
  })

  it('is told to whoever gets it, once, with the number of what is new to them', async () => {
    const mailsTo = async (who: string) => {
      const { docs } = await test.payload.find({
        collection: 'mails',
        where: { to: { equals: `${who}@wishes.example` }, template: { equals: 'translationsAssigned' } },
        sort: 'id',
        showHiddenFields: true,
      })
      const read = ({ sealed }: { sealed?: string | null }) =>
        JSON.parse(mailSeal.open(String(sealed)) ?? '') as StaffMailOrder
      return docs.map((mail) => read(mail)).map((order) => 'assignment' in order && order.assignment)
    }
    await test.payload.delete({ collection: 'mails', where: { id: { greater_than: 0 } } })
    const person = numberOf('translator')
    const told = { by: 'editor', path: `/admin/translate?person=${person}` }
    expect(await send('editor', { person, of: one() })).toBe(1)
    expect(await send('editor', { person, of: one() })).toBe(1)
    expect(await mailsTo('translator')).toEqual([{ ...told, count: 1 }])
    const all = (await listed({ state: 'missing' })).length
    expect(await send('editor', { person, of: { filter: { kind: 'news', state: 'missing' } } })).toBe(all)
    expect((await mailsTo('translator')).at(-1)).toEqual({ ...told, count: all - 1 })
    // Nobody is told of what they take themselves, or what is taken from them.
    expect(await send('editor', { person: numberOf('editor'), of: one() })).toBe(1)
    expect(await send('editor', { person: null, of: one() })).toBe(1)
    expect([await mailsTo('editor'), (await mailsTo('translator')).length]).toEqual([[], 2])
    await send('editor', { person: null, of: { filter: { person: String(person) } } })
  })

  it.each([
    ['an agent', () => ({ person: numberOf('agent'), of: one() }), 400],
    ['nobody there is', () => ({ person: 999_999, of: one() }), 400],
    [
      'a record that is not there',
      () => ({ person: numberOf('editor'), of: { source: 'news', record: 999_999 } }),
      404,
    ],
    ['a kind with private records', () => ({ person: numberOf('editor'), of: { source: 'members', record: 1 } }), 404],
    ['nothing', () => ({ person: numberOf('editor'), of: {} }), 400],
    ['a person in words', () => ({ person: '1 OR 1=1', of: one() }), 400],
  ])('is refused for %s', async (_what, body, status) => {
    expect(await send('publisher', body())).toBe(status)
  })
})
