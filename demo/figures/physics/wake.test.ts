import { describe, expect, it } from 'vitest'
import { wakeDeficit } from './wake.ts'

describe('wakeDeficit', () => {
  it('carries the thrust of the rotor as lost momentum at every distance', () => {
    for (const distance of [4, 7, 12]) {
      let flux = 0
      const d = 0.01
      for (let r = d / 2; r < 6; r += d) {
        const deficit = wakeDeficit(0.8, distance, r, 0.035)
        flux += deficit * (1 - deficit) * 2 * Math.PI * r * d
      }
      // Thrust over ρU²: half the thrust coefficient times the area of a rotor of unit diameter.
      expect(flux).toBeCloseTo((0.8 / 2) * (Math.PI / 4), 3)
    }
  })

  it('leaves the wind before the rotor alone', () => {
    expect(wakeDeficit(0.8, -1, 0, 0.035)).toBe(0)
  })
})
