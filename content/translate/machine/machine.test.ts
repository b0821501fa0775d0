import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, link, rich, textNode } from '../../../tests/factories/formatted-texts.ts'
import { machineDrafts, setMachine, startMachine } from '../../../tests/factories/machine-service.ts'
import { makeRecord } from '../../../tests/factories/records.ts'
import { askAdmin, openReviews } from '../../../tests/factories/reviews.ts'
import { isLet, waysToPublish } from '../../../tests/factories/ways-to-publish.ts'
import { useTestPortal } from '../../../tests/setup/shared-portal.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { carryOutDue } from '#content/plan/carry-out.ts'
import { openAsk } from '#content/search/ask.ts'
import { readFilter } from '#content/translate/filter.ts'
import { listTranslations } from '#content/translate/list.ts'
import { readSideBySide, type SideBySide } from '#content/translate/side-by-side.ts'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'
import { log } from '#lib/log.ts'
import { createLocalReq } from 'payload'
import type { Proposed } from './propose.ts'

const test = useTestPortal()
const { makePeople, tokenOf, userOf } = openReviews(() => test.payload)
let service: Awaited<ReturnType<typeof startMachine>>
let id = 0
beforeAll(async () => {
  await makePeople()
  service = await startMachine()
})
afterAll(async () => {
  setMachine(undefined)
  await service.close()
})
beforeEach(async () => {
  setMachine(service.url)
  service.fault = undefined
  service.asked.length = 0
  service.translate = (text) => machineDrafts[text] ?? 'Something else'
  id = Number((await makeRecord(test.payload, 'news', { zh: 'published' })).id)
  const body = rich(
    block(textNode('第一段')),
    block(textNode('见'), link('指南', 'https://example.com/g'), textNode('一文')),
  )
  await change('zh', { title: '新的标题', summary: '摘要从14天缩短到3天', body, _status: 'published' })
})
afterEach(() => vi.restoreAllMocks())

const change = (locale: Locale, data: object, draft = (data as { _status?: string })._status === 'draft') =>
  openCollections(test.payload).update({
    collection: 'news',
    id,
    locale,
    data,
    draft,
    depth: 0,
    overrideAccess: true,
  })
type Answer<Body> = Body & { status: number; errors?: { message: string }[] }
const post = async <Body>(path: string, who: string, body: object, language: Locale = 'en') =>
  (await askAdmin(path, { token: tokenOf(who), body, language })) as unknown as Answer<Body>
/** What is open is told by the answer of a call that changes nothing. */
const open = async (who = 'translator') => {
  const req = await createLocalReq({ user: userOf(who) }, test.payload)
  return (await readSideBySide(req, { source: 'news', record: id }, 'en')) as SideBySide
}
const say = async <Body = SideBySide>(way: string, more: object = {}, who = 'translator') =>
  post<Body>(`translations/${way}`, who, { source: 'news', record: id, seen: (await open()).seen, ...more })
const propose = (who = 'translator', more: object = {}) => say<Proposed>('machine', more, who)
const unread = async () => (await open()).fields.filter((field) => field.isUnread).map(({ place }) => place)

/** Everything that was proposed is saved as it is; what the machine leaves to people comes from one. */
async function saveAll() {
  const { proposals } = await propose()
  const texts = proposals.map(({ template, ...each }) => ({ ...each, isLikeSource: template !== undefined }))
  expect((await say('save', { texts })).status).toBe(200)
  // What is published many at once has to stand in the record itself.
  await change('en', { slug: `machine-${id}`, _status: 'draft' }, false)
}
const row = async () =>
  (
    await test.payload.db.find<{ _status?: Record<string, string> }>({
      collection: 'news',
      where: { id: { equals: id } },
      sort: 'id',
    })
  ).docs[0]
const refusal = /nobody has read/

