import { describe, expect, it } from 'vitest'
import { magnitude } from '#demo/figures/numerics/complex.ts'
import { driveResonances, driveResponse } from '#demo/figures/physics/drive.ts'
import { lorenzRate } from './lorenz.ts'
import { secondOrderStep } from './step-response.ts'
import { modelText, speedsOf, studioWindow } from './studio-window.ts'
import { limitCycle } from './van-der-pol.ts'

describe('secondOrderStep', () => {
  it('overshoots by exp(−πζ/√(1−ζ²)) and settles at one', () => {
    const zeta = 0.32
    const root = Math.sqrt(1 - zeta * zeta)
    expect(secondOrderStep(zeta, Math.PI / root) - 1).toBeCloseTo(Math.exp((-Math.PI * zeta) / root), 12)
    for (const z of [0.2, 1, 2]) expect(secondOrderStep(z, 200)).toBeCloseTo(1, 6)
  })

  it('passes smoothly through critical damping', () => {
    expect(secondOrderStep(1 - 1e-6, 2)).toBeCloseTo(secondOrderStep(1, 2), 5)
    expect(secondOrderStep(1 + 1e-6, 2)).toBeCloseTo(secondOrderStep(1, 2), 5)
  })
})

describe('driveResponse', () => {
  const drive = { motor: 0.001, load: 0.003, stiffness: 200, damping: 1e-4, friction: 0, lag: 0, delay: 0 }

  it('dips at the antiresonance and peaks at the resonance', () => {
    const { anti, resonance } = driveResonances(drive)
    const at = (f: number): number => magnitude(driveResponse(drive, f))
    expect(at(anti)).toBeLessThan(0.1 * at(0.9 * anti))
    expect(at(resonance)).toBeGreaterThan(10 * at(1.1 * resonance))
  })

  it('is the whole inertia below and the motor alone far above', () => {
    expect(magnitude(driveResponse(drive, 0.5))).toBeCloseTo(1 / (2 * Math.PI * 0.5 * 0.004), 0)
    expect(magnitude(driveResponse(drive, 5000)) * 2 * Math.PI * 5000 * 0.001).toBeCloseTo(1, 2)
  })
})

describe('lorenzRate', () => {
  it('rests at its two symmetric fixed points', () => {
    const out = new Float64Array(3)
    const c = Math.sqrt((8 / 3) * 27)
    lorenzRate({ sigma: 10, rho: 28, beta: 8 / 3, duration: 0 }, Float64Array.from([-c, -c, 27]), out)
    out.forEach((value) => expect(value).toBeCloseTo(0, 12))
  })
})

describe('limitCycle', () => {
  it('has an amplitude close to two, as van der Pol found', () => {
    const reach = Math.max(...limitCycle(1.4).map(([x]) => x))
    expect(reach).toBeGreaterThan(2)
    expect(reach).toBeLessThan(2.03)
  })
})

describe('the window of a modelling tool', () => {
  const params = studioWindow().params as unknown as Parameters<typeof modelText>[0]

  it('plots the model whose text it shows: the motor starts first, and both end at the speed that is asked for', () => {
    const speeds = speedsOf({ ...params, duration: 3 })
    const early = speeds.find(({ time }) => time > 0.003)!
    expect(early.motor).toBeGreaterThan(2 * early.load)
    expect(speeds.at(-1)!.motor).toBeCloseTo(params.target, 0)
    expect(speeds.at(-1)!.load).toBeCloseTo(params.target, 0)
    expect(modelText({ ...params, stiffness: 123 }).join('')).toContain('c = 123')
  })

  it('has text that fits its pane, and a declaration for each name that is connected', () => {
    const lines = modelText(params)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(43)
    const text = lines.join(' ')
    for (const [, name] of text.matchAll(/(?:connect\(|, )(\w+)\.\w+/g))
      expect(text).toMatch(new RegExp(`[A-Z]\\w+ ${name}[(;]`))
  })
})
