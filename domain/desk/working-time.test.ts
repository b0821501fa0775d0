import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkingTime, type WorkCalendar, workingTimeBetween } from './working-time.ts'

const hour = 3_600_000
const week = (...spans: [string, string][]) => Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, spans]))
const shanghai: WorkCalendar = {
  timeZone: 'Asia/Shanghai',
  hours: week(['09:00', '12:00'], ['13:00', '18:00']),
  // National Day of 2026, and the Saturday that is worked for it.
  holidays: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07', '2027-01-01']),
  movedDays: new Map([['2026-10-10', 5]]),
}
const allDay = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((day) => [day, [['00:00', '24:00']]]),
) as WorkCalendar['hours']
const berlin: WorkCalendar = { timeZone: 'Europe/Berlin', hours: allDay, holidays: new Set(), movedDays: new Map() }
const at = (text: string): number => Date.parse(text)

describe('working time', () => {
  test.each([
    ['within a span', '2026-11-16T09:30+08:00', '2026-11-16T11:00+08:00', 1.5],
    ['over the pause at noon', '2026-11-16T11:00+08:00', '2026-11-16T14:00+08:00', 2],
    ['over a weekend', '2026-11-20T17:00+08:00', '2026-11-23T10:00+08:00', 2],
    ['over holidays to a Saturday that is worked', '2026-09-30T17:00+08:00', '2026-10-10T18:00+08:00', 1 + 8 + 8 + 8],
    ['over the year’s end', '2026-12-31T17:30+08:00', '2027-01-04T09:30+08:00', 1],
    ['outside every span', '2026-11-21T00:00+08:00', '2026-11-22T23:59+08:00', 0],
    ['backwards', '2026-11-17T10:00+08:00', '2026-11-16T10:00+08:00', 0],
  ])('%s', (_name, from, to, hours) => {
    expect(workingTimeBetween(shanghai, at(from), at(to))).toBe(hours * hour)
  })

  test.each([
    ['spring, with 23 hours', '2027-03-28', '2027-03-29', '+01:00', '+02:00', 23],
    ['autumn, with 25 hours', '2026-10-25', '2026-10-26', '+02:00', '+01:00', 25],
  ])('of the day on which clocks change in %s', (_name, day, next, before, after, hours) => {
    expect(workingTimeBetween(berlin, at(`${day}T00:00${before}`), at(`${next}T00:00${after}`))).toBe(hours * hour)
  })

  test('is the same for offices and customers in different time zones', () => {
    expect(addWorkingTime(shanghai, at('2026-11-20T11:00+01:00'), hour)).toBe(at('2026-11-23T10:00+08:00'))
  })

  test.each([
    ['just before closing', '2026-11-16T16:00+08:00', 2 * hour - 1, '2026-11-16T17:59:59.999+08:00'],
    ['at closing, not when the next day opens', '2026-11-16T16:00+08:00', 2 * hour, '2026-11-16T18:00+08:00'],
    ['just after the next opening', '2026-11-16T16:00+08:00', 2 * hour + 1, '2026-11-17T09:00:00.001+08:00'],
    ['when the pause begins, not when it ends', '2026-11-16T09:00+08:00', 3 * hour, '2026-11-16T12:00+08:00'],
    ['at the end of a week, not on Monday', '2026-11-16T09:00+08:00', 40 * hour, '2026-11-20T18:00+08:00'],
    ['an hour after opening, for what comes at closing', '2026-11-16T18:00+08:00', hour, '2026-11-17T10:00+08:00'],
    ['at once, where nothing is left to do', '2026-11-21T03:00+08:00', 0, '2026-11-21T03:00+08:00'],
  ])('is over %s', (_name, from, amount, end) => {
    expect(new Date(addWorkingTime(shanghai, at(from), amount)).toISOString()).toBe(new Date(end).toISOString())
  })

  test('never ends in a calendar without working hours, and says so', () => {
    const never: WorkCalendar = { ...shanghai, hours: {} }
    expect(workingTimeBetween(never, at('2026-01-01'), at('2026-12-31'))).toBe(0)
    expect(() => addWorkingTime(never, at('2026-01-01'), 1)).toThrow(RangeError)
  })

  const calendar = fc.constantFrom(shanghai, berlin)
  const moment = fc.integer({ min: at('2026-01-01'), max: at('2027-12-31') })

  test('of two stretches that follow each other is that of the whole', () => {
    fc.assert(
      fc.property(calendar, fc.tuple(moment, moment, moment), (of, moments) => {
        const [a, b, c] = moments.toSorted((left, right) => left - right) as [number, number, number]
        const parts = workingTimeBetween(of, a, b) + workingTimeBetween(of, b, c)
        expect(parts).toBe(workingTimeBetween(of, a, c))
        expect(parts).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })

  test('that is added has been worked by the moment found, and not a millisecond before', () => {
    fc.assert(
      fc.property(calendar, moment, fc.integer({ min: 1, max: 90 * 8 * hour }), (of, from, amount) => {
        const due = addWorkingTime(of, from, amount)
        expect(workingTimeBetween(of, from, due)).toBe(amount)
        expect(workingTimeBetween(of, from, due - 1)).toBe(amount - 1)
      }),
      { numRuns: 60 },
    )
  })
})