describe('machine drafts', () => {
  it('are there for nobody without a service', async () => {
    setMachine(undefined)
    for (const who of ['administrator', 'translator', 'nobody']) expect((await propose(who)).status, who).toBe(404)
  })

  it.each([
    ['nobody', 403],
    ['agent', 403],
    ['security', 403],
    ['translator', 200],
    ['editor', 200],
    ['publisher', 200],
    ['administrator', 200],
  ] as const)('are for whoever writes translations: %s', async (who, status) => {
    expect((await propose(who)).status).toBe(status)
    expect(service.asked.length > 0).toBe(status === 200)
  })

  it('are proposed for what is open, and nothing is saved', async () => {
    const before = await row()
    const { left, proposals } = await propose()
    expect(left).toEqual([])
    expect(proposals).toEqual([
      { place: 'title', text: 'A new title' },
      { place: 'summary', text: 'The summary is cut from 14 days to 3' },
      { place: 'body', passage: { source: 0 }, text: 'The first part' },
      { place: 'body', passage: { source: 1 }, text: 'See <1>the guide</1> of it' },
    ])
    expect(await row()).toEqual(before)
    expect((await open()).fields.every(({ text }) => !text)).toBe(true)
  })

  it('are of the fields that are asked for, of the record that was seen, and of one that there is', async () => {
    expect((await propose('translator', { places: ['title'] })).proposals).toHaveLength(1)
    expect((await propose('translator', { seen: 'x' })).status).toBe(409)
    expect((await propose('translator', { record: 999_999 })).status).toBe(404)
    expect((await propose('translator', { source: 'users' })).status).toBe(404)
    expect((await propose('translator', { places: [] })).status).toBe(400)
  })

  it('have the codes of the translation for what is outdated, or those of the source where its links are others', async () => {
    const outdated = async (url: string) => {
      const text = rich(block(textNode('See '), link('the guide', 'https://example.com/g')))
      await change('en', { title: 'T', summary: 'S', body: text, slug: `m-${id}`, _status: 'published' })
      await change('zh', { body: rich(block(link('手册', url), textNode('在此'))), _status: 'published' })
      service.translate = (each) => each.replace('手册', 'The manual').replace('在此', ' is here')
      return (await propose('translator', { places: ['body'] })).proposals
    }
    const passage = { source: 0, target: 0 }
    const text = '<1>The manual</1> is here'
    expect(await outdated('https://example.com/g')).toEqual([{ place: 'body', passage, text }])
    const others = await outdated('https://example.com/other')
    expect(others).toEqual([{ place: 'body', passage, text, template: '<1>手册</1>在此' }])
    expect((await say('save', { texts: [{ place: 'body', passage, text, isLikeSource: true }] })).status).toBe(200)
    expect(await unread()).toEqual(['body'])
  })

  it('that fail are left out with their reason, and tell nobody the key', async () => {
    service.translate = (text) => (text === '新的标题' ? 'A new title' : text)
    const some = await propose()
    expect(some.proposals.map(({ place }) => place)).toEqual(['title'])
    expect(some.left.map(({ place, reason }) => [place, reason])).toEqual([
      ['summary', 'source'],
      ['body', 'source'],
      ['body', 'source'],
    ])
    const logged = vi.spyOn(log, 'warn')
    service.fault = 'error'
    const answer = await propose()
    expect([answer.status, answer.proposals, answer.left[0]?.reason]).toEqual([200, [], 'refused'])
    expect(logged).toHaveBeenCalledWith({ reason: 'refused', status: 500 }, expect.any(String))
    expect(JSON.stringify([answer, logged.mock.calls])).not.toMatch(/never-to-be-told|secret word/)
  })

  it('are as many as a day allows', async () => {
    Object.assign(env, { MACHINE_TRANSLATION_DAILY: 1 })
    const { left } = await propose()
    expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set(['limit']))
    expect(service.asked).toEqual([])
  })
})

