import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { carryOutDue } from '#content/plan/carry-out.ts'
import type { Plan, PlanItem } from '#content/plan/plan.ts'
import { readPlannedDrafts } from '#content/plan/planned-drafts.ts'
import { checkPublished } from '#content/published/check.ts'
import { draftDocument } from '#content/published/draft-document.ts'
import { listReviews } from '#content/review/list.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { openWithDrafts } from '#published/with-drafts.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { askAdmin, openReviews } from '../../tests/factories/reviews.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const { makePeople, tokenOf, userOf } = openReviews(() => test.payload)
beforeAll(makePeople)

const writeLine = (who: string, locale: Locale, line: string) =>
  test.payload.updateGlobal({
    slug: 'site',
    locale,
    draft: true,
    data: { line, _status: 'draft' },
    overrideAccess: false,
    user: userOf(who),
  })
const shownLine = async () => (await openPublished(test.payload).findGlobal('site')).line
const ofSite = (locale: Locale, more: object = {}) => ({ source: 'site', record: 0, locale, ...more })
const publishing = (locale: Locale): PlanItem => ({ source: 'site', record: 0, locale, action: 'publish' })

const ask = (way: string, who: string, body?: object) =>
  askAdmin(way, { token: tokenOf(who), ...(body && { body }) }) as ReturnType<typeof askAdmin> &
    Promise<{ plan: Plan; plans: Plan[] }>
const plan = (items: PlanItem[], who = 'publisher') =>
  ask('plans/plan', who, { name: 'Together', at: new Date(Date.now() + 60_000).toISOString(), items })
const carryOut = () => carryOutDue(test.payload, { now: new Date(Date.now() + 120_000) })
const stateOf = async (id: number) =>
  (await test.payload.findByID({ collection: 'plans', id, depth: 0, overrideAccess: true })) as Plan

/** A news item with an English draft. */
async function makeNews(title: string | null): Promise<number> {
  const id = Number((await makeRecord(test.payload, 'news', { zh: 'published', en: 'draft' })).id)
  await test.payload.update({ collection: 'news', id, locale: 'en', draft: true, data: { title: title as string } })
  return id
}

describe('26 (point 5): a plan with settings', () => {
  it('is made by whoever may publish, of settings that there are, and withdraws none', async () => {
    for (const who of ['nobody', ...roles.filter((role) => role !== 'administrator' && role !== 'publisher')])
      expect([who, (await plan([publishing('en')], who)).status]).toEqual([who, 403])
    expect((await plan([{ ...publishing('en'), source: 'nothing' }])).status).toBe(404)
    expect((await plan([{ ...publishing('en'), source: 'news' }])).status).toBe(404)
    expect((await plan([{ ...publishing('en'), action: 'withdraw' }])).status).toBe(400)
  })

  it('is previewed whole, and goes out whole with its records', async () => {
    const before = await shownLine()
    await writeLine('editor', 'zh', '等着的一句')
    await writeLine('editor', 'en', 'A line of the plan')
    const news = await makeNews('News of the plan')
    const made = await plan([publishing('en'), { source: 'news', record: news, locale: 'en', action: 'publish' }])
    expect([made.status, made.faults]).toEqual([200, []])

    const drafts = await Promise.all(
      (await readPlannedDrafts(test.payload, made.plan.id)).map((each) => draftDocument(test.payload, each)),
    )
    const preview = openWithDrafts(
      test.payload,
      drafts.filter((each) => each !== undefined),
    )
    const after = { zh: before?.zh, en: 'A line of the plan' }
    expect((await preview.findGlobal('site')).line).toEqual(after)
    expect(await shownLine()).toEqual(before)

    const { plans } = await ask('plans/coming', 'editor')
    const listed = plans.find(({ id }) => id === made.plan.id)
    expect(listed?.items?.[0]).toMatchObject({ title: 'Site settings', preview: expect.stringContaining('/preview/') })

    await carryOut()
    expect(await stateOf(made.plan.id)).toMatchObject({ state: 'done', failure: null })
    expect(await shownLine()).toEqual(after)
    const [shown] = await openPublished(test.payload).find('news', { where: { id: { equals: news } } })
    expect(shown?.title?.en).toBe('News of the plan')
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })

  it('leaves settings as they are when a record cannot go out', async () => {
    const before = await shownLine()
    await writeLine('editor', 'en', 'A line that must wait')
    const news = await makeNews(null)
    const made = await plan([publishing('en'), { source: 'news', record: news, locale: 'en', action: 'publish' }])
    expect(made.faults).toHaveLength(1)
    await carryOut()
    expect((await stateOf(made.plan.id)).state).toBe('failed')
    expect(await shownLine()).toEqual(before)
  })

  it('shows every language of rows, whichever is planned', async () => {
    const read = () => openPublished(test.payload).findGlobal('navigation')
    const { about } = await read()
    const draft = await draftDocument(test.payload, { source: 'navigation', record: 0, drafts: ['zh'] })
    const preview = await openWithDrafts(test.payload, draft ? [draft] : []).findGlobal('navigation')
    expect(preview.about).toEqual(about)
  })
})

