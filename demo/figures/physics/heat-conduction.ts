import { conjugateGradient } from '#demo/figures/numerics/conjugate-gradient.ts'
import { createField, type Field } from '#demo/figures/field.ts'

/** A section of a solid on square cells, cooled by air wherever it meets none, heated from below. */
export interface ConductionSetup {
  readonly nx: number
  readonly ny: number
  /** Is the cell solid? */
  readonly solid: (x: number, y: number) => boolean
  /** Heat flow through the lower side of the bottom row, in W/m² at a column. */
  readonly flux: (x: number) => number
  /** Edge of a cell in m, conductivity in W/(m·K), heat transfer coefficient to the air in W/(m²·K). */
  readonly cell: number
  readonly conductivity: number
  readonly film: number
}

/**
 * Steady temperature above the air, in K, by finite volumes: Fourier's law between cells, Newton's law of cooling on
 * faces to the air. Cells without material hold NaN. The bottom row's lower side takes the flux and is otherwise adiabatic,
 * as are the left, right and top rims of the grid.
 */
export function solveConduction(setup: ConductionSetup): Field {
  const { nx, ny, cell, conductivity, film } = setup
  const index = new Int32Array(nx * ny).fill(-1)
  const cells: number[] = []
  for (let y = 0; y < ny; y++)
    for (let x = 0; x < nx; x++)
      if (setup.solid(x, y)) {
        index[y * nx + x] = cells.length
        cells.push(y * nx + x)
      }
  const n = cells.length
  const neighbours = new Int32Array(4 * n).fill(-1)
  const diagonal = new Float64Array(n)
  const b = new Float64Array(n)
  // From the cell's middle to the air: half a cell of metal in series with the film, over the conductance between cells.
  const toAir = (film * cell) / (conductivity + 0.5 * film * cell)
  cells.forEach((at, i) => {
    const x = at % nx
    const y = (at - x) / nx
    for (const [d, dx, dy] of [
      [0, -1, 0],
      [1, 1, 0],
      [2, 0, -1],
      [3, 0, 1],
    ] as const) {
      const [xx, yy] = [x + dx, y + dy]
      if (xx < 0 || yy < 0 || xx >= nx || yy >= ny) continue
      const other = index[yy * nx + xx]!
      diagonal[i]! += other >= 0 ? 1 : toAir
      if (other >= 0) neighbours[4 * i + d] = other
    }
    if (y === ny - 1) b[i] = (setup.flux(x) * cell) / conductivity
  })
  const apply = (v: Float64Array, out: Float64Array): void => {
    for (let i = 0; i < n; i++) {
      let sum = diagonal[i]! * v[i]!
      for (let d = 4 * i; d < 4 * i + 4; d++) {
        const other = neighbours[d]!
        if (other >= 0) sum -= v[other]!
      }
      out[i] = sum
    }
  }
  const solution = conjugateGradient(apply, diagonal, b, new Float64Array(n), { tolerance: 1e-7, limit: 6000 })
  const field = createField(nx, ny, () => Number.NaN)
  cells.forEach((at, i) => (field.data[at] = solution[i]!))
  return field
}
