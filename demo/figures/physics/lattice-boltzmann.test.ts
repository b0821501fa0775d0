import { describe, expect, it } from 'vitest'
import { advance, createFlow, totalMass, velocityAt } from './lattice-boltzmann.ts'

const base = { nx: 60, ny: 40, speed: 0.1, viscosity: 0.02, cylinder: { x: 20, y: 20.3, radius: 5 } }

describe('lattice Boltzmann', () => {
  it('keeps the mass on a torus with a body in it', () => {
    const flow = createFlow({ ...base, ends: 'periodic' })
    const before = totalMass(flow)
    advance(flow, 400)
    expect(Math.abs(totalMass(flow) / before - 1)).toBeLessThan(1e-11)
  })

  it('slows a shear wave at the rate of its viscosity', () => {
    const ny = 32
    const flow = createFlow({
      nx: 4,
      ny,
      speed: 0,
      viscosity: 0.05,
      cylinder: { x: -99, y: -99, radius: 1 },
      ends: 'periodic',
    })
    const k = (2 * Math.PI) / ny
    for (let y = 0; y < ny + 2; y++)
      for (let x = 0; x < 6; x++) {
        const u = 0.01 * Math.sin(k * (y - 1))
        // Rest state plus momentum along x: the linear part of the equilibrium.
        ;[1, 3].forEach((i) => (flow.f[i]![y * 6 + x] = 1 / 9 + (i === 1 ? 1 : -1) * (u / 3)))
        ;[5, 8, 6, 7].forEach((i) => (flow.f[i]![y * 6 + x] = 1 / 36 + (i === 5 || i === 8 ? 1 : -1) * (u / 12)))
      }
    advance(flow, 300)
    const [u] = velocityAt(flow, 1, ny / 4)
    expect(u / 0.01).toBeCloseTo(Math.exp(-0.05 * k * k * 300), 2)
  })

  it('stands still inside the body and flows outside', () => {
    const flow = createFlow({ ...base, ends: 'stream' })
    advance(flow, 300)
    const [u, v] = velocityAt(flow, 19, 19)
    expect(Math.sqrt(u * u + v * v)).toBeLessThan(0.004)
    expect(velocityAt(flow, 19, 36)[0]).toBeGreaterThan(0.09)
  })
})
