import type { PayloadRequest, Where } from 'payload'
import { createLocalReq } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { readMyDrafts } from './drafts.ts'
import { listOf } from './list-address.ts'
import {
  countFailedMails,
  countFailedPlans,
  countTickets,
  readComingPlans,
  readFruitlessQueries,
} from './operations.ts'
import { readFilter } from '#content/translate/filter.ts'
import { listTranslations, pageSize } from '#content/translate/list.ts'
import { readTranslations } from './translations.ts'

const test = useTestPortal()
const people = new Map<string, NonNullable<PayloadRequest['user']>>()

async function makePerson(name: string, role: (typeof roles)[number]) {
  const data = { email: `${name}@start.example`, password: demoPassword, name, roles: [role] }
  const user = await test.payload.create({ collection: 'users', data })
  people.set(name, { ...user, collection: 'users' })
}
beforeAll(async () => {
  for (const role of roles) await makePerson(role, role)
  await makePerson('colleague', 'editor')
})
afterEach(() => vi.useRealTimers())

const as = async (who: string) => {
  const user = people.get(who)
  return createLocalReq(user ? { user } : {}, test.payload)
}

/** The records that the list at an address has for a person, as the admin's list asks for them. */
async function readList(href: string, who: string): Promise<number[]> {
  const url = new URL(href, 'http://localhost')
  const and = [...url.searchParams].flatMap(([name, value]): Where[] => {
    const [, field, operator] = /^where\[or\]\[0\]\[and\]\[\d+\]\[(.+)\]\[(.+)\]$/.exec(name) ?? []
    if (field === undefined || operator === undefined) return []
    const values = operator === 'in' ? value.split(',') : operator === 'exists' ? value === 'true' : value
    return [{ [field]: { [operator]: values } }]
  })
  expect(and.length).toBeGreaterThan(0)
  const collection = url.pathname.replace('/admin/collections/', '')
  const { docs } = await openCollections(test.payload).find({
    collection,
    where: { and },
    draft: true,
    locale: url.searchParams.get('locale') === 'en' ? 'en' : 'zh',
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: people.get(who),
  })
  return docs.map(({ id }) => Number(id))
}

const change = (id: number, locale: 'zh' | 'en', data: object, who?: string) =>
  openCollections(test.payload).update({
    collection: 'news',
    id,
    locale,
    data,
    overrideAccess: who === undefined,
    ...(who !== undefined && { user: people.get(who) }),
    ...({ draft: (data as { _status?: string })._status === 'draft' } as object),
  })
const makeNews = async (states: Parameters<typeof makeRecord>[2]) =>
  Number((await makeRecord(test.payload, 'news', states)).id)

describe('my drafts', () => {
  const mine = async (who: string, id: number) =>
    (await readMyDrafts(await as(who))).filter((each) => each.record === id && each.source === 'news')

  it('are the languages that I changed last and nobody has published since', async () => {
    const id = await makeNews({ zh: 'published', en: 'published' })
    expect(await mine('editor', id)).toEqual([])
    await change(id, 'en', { title: 'Changed', _status: 'draft' }, 'editor')
    expect(await mine('editor', id)).toMatchObject([{ locale: 'en', name: 'Changed' }])
    expect(Date.now() - Date.parse((await mine('editor', id))[0]?.at ?? '')).toBeLessThan(60_000)
    // Not another's, although he may read and change it.
    expect(await mine('colleague', id)).toEqual([])
    await change(id, 'en', { title: 'Changed again', _status: 'draft' }, 'colleague')
    expect(await mine('editor', id)).toEqual([])
    expect(await mine('colleague', id)).toHaveLength(1)
    await change(id, 'en', { _status: 'published' }, 'publisher')
    expect(await mine('colleague', id)).toEqual([])
    expect(await mine('publisher', id)).toEqual([])
  })

  it('are those of settings too, until they are published', async () => {
    const settings = async (who: string) =>
      (await readMyDrafts(await as(who))).filter(({ source }) => source === 'site')
    const save = (data: object, draft: boolean) =>
      test.payload.updateGlobal({ slug: 'site', locale: 'en', draft, data, user: people.get('publisher') ?? null })
    expect(await settings('publisher')).toEqual([])
    await save({ line: 'A draft of a line', _status: 'draft' }, true)
    expect(await settings('publisher')).toMatchObject([{ record: 0, locale: 'en', kind: { en: 'Settings' } }])
    expect((await settings('publisher'))[0]?.name).not.toBe('')
    expect(await settings('editor')).toEqual([])
    await save({ _status: 'published' }, false)
    expect(await settings('publisher')).toEqual([])
  })

  it('are of nobody who does not write, and not in the waste basket', async () => {
    const id = await makeNews({ zh: 'draft' })
    await change(id, 'zh', { title: '草稿', _status: 'draft' }, 'publisher')
    expect(await mine('publisher', id)).toHaveLength(1)
    for (const who of ['agent', 'security', 'nobody']) expect(await readMyDrafts(await as(who)), who).toEqual([])
    await change(id, 'zh', { deletedAt: new Date().toISOString() }, 'publisher')
    expect(await mine('publisher', id)).toEqual([])
  })
})

