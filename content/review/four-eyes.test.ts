import type { Where } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecord, type RecordKind } from '../../tests/factories/records.ts'
import { askAdmin, openReviews } from '../../tests/factories/reviews.ts'
import { isLet, waysToPublish } from '../../tests/factories/ways-to-publish.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { collections, isPrivate } from '#content/collections/index.ts'
import { carryOutDue } from '#content/plan/carry-out.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'

const test = useTestPortal()
const { makePeople, tokenOf, userOf } = openReviews(() => test.payload)
let id = 0
const setFourEyes = (fourEyes: boolean) => test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { fourEyes } })
beforeAll(async () => {
  await makePeople()
  await setFourEyes(true)
})
afterAll(() => setFourEyes(false))

const withDrafts = collections
  .filter(({ slug, versions }) => !isPrivate(slug) && versions)
  .map(({ slug }) => slug as RecordKind)
const as = (who: string, locale: Locale = 'en') =>
  ({ collection: 'news', id, locale, user: userOf(who), overrideAccess: false, depth: 0 }) as const
const write = (who: string, locale: Locale, data: object) =>
  test.payload.update({ ...as(who, locale), draft: true, data: { ...data, _status: 'draft' } })
const publish = (who: string, locale: Locale = 'en') =>
  test.payload.update({ ...as(who, locale), data: { _status: 'published' } })
const shown = async () => (await openPublished(test.payload).find('news', { where: { id: { equals: id } } }))[0]
/** What is stored: of many records at once Payload goes on after a refusal, in the same transaction. */
const row = async () =>
  (await test.payload.db.find({ collection: 'news', where: { id: { equals: id } }, sort: 'id' })).docs[0]
const refused = { status: 403, message: expect.stringMatching(/requires a second person/) as string }

async function approve(locale: Locale, { of = 'news', next = 'nothing' }: { of?: string; next?: unknown } = {}) {
  const subject = { source: of, record: id }
  const hand = await askAdmin('reviews/hand-in', { token: tokenOf('editor'), body: { ...subject, locales: [locale] } })
  if (hand.errors) throw new Error(hand.errors[0]?.message)
  const digest = hand.languages.find((each) => each.locale === locale)?.digest
  const body = { ...subject, locale, digest, next }
  return askAdmin('reviews/approve', { token: tokenOf('publisher'), body })
}

beforeEach(async () => {
  id = Number((await makeRecord(test.payload, 'news', { zh: 'published', en: 'draft' })).id)
  await write('editor', 'en', { title: 'New English' })
})

const reject = () => Promise.reject(new Error('There is no such way'))

/** What only takes back needs nobody else; Payload's own schedule is nobody's. */
const withdrawing = /^(unpublish|move to the trash|schedule)/

