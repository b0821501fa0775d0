import { describe, expect, it } from 'vitest'
import { kirschStress, vonMises } from './kirsch.ts'

describe('kirschStress', () => {
  it('concentrates the load by three at the sides of the hole and turns to pressure at its ends', () => {
    expect(kirschStress(0, 1).xx).toBeCloseTo(3, 12)
    expect(kirschStress(1, 0).yy).toBeCloseTo(-1, 12)
  })

  it('leaves the edge of the hole free of traction all round', () => {
    for (let degree = 0; degree < 360; degree += 7) {
      const a = (degree * Math.PI) / 180
      const [nx, ny] = [Math.cos(a), Math.sin(a)]
      const { xx, yy, xy } = kirschStress(nx, ny)
      expect(xx * nx + xy * ny).toBeCloseTo(0, 9)
      expect(xy * nx + yy * ny).toBeCloseTo(0, 9)
    }
  })

  it('returns to the uniform load far away', () => {
    const { xx, yy, xy } = kirschStress(300, 170)
    expect(xx).toBeCloseTo(1, 3)
    expect(yy).toBeCloseTo(0, 3)
    expect(xy).toBeCloseTo(0, 3)
    expect(vonMises({ xx: 1, yy: 0, xy: 0 })).toBe(1)
  })

  it('carries the whole load through the section beside the hole', () => {
    let sum = 0
    const n = 40_000
    for (let i = 0; i < n; i++) sum += ((kirschStress(0, 1 + ((i + 0.5) / n) * 99).xx - 1) * 99) / n
    // What the hole takes away (one radius on this side) the ligament carries in excess.
    expect(sum).toBeCloseTo(1, 1)
  })
})
