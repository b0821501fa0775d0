import { describe, expect, it } from 'vitest'
import { createJoukowski, flowAt } from './joukowski.ts'

const wing = createJoukowski(-0.09, 0.1, (9 * Math.PI) / 180)

describe('flowAt', () => {
  it('follows Bernoulli: the pressure agrees with the speed taken from the stream function', () => {
    for (const [x, y] of [
      [0.4, 1.3],
      [-2.6, 0.5],
      [1.5, -0.8],
      [3, 2],
    ] as const) {
      const d = 1e-5
      const u = (flowAt(wing, x, y + d).psi - flowAt(wing, x, y - d).psi) / (2 * d)
      const v = (flowAt(wing, x + d, y).psi - flowAt(wing, x - d, y).psi) / (2 * d)
      expect(flowAt(wing, x, y).cp).toBeCloseTo(1 - u * u - v * v, 5)
    }
  })

  it('leaves the trailing edge with finite speed, as Kutta demands', () => {
    expect(Math.abs(flowAt(wing, 2.0005, -0.0001).cp)).toBeLessThan(1)
  })

  it('is the undisturbed stream far away', () => {
    expect(flowAt(wing, -400, 300).cp).toBeCloseTo(0, 2)
  })
})
