/** Numbers on a regular grid, rows from the top, `data[y * nx + x]`. */
export interface Field {
  readonly nx: number
  readonly ny: number
  readonly data: Float64Array
}

/** An empty field, or one filled from a function of the column and the row. */
export function createField(nx: number, ny: number, value?: (x: number, y: number) => number): Field {
  const data = new Float64Array(nx * ny)
  if (value) for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) data[y * nx + x] = value(x, y)
  return { nx, ny, data }
}

const weightsX = new Float64Array(4)
const weightsY = new Float64Array(4)

/** Weights of the uniform cubic B-spline: twice differentiable, so enlarged fields show no cells. */
function writeWeights(u: number, w: Float64Array): void {
  const v = 1 - u
  w[0] = (v * v * v) / 6
  w[1] = (3 * u * u * u - 6 * u * u + 4) / 6
  w[2] = (3 * v * v * v - 6 * v * v + 4) / 6
  w[3] = (u * u * u) / 6
}

/** Value at a place between the grid points (grid units, clamped at the rim), by the cubic B-spline. */
export function sampleSmooth(field: Field, x: number, y: number): number {
  const { nx, ny, data } = field
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  writeWeights(x - x0, weightsX)
  writeWeights(y - y0, weightsY)
  let sum = 0
  for (let j = 0; j < 4; j++) {
    const yy = y0 + j - 1
    const row = (yy < 0 ? 0 : yy >= ny ? ny - 1 : yy) * nx
    let line = 0
    for (let i = 0; i < 4; i++) {
      const xx = x0 + i - 1
      line += weightsX[i]! * data[row + (xx < 0 ? 0 : xx >= nx ? nx - 1 : xx)]!
    }
    sum += weightsY[j]! * line
  }
  return sum
}

/**
 * Distance in grid units from a grid point to the nearest line where the field is a multiple of `step`,
 * to first order (value over slope). Draws antialiased isolines without tracing them.
 */
export function isolineDistance(field: Field, x: number, y: number, step: number): number {
  const { nx, ny, data } = field
  const k = y * nx + x
  const left = x > 0 ? k - 1 : k
  const right = x < nx - 1 ? k + 1 : k
  const up = y > 0 ? k - nx : k
  const down = y < ny - 1 ? k + nx : k
  const gx = (data[right]! - data[left]!) / (right - left)
  const gy = (data[down]! - data[up]!) / ((down - up) / nx)
  const scaled = data[k]! / step
  const off = Math.abs(scaled - Math.round(scaled)) * step
  return off / (Math.sqrt(gx * gx + gy * gy) + 1e-12)
}