describe('26 (point 6): settings are reviewed', () => {
  const handIn = (who: string, locales: Locale[] = ['en']) =>
    ask('reviews/hand-in', who, { source: 'site', record: 0, locales })
  const stateIn = async (locale: Locale) =>
    (await ask('reviews/of?source=site&record=0', 'publisher')).languages.find((each) => each.locale === locale)
  const approve = async (who: string, next = 'nothing') =>
    ask('reviews/approve', who, ofSite('en', { digest: (await stateIn('en'))?.digest, next }))

  it('as they are handed in by those who write, and by nobody else', async () => {
    await writeLine('editor', 'en', 'A line for review')
    for (const who of ['nobody', 'agent', 'security']) expect([who, (await handIn(who)).status]).toEqual([who, 403])
    expect((await handIn('editor')).status).toBe(200)
    expect(await stateIn('en')).toMatchObject({ isChanged: true, review: { state: 'handedIn', isOutdated: false } })
    const { waiting } = await listReviews({ payload: test.payload, user: userOf('publisher') })
    expect(waiting).toContainEqual(expect.objectContaining({ source: 'site', record: 0, title: 'Site settings' }))
  })

  it('and approved and published by somebody else, as they are now', async () => {
    for (const who of ['nobody', 'editor', 'translator', 'agent', 'security'])
      expect([who, (await approve(who)).status]).toEqual([who, 403])
    const seen = await stateIn('en')
    await writeLine('translator', 'en', 'A line that was changed')
    expect((await ask('reviews/approve', 'publisher', ofSite('en', { digest: seen?.digest }))).status).toBe(409)
    expect((await approve('publisher', 'publish')).status).toBe(200)
    expect((await shownLine())?.en).toBe('A line that was changed')
    expect((await stateIn('en'))?.review).toBeUndefined()
  })

  describe('where a second person is asked for', () => {
    const setFourEyes = (fourEyes: boolean) =>
      test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { fourEyes } })
    beforeAll(() => setFourEyes(true))
    afterEach(() => writeLine('publisher', 'en', 'Once more'))

    it.each(['publisher', 'administrator'])('a %s does not publish what nobody else approved', async (who) => {
      const before = await shownLine()
      await writeLine(who, 'en', `Of ${who} alone`)
      const publish = (query: string, body: object) => ask(`globals/site?locale=en${query}`, who, body)
      expect((await publish('', { _status: 'published' })).status).toBe(403)
      expect((await publish('&publishAllLocales=true', { _status: 'published' })).status).toBe(403)
      expect((await publish('&draft=true', { line: 'x', _status: 'published' })).status).toBe(403)
      expect(await shownLine()).toEqual(before)
    })

    it('what was approved is published, and an administrator ends the rule by themselves', async () => {
      await writeLine('editor', 'en', 'Approved by another')
      await handIn('editor')
      expect((await approve('publisher')).status).toBe(200)
      expect((await ask('globals/site?locale=en', 'publisher', { _status: 'published' })).status).toBe(200)
      expect((await shownLine())?.en).toBe('Approved by another')
      expect((await ask('globals/site?locale=en', 'administrator', { fourEyes: false })).status).toBe(200)
    })
  })
})
