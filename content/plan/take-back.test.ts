import { describe, expect, it } from 'vitest'
import { afterwards, item, useTestPlans } from '../../tests/factories/plans.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { carryOutDue } from './carry-out.ts'
import { type PlanItem, startOfPast } from './plan.ts'

const { ask, makeChanged, plan, shownOf, stateOf, test } = useTestPlans()

const draftTitle = async (id: number, locale: Locale) =>
  (await test.payload.findByID({ collection: 'news', id, draft: true, locale, depth: 0 })).title

/** A plan that has been carried out. */
async function carried(items: PlanItem[]): Promise<number> {
  const { plan: made } = await plan(items)
  await carryOutDue(test.payload, { now: afterwards() })
  expect((await stateOf(made.id)).state).toBe('done')
  return made.id
}
/** What visitors read, but for the time of its last change, which is that of the change. */
const withoutTime = (data: object) => ({ ...data, updatedAt: undefined })
const takeBack = (id: number, who = 'publisher') => ask('/take-back', who, { plan: id })

describe('26 (point 5): a plan that is taken back', () => {
  it('gives visitors what they had of each record, published, new or withdrawn, and keeps what it published as drafts', async () => {
    const [changed, gone] = [await makeChanged(), Number((await makeRecord(test.payload, 'news')).id)]
    const before = [await shownOf(changed), await shownOf(gone)]
    const done = await carried([item(changed, 'zh'), item(changed, 'en'), item(gone, 'en', 'withdraw')])
    expect(await shownOf(changed)).toEqual({ zh: 'NEW zh', en: 'NEW en' })
    expect(await shownOf(gone)).toEqual({ zh: before[1]?.zh })
    expect(await takeBack(done)).toMatchObject({ status: 200, faults: [], plan: { state: 'takenBack' } })
    expect([await shownOf(changed), await shownOf(gone)]).toEqual(before)
    expect([await draftTitle(changed, 'zh'), await draftTitle(changed, 'en')]).toEqual(['NEW zh', 'NEW en'])
    // What it kept is no longer needed, and it cannot be taken back twice.
    expect((await stateOf(done)).before).toBeNull()
    expect((await takeBack(done)).status).toBe(409)
  })

  it('brings back the rows of a list that went with the plan, with their words in both languages', async () => {
    const { id } = await makeRecord(test.payload, 'cases')
    const change = { collection: 'cases', id, overrideAccess: true } as const
    const { results } = await test.payload.findByID({ ...change, locale: 'zh', depth: 0 })
    const rows = ['周期', '通道'].map((label) => ({ label, value: '5', source: '实测' }))
    const chinese = await test.payload.update({
      ...change,
      locale: 'zh',
      data: { results: [...(results ?? []), ...rows], _status: 'published' },
    })
    const named = chinese.results?.map((row, index) => ({ ...row, label: `Row ${index}`, source: 'Measured' })) ?? []
    await test.payload.update({ ...change, locale: 'en', data: { results: named, _status: 'published' } })
    const read = async () =>
      (await openPublished(test.payload).find('cases', { where: { id: { equals: id } } })).map(withoutTime)
    const before = await read()
    expect(JSON.stringify(before)).toContain('Row 1')
    await test.payload.update({
      ...change,
      locale: 'zh',
      draft: true,
      data: { results: chinese.results?.slice(0, 1) ?? [], _status: 'draft' },
    })
    const done = await carried([{ source: 'cases', record: Number(id), locale: 'zh', action: 'publish' }])
    expect(JSON.stringify(await read())).not.toContain('Row 1')
    expect((await takeBack(done)).faults).toEqual([])
    expect(await read()).toEqual(before)
  })

  it('is taken back with settings, which become what they were', async () => {
    const read = async () => withoutTime(await openPublished(test.payload).findGlobal('site'))
    const before = await read()
    const change = { slug: 'site', locale: 'en', draft: true } as const
    await test.payload.updateGlobal({ ...change, data: { line: 'Another line', _status: 'draft' } })
    const done = await carried([{ source: 'site', record: 0, locale: 'en', action: 'publish' }])
    expect(await read()).not.toEqual(before)
    expect((await takeBack(done)).faults).toEqual([])
    expect(await read()).toEqual(before)
  })

  it('stays as it is as a whole when one of its records has changed for visitors since, and says which', async () => {
    const [one, two] = [await makeChanged(), await makeChanged()]
    const done = await carried([item(one, 'en'), item(two, 'en')])
    await test.payload.update({
      collection: 'news',
      id: two,
      locale: 'en',
      data: { title: 'Changed since', _status: 'published' },
    })
    // A draft that nobody has published is no such change.
    await test.payload.update({
      collection: 'news',
      id: one,
      locale: 'en',
      draft: true,
      data: { title: 'Only a draft', _status: 'draft' },
    })
    const { faults, plan: stored } = await takeBack(done)
    expect(faults).toEqual([expect.stringContaining(`news ${two} (en)`)])
    expect(stored.state).toBe('done')
    expect([(await shownOf(one))?.en, (await shownOf(two))?.en]).toEqual(['NEW en', 'Changed since'])
    expect(await draftTitle(one, 'en')).toBe('Only a draft')
  })

  it('names a record that is in the waste basket since then, and a plan that was never carried out', async () => {
    const id = await makeChanged()
    const done = await carried([item(id, 'en')])
    await test.payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
    expect((await takeBack(done)).faults.join()).toContain(`news ${id}`)
    const { plan: coming } = await plan([item(await makeChanged(), 'en')])
    expect((await takeBack(coming.id)).status).toBe(409)
    expect((await takeBack(999_999)).status).toBe(404)
  })

  it('is taken back once when two people press at the same time', async () => {
    const id = await makeChanged()
    const done = await carried([item(id, 'en')])
    const answers = await Promise.all([takeBack(done), takeBack(done, 'administrator')])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
  })

  it.each(['nobody', 'editor', 'translator', 'agent', 'security'])('is taken back by no %s', async (who) => {
    const id = await makeChanged()
    const done = await carried([item(id, 'en')])
    expect((await takeBack(done, who)).status).toBe(403)
    expect((await shownOf(id))?.en).toBe('NEW en')
  })

  it('shows the texts of before to nobody, and forgets them when it is too old to be taken back', async () => {
    const done = await carried([item(await makeChanged(), 'en')])
    expect(JSON.stringify(await ask('/coming', 'administrator'))).not.toContain('"before"')
    expect(JSON.stringify(await ask(`/${done}`, 'administrator'))).not.toContain('"before"')
    expect((await stateOf(done)).before).toHaveLength(1)
    const later = new Date(Date.now() + 31 * 24 * 3_600_000)
    await plan([item(await makeChanged(), 'en')])
    await carryOutDue(test.payload, { now: later })
    expect(Date.parse(startOfPast(later))).toBeGreaterThan(Date.now())
    expect((await stateOf(done)).before).toBeNull()
    expect((await takeBack(done)).status).toBe(409)
  })
})
