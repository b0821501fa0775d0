import { describe, expect, it } from 'vitest'
import { dayOf, shiftMonth, weeksOf } from './month.ts'

describe('the weeks of a month', () => {
  it('begin on Monday, are whole, and have each of its days once', () => {
    for (let shift = 0; shift < 400; shift += 1) {
      const { month, year } = shiftMonth({ year: 2020, month: 0 }, shift)
      const weeks = weeksOf({ month, year })
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && week[0]?.getDay() === 1)).toBe(true)
      const own = days.filter((day) => day.getMonth() === month).map((day) => day.getDate())
      expect(own).toEqual(Array.from({ length: own.length }, (_, index) => index + 1))
      expect(own.length).toBe(new Date(year, month + 1, 0).getDate())
      expect(new Set(days.map(dayOf)).size).toBe(days.length)
      // No week is of its neighbours alone.
      for (const week of [weeks[0], weeks.at(-1)]) expect(week?.some((day) => day.getMonth() === month)).toBe(true)
    }
  })

  it('cross the end of a year', () => {
    expect(shiftMonth({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 })
    expect(shiftMonth({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 })
    expect(dayOf(weeksOf({ year: 2026, month: 10 })[0]?.[0] as Date)).toBe('2026-10-26')
  })
})
