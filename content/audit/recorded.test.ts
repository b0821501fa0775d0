import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { userOf } from '../../tests/factories/people.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTransactions } from '../../tests/factories/transactions.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createAtomically } from '#content/transaction.ts'
import { noteDeed } from './append.ts'
import { withCaller } from './caller.ts'

const test = useTestPortal()
const { isThere } = useTransactions(test)
const news = followLog(() => test.payload)
beforeEach(() => news())

const publisher = { ...userOf('publisher'), name: 'Pia' } as never
const administrator = { ...userOf('administrator'), name: 'Ada' } as never
const facts = (entries: Awaited<ReturnType<typeof news>>) => entries.map(({ action, language }) => [action, language])

describe('what visitors see', () => {
  it('is written down with who changed it, from where, what, in which language, and the values before and after', async () => {
    const { id, name } = await makeRecord(test.payload, 'friend-links', { zh: 'draft', en: 'draft' })
    expect(await news()).toEqual([])
    const change = { collection: 'friend-links', id, user: publisher, overrideAccess: false } as const
    await withCaller('192.0.2.7', () =>
      test.payload.update({ ...change, locale: 'en', publishSpecificLocale: 'en', data: { _status: 'published' } }),
    )
    const [published, ...others] = await news()
    expect(others).toEqual([])
    expect(published).toMatchObject({
      action: 'publish',
      language: 'en',
      kind: 'friend-links',
      record: String(id),
      person: 1,
      name: 'Pia',
      roles: 'publisher',
      address: '192.0.2.7',
    })
    expect(published?.title).toContain(name)
    expect(Math.abs(Date.now() - (published?.at ?? 0))).toBeLessThan(10_000)
    await test.payload.update({ ...change, locale: 'en', data: { title: 'Another', _status: 'published' } })
    const [again] = await news()
    expect(again).toMatchObject({ action: 'publish', language: 'en', title: 'Another', address: '' })
    expect(again?.changes).toContainEqual({
      field: 'title',
      language: 'en',
      after: 'Another',
      before: expect.stringContaining(name) as string,
    })
    await test.payload.update({ ...change, locale: 'en', data: { _status: 'draft' } })
    expect(facts(await news())).toEqual([['withdraw', 'en']])
  })

  it('is not written down for drafts, nor for a publication that changes nothing', async () => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    await news()
    const change = { collection: 'friend-links', id, locale: 'en', user: publisher } as const
    await test.payload.update({ ...change, draft: true, data: { title: 'A draft' } })
    expect(await news()).toEqual([])
  })

  it('goes to the waste basket, comes back, and is deleted for good', async () => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    await news()
    const one = { collection: 'friend-links', id, locale: 'en', user: publisher } as const
    await test.payload.update({ ...one, data: { deletedAt: new Date().toISOString() } })
    await test.payload.update({ ...one, trash: true, data: { deletedAt: null } })
    await test.payload.delete({ ...one, trash: true })
    expect(facts(await news())).toEqual([
      ['trash', ''],
      ['restore', ''],
      ['delete', ''],
    ])
  })

  it('is written down however it is asked for: many at once, and past every hook', async () => {
    const made = [await makeRecord(test.payload, 'friend-links'), await makeRecord(test.payload, 'friend-links')]
    await news()
    const where = { id: { in: made.map(({ id }) => id) } }
    const data = { url: 'https://elsewhere.example/' }
    await test.payload.update({
      collection: 'friend-links',
      where,
      locale: 'en',
      user: publisher,
      data: { ...data, _status: 'published' },
    })
    const records = (await news()).map(({ record }) => record)
    // Two records of one millisecond are changed in any order.
    expect(records.sort()).toEqual(made.map(({ id }) => String(id)).sort())
    await test.payload.db.updateOne({
      collection: 'friend-links',
      id: made[0]?.id ?? 0,
      data: { url: 'https://x.example/' },
    })
    const [entry] = await news()
    expect(entry).toMatchObject({ action: 'publish', roles: 'system', person: null })
    expect(entry?.changes).toEqual([{ field: 'url', before: data.url, after: 'https://x.example/' }])
  })

  it('has no entry for what was undone, and nothing is done without its entry', async () => {
    const atomically = createAtomically(test.payload)
    const slug = `c-${Date.now()}`
    const make = (req: Parameters<Parameters<typeof atomically>[1]>[0]) =>
      test.payload.create({
        collection: 'news-categories',
        locale: 'zh',
        data: { title: slug, slug, _status: 'published' },
        req,
      })
    await atomically('a', async (req) => {
      await make(req)
      throw new Error('undo this')
    }).catch(() => undefined)
    expect(await news()).toEqual([])
    const failed = atomically('a', async (req) => {
      await make(req)
      // An entry that the database refuses.
      await noteDeed(req, { action: null as never })
    })
    await expect(failed).rejects.toThrow(/NOT NULL|null value|Failed query/)
    expect(await news()).toEqual([])
    expect(await isThere(slug)).toBe(false)
  })
})

describe('settings', () => {
  it('are written down by field, with short values', async () => {
    const req = await createLocalReq({ user: administrator, locale: 'en' }, test.payload)
    const before = await test.payload.findGlobal({ slug: 'site', locale: 'en' })
    const line = `${'long '.repeat(100)}end`
    await test.payload.updateGlobal({ slug: 'site', locale: 'en', data: { line }, req })
    const [entry, ...others] = await news()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ action: 'settings', kind: 'global site', language: 'en', name: 'Ada' })
    expect(entry?.changes).toMatchObject([{ field: 'line', language: 'en', before: before.line }])
    expect(entry?.changes[0]?.after?.length).toBeLessThan(130)
    await test.payload.updateGlobal({ slug: 'site', locale: 'en', data: { line: before.line ?? '' }, req })
  })
})

describe('rights of staff', () => {
  it('are written down from the account’s beginning to its end, and no secret of it ever', async () => {
    const password = 'a password that nobody has'
    const email = 'rights@example.com'
    const create = { email, password, name: 'Rhea', roles: ['editor'] } as const
    const { id } = await test.payload.create({
      collection: 'users',
      data: { ...create, roles: ['editor'] },
      user: administrator,
    })
    const one = { collection: 'users', id } as const
    await test.payload.update({ ...one, data: { roles: ['publisher', 'agent'] }, user: administrator })
    await test.payload.update({ ...one, data: { password: 'another of its passwords' } })
    await test.payload.update({
      ...one,
      data: { totpSealed: 'sealed-words', totpStep: 7, recoveryCodes: ['digest-words'] },
    })
    await test.payload.update({ ...one, data: { totpSealed: null } })
    await test.payload.delete({ ...one, user: administrator })
    const entries = await news()
    expect(entries.map(({ action }) => action)).toEqual([
      'accountCreate',
      'accountChange',
      'accountChange',
      'factorAdd',
      'factorRemove',
      'accountDelete',
    ])
    expect(
      entries.every(({ kind, record, title }) => kind === 'users' && record === String(id) && title === 'Rhea'),
    ).toBe(true)
    expect(entries[1]?.changes).toEqual([{ field: 'roles', before: 'editor', after: 'publisher · agent' }])
    expect(entries[2]?.changes).toEqual([{ field: 'password' }])
    const stored = await test.payload.db.findOne<{ id: number; hash?: string }>({
      collection: 'users',
      where: { id: { equals: 1 } },
    })
    expect(JSON.stringify(entries)).not.toMatch(/sealed-words|digest-words|nobody has|another of its/)
    expect(JSON.stringify(entries)).not.toContain(stored?.hash ?? 'no hash')
  })
})
