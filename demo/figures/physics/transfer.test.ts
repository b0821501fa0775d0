import { describe, expect, it } from 'vitest'
import { EARTH_RADIUS, hohmann } from './transfer.ts'

describe('hohmann', () => {
  it('agrees with Vallado, example 6-1: 191.344 km to 35 781.349 km', () => {
    const { total, time } = hohmann(EARTH_RADIUS + 191.34411, EARTH_RADIUS + 35781.34857)
    expect(total).toBeCloseTo(3.935224, 3)
    expect(time / 60).toBeCloseTo(315.403, 1)
  })

  it('costs nothing between equal orbits, and 2 v sin(i/2) for the plane alone', () => {
    expect(hohmann(7000, 7000).total).toBeCloseTo(0, 12)
    const speed = Math.sqrt(398600.4418 / 7000)
    expect(hohmann(7000, 7000, 28.5).total).toBeCloseTo(2 * speed * Math.sin((14.25 * Math.PI) / 180), 9)
  })
})
