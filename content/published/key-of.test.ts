import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, numberOf } from './key-of.ts'

describe('the text that a value is found and ordered by', () => {
  it('has the order of numbers', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0))
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(Math.sign(one - other) || Number(one > other) - Number(one < other)).toBe(
          Number(keyOf(one) > keyOf(other)) - Number(keyOf(one) < keyOf(other)),
        )
      }),
    )
  })

  it('gives its number back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(numberOf(keyOf(value))).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('puts nothing first, and keeps words as they are', () => {
    expect(['zh', keyOf(undefined), keyOf(-3), 'a0', keyOf(null)].toSorted()).toEqual(['', '', keyOf(-3), 'a0', 'zh'])
    expect(keyOf('2026-11-12T00:00:00.000Z')).toBe('2026-11-12T00:00:00.000Z')
    expect(keyOf(true)).toBe('true')
  })

  it('refuses what has no order', () => {
    expect(() => keyOf({ zh: '标题' })).toThrow(TypeError)
  })
})