describe('translations', () => {
  it('counts what is not translated in either language, and the list behind each number has as many', async () => {
    const read = async () => (await readTranslations(await as('translator'), 'en')).missing
    const before = await read()
    const id = await makeNews({ zh: 'published' })
    await makeNews({ en: 'published' })
    const missing = await read()
    const newsOf = (counted: typeof missing) => counted.find(({ kind }) => kind === 'news')?.count ?? 0
    expect(newsOf(missing) - newsOf(before)).toBe(2)
    for (const { count, href } of missing) {
      const asked = Object.fromEntries(new URL(href, 'http://localhost').searchParams)
      const { rows } = await listTranslations(await as('translator'), readFilter(asked), { language: 'en' })
      expect(rows, href).toHaveLength(Math.min(count, pageSize))
    }
    await change(id, 'en', { title: 'Translated', summary: 'S', body: paragraph('B'), _status: 'draft' })
    expect(newsOf(await read()) - newsOf(before)).toBe(1)
  })

  it('lists what is outdated since its source was changed, until the translation is', async () => {
    const outdated = async () => {
      const { examples, outdated: counted } = await readTranslations(await as('translator'), 'en')
      return {
        ids: examples.map(({ record }) => record),
        count: counted.find(({ kind }) => kind === 'news')?.count ?? 0,
      }
    }
    const id = await makeNews({ zh: 'published', en: 'published' })
    const { count } = await outdated()
    expect((await outdated()).ids).not.toContain(id)
    await change(id, 'zh', { title: '新的中文', _status: 'published' })
    expect(await outdated()).toEqual({ ids: expect.arrayContaining([id]) as unknown, count: count + 1 })
    expect((await outdated()).ids[0]).toBe(id)
    await change(id, 'en', { title: 'New English', _status: 'published' })
    expect((await outdated()).ids).not.toContain(id)
    // A date is in no language.
    await change(id, 'zh', { date: '2026-01-01T00:00:00.000Z', _status: 'published' })
    expect(await outdated()).toMatchObject({ count })
  })

  it('is for those who write', async () => {
    for (const who of ['agent', 'security', 'nobody'])
      expect(await readTranslations(await as(who), 'zh'), who).toEqual({
        missing: [],
        outdated: [],
        examples: [],
        mine: expect.objectContaining({ count: 0 }) as unknown,
      })
  })
})

describe('what waits', () => {
  it('shows plans of the next week to those who write, and failed ones to those who publish', async () => {
    const plan = (name: string, days: number, state: 'planned' | 'failed') =>
      test.payload.create({
        collection: 'plans',
        data: { name, state, at: new Date(Date.now() + days * 86_400_000).toISOString(), items: [] },
      })
    await plan('soon', 2, 'planned')
    await plan('later', 9, 'planned')
    await plan('gone wrong', -2, 'failed')
    await plan('long ago', -30, 'failed')
    expect((await readComingPlans(await as('translator'))).map(({ name }) => name)).toEqual(['soon'])
    expect(await readComingPlans(await as('agent'))).toEqual([])
    const failed = await countFailedPlans(await as('publisher'))
    expect(failed?.count).toBe(1)
    expect(await readList(failed?.href ?? '', 'publisher')).toHaveLength(1)
    for (const who of ['editor', 'translator', 'agent', 'security', 'nobody'])
      expect(await countFailedPlans(await as(who)), who).toBeUndefined()
  })

  it('counts mails that nobody got, for administrators', async () => {
    const at = new Date().toISOString()
    for (const state of ['refused', 'expired', 'sent'] as const)
      await test.payload.create({
        collection: 'mails',
        data: { to: 'a@b.example', template: 'x', language: 'zh', state, attempts: 1, nextAt: at, expiresAt: at },
      })
    const failed = await countFailedMails(await as('administrator'))
    expect(await readList(failed?.href ?? '', 'administrator')).toHaveLength(failed?.count ?? -1)
    expect(failed?.count).toBeGreaterThanOrEqual(2)
    for (const who of roles.slice(1)) expect(await countFailedMails(await as(who)), who).toBeUndefined()
  })

  it('shows queues to agents, and searches without a result to those who can do something about them', async () => {
    const seen = async (read: (req: PayloadRequest) => Promise<unknown[]>) =>
      Promise.all(
        roles.map(async (role) => ((await read(await as(role))).length > 0 ? role : [])).map((each) => each),
      ).then((all) => all.flat())
    await openAsk(test.payload)(
      "INSERT INTO portico_search_asked (day, locale, query, asked, clicked, found) VALUES ('2026-11-26', 'zh', 'nothing', 3, 0, 0)",
    )
    expect(await seen(readFruitlessQueries)).toEqual(['administrator', 'publisher', 'editor'])
    expect(await seen(countTickets)).toEqual(['administrator', 'agent'])
  })
})

describe('the whole page', () => {
  it('asks the database no more often when there are more records', async () => {
    const req = await as('administrator')
    const readAll = () =>
      Promise.all([
        readMyDrafts(req),
        readTranslations(req, 'en'),
        readComingPlans(req),
        countFailedPlans(req),
        countFailedMails(req),
        countTickets(req),
        readFruitlessQueries(req),
      ])
    const client = (test.payload.db as unknown as { client?: object; pool?: object }).client
    if (client === undefined) return expect(test.payload.db.name).toBe('postgres')
    const asked = vi.spyOn(client as { execute: () => Promise<unknown> }, 'execute')
    await readAll()
    const before = asked.mock.calls.length
    expect(before).toBeLessThan(40)
    for (let count = 0; count < 5; count += 1) await makeNews({ zh: 'published' })
    asked.mockClear()
    await readAll()
    expect(asked.mock.calls.length).toBeLessThanOrEqual(before + 1)
  })
})

describe('the address of a list', () => {
  it.each([
    [{ state: { in: ['a', 'b'] } }, undefined, '/admin/collections/news?where[or][0][and][0][state][in]=a%2Cb'],
    [
      { title: { exists: false }, at: { greater_than: '2026-01-01' } },
      'en' as const,
      '/admin/collections/news?locale=en&where[or][0][and][0][title][exists]=false&where[or][0][and][1][at][greater_than]=2026-01-01',
    ],
  ])('%j', (where, locale, address) => {
    expect(listOf('news', where, locale)).toBe(address)
  })
})
