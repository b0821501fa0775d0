import { createField, isolineDistance, sampleSmooth, type Field } from '#demo/figures/field.ts'
import { once } from '#demo/figures/once.ts'
import { paletteOf, writeRamp, type Palette } from '#demo/figures/palette.ts'
import { solveConduction } from '#demo/figures/physics/heat-conduction.ts'
import { blend, coverage, renderRaster, smoothstep, type Shader } from '#demo/figures/raster.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface HeatSinkParams {
  /** Width of the section in mm. */
  readonly width: number
  /** Number of fins; thickness of fins and base and height of the fins in mm. */
  readonly fins: number
  readonly finThickness: number
  readonly base: number
  readonly finHeight: number
  /** Conductivity in W/(m·K), film coefficient in W/(m²·K). */
  readonly conductivity: number
  readonly film: number
  /** Heat sources: middle and width in mm, flux in W/cm². */
  readonly sources: readonly string[]
}

interface Source {
  readonly at: number
  readonly width: number
  readonly flux: number
}

const SOURCES: readonly Source[] = [
  { at: 31, width: 13, flux: 46 },
  { at: 57, width: 6, flux: 30 },
]

const defaults: HeatSinkParams = {
  width: 80,
  fins: 11,
  finThickness: 3.2,
  base: 11,
  finHeight: 34,
  conductivity: 201,
  film: 95,
  sources: SOURCES.map(({ at, width, flux }) => `${width} mm at ${at} mm, ${flux} W/cm²`),
}

/** Cells across the section; the fin faces fall on cell faces. */
const NX = 400
const NY = 250

function inSolid(p: HeatSinkParams, x: number, y: number): boolean {
  const up = p.width * (NY / NX) - y
  if (up < p.base) return true
  if (up > p.base + p.finHeight) return false
  const pitch = p.width / p.fins
  const off = Math.abs((((x % pitch) + pitch) % pitch) - pitch / 2)
  return off < p.finThickness / 2
}

/** Temperature at every pixel of the master; air takes the value of the metal beside it so that isolines end cleanly at the wall. */
function solve(p: HeatSinkParams): { temperature: Field; low: number; peak: number } {
  const mm = p.width / NX
  const coarse = solveConduction({
    nx: NX,
    ny: NY,
    solid: (x, y) => inSolid(p, (x + 0.5) * mm, (y + 0.5) * mm),
    flux: (x) => {
      const at = (x + 0.5) * mm
      return 1e4 * SOURCES.reduce((sum, s) => sum + (Math.abs(at - s.at) < s.width / 2 ? s.flux : 0), 0)
    },
    cell: mm / 1000,
    conductivity: p.conductivity,
    film: p.film,
  })
  let peak = 0
  let low = Infinity
  for (const value of coarse.data) {
    if (value > peak) peak = value
    if (value < low) low = value
  }
  for (let round = 0; round < 3; round++) grow(coarse)
  const scale = NX / MASTER.width
  const fallback = (value: number): number => (Number.isNaN(value) ? 0 : value)
  const safe: Field = { ...coarse, data: coarse.data.map(fallback) }
  return {
    temperature: createField(MASTER.width, MASTER.height, (x, y) =>
      sampleSmooth(safe, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5),
    ),
    low,
    peak,
  }
}

function grow(field: Field): void {
  const { nx, ny, data } = field
  const before = Float64Array.from(data)
  for (let k = 0; k < data.length; k++) {
    if (!Number.isNaN(before[k]!)) continue
    const x = k % nx
    const near = [x > 0 ? k - 1 : k, x < nx - 1 ? k + 1 : k, k >= nx ? k - nx : k, k < nx * (ny - 1) ? k + nx : k]
      .map((i) => before[i]!)
      .filter((value) => !Number.isNaN(value))
    if (near.length > 0) data[k] = near.reduce((sum, value) => sum + value, 0) / near.length
  }
}

function shader(p: HeatSinkParams, solution: ReturnType<typeof solve>, palette: Palette): Shader {
  const mm = p.width / MASTER.width
  const { temperature, low, peak } = solution
  return (px, py, out) => {
    const i = Math.floor(px)
    const j = Math.floor(py)
    const value = temperature.data[j * MASTER.width + i]!
    if (inSolid(p, px * mm, py * mm)) {
      const t = (value - low) / (peak - low)
      writeRamp(palette.sequential, 0.2 + 0.8 * Math.pow(t, 0.8), out)
      blend(out, palette.ground, 0.4 * coverage(isolineDistance(temperature, i, j, 2), 0.6))
    } else {
      // The air is not computed: a plain ground, lighter towards the base where the warm metal is.
      out.set(palette.ground)
      blend(out, palette.lift, 0.75 * smoothstep(0, MASTER.height, py))
    }
  }
}

/** Steady heat conduction in the section of a finned sink under two chips. */
export function heatSink(given: Partial<HeatSinkParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const solution = once(() => solve(params))
  return {
    name: 'heat-sink',
    family: 'heat-sink',
    params: { ...params },
    caption: {
      zh: `翅片散热器截面的稳态温度，两个热源，k = ${params.conductivity} W/(m·K)，h = ${params.film} W/(m²·K)，等温线间隔2 K`,
      en: `Steady temperature in a finned heat sink over two sources, k = ${params.conductivity} W/(m·K), h = ${params.film} W/(m²·K), isotherms every 2 K`,
    },
    alt: {
      zh: `散热器截面，底板左侧热源处最亮，温度沿${params.fins}片翅片向上递减，等温线细密。`,
      en: `Section of a heat sink; brightest at the sources in its base, cooling up ${params.fins} fins, with fine isotherms.`,
    },
    focal: { x: 42, y: 72 },
    draw: (theme: Theme) =>
      renderRaster(MASTER, shader(params, solution(), paletteOf(theme)), { samples: 2, seed: 41, grain: 1.4 }),
  }
}