describe('26 (point 6): with a second person', () => {
  it.each(Object.keys(waysToPublish).filter((name) => !withdrawing.test(name)))(
    'nobody gets anything out that nobody else approved: %s',
    async (name) => {
      // By the house: as it was once, and as it is.
      for (const title of ['Once', 'Now'])
        await test.payload.update({ collection: 'news', id, locale: 'en', data: { title, _status: 'published' } })
      const where: Where = { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'Once' } }] }
      const { docs } = await test.payload.findVersions({ collection: 'news', where, locale: 'en', sort: 'id' })
      const before = [await shown(), await row()]
      const wish = { payload: test.payload, collection: 'news', id, version: docs[0]?.id }
      for (const who of ['publisher', 'administrator'])
        // Of many at once Payload answers with an error for each, and a schedule is carried out later.
        await waysToPublish[name]?.({ ...wish, user: userOf(who) }).catch(() => undefined)
      expect([await shown(), await row()]).toEqual(before)
      await setFourEyes(false)
      const isOut = await isLet(waysToPublish[name] ?? reject, { ...wish, user: userOf('publisher') }).catch(
        () => false,
      )
      await setFourEyes(true)
      // What does nothing without a second person either, proves nothing.
      expect([name, isOut]).toEqual([name, name !== 'publish by a status for each language'])
    },
  )

  it('a plan fails, and says why', async () => {
    const at = new Date(Date.now() + 60_000).toISOString()
    const items = [{ source: 'news', record: id, locale: 'en', action: 'publish' }]
    const made = await askAdmin('plans/plan', { token: tokenOf('publisher'), body: { name: 'x', at, items } })
    expect(made.faults).toEqual([expect.stringMatching(/second person/)])
    await carryOutDue(test.payload, { now: new Date(Date.now() + 120_000) })
    expect((await shown())?.title).not.toHaveProperty('en')
    await approve('en')
    await askAdmin('plans/plan', { token: tokenOf('administrator'), body: { name: 'x', at, items } })
    await carryOutDue(test.payload, { now: new Date(Date.now() + 120_000) })
    expect((await shown())?.title?.en).toBe('New English')
  })

  it.each([
    ['a change', 'news/ID?locale=zh'],
    ['a change of many', 'news?locale=zh&where[id][equals]=ID'],
    ['all languages', 'news/ID?locale=zh&publishAllLocales=true'],
  ])('is asked of REST: %s', async (_what, path) => {
    const body = { title: '新的中文', _status: 'published' }
    const wish = { method: 'PATCH', token: tokenOf('administrator'), body }
    const before = [await shown(), await row()]
    const answer = await askAdmin(path.replace('ID', String(id)), wish)
    expect(JSON.stringify(answer)).toMatch(/second person/)
    expect([await shown(), await row()]).toEqual(before)
    await write('editor', 'zh', { title: '新的中文' })
    for (const locale of ['zh', 'en'] as const) await approve(locale)
    await askAdmin(path.replace('ID', String(id)), wish)
    expect((await shown())?.title?.zh).toBe('新的中文')
  })

  it.each(['zh', 'en'] as const)('says in the admin’s language what to do (%s)', async (language) => {
    const words = { zh: /须由作者以外的发布者审核通过.*请先提交审核/, en: /Hand it in for review first/ }
    const wish = { method: 'PATCH', language, token: tokenOf('publisher'), body: { _status: 'published' } }
    const { errors, status } = await askAdmin(`news/${id}?locale=en`, wish)
    expect([status, errors?.[0]?.message]).toEqual([403, expect.stringMatching(words[language])])
  })

  it('what was approved goes out as it was, and not with a change since then', async () => {
    await approve('en')
    await write('editor', 'en', { title: 'Changed since' })
    await expect(publish('publisher')).rejects.toMatchObject(refused)
    await write('editor', 'en', { title: 'New English' })
    await publish('publisher')
    expect((await shown())?.title?.en).toBe('New English')
    await expect(
      test.payload.update({ ...as('administrator'), data: { title: 'Straight away', _status: 'published' } }),
    ).rejects.toMatchObject(refused)
  })

  it('a language that is public stays while the other goes out, with what they share', async () => {
    await write('editor', 'en', { date: '2020-02-02T00:00:00.000Z' })
    const before = await shown()
    // The Chinese was not handed in: of what both share it is enough that one of them was approved.
    expect((await approve('en', { next: 'publish' })).status).toBe(200)
    expect((await shown())?.date).toBe('2020-02-02T00:00:00.000Z')
    expect((await shown())?.title).toEqual({ ...before?.title, en: 'New English' })
    await expect(
      test.payload.update({ ...as('publisher'), data: { date: '2021-02-02T00:00:00.000Z', _status: 'published' } }),
    ).rejects.toMatchObject(refused)
  })

  it('withdrawing needs nobody else, and what was approved may come back', async () => {
    await approve('en', { next: 'publish' })
    await test.payload.update({ ...as('publisher'), data: { _status: 'draft' } })
    expect((await shown())?.title).not.toHaveProperty('en')
    await publish('publisher')
    expect((await shown())?.title?.en).toBe('New English')
    await test.payload.update({ ...as('publisher'), data: { deletedAt: new Date().toISOString() } })
    expect(await shown()).toBeUndefined()
  })

  it('what went out before somebody had returned it counts as approved by nobody', async () => {
    await askAdmin('reviews/hand-in', {
      token: tokenOf('editor'),
      body: { source: 'news', record: id, locales: ['en'] },
    })
    const remarks = [{ text: 'No' }]
    const body = { source: 'news', record: id, locale: 'en', remarks }
    expect((await askAdmin('reviews/return', { token: tokenOf('publisher'), body })).status).toBe(200)
    await setFourEyes(false)
    await publish('publisher')
    await test.payload.update({ ...as('publisher'), data: { _status: 'draft' } })
    await setFourEyes(true)
    await expect(publish('publisher')).rejects.toMatchObject(refused)
  })

  it('a new record is not made public at once', async () => {
    const asked = { collection: 'news', id, locale: 'zh', depth: 0 } as const
    const { id: _id, createdAt: _created, updatedAt: _updated, ...like } = await test.payload.findByID(asked)
    const data = { ...like, slug: `new-${id}`, _status: 'published' as const }
    const wish = { collection: 'news', locale: 'zh', user: userOf('administrator'), overrideAccess: false } as const
    await expect(test.payload.create({ ...wish, data })).rejects.toMatchObject(refused)
  })

  it('scripts of the house need nobody', async () => {
    await test.payload.update({ collection: 'news', id, locale: 'en', data: { _status: 'published' } })
    expect((await shown())?.title?.en).toBe('New English')
  })

  // What is published must be what was approved: a hook that writes something at publication would be in the way.
  it.each(withDrafts)('%s are handed in, approved and published as they are', async (kind) => {
    id = Number((await makeRecord(test.payload, kind, { zh: 'draft', en: 'draft' })).id)
    for (const locale of ['zh', 'en'] as const) {
      const { errors, status } = await approve(locale, { of: kind, next: 'publish' })
      expect([errors, status]).toEqual([undefined, 200])
    }
    const wish = { collection: kind, where: { id: { equals: id } }, locale: 'all' as const, depth: 0 }
    const { docs } = await test.payload.find(wish)
    expect(docs[0]).toMatchObject({ _status: { zh: 'published', en: 'published' } })
  })
})

