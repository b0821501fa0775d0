import { describe, expect, it, vi } from 'vitest'
import { afterwards, item, soon, useTestPlans } from '../../tests/factories/plans.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { carryOutDue } from './carry-out.ts'

const { ask, makeChanged, makePerson, people, plan, shownOf, stateOf, test } = useTestPlans()

describe('26 (point 5): a plan', () => {
  it('publishes one language at its time, not before, and leaves the other as it is', async () => {
    const id = await makeChanged()
    const before = await shownOf(id)
    const { plan: made, status } = await plan([item(id, 'en')])
    expect(status).toBe(200)
    await carryOutDue(test.payload)
    expect([await shownOf(id), (await stateOf(made.id)).state]).toEqual([before, 'planned'])
    await carryOutDue(test.payload, { now: afterwards() })
    expect(await shownOf(id)).toEqual({ zh: before?.zh, en: 'NEW en' })
    expect(await stateOf(made.id)).toMatchObject({ state: 'done', failure: null })
    // The Chinese draft is still there to be published.
    const draft = await test.payload.findByID({ collection: 'news', id, draft: true, locale: 'zh', depth: 0 })
    expect(draft.title).toBe('NEW zh')
  })

  it('withdraws one language, and the other stays', async () => {
    const id = Number((await makeRecord(test.payload, 'news')).id)
    const before = await shownOf(id)
    await plan([item(id, 'zh', 'withdraw')])
    await carryOutDue(test.payload, { now: afterwards() })
    expect(await shownOf(id)).toEqual({ en: before?.en })
  })

  it('is carried out once, by whichever of several processes', async () => {
    const id = await makeChanged()
    const count = async () =>
      (await test.payload.countVersions({ collection: 'news', where: { parent: { equals: id } } })).totalDocs
    await plan([item(id, 'en')])
    const before = await count()
    await carryOutDue(test.payload, { now: afterwards() })
    const once = (await count()) - before
    const other = await makeChanged()
    await plan([item(other, 'en')])
    const start = (await test.payload.countVersions({ collection: 'news', where: { parent: { equals: other } } }))
      .totalDocs
    await Promise.all([1, 2, 3].map(() => carryOutDue(test.payload, { now: afterwards() })))
    const end = (await test.payload.countVersions({ collection: 'news', where: { parent: { equals: other } } }))
      .totalDocs
    expect(once).toBeGreaterThan(0)
    expect(end - start).toBe(once)
  })

  it('goes out whole or not at all, and says everything that is in its way', async () => {
    const good = await makeChanged()
    const bad: number[] = []
    for (const nothing of ['title', 'summary']) {
      const id = Number((await makeRecord(test.payload, 'news', { en: 'draft' })).id)
      await test.payload.update({ collection: 'news', id, locale: 'en', draft: true, data: { [nothing]: '' } })
      bad.push(id)
    }
    const before = await shownOf(good)
    const { faults, plan: made } = await plan([item(good, 'en'), ...bad.map((id) => item(id, 'en'))])
    // Said when it is planned, so that there is time to mend it.
    expect(faults).toHaveLength(2)
    await carryOutDue(test.payload, { now: afterwards() })
    const { failure, state } = await stateOf(made.id)
    expect(state).toBe('failed')
    for (const id of bad) expect(failure).toContain(`news ${id} (en)`)
    expect(await shownOf(good)).toEqual(before)
  })

  it('goes on after an outage in the middle, with nothing of it seen meanwhile', async () => {
    const ids = [await makeChanged(), await makeChanged()]
    const before = await Promise.all(ids.map(shownOf))
    const { plan: made } = await plan(ids.map((id) => item(id, 'en')))
    const update = test.payload.update.bind(test.payload)
    let calls = 0
    const spy = vi.spyOn(test.payload, 'update').mockImplementation(((options: never) => {
      calls += 1
      if (calls === 2) throw new Error('the database is gone')
      return update(options)
    }) as never)
    await expect(carryOutDue(test.payload, { now: afterwards() })).rejects.toThrow('the database is gone')
    spy.mockRestore()
    expect([await Promise.all(ids.map(shownOf)), (await stateOf(made.id)).state]).toEqual([before, 'planned'])
    await carryOutDue(test.payload, { now: afterwards() })
    for (const id of ids) expect((await shownOf(id))?.en).toBe('NEW en')
  })

  it('is not carried out for somebody who may no longer publish, or is gone', async () => {
    await makePerson('leaving', 'publisher')
    const id = await makeChanged()
    const before = await shownOf(id)
    const { plan: first } = await plan([item(id, 'en')], { who: 'leaving' })
    await test.payload.update({ collection: 'users', id: people.get('leaving')?.id ?? 0, data: { roles: ['editor'] } })
    await carryOutDue(test.payload, { now: afterwards() })
    expect((await stateOf(first.id)).state).toBe('failed')
    await makePerson('gone', 'publisher')
    const { plan: second } = await plan([item(id, 'en')], { who: 'gone' })
    await test.payload.delete({ collection: 'users', id: people.get('gone')?.id ?? 0 })
    await carryOutDue(test.payload, { now: afterwards() })
    expect([(await stateOf(second.id)).state, await shownOf(id)]).toEqual(['failed', before])
  })

  it('is changed until it is carried out: further records, fewer, another time, not at all', async () => {
    const [one, two] = [await makeChanged(), await makeChanged()]
    const { plan: made } = await plan([item(one, 'en')])
    expect((await ask('/add', 'publisher', { plan: made.id, items: [item(two, 'en')] })).plan.items).toHaveLength(2)
    // The same language once more is the later word about it, not a second one.
    const again = await ask('/add', 'publisher', { plan: made.id, items: [item(two, 'en', 'withdraw')] })
    expect(again.plan.items?.map(({ action, record }) => [record, action])).toEqual([
      [one, 'publish'],
      [two, 'withdraw'],
    ])
    expect((await ask('/remove', 'publisher', { plan: made.id, item: item(two, 'en') })).plan.items).toHaveLength(1)
    expect((await ask('/remove', 'publisher', { plan: made.id, item: item(one, 'en') })).status).toBe(400)
    const time = new Date(Date.now() + 3_600_000).toISOString()
    expect((await ask('/move', 'publisher', { plan: made.id, at: time })).plan.at).toBe(time)
    expect((await ask('/coming', 'editor')).plans.map(({ id }) => id)).toContain(made.id)
    expect((await ask('/cancel', 'publisher', { plan: made.id })).plan.state).toBe('cancelled')
    await carryOutDue(test.payload, { now: new Date(Date.now() + 7_200_000) })
    expect((await shownOf(one))?.en).toBeUndefined()
    expect((await ask('/add', 'publisher', { plan: made.id, items: [item(two, 'en')] })).status).toBe(409)
  })

  it.each<[string, object, number]>([
    ['a time that has passed', { at: new Date(Date.now() - 1000).toISOString() }, 400],
    ['a time that is none', { at: '2027-02-30T25:00' }, 400],
    ['nothing', { items: [] }, 400],
    ['people', { items: [{ source: 'users', record: 1, locale: 'en', action: 'publish' }] }, 404],
    ['what has no drafts', { items: [{ source: 'attachments', record: 1, locale: 'en', action: 'publish' }] }, 404],
    [
      'a record that there is not',
      { items: [{ source: 'news', record: 999_999, locale: 'en', action: 'publish' }] },
      404,
    ],
    ['a name of JavaScript’s', { items: [{ source: 'constructor', record: 1, locale: 'en', action: 'publish' }] }, 404],
  ])('is refused for %s', async (_what, more, status) => {
    const id = await makeChanged()
    const body = { name: 'A plan', at: soon().toISOString(), items: [item(id, 'en')], ...more }
    expect((await ask('/plan', 'administrator', body)).status).toBe(status)
  })

  it.each(['nobody', 'editor', 'translator', 'agent', 'security'])('is made and changed by no %s', async (who) => {
    const id = await makeChanged()
    const { plan: made } = await plan([item(id, 'en')])
    expect((await plan([item(id, 'en')], { who })).status).toBe(403)
    for (const [way, body] of [
      ['/add', { plan: made.id, items: [item(id, 'zh')] }],
      ['/remove', { plan: made.id, item: item(id, 'en') }],
      ['/move', { plan: made.id, name: 'Other' }],
      ['/cancel', { plan: made.id }],
      ['', { name: 'x', at: soon().toISOString(), state: 'planned' }],
    ] as const)
      expect([way, (await ask(way, who, body)).status]).toEqual([way, 403])
    expect(await stateOf(made.id)).toMatchObject({ name: 'A plan', state: 'planned' })
  })
})
