import { describe, expect, it } from 'vitest'
import { discharge, openCircuitVoltage, type Cell } from './battery-cell.ts'

const cell: Cell = {
  capacity: 5,
  r0: 0.0125,
  pairs: [
    { r: 0.007, tau: 12 },
    { r: 0.0085, tau: 210 },
  ],
  cutOff: 2.8,
}

describe('discharge', () => {
  it('starts at the open-circuit voltage less the ohmic drop and ends at the cut-off', () => {
    const curve = discharge(cell, 1)
    expect(curve[0]!.voltage).toBeCloseTo(openCircuitVoltage(1) - 5 * 0.0125, 3)
    expect(curve[curve.length - 1]!.voltage).toBe(2.8)
  })

  it('yields less charge the faster it goes, and always a falling voltage', () => {
    const ends = [0.1, 1, 3, 5].map((rate) => {
      const curve = discharge(cell, rate)
      for (let i = 1; i < curve.length; i++) expect(curve[i]!.voltage).toBeLessThan(curve[i - 1]!.voltage)
      return curve[curve.length - 1]!.drawn
    })
    expect(ends).toEqual([...ends].sort((a, b) => b - a))
    expect(ends[0]).toBeGreaterThan(0.95)
  })
})
