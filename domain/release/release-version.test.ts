import { describe, expect, test } from 'vitest'
import { compareVersions, isInRange, parseVersion } from './release-version.ts'

describe('versions', () => {
  test('by the calendar stand in the order of their release', () => {
    const order = [
      'R2024b',
      'R2025a',
      'R2025b',
      'R2026a Beta 2',
      'R2026a',
      'R2026a Update 3',
      'R2026a Update 12',
      'R2026b',
      'R2027a Beta 1',
    ]
    expect(order.toReversed().sort((a, b) => compareVersions(a, b) ?? Number.NaN)).toEqual(order)
  })
  test('with numbers stand in the order of their numbers, a candidate before its release', () => {
    const order = ['0.9', '2.3', '2.4.0-rc.1', '2.4', '2.4.1', '2.10']
    expect(order.toReversed().sort((a, b) => compareVersions(a, b) ?? Number.NaN)).toEqual(order)
    expect(compareVersions('2.4', '2.4.0')).toBe(0)
  })
  test.each([
    '',
    'R2026',
    'R2026c',
    'r2026a',
    'R2026a Update',
    'R2026a Update 0',
    'R2026a  Update 1',
    'v',
    '2',
    '1.2.3.4',
    ' 2.4',
  ])('%j is none, and is in no range', (text) => {
    expect(parseVersion(text)).toBeUndefined()
    expect(compareVersions(text, 'R2026a')).toBeUndefined()
    expect(isInRange(text, {})).toBe(false)
  })
  test('of different schemes have no order', () => {
    expect(compareVersions('R2026a', '2.4')).toBeUndefined()
    expect(compareVersions('2.4', 'R2026a')).toBeUndefined()
    expect(isInRange('2.4', { from: 'R2025a' })).toBe(false)
    expect(isInRange('2.4', { before: 'R2025a' })).toBe(false)
  })
  test('are in a range from its start on, up to but not with its end', () => {
    const range = { from: 'R2025b', before: 'R2026a Update 3' }
    expect(['R2025a', 'R2025b', 'R2025b Update 9', 'R2026a Update 2'].map((v) => isInRange(v, range))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(['R2026a Update 3', 'R2026b'].map((v) => isInRange(v, range))).toEqual([false, false])
    expect(isInRange('R2024b', { before: 'R2025a' })).toBe(true)
    expect(isInRange('R2027a', { from: 'R2025a', before: null })).toBe(true)
  })
})
