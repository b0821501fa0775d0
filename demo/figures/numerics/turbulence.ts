import { createField, type Field } from '#demo/figures/field.ts'
import { normal, type Random } from '#demo/figures/random.ts'
import { transform } from './fourier.ts'

/**
 * A periodic random field with the energy spectrum of von Kármán (1948) in two dimensions, unit variance.
 * `scale` is the integral length in grid steps; `stretch` lengthens the eddies along x, as shear does.
 */
export function turbulence(size: number, scale: number, stretch: number, random: Random): Field {
  const re = Array.from({ length: size }, () => new Float64Array(size))
  const im = Array.from({ length: size }, () => new Float64Array(size))
  for (let ky = 0; ky < size; ky++) {
    for (let kx = 0; kx < size; kx++) {
      const fx = ((kx > size / 2 ? kx - size : kx) * stretch * scale * 2 * Math.PI) / size
      const fy = ((ky > size / 2 ? ky - size : ky) * scale * 2 * Math.PI) / size
      const k2 = fx * fx + fy * fy
      // E(k)/k in two dimensions: k⁴/(1 + k²)^(17/6) over k, and a soft end where the grid does.
      const rim = ((kx > size / 2 ? kx - size : kx) ** 2 + (ky > size / 2 ? ky - size : ky) ** 2) / (0.3 * size) ** 2
      const amplitude = Math.sqrt(k2 > 0 ? (k2 * Math.sqrt(k2)) / Math.pow(1 + k2, 17 / 6) : 0) * Math.exp(-rim)
      re[ky]![kx] = amplitude * normal(random)
      im[ky]![kx] = amplitude * normal(random)
    }
  }
  for (let y = 0; y < size; y++) transform(re[y]!, im[y]!, true)
  const field = createField(size, size)
  const a = new Float64Array(size)
  const b = new Float64Array(size)
  let power = 0
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) {
      a[y] = re[y]![x]!
      b[y] = im[y]![x]!
    }
    transform(a, b, true)
    for (let y = 0; y < size; y++) {
      field.data[y * size + x] = a[y]!
      power += a[y]! * a[y]!
    }
  }
  const norm = Math.sqrt((size * size) / power)
  for (let k = 0; k < field.data.length; k++) field.data[k]! *= norm
  return field
}

/** Value of a periodic field between its grid points, straight in both directions. */
export function samplePeriodic(field: Field, x: number, y: number): number {
  const { nx, ny, data } = field
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = x - i
  const v = y - j
  const x0 = ((i % nx) + nx) % nx
  const y0 = ((j % ny) + ny) % ny
  const x1 = (x0 + 1) % nx
  const y1 = (y0 + 1) % ny
  return (
    (1 - v) * ((1 - u) * data[y0 * nx + x0]! + u * data[y0 * nx + x1]!) +
    v * ((1 - u) * data[y1 * nx + x0]! + u * data[y1 * nx + x1]!)
  )
}
