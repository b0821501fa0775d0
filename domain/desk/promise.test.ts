import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ticketStatuses } from '#domain/ticket/ticket.ts'
import { promiseState, type PromiseState, type StatusChange } from './promise.ts'
import { addWorkingTime, type WorkCalendar, workingTimeBetween } from './working-time.ts'

const hour = 3_600_000
const calendar: WorkCalendar = {
  timeZone: 'Asia/Shanghai',
  hours: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [['09:00', '18:00']]])),
  holidays: new Set(['2027-01-01']),
  movedDays: new Map(),
}
const at = (text: string): number => Date.parse(`${text}+08:00`)
const opened = at('2026-11-16T10:00')

describe('a promise', () => {
  test('runs from the beginning, and warns at three quarters', () => {
    expect(
      promiseState(calendar, 4 * hour, [{ at: opened, status: 'new' }], undefined, at('2026-11-16T11:00')),
    ).toEqual({
      state: 'running',
      used: hour,
      left: 3 * hour,
      warning: at('2026-11-16T13:00'),
      due: at('2026-11-16T14:00'),
    })
  })
  test('stands still while we wait for the customer, and is due later by just that', () => {
    const changes: StatusChange[] = [
      { at: opened, status: 'new' },
      { at: at('2026-11-16T11:00'), status: 'waiting' },
      { at: at('2026-11-17T17:00'), status: 'open' },
    ]
    const paused = promiseState(calendar, 4 * hour, changes, undefined, at('2026-11-17T12:00'))
    expect(paused).toEqual({ state: 'paused', used: hour, left: 3 * hour })
    const running = promiseState(calendar, 4 * hour, changes, undefined, at('2026-11-17T18:00'))
    expect(running).toMatchObject({ state: 'running', used: 2 * hour, due: at('2026-11-18T11:00') })
  })
  test('is kept by what was promised, whatever comes later', () => {
    const changes: StatusChange[] = [{ at: opened, status: 'new' }]
    const met = at('2026-11-16T13:30')
    expect(promiseState(calendar, 4 * hour, changes, met, at('2026-12-24T10:00'))).toMatchObject({
      state: 'kept',
      used: 3.5 * hour,
    })
    expect(promiseState(calendar, 3 * hour, changes, met, at('2026-12-24T10:00'))).toMatchObject({
      state: 'broken',
      left: -0.5 * hour,
    })
  })
  test('knows when it was broken', () => {
    const changes: StatusChange[] = [
      { at: opened, status: 'open' },
      { at: at('2026-11-16T17:00'), status: 'waiting' },
    ]
    expect(promiseState(calendar, 2 * hour, changes, undefined, at('2026-11-18T10:00'))).toMatchObject({
      state: 'broken',
      due: at('2026-11-16T12:00'),
    })
  })

  test.each<[string, number, PromiseState['state'], number]>([
    ['a moment before it is due', at('2026-11-16T14:00') - 1, 'kept', 1],
    ['at the very moment at which it is due', at('2026-11-16T14:00'), 'kept', 0],
    ['a moment after', at('2026-11-16T14:00') + 1, 'broken', -1],
  ])('that is met %s', (_name, met, state, left) => {
    const changes: StatusChange[] = [{ at: opened, status: 'new' }]
    for (const now of [met, at('2026-11-17T10:00')])
      expect(promiseState(calendar, 4 * hour, changes, met, now)).toMatchObject({ state, left })
  })
  test('is running yet at the moment at which it is due, and is broken after it', () => {
    const changes: StatusChange[] = [{ at: opened, status: 'new' }]
    const due = at('2026-11-16T14:00')
    const stateAt = (now: number) => promiseState(calendar, 4 * hour, changes, undefined, now).state
    expect([stateAt(due), stateAt(due + 1)]).toEqual(['running', 'broken'])
  })
  test('knows from its first moment when it is due', () => {
    expect(promiseState(calendar, 4 * hour, [{ at: opened, status: 'new' }], undefined, opened)).toEqual({
      state: 'running',
      used: 0,
      left: 4 * hour,
      warning: at('2026-11-16T13:00'),
      due: at('2026-11-16T14:00'),
    })
  })
  test('that is paused at the very moment at which it is due was due then', () => {
    const due = at('2026-11-16T14:00')
    const changes: StatusChange[] = [
      { at: opened, status: 'new' },
      { at: due, status: 'waiting' },
    ]
    for (const now of [due, at('2026-11-17T10:00')])
      expect(promiseState(calendar, 4 * hour, changes, undefined, now)).toMatchObject({ state: 'paused', left: 0, due })
  })
  test('has no moment any more from the one at which it is paused', () => {
    const changes: StatusChange[] = [
      { at: opened, status: 'new' },
      { at: at('2026-11-16T11:00'), status: 'waiting' },
    ]
    expect(promiseState(calendar, 4 * hour, changes, undefined, at('2026-11-16T11:00'))).toEqual({
      state: 'paused',
      used: hour,
      left: 3 * hour,
    })
  })

  const history = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 200 * hour }), fc.constantFrom(...ticketStatuses)), { maxLength: 8 })
    .map((steps) => {
      const changes: StatusChange[] = [{ at: opened, status: 'new' }]
      for (const [after, status] of steps) changes.push({ at: (changes.at(-1)?.at ?? opened) + after, status })
      return changes
    })
  const target = fc.integer({ min: 1, max: 200 * hour })
  const wait = fc.integer({ min: 0, max: 2000 * hour })

  test('never uses less than nothing, and never less than a moment before', () => {
    fc.assert(
      fc.property(history, target, wait, wait, (changes, goal, first, second) => {
        const [early, late] = [Math.min(first, second), Math.max(first, second)]
        const before = promiseState(calendar, goal, changes, undefined, opened + early)
        const after = promiseState(calendar, goal, changes, undefined, opened + late)
        expect(before.used).toBeGreaterThanOrEqual(0)
        expect(after.used).toBeGreaterThanOrEqual(before.used)
        expect(after.used + after.left).toBe(goal)
      }),
      { numRuns: 60 },
    )
  })
  test('uses and pauses together exactly what was worked', () => {
    fc.assert(
      fc.property(history, target, wait, (changes, goal, after) => {
        const now = opened + after
        const opposite = changes.map(({ at: moment, status }) => ({
          at: moment,
          status: status === 'new' || status === 'open' ? ('waiting' as const) : ('open' as const),
        }))
        const used = promiseState(calendar, goal, changes, undefined, now).used
        const paused = promiseState(calendar, goal, opposite, undefined, now).used
        expect(used + paused).toBe(workingTimeBetween(calendar, opened, now))
      }),
      { numRuns: 60 },
    )
  })
  test('that is due at a moment is used up at that moment, unless something pauses it before', () => {
    let found = 0
    fc.assert(
      fc.property(history, target, wait, (changes, goal, after) => {
        const { due, state } = promiseState(calendar, goal, changes, undefined, opened + after)
        if (due === undefined) {
          expect(state).toBe('paused')
          return
        }
        found += 1
        const known = changes.filter((change) => change.at <= opened + after)
        expect(promiseState(calendar, goal, known, undefined, due).left).toBe(0)
      }),
      { numRuns: 60 },
    )
    expect(found).toBeGreaterThan(10)
  })
  test('without a pause is due when its time has been worked', () => {
    fc.assert(
      fc.property(target, wait, (goal, after) => {
        const state = promiseState(calendar, goal, [{ at: opened, status: 'new' }], undefined, opened + after)
        expect(state.due).toBe(addWorkingTime(calendar, opened, goal))
      }),
      { numRuns: 40 },
    )
  })
})
