import { describe, expect, it } from 'vitest'
import { calendarNames } from './calendars.ts'
import { planNames, targetOf } from './plans.ts'
import { severities } from '#domain/ticket/ticket.ts'
import { firstAnswerDue, openCalendar, promisesOf, writeDue } from './promises.ts'
import { workingTimeBetween } from './working-time.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)

describe('the calendars', () => {
  it.each([
    // National Day of 2026 is seven days, and Saturday the 10th is worked for it.
    ['china', '2026-09-30T18:00+08:00', '2026-10-08T09:00+08:00', 0],
    ['china', '2026-10-09T18:00+08:00', '2026-10-11T00:00+08:00', 9],
    // Spring Festival, with the Saturdays before and after it.
    ['china', '2026-02-14T00:00+08:00', '2026-02-24T00:00+08:00', 9],
    ['china', '2027-01-01T00:00+08:00', '2027-01-05T00:00+08:00', 9],
    ['bavaria', '2026-04-02T17:00+02:00', '2026-04-07T09:00+02:00', 0],
    ['bavaria', '2027-05-27T00:00+02:00', '2027-05-28T10:00+02:00', 1],
  ] as const)('%s, from %s to %s, work %s hours', (name, from, to, hours) => {
    expect(workingTimeBetween(openCalendar(name), at(from), at(to))).toBe(hours * hour)
  })

  it('have days that exist, each once, and move work to weekends alone', () => {
    for (const name of calendarNames) {
      const { holidays, movedDays } = openCalendar(name)
      for (const day of [...holidays, ...movedDays.keys()])
        expect(new Date(`${day}T00:00Z`).toISOString().slice(0, 10), name).toBe(day)
      for (const day of movedDays.keys()) {
        expect([0, 6], day).toContain(new Date(`${day}T00:00Z`).getUTCDay())
        expect(holidays.has(day), day).toBe(false)
      }
    }
  })
})

describe('the plans', () => {
  it('promise no less time for what is less severe', () => {
    for (const plan of planNames)
      for (const kind of ['firstAnswer', 'solution'] as const) {
        const targets = severities.map((severity) => targetOf(plan, kind, severity) ?? Infinity)
        expect(targets, `${plan} ${kind}`).toEqual(targets.toSorted((a, b) => a - b))
      }
  })

  it('of everybody are one and four working hours, one and three days, for the first answer alone', () => {
    const now = at('2026-11-16T10:00+08:00')
    const due = severities.map((severity) => firstAnswerDue({ plan: 'standard', calendar: 'china', severity }, now))
    expect(due.map((each) => new Date(each).getTime())).toEqual(
      ['2026-11-16T11:00', '2026-11-16T14:00', '2026-11-17T10:00', '2026-11-19T10:00'].map((each) =>
        at(`${each}+08:00`),
      ),
    )
    const kinds = (plan: 'standard' | 'priority') =>
      promisesOf({ plan, calendar: 'china', severity: '1' }, [{ at: now, status: 'new' }], now).map(({ kind }) => kind)
    expect([kinds('standard'), kinds('priority')]).toEqual([['firstAnswer'], ['firstAnswer', 'solution']])
  })

  it('name a moment in the calendar’s own time, and say which that is', () => {
    expect(writeDue('2026-11-16T03:00:00Z', 'china', 'zh')).toMatch(/^2026年11月16日 11:00（.+）$/)
    expect(writeDue('2026-11-16T03:00:00Z', 'bavaria', 'en')).toMatch(/^16 Nov 2026, 04:00 \(.+\)$/)
  })
})
