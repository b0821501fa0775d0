import { describe, expect, it } from 'vitest'
import { contactRatio, contacts, halfTooth, meshWith, outline, radiiOf, type Gear } from './involute.ts'

const gear: Gear = { teeth: 20, module: 2, pressure: (20 * Math.PI) / 180, center: [0, 0], phase: 0.13 }

describe('involute gears', () => {
  it('has the contact ratio of the text books: 1.557 for 20 on 20 teeth at 20°', () => {
    expect(contactRatio(gear, meshWith(gear, 20, 0.4))).toBeCloseTo(1.557, 3)
  })

  it('shares the pitch circle evenly between tooth and gap', () => {
    expect(halfTooth(gear, radiiOf(gear).pitch)).toBeCloseTo(Math.PI / 40, 12)
  })

  it('touches on the flanks of both gears at once', () => {
    const other = meshWith(gear, 33, -0.7)
    const { points } = contacts(gear, other)
    expect(points.length).toBeGreaterThan(0)
    for (const [x, y] of points) {
      for (const g of [gear, other]) {
        const [dx, dy] = [x - g.center[0], y - g.center[1]]
        const r = Math.sqrt(dx * dx + dy * dy)
        const pitch = (2 * Math.PI) / g.teeth
        const off = ((((Math.atan2(dy, dx) - g.phase) % pitch) + 1.5 * pitch) % pitch) - pitch / 2
        expect(Math.abs(off)).toBeCloseTo(halfTooth(g, r), 9)
      }
    }
  })

  it('does not let the teeth of two gears overlap', () => {
    const other = meshWith(gear, 33, -0.7)
    const inside = outline(other, 20).filter(([x, y]) => {
      const r = Math.sqrt(x * x + y * y)
      if (r > radiiOf(gear).tip || r < radiiOf(gear).base) return false
      const pitch = (2 * Math.PI) / gear.teeth
      const off = ((((Math.atan2(y, x) - gear.phase) % pitch) + 1.5 * pitch) % pitch) - pitch / 2
      return Math.abs(off) < halfTooth(gear, r) - 1e-6
    })
    expect(inside).toEqual([])
  })
})