describe('a machine draft that nobody has read', () => {
  it('is marked where it was saved, in the table as well, until somebody has read it', async () => {
    const listed = async () => {
      const req = await createLocalReq({ user: userOf('translator') }, test.payload)
      const filter = readFilter({ kind: 'news', unread: 'yes' })
      return (await listTranslations(req, filter, { language: 'en' })).rows.filter(({ record }) => record === id)
    }
    await propose()
    expect(await listed()).toEqual([])
    await saveAll()
    expect(await unread()).toEqual(['title', 'summary', 'body'])
    expect(await listed()).toMatchObject([{ isUnread: true, record: id }])
    for (const who of ['nobody', 'agent', 'security'])
      expect((await say('read', { places: ['title'] }, who)).status, who).toBe(403)
    await say('read', { places: ['title'] })
    expect(await unread()).toEqual(['summary', 'body'])
    await say('read', { places: ['summary', 'body'] })
    expect([await unread(), await listed()]).toEqual([[], []])
    const entries = await openAsk(test.payload)(
      `SELECT action FROM portico_audit WHERE action = 'readMachine' AND record = ?`,
      [String(id)],
    )
    expect(entries).toHaveLength(2)
  })

  it('is one no more once it is changed, and one again when it is put back', async () => {
    await saveAll()
    await say('read', { places: ['summary', 'body'] })
    await change('en', { title: 'A new title!', _status: 'draft' })
    expect(await unread()).toEqual([])
    await change('en', { title: 'A new title', _status: 'draft' })
    expect(await unread()).toEqual(['title'])
  })

  it('is no draft of a machine where somebody wrote the same before', async () => {
    await change('en', { title: 'A new title', _status: 'draft' })
    await change('zh', { title: '新的标题。', _status: 'published' })
    service.translate = () => 'A new title'
    const { left } = await propose('translator', { places: ['title'] })
    expect(left).toMatchObject([{ place: 'title', reason: 'same' }])
    expect(await unread()).toEqual([])
  })

  const withdrawing = /^(unpublish|move to the trash|schedule|restore)/
  it.each(Object.keys(waysToPublish).filter((name) => !withdrawing.test(name)))('does not go out: %s', async (name) => {
    await saveAll()
    const wish = { payload: test.payload, collection: 'news', id }
    const way = waysToPublish[name] ?? (() => Promise.reject(new Error('There is no such way')))
    for (const who of ['publisher', 'administrator'])
      await isLet(way, { ...wish, user: userOf(who) }).catch(() => undefined)
    expect((await row())?._status?.en).not.toBe('published')
    const places = ['title', 'summary', 'body']
    await say('read', { places })
    await isLet(way, { ...wish, user: userOf('publisher') }).catch(() => undefined)
    // What publishes nothing by itself proves nothing.
    const silent = ['publish by a status for each language', 'change without a status', 'change many without a status']
    if (!silent.includes(name)) expect((await row())?._status?.en, name).toBe('published')
  })

  it.each(['zh', 'en'] as const)('does not go out by REST nor by the page, which say why (%s)', async (language) => {
    await saveAll()
    const words = { zh: /机器预译的内容还没有人读过.*标题/, en: /nobody has read.*Title/ }[language]
    const wish = { method: 'PATCH', language, token: tokenOf('publisher'), body: { _status: 'published' } }
    const byRest = await askAdmin(`news/${id}?locale=en`, wish)
    expect([byRest.status, byRest.errors?.[0]?.message]).toEqual([403, expect.stringMatching(words)])
    const { seen } = await open()
    const byPage = await post('translations/publish', 'publisher', { source: 'news', record: id, seen }, language)
    expect([byPage.status, byPage.errors?.[0]?.message]).toEqual([403, expect.stringMatching(words)])
    expect((await row())?._status?.en).not.toBe('published')
    // The other language has nothing to do with it.
    await change('zh', { title: '又一个标题', _status: 'published' })
    await say('read', { places: ['title', 'summary', 'body'] })
    const { status } = await say('publish', {}, 'publisher')
    expect([status, (await row())?._status?.en]).toEqual([200, 'published'])
  })

  it('does not go out by a plan nor with an approval', async () => {
    await saveAll()
    const at = new Date(Date.now() + 60_000).toISOString()
    const items = [{ source: 'news', record: id, locale: 'en', action: 'publish' }]
    const made = await askAdmin('plans/plan', { token: tokenOf('publisher'), body: { name: 'x', at, items } })
    expect(made.faults).toEqual([expect.stringMatching(refusal)])
    await carryOutDue(test.payload, { now: new Date(Date.now() + 120_000) })
    expect((await row())?._status?.en).not.toBe('published')
    const subject = { source: 'news', record: id }
    const hand = await askAdmin('reviews/hand-in', {
      token: tokenOf('translator'),
      body: { ...subject, locales: ['en'] },
    })
    const digest = hand.languages.find(({ locale }) => locale === 'en')?.digest
    const body = { ...subject, locale: 'en', digest, next: 'publish' }
    const approved = await askAdmin('reviews/approve', { token: tokenOf('publisher'), body })
    expect([approved.status, approved.errors?.[0]?.message]).toEqual([403, expect.stringMatching(refusal)])
    expect((await row())?._status?.en).not.toBe('published')
  })

  it('of settings does not go out either', async () => {
    const slug = 'about-page'
    const save = (locale: Locale, data: object) =>
      openCollections(test.payload).updateGlobal({ slug, locale, data, depth: 0, overrideAccess: true })
    await save('en', { mission: 'Mission', _status: 'published' })
    await save('zh', { mission: '另一个使命', _status: 'published' })
    service.translate = () => 'Another mission of ours'
    const req = await createLocalReq({ user: userOf('publisher') }, test.payload)
    const of = { source: slug, record: 0 }
    const seen = async () => ({ ...of, seen: (await readSideBySide(req, of, 'en'))?.seen })
    const { proposals } = await post<Proposed>('translations/machine', 'publisher', {
      ...(await seen()),
      places: ['mission'],
    })
    expect(proposals).toMatchObject([{ place: 'mission', text: 'Another mission of ours' }])
    await post('translations/save', 'publisher', { ...(await seen()), texts: proposals })
    const refused = await post('translations/publish', 'publisher', await seen())
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([403, expect.stringMatching(refusal)])
    await post('translations/read', 'publisher', { ...(await seen()), places: ['mission'] })
    expect((await post('translations/publish', 'publisher', await seen())).status).toBe(200)
  })

  it('is forgotten with its record', async () => {
    await saveAll()
    await test.payload.delete({ collection: 'news', id })
    const left = await openAsk(test.payload)(
      `SELECT 1 FROM portico_machine_drafts WHERE kind = 'news' AND record = ?`,
      [id],
    )
    expect(left).toEqual([])
  })
})
