import { describe, expect, it } from 'vitest'
import { axisOf, placeOn } from './time-axis.tsx'

describe('an axis of time', () => {
  it('runs over whole years, from the first day to the last', () => {
    const axis = axisOf(['2024-11-15', '2026-11-12', '2029-11-30'])
    expect([axis.start, axis.end]).toEqual([Date.UTC(2024, 0), Date.UTC(2030, 0)])
    expect(axis.years.map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027, 2028, 2029])
    expect(placeOn(axis, '2024-01-01')).toBe(0)
    expect(placeOn(axis, '2027-01-01')).toBe(50)
  })

  it('keeps what is beyond it at its ends', () => {
    const axis = axisOf(['2024-01-01', '2025-01-01'])
    expect([placeOn(axis, '1999-01-01'), placeOn(axis, '2099-01-01')]).toEqual([0, 100])
  })

  it('names at most eight years of a long time', () => {
    expect(axisOf(['1990-01-01', '2026-01-01']).years.map(({ year }) => year)).toEqual([1990, 1998, 2006, 2014, 2022])
  })

  it('has no years for no days, and for what is no day', () => {
    expect(axisOf([]).years).toEqual([])
    expect(axisOf(['never']).years).toEqual([])
  })
})
