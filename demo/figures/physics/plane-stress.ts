import { conjugateGradient } from '#demo/figures/numerics/conjugate-gradient.ts'
import type { Mesh } from './bracket-mesh.ts'
import { vonMises, type PlaneStress } from './kirsch.ts'

/** A sheet in plane stress. Units are free but must agree, for example N, mm and MPa. */
export interface PlaneStressProblem {
  readonly mesh: Mesh
  readonly modulus: number
  readonly poisson: number
  readonly thickness: number
  /** Prescribed displacement of a node, `undefined` where the direction is free. */
  readonly support: (node: number) => { readonly ux?: number; readonly uy?: number } | undefined
  /** Force on a node. */
  readonly load: (node: number) => readonly [number, number]
}

export interface PlaneStressSolution {
  /** Displacements, `u[2 i]` along x and `u[2 i + 1]` along y. */
  readonly u: Float64Array
  /** Stress in each triangle. */
  readonly stress: readonly PlaneStress[]
  /** Von Mises stress at the nodes, averaged over the triangles around them by area. */
  readonly nodal: Float64Array
}

/** Strain-displacement coefficients of the linear triangle (Turner, Clough, Martin and Topp 1956): slopes of its three shape functions. */
function slopes({ x, y, triangles }: Mesh, t: number): { b: number[]; c: number[]; area: number } {
  const [i, j, k] = triangles[t]!
  const twice = (x[j]! - x[i]!) * (y[k]! - y[i]!) - (x[k]! - x[i]!) * (y[j]! - y[i]!)
  const b = [y[j]! - y[k]!, y[k]! - y[i]!, y[i]! - y[j]!].map((v) => v / twice)
  const c = [x[k]! - x[j]!, x[i]! - x[k]!, x[j]! - x[i]!].map((v) => v / twice)
  return { b, c, area: twice / 2 }
}

/** Element stiffness matrices, 6 × 6 each, one after another. */
function stiffness({ mesh, modulus, poisson, thickness }: PlaneStressProblem): Float64Array {
  const all = new Float64Array(36 * mesh.triangles.length)
  const d0 = modulus / (1 - poisson * poisson)
  const d1 = d0 * poisson
  const g = modulus / (2 * (1 + poisson))
  mesh.triangles.forEach((_, t) => {
    const { b, c, area } = slopes(mesh, t)
    const volume = area * thickness
    for (let p = 0; p < 3; p++) {
      for (let q = 0; q < 3; q++) {
        const k = 36 * t + 12 * p + 2 * q
        all[k] = volume * (d0 * b[p]! * b[q]! + g * c[p]! * c[q]!)
        all[k + 1] = volume * (d1 * b[p]! * c[q]! + g * c[p]! * b[q]!)
        all[k + 6] = volume * (d1 * c[p]! * b[q]! + g * b[p]! * c[q]!)
        all[k + 7] = volume * (d0 * c[p]! * c[q]! + g * b[p]! * b[q]!)
      }
    }
  })
  return all
}

function multiply(mesh: Mesh, k: Float64Array, v: Float64Array, out: Float64Array): void {
  out.fill(0)
  for (let t = 0; t < mesh.triangles.length; t++) {
    const nodes = mesh.triangles[t]!
    for (let p = 0; p < 6; p++) {
      let sum = 0
      const row = 36 * t + 6 * p
      for (let q = 0; q < 3; q++) {
        const n = 2 * nodes[q as 0 | 1 | 2]
        sum += k[row + 2 * q]! * v[n]! + k[row + 2 * q + 1]! * v[n + 1]!
      }
      out[2 * nodes[(p >> 1) as 0 | 1 | 2] + (p & 1)]! += sum
    }
  }
}

/** Forces that the material exerts for given displacements, node by node; zero at free, unloaded nodes in equilibrium. */
export function internalForces(problem: PlaneStressProblem, u: Float64Array): Float64Array {
  const out = new Float64Array(u.length)
  multiply(problem.mesh, stiffness(problem), u, out)
  return out
}

/** Solves the sheet with linear triangles; displacements by conjugate gradients on the free directions. */
export function solvePlaneStress(problem: PlaneStressProblem): PlaneStressSolution {
  const { mesh } = problem
  const n = 2 * mesh.x.length
  const k = stiffness(problem)
  const isFree = new Uint8Array(n).fill(1)
  const known = new Float64Array(n)
  const force = new Float64Array(n)
  for (let i = 0; i < mesh.x.length; i++) {
    const { ux, uy } = problem.support(i) ?? {}
    if (ux !== undefined) [isFree[2 * i], known[2 * i]] = [0, ux]
    if (uy !== undefined) [isFree[2 * i + 1], known[2 * i + 1]] = [0, uy]
    ;[force[2 * i], force[2 * i + 1]] = problem.load(i)
  }
  const diagonal = new Float64Array(n)
  mesh.triangles.forEach((nodes, t) => {
    for (let p = 0; p < 6; p++) diagonal[2 * nodes[(p >> 1) as 0 | 1 | 2] + (p & 1)]! += k[36 * t + 7 * p]!
  })
  const right = new Float64Array(n)
  multiply(mesh, k, known, right)
  // Held directions become an identity, so that the matrix stays symmetric and positive.
  for (let i = 0; i < n; i++) right[i] = isFree[i] ? force[i]! - right[i]! : 0
  const apply = (v: Float64Array, out: Float64Array): void => {
    multiply(mesh, k, v, out)
    for (let i = 0; i < n; i++) if (!isFree[i]) out[i] = v[i]! * diagonal[i]!
  }
  const u = conjugateGradient(apply, diagonal, right, new Float64Array(n), { tolerance: 1e-8, limit: 8000 })
  for (let i = 0; i < n; i++) u[i]! += known[i]!
  return { u, ...recover(problem, u) }
}

function recover(
  { mesh, modulus, poisson }: PlaneStressProblem,
  u: Float64Array,
): { stress: PlaneStress[]; nodal: Float64Array } {
  const d0 = modulus / (1 - poisson * poisson)
  const sums = Array.from({ length: 4 }, () => new Float64Array(mesh.x.length))
  const stress = mesh.triangles.map((nodes, t): PlaneStress => {
    const { b, c, area } = slopes(mesh, t)
    let [ex, ey, g] = [0, 0, 0]
    nodes.forEach((node, p) => {
      ex += b[p]! * u[2 * node]!
      ey += c[p]! * u[2 * node + 1]!
      g += c[p]! * u[2 * node]! + b[p]! * u[2 * node + 1]!
    })
    const value = {
      xx: d0 * (ex + poisson * ey),
      yy: d0 * (ey + poisson * ex),
      xy: (g * modulus) / (2 * (1 + poisson)),
    }
    for (const node of nodes) [value.xx, value.yy, value.xy, 1].forEach((v, s) => (sums[s]![node]! += v * area))
    return value
  })
  const nodal = Float64Array.from(mesh.x, (_, i) => {
    const [xx, yy, xy] = [sums[0]![i]! / sums[3]![i]!, sums[1]![i]! / sums[3]![i]!, sums[2]![i]! / sums[3]![i]!]
    return vonMises({ xx, yy, xy })
  })
  return { stress, nodal }
}
