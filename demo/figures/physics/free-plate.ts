import { symmetricEigen } from '#demo/figures/numerics/jacobi.ts'

/** Nodes and weights of Gauss–Legendre quadrature on -1 to 1, by Newton's method on the polynomial. */
function gaussLegendre(n: number): { x: number[]; w: number[] } {
  const x: number[] = []
  const w: number[] = []
  for (let i = 0; i < n; i++) {
    let t = Math.cos((Math.PI * (i + 0.75)) / (n + 0.5))
    let slope = 1
    for (let k = 0; k < 60; k++) {
      let before = 1
      let here = t
      for (let m = 2; m <= n; m++) [before, here] = [here, ((2 * m - 1) * t * here - (m - 1) * before) / m]
      slope = (n * (t * here - before)) / (t * t - 1)
      t -= here / slope
    }
    x.push(t)
    w.push(2 / ((1 - t * t) * slope * slope))
  }
  return { x, w }
}

/** Legendre polynomials 0 to `count - 1` at `t`, normalised to unit mean square on -1 to 1, with two derivatives. */
export function legendre(count: number, t: number): { p: number[]; d: number[]; dd: number[] } {
  const p = [1, t]
  const d = [0, 1]
  const dd = [0, 0]
  for (let m = 2; m < count; m++) {
    p.push(((2 * m - 1) * t * p[m - 1]! - (m - 1) * p[m - 2]!) / m)
    d.push(d[m - 2]! + (2 * m - 1) * p[m - 1]!)
    dd.push(dd[m - 2]! + (2 * m - 1) * d[m - 1]!)
  }
  const scale = (values: number[]): number[] => values.slice(0, count).map((v, m) => v * Math.sqrt(m + 0.5))
  return { p: scale(p), d: scale(d), dd: scale(dd) }
}

/** One mode of the plate: `frequency` is Leissa's λ = ω a² √(ρh/D) for side a; `shape` on -1 to 1 in both directions. */
export interface PlateMode {
  readonly frequency: number
  /** Coefficients over products of normalised Legendre polynomials, `coefficients[i * count + j]` for Pᵢ(x) Pⱼ(y). */
  readonly coefficients: Float64Array
}

type Table = number[][]

function integrals(count: number): { mixed: Table; bend: Table; slope: Table } {
  const { x, w } = gaussLegendre(count + 2)
  const zero = (): Table => Array.from({ length: count }, () => Array.from({ length: count }, () => 0))
  const tables = { mixed: zero(), bend: zero(), slope: zero() }
  x.forEach((t, k) => {
    const { p, d, dd } = legendre(count, t)
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        tables.mixed[i]![j]! += w[k]! * p[i]! * dd[j]!
        tables.bend[i]![j]! += w[k]! * dd[i]! * dd[j]!
        tables.slope[i]![j]! += w[k]! * d[i]! * d[j]!
      }
    }
  })
  return tables
}

/**
 * Bending modes of a thin square plate with free edges, by the method Ritz made for it (Ritz 1909, after Chladni 1787):
 * the energy of a sum of products is made stationary. Legendre products replace Ritz's beam functions; they converge faster.
 * Rigid motions (three zero frequencies) are left out; modes come by rising frequency.
 */
export function freePlateModes(count: number, poisson: number): PlateMode[] {
  const { mixed, bend, slope } = integrals(count)
  const modes: PlateMode[] = []
  for (const [px, py] of [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const) {
    const pairs: [number, number][] = []
    for (let i = px; i < count; i += 2) for (let j = py; j < count; j += 2) pairs.push([i, j])
    const n = pairs.length
    const stiffness = new Float64Array(n * n)
    pairs.forEach(([i, j], row) =>
      pairs.forEach(([k, l], column) => {
        const same = (a: number, b: number): number => (a === b ? 1 : 0)
        stiffness[row * n + column] =
          bend[i]![k]! * same(j, l) +
          same(i, k) * bend[j]![l]! +
          poisson * (mixed[k]![i]! * mixed[j]![l]! + mixed[i]![k]! * mixed[l]![j]!) +
          2 * (1 - poisson) * slope[i]![k]! * slope[j]![l]!
      }),
    )
    const { values, vectors } = symmetricEigen(stiffness, n)
    values.forEach((value, m) => {
      const coefficients = new Float64Array(count * count)
      pairs.forEach(([i, j], k) => (coefficients[i * count + j] = vectors[m]![k]!))
      // The half side is the unit here and the side is Leissa's: a factor of four.
      if (value > 1e-3) modes.push({ frequency: 4 * Math.sqrt(value), coefficients })
    })
  }
  return modes.sort((a, b) => a.frequency - b.frequency)
}
