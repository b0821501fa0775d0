import { describe, expect, it } from 'vitest'
import { createRandom } from '#demo/figures/random.ts'
import { meshShape, shapeQuality, type Mesh } from './bracket-mesh.ts'
import { internalForces, solvePlaneStress, type PlaneStressProblem } from './plane-stress.ts'

const mesh: Mesh = meshShape({
  shape: (x, y) => Math.max(Math.abs(x - 2) - 2, Math.abs(y - 1) - 1),
  size: () => 0.34,
  box: [0, 0, 4, 2],
  fixed: [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
  ],
  random: createRandom(3),
  rounds: 50,
})
const onRim = (i: number): boolean => {
  const [x, y] = [mesh.x[i]!, mesh.y[i]!]
  return Math.min(Math.abs(x), Math.abs(x - 4), Math.abs(y), Math.abs(y - 2)) < 1e-3
}
const material = { mesh, modulus: 1000, poisson: 0.3, thickness: 1 }

describe('meshShape', () => {
  it('covers the shape with triangles of fair form', () => {
    const area = mesh.triangles.reduce(
      (sum, [a, b, c]) =>
        sum +
        ((mesh.x[b]! - mesh.x[a]!) * (mesh.y[c]! - mesh.y[a]!) -
          (mesh.x[c]! - mesh.x[a]!) * (mesh.y[b]! - mesh.y[a]!)) /
          2,
      0,
    )
    expect(area).toBeCloseTo(8, 2)
    const quality = mesh.triangles.map((t) => shapeQuality(mesh.x, mesh.y, t))
    expect(quality.reduce((sum, q) => sum + q, 0) / quality.length).toBeGreaterThan(0.85)
  })
})

describe('solvePlaneStress', () => {
  it('passes the patch test: a linear displacement on the rim gives the same stress in every triangle', () => {
    const strain = { xx: 1e-3, yy: -4e-4, xy: 6e-4 }
    const { stress } = solvePlaneStress({
      ...material,
      support: (i) =>
        onRim(i) ? { ux: strain.xx * mesh.x[i]! + strain.xy * mesh.y[i]!, uy: strain.yy * mesh.y[i]! } : undefined,
      load: () => [0, 0],
    })
    const d = 1000 / (1 - 0.09)
    for (const s of stress) {
      expect(s.xx).toBeCloseTo(d * (strain.xx + 0.3 * strain.yy), 5)
      expect(s.yy).toBeCloseTo(d * (strain.yy + 0.3 * strain.xx), 5)
      expect(s.xy).toBeCloseTo((1000 / 2.6) * strain.xy, 5)
    }
  })

  it('holds every part in equilibrium: free nodes feel no force, supports return the load', () => {
    const tip = mesh.x.reduce((best, x, i) => (x + mesh.y[i]! > mesh.x[best]! + mesh.y[best]! ? i : best), 0)
    const problem: PlaneStressProblem = {
      ...material,
      support: (i) => (mesh.x[i]! < 1e-3 ? { ux: 0, uy: 0 } : undefined),
      load: (i) => (i === tip ? [0.2, -1] : [0, 0]),
    }
    const { u } = solvePlaneStress(problem)
    const force = internalForces(problem, u)
    let [rx, ry] = [0, 0]
    for (let i = 0; i < mesh.x.length; i++) {
      if (mesh.x[i]! < 1e-3) {
        rx += force[2 * i]!
        ry += force[2 * i + 1]!
      } else if (i !== tip) {
        expect(Math.abs(force[2 * i]!)).toBeLessThan(1e-5)
        expect(Math.abs(force[2 * i + 1]!)).toBeLessThan(1e-5)
      }
    }
    expect(rx).toBeCloseTo(-0.2, 5)
    expect(ry).toBeCloseTo(1, 5)
  })
})
