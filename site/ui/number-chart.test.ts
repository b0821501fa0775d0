import { describe, expect, it } from 'vitest'
import { chartWidth, readNumberChart, stripOf } from './number-chart.ts'

describe('readNumberChart', () => {
  it.each([
    ['14 → 3', 'days', { kind: 'change', before: 14, after: 3, isCounted: true }],
    ['410→156', '次', { kind: 'change', before: 410, after: 156, isCounted: false }],
    ['2,400 → 1,950.5', 'h', { kind: 'change', before: 2400, after: 1950.5, isCounted: false }],
    ['4 -> 29', '人', { kind: 'change', before: 4, after: 29, isCounted: true }],
    ['38 / 46', '人', { kind: 'part', part: 38, whole: 46, isCounted: true }],
    ['1184/1420', '', { kind: 'part', part: 1184, whole: 1420, isCounted: false }],
    ['−62', '%', { kind: 'change', before: 100, after: 38, isCounted: true }],
    ['+30', '%', { kind: 'change', before: 100, after: 130, isCounted: false }],
    ['6.8', '%', { kind: 'part', part: 6.8, whole: 100, isCounted: true }],
  ])('%s %s', (value, unit, chart) => {
    expect(readNumberChart(value, unit)).toEqual(chart)
  })

  it.each([
    ['31', '个'],
    ['0.8', '°C'],
    ['2,400', 'h'],
    ['3.1', '×'],
    ['', '%'],
    ['about 5', '%'],
    ['−130', '%'],
    ['140', '%'],
    ['0 → 0', 'days'],
    ['46 / 38', 'people'],
    ['5 / 0', ''],
    ['3 – 5', '%'],
    ['9 → 2 → 1', 'days'],
    ['2026-11-12', ''],
  ])('draws nothing of %s %s', (value, unit) => {
    expect(readNumberChart(value, unit)).toBeUndefined()
  })
})

describe('stripOf', () => {
  it('fills the width with the larger number, and the smaller in proportion', () => {
    const ticks = (dash = '') => dash.split(' ').reduce((sum, part) => sum + Number(part), 0)
    const all = stripOf(14, 14, true)
    expect(all.length).toBeCloseTo(chartWidth, 0)
    expect(all.length / ticks(all.dash)).toBeCloseTo(14, 1)
    const some = stripOf(3, 14, true)
    expect(some.dash).toBe(all.dash)
    expect(some.length / ticks(some.dash)).toBeCloseTo(3, 1)
    expect(stripOf(156, 410, false)).toEqual({ length: Math.round((15600 * chartWidth) / 410) / 100 })
  })

  it('cuts the last tick where a value ends within it, and leaves a trace of the least', () => {
    const { dash, length } = stripOf(2.5, 100, true)
    const [tick = 0] = (dash ?? '').split(' ').map(Number)
    expect(length).toBeCloseTo(2 * (chartWidth / 100) + tick / 2, 1)
    expect(stripOf(0, 100, true).length).toBe(0)
    expect(stripOf(0.001, 410, false).length).toBe(1)
  })
})