describe('26 (point 6): whether a second person is needed', () => {
  it.each([
    ['publisher', false],
    ['administrator', true],
  ])('is not for everybody to say: %s', async (who, may) => {
    await askAdmin('globals/site?locale=zh', { method: 'POST', token: tokenOf(who), body: { fourEyes: false } })
    const { fourEyes } = await test.payload.findGlobal({ slug: 'site', locale: 'zh', depth: 0 })
    expect(fourEyes).toBe(!may)
    await setFourEyes(true)
  })

  it.each([
    ['publisher', true],
    ['administrator', false],
  ])('is not put back with a version of the settings: %s', async (who, isKept) => {
    await setFourEyes(false)
    await setFourEyes(true)
    // A publication of one language is stored twice: what goes out, and the drafts beside it.
    const where = { snapshot: { not_equals: true } }
    const { docs } = await test.payload.findGlobalVersions({ slug: 'site', where, sort: '-id', limit: 2, depth: 0 })
    expect(docs.map(({ version }) => version.fourEyes)).toEqual([true, false])
    await askAdmin(`globals/site/versions/${docs[1]?.id}`, { method: 'POST', token: tokenOf(who) })
    expect((await test.payload.findGlobal({ slug: 'site', locale: 'zh', depth: 0 })).fourEyes).toBe(isKept)
    await setFourEyes(true)
  })

  it('is no business of visitors', async () => {
    const site = await test.payload.findGlobal({ slug: 'site', locale: 'zh', overrideAccess: false, depth: 0 })
    expect(site).not.toHaveProperty('fourEyes')
    expect(JSON.stringify(await openPublished(test.payload).findGlobal('site'))).not.toContain('fourEyes')
  })
})
