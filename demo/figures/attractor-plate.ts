import { rungeKutta, type Derivative } from './numerics/runge-kutta.ts'
import { writeRamp, type Palette } from './palette.ts'
import { blend, renderRaster, smoothstep } from './raster.ts'
import { MASTER, type RasterArtwork } from './types.ts'

/** How an orbit of a three-dimensional system becomes light on a plate. */
export interface AttractorSetup {
  readonly derivative: Derivative
  readonly start: readonly [number, number, number]
  /** Time step, steps thrown away before drawing, and steps drawn. */
  readonly dt: number
  readonly settle: number
  readonly steps: number
  /** Pixel of a state; a third number, 0 to 1, says how near it is. */
  readonly project: (state: Float64Array) => readonly [x: number, y: number, near: number]
  /** Position on the colour scale, 0 to 1. */
  readonly tone: (state: Float64Array) => number
}

/** Light gathered along an orbit: how much reached each pixel, and its mean tone. */
export interface Exposure {
  readonly light: Float64Array
  readonly tone: Float64Array
}

function deposit(exposure: Exposure, x: number, y: number, amount: number, tone: number): void {
  const { width, height } = MASTER
  const i = Math.floor(x - 0.5)
  const j = Math.floor(y - 0.5)
  if (i < 0 || j < 0 || i >= width - 1 || j >= height - 1) return
  const u = x - 0.5 - i
  const v = y - 0.5 - j
  const k = j * width + i
  const add = (at: number, part: number): void => {
    exposure.light[at]! += part
    exposure.tone[at]! += part * tone
  }
  add(k, amount * (1 - u) * (1 - v))
  add(k + 1, amount * u * (1 - v))
  add(k + width, amount * (1 - u) * v)
  add(k + width + 1, amount * u * v)
}

/** Integrates the orbit and exposes the plate evenly along its length, brighter where it is near. */
export function expose(setup: AttractorSetup): Exposure {
  const size = MASTER.width * MASTER.height
  const exposure = { light: new Float64Array(size), tone: new Float64Array(size) }
  const state = Float64Array.from(setup.start)
  const step = rungeKutta(3, setup.derivative)
  for (let n = 0; n < setup.settle; n++) step(state, setup.dt)
  let [x0, y0] = setup.project(state)
  for (let n = 0; n < setup.steps; n++) {
    step(state, setup.dt)
    const [x, y, near] = setup.project(state)
    const tone = setup.tone(state)
    const length = Math.sqrt((x - x0) * (x - x0) + (y - y0) * (y - y0))
    const count = Math.max(1, Math.ceil(length / 0.5))
    for (let k = 1; k <= count; k++) {
      const u = k / count
      deposit(exposure, x0 + u * (x - x0), y0 + u * (y - y0), (length / count) * (0.35 + near), tone)
    }
    x0 = x
    y0 = y
  }
  return exposure
}

/** A blurred copy: three box passes along each axis, close to a Gaussian; the halo of the bright parts. */
function blurred(source: Float64Array, radius: number): Float64Array {
  const { width, height } = MASTER
  let from = Float64Array.from(source)
  const pass = (count: number, length: number, lineStep: number, step: number): void => {
    const to = new Float64Array(from.length)
    for (let line = 0; line < count; line++) {
      let sum = 0
      const base = line * lineStep
      for (let i = -radius; i < length + radius; i++) {
        if (i + radius < length) sum += from[base + (i + radius) * step]!
        if (i - radius - 1 >= 0) sum -= from[base + (i - radius - 1) * step]!
        if (i >= 0 && i < length) to[base + i * step] = sum / (2 * radius + 1)
      }
    }
    from = to
  }
  for (let n = 0; n < 3; n++) {
    pass(height, width, width, 1)
    pass(width, height, 1, width)
  }
  return from
}

/** Develops an exposure: brightness by a saturating curve, colour by tone, a soft halo around dense parts. */
export function develop(exposure: Exposure, palette: Palette, options: { gain: number; seed: number }): RasterArtwork {
  const { width } = MASTER
  const halo = blurred(exposure.light, 14)
  const color = new Float64Array(3)
  return renderRaster(
    MASTER,
    (px, py, out) => {
      const dx = px / MASTER.width - 0.5
      const dy = py / MASTER.height - 0.5
      out.set(palette.ground)
      blend(out, palette.lift, 0.8 * smoothstep(0.62, 0, Math.sqrt(dx * dx + dy * dy)))
      const k = Math.floor(py) * width + Math.floor(px)
      const amount = exposure.light[k]!
      const glow = 1 - Math.exp(-0.55 * options.gain * halo[k]!)
      writeRamp(palette.line, glow, color)
      blend(out, color, 0.3 * glow)
      if (amount <= 0) return
      const light = 1 - Math.exp(-options.gain * amount)
      writeRamp(palette.line, exposure.tone[k]! / amount, color)
      blend(out, color, light)
      blend(out, palette.brassLight, 0.8 * smoothstep(0.75, 1, light) * smoothstep(0.3, 0.95, glow))
    },
    { seed: options.seed, grain: 1.6 },
  )
}
