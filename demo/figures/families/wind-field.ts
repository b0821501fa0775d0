import { createField, sampleSmooth, type Field } from '#demo/figures/field.ts'
import { samplePeriodic, turbulence } from '#demo/figures/numerics/turbulence.ts'
import { once } from '#demo/figures/once.ts'
import { hex, paletteOf, writeRamp, type Palette } from '#demo/figures/palette.ts'
import { wakeDeficit, wakeWidth, type Rotor } from '#demo/figures/physics/wake.ts'
import { createRandom } from '#demo/figures/random.ts'
import { renderRaster } from '#demo/figures/raster.ts'
import { circle, hairline, svgDocument } from '#demo/figures/svg.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface WindFieldParams {
  /** Rows along the wind and turbines in a row; distances in rotor diameters. */
  readonly rows: number
  readonly columns: number
  readonly alongWind: number
  readonly acrossWind: number
  readonly thrust: number
  /** Turbulence intensity of the oncoming wind, as a part of its speed. */
  readonly intensity: number
  readonly seed: number
}

const defaults: WindFieldParams = {
  rows: 3,
  columns: 4,
  alongWind: 5.6,
  acrossWind: 3.3,
  thrust: 0.8,
  intensity: 0.06,
  seed: 57,
}

/** Width of the view in rotor diameters, and grid columns of the computed field. */
const VIEW = 20
const NX = 800
const NY = 500

function rotorsOf(p: WindFieldParams): Rotor[] {
  const rotors: Rotor[] = []
  for (let row = 0; row < p.rows; row++)
    for (let k = 0; k < p.columns; k++) {
      // Odd rows are shifted by half a distance; a slight slant keeps the farm from looking ruled.
      const shift = (row % 2) * 0.5 - 0.25
      rotors.push({
        x: 2 + row * p.alongWind + 0.22 * k,
        y: (VIEW * 0.625) / 2 + (k - (p.columns - 1) / 2 + shift) * p.acrossWind,
        thrust: p.thrust,
      })
    }
  return rotors
}

/** Speed over the oncoming speed; wakes add by the root of squares and sway with the slow part of the turbulence. */
function solve(p: WindFieldParams): Field {
  const random = createRandom(p.seed)
  const fine = turbulence(512, 17, 2.1, random)
  const slow = turbulence(256, 20, 1.6, random)
  const rotors = rotorsOf(p)
  const cell = VIEW / NX
  return createField(NX, NY, (i, j) => {
    const x = (i + 0.5) * cell
    const y = (j + 0.5) * cell
    let squares = 0
    let stirred = 0
    for (const rotor of rotors) {
      const distance = x - rotor.x
      if (distance <= 0) continue
      // Meandering (Larsen 2008): the wake is a passive plume, moved by eddies larger than the rotor.
      const sway = 0.075 * Math.min(distance, 8) * samplePeriodic(slow, x * 4 - rotor.x * 3, rotor.y * 9)
      const across = y - rotor.y - sway
      const growth = 0.38 * p.intensity + 0.004
      if (Math.abs(across) > 4 * wakeWidth(p.thrust, distance, growth)) continue
      const deficit = wakeDeficit(p.thrust, distance, across, growth)
      squares += deficit * deficit
      stirred += deficit
    }
    const eddies = samplePeriodic(fine, i * 0.9, j * 0.9)
    return 1 - Math.sqrt(squares) + p.intensity * (0.6 + 1.3 * Math.min(1, stirred)) * eddies
  })
}

function overlay(p: WindFieldParams, palette: Palette): string {
  const scale = MASTER.width / VIEW
  const parts = rotorsOf(p).map(({ x, y }) => {
    const [px, py] = [x * scale, y * scale]
    return (
      hairline([px, py - scale / 2], [px, py + scale / 2], hex(palette.text), 3.2, { 'stroke-linecap': 'round' }) +
      circle([px, py], 4.2, { fill: hex(palette.text) })
    )
  })
  return svgDocument(MASTER, { body: parts.join('') })
}

/** Wakes of a wind farm from above: Gaussian wake model with meandering in a turbulent wind. */
export function windField(given: Partial<WindFieldParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const field = once(() => solve(params))
  const count = params.rows * params.columns
  return {
    name: 'wind-field',
    family: 'wind-field',
    params: { ...params },
    caption: {
      zh: `${count}台风机的尾流俯视图，高斯尾流模型，推力系数${params.thrust}，湍流强度${Math.round(params.intensity * 100)}%`,
      en: `Wakes of ${count} wind turbines from above, Gaussian wake model, thrust coefficient ${params.thrust}, turbulence intensity ${Math.round(params.intensity * 100)}%`,
    },
    alt: {
      zh: '俯视的风电场，风自左来，每台风机后拖出一道明亮的尾流，向右蜿蜒、变宽、变淡。',
      en: 'A wind farm from above, wind from the left; each rotor trails a bright wake that meanders, widens and fades to the right.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) => {
      const palette = paletteOf(theme)
      return renderRaster(
        MASTER,
        (px, py, out) => {
          const speed = sampleSmooth(field(), (px * NX) / MASTER.width - 0.5, (py * NY) / MASTER.height - 0.5)
          const lost = 1.06 - speed
          writeRamp(palette.sequential, 0.07 + 0.92 * lost, out)
        },
        { seed: params.seed, grain: 1.5, overlay: overlay(params, palette) },
      )
    },
  }
}
