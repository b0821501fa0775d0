import { createField, type Field } from '#demo/figures/field.ts'
import { once } from '#demo/figures/once.ts'
import { paletteOf, writeRamp, type Palette } from '#demo/figures/palette.ts'
import { freePlateModes, legendre, type PlateMode } from '#demo/figures/physics/free-plate.ts'
import { blend, coverage, renderRaster, type Shader } from '#demo/figures/raster.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface PlateModesParams {
  readonly poisson: number
  /** Legendre polynomials in each direction. */
  readonly terms: number
  /** Number of the large mode by rising frequency, from 1, without the rigid motions. */
  readonly main: number
  /** Numbers of the small modes, by rows of three. */
  readonly small: readonly number[]
}

const defaults: PlateModesParams = {
  poisson: 0.225,
  terms: 20,
  main: 50,
  small: [1, 2, 3, 9, 13, 17, 19, 22, 23, 26, 29, 36, 41, 51, 66],
}

/** Deflection on a square of `size` pixels, scaled to a root mean square of 1. */
function deflection(mode: PlateMode, terms: number, size: number): Field {
  const basis = Array.from({ length: size }, (_, i) => Float64Array.from(legendre(terms, (2 * (i + 0.5)) / size - 1).p))
  const rows = Array.from({ length: terms }, () => new Float64Array(size))
  rows.forEach((row, i) => {
    for (let y = 0; y < size; y++)
      for (let j = 0; j < terms; j++) row[y]! += mode.coefficients[i * terms + j]! * basis[y]![j]!
  })
  const field = createField(size, size, (x, y) => {
    let sum = 0
    for (let i = 0; i < terms; i++) sum += basis[x]![i]! * rows[i]![y]!
    return sum
  })
  let power = 0
  for (const value of field.data) power += value * value
  const scale = 1 / Math.sqrt(power / field.data.length)
  for (let k = 0; k < field.data.length; k++) field.data[k]! *= scale
  return field
}

/** Distance in pixels to the nodal line, to first order. */
function nodalDistance(field: Field, x: number, y: number): number {
  const { nx, ny, data } = field
  const x0 = Math.max(1, Math.min(nx - 2, x))
  const y0 = Math.max(1, Math.min(ny - 2, y))
  const k = y0 * nx + x0
  const gx = (data[k + 1]! - data[k - 1]!) / 2
  const gy = (data[k + nx]! - data[k - nx]!) / 2
  // The second difference keeps crossings of nodal lines from opening into blots where the slope vanishes.
  const curve =
    Math.abs(data[k + 1]! - 2 * data[k]! + data[k - 1]!) + Math.abs(data[k + nx]! - 2 * data[k]! + data[k - nx]!)
  const value = Math.abs(data[y * nx + x]!)
  return value / Math.sqrt(gx * gx + gy * gy + 2 * curve * value + 1e-14)
}

interface Tile {
  readonly left: number
  readonly top: number
  readonly size: number
  readonly field: Field
}

function layOut(params: PlateModesParams): Tile[] {
  const modes = freePlateModes(params.terms, params.poisson)
  const tile = (number: number, left: number, top: number, size: number): Tile => ({
    left,
    top,
    size,
    field: deflection(modes[number - 1]!, params.terms, size),
  })
  const small = params.small.map((number, k) => tile(number, 1000 + 200 * (k % 3), 200 * Math.floor(k / 3), 200))
  return [tile(params.main, 0, 0, 1000), ...small]
}

function shader(tiles: readonly Tile[], palette: Palette): Shader {
  return (px, py, out) => {
    const big = px < 1000
    const tile = big ? tiles[0]! : tiles[1 + 3 * Math.floor(py / 200) + Math.floor((px - 1000) / 200)]!
    const x = Math.floor(px) - tile.left
    const y = Math.floor(py) - tile.top
    const value = Math.abs(tile.field.data[y * tile.size + x]!)
    const distance = nodalDistance(tile.field, x, y)
    // Amplitude dims the plate; the sand lies where it is still.
    const calm = 1 / (1 + (value / (big ? 0.3 : 0.34)) ** 2)
    writeRamp(palette.sequential, 0.06 + 0.6 * calm * calm + 0.1 * calm, out)
    const width = big ? 2.6 : 1.1
    blend(out, palette.brass, 0.5 * Math.exp(-distance / (big ? 6 : 2.4)))
    blend(out, palette.brassLight, 0.9 * coverage(distance, width * 0.6))
    const edge = Math.min(x, y, tile.size - 1 - x, tile.size - 1 - y)
    const outer = px < 1 || py < 1 || px > MASTER.width - 1 || py > MASTER.height - 1
    if (edge < 1.5 && !outer) blend(out, palette.ground, 0.85)
  }
}

/** Nodal figures of a free square plate after Chladni (1787) and Ritz (1909): one large, fifteen of the lowest small. */
export function plateModes(given: Partial<PlateModesParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const tiles = once(() => layOut(params))
  return {
    name: 'plate-modes',
    family: 'plate-modes',
    params: { ...params },
    caption: {
      zh: `自由方板的克拉尼节线，Ritz法，ν = ${params.poisson}，第${params.main}阶及十五个低阶模态`,
      en: `Chladni nodal lines of a free square plate, Ritz method, ν = ${params.poisson}, mode ${params.main} and fifteen lower ones`,
    },
    alt: {
      zh: '左侧一块大方板，节线像发光的沙纹交织成对称图案；右侧十五块小方板各显一种模态。',
      en: 'A large square plate whose nodal lines glow like sand in a symmetric pattern; fifteen small plates to the right show a mode each.',
    },
    focal: { x: 31, y: 50 },
    draw: (theme: Theme) => renderRaster(MASTER, shader(tiles(), paletteOf(theme)), { seed: 1787, grain: 1.4 }),
  }
}
