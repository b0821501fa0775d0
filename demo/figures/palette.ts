import type { Theme } from './types.ts'

/** Gamma-encoded sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number]

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [number, number, number]

type Oklab = readonly [number, number, number]

function toOklab([l, c, h]: Oklch): Oklab {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear))
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * Math.pow(clipped, 1 / 2.4) - 0.055
}

function oklabToSrgb([l, a, b]: Oklab): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** OKLCH to gamma-encoded sRGB, clipped to the gamut (Björn Ottosson, 2020, "A perceptual color space for image processing"). */
export function oklchToSrgb(color: Oklch): Rgb {
  return oklabToSrgb(toOklab(color))
}

/** `#rrggbb` of a colour. */
export function hex(color: Rgb): string {
  return `#${color
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const RAMP_STEPS = 2048

/** A colour scale over 0 to 1, tabulated: `RAMP_STEPS + 1` entries of three numbers. */
export type Ramp = Float64Array

/** Tabulates a colour scale, straight in OKLab between the stops. Positions rise from 0 to 1. */
function createRamp(stops: readonly (readonly [position: number, color: Oklch])[]): Ramp {
  const table = new Float64Array(3 * (RAMP_STEPS + 1))
  let segment = 0
  for (let i = 0; i <= RAMP_STEPS; i++) {
    const t = i / RAMP_STEPS
    while (segment < stops.length - 2 && t > stops[segment + 1]![0]) segment++
    const [t0, from] = stops[segment]!
    const [t1, to] = stops[segment + 1]!
    const u = Math.min(1, Math.max(0, (t - t0) / (t1 - t0)))
    const a = toOklab(from)
    const b = toOklab(to)
    const color = oklabToSrgb([a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1]), a[2] + u * (b[2] - a[2])])
    table.set(color, 3 * i)
  }
  return table
}

/** Writes the colour at `t` (clipped to 0 to 1) into `out`. */
export function writeRamp(ramp: Ramp, t: number, out: Float64Array): void {
  const scaled = (t > 0 ? (t < 1 ? t : 1) : 0) * RAMP_STEPS
  const i = Math.min(RAMP_STEPS - 1, Math.floor(scaled))
  const u = scaled - i
  const k = 3 * i
  out[0] = ramp[k]! + u * (ramp[k + 3]! - ramp[k]!)
  out[1] = ramp[k + 1]! + u * (ramp[k + 4]! - ramp[k + 1]!)
  out[2] = ramp[k + 2]! + u * (ramp[k + 5]! - ramp[k + 2]!)
}

/**
 * Writes the diverging colour of a signed value in -1 to 1, square-root scaled so that weak values show.
 * Below `floor` the scale turns linear: the bare root has an endless slope at zero and would paint numerical noise.
 */
export function writeDiverging(ramp: Ramp, value: number, out: Float64Array, floor = 0.02): void {
  const size = Math.min(1, Math.abs(value))
  const root = Math.sqrt((size * size * (1 + floor)) / (size + floor))
  writeRamp(ramp, 0.5 + (value < 0 ? -0.5 : 0.5) * root, out)
}

/** The colour at `t` as `#rrggbb`. */
export function rampHex(ramp: Ramp, t: number): string {
  const out = new Float64Array(3)
  writeRamp(ramp, t, out)
  return hex([out[0]!, out[1]!, out[2]!])
}

/** The colours of one theme. */
export interface Palette {
  readonly ground: Rgb
  /** A step above the ground: panels, bodies, the light behind a figure. */
  readonly lift: Rgb
  readonly hair: Rgb
  readonly mute: Rgb
  readonly text: Rgb
  readonly brass: Rgb
  readonly brassLight: Rgb
  readonly jade: Rgb
  readonly jadeLight: Rgb
  readonly cinnabar: Rgb
  /** Strength of the halo of bright lines; on paper a halo soon looks like a shadow. */
  readonly glow: number
  /** Magnitudes: ground, jade, brass. */
  readonly sequential: Ramp
  /** Signed fields: jade, ground, brass. */
  readonly diverging: Ramp
  /** Families of lines: jade to brass, every step readable on the ground. */
  readonly line: Ramp
}

const ink: Palette = {
  ground: oklchToSrgb([0.172, 0.034, 266]),
  lift: oklchToSrgb([0.235, 0.042, 264]),
  hair: oklchToSrgb([0.4, 0.035, 264]),
  mute: oklchToSrgb([0.68, 0.03, 262]),
  text: oklchToSrgb([0.93, 0.012, 95]),
  brass: oklchToSrgb([0.76, 0.118, 79]),
  brassLight: oklchToSrgb([0.94, 0.062, 90]),
  jade: oklchToSrgb([0.74, 0.1, 173]),
  jadeLight: oklchToSrgb([0.92, 0.055, 172]),
  cinnabar: oklchToSrgb([0.66, 0.18, 34]),
  glow: 1,
  sequential: createRamp([
    [0, [0.165, 0.034, 266]],
    [0.2, [0.255, 0.052, 255]],
    [0.42, [0.41, 0.068, 215]],
    [0.6, [0.58, 0.088, 178]],
    [0.7, [0.67, 0.095, 150]],
    [0.84, [0.775, 0.118, 84]],
    [1, [0.955, 0.055, 92]],
  ]),
  diverging: createRamp([
    [0, [0.96, 0.04, 175]],
    [0.06, [0.86, 0.085, 174]],
    [0.18, [0.69, 0.108, 174]],
    [0.34, [0.39, 0.068, 184]],
    [0.5, [0.165, 0.034, 266]],
    [0.66, [0.4, 0.068, 62]],
    [0.82, [0.72, 0.12, 75]],
    [0.94, [0.87, 0.09, 85]],
    [1, [0.965, 0.04, 92]],
  ]),
  line: createRamp([
    [0, [0.62, 0.085, 178]],
    [0.45, [0.78, 0.095, 165]],
    [1, [0.78, 0.12, 78]],
  ]),
}

const paper: Palette = {
  ground: oklchToSrgb([0.978, 0.007, 85]),
  lift: oklchToSrgb([0.952, 0.01, 85]),
  hair: oklchToSrgb([0.83, 0.012, 85]),
  mute: oklchToSrgb([0.5, 0.02, 264]),
  text: oklchToSrgb([0.24, 0.03, 264]),
  brass: oklchToSrgb([0.56, 0.105, 75]),
  brassLight: oklchToSrgb([0.44, 0.09, 70]),
  jade: oklchToSrgb([0.5, 0.088, 173]),
  jadeLight: oklchToSrgb([0.38, 0.07, 175]),
  cinnabar: oklchToSrgb([0.57, 0.19, 33]),
  glow: 0.35,
  sequential: createRamp([
    [0, [0.982, 0.006, 88]],
    [0.2, [0.925, 0.026, 165]],
    [0.42, [0.815, 0.062, 170]],
    [0.6, [0.67, 0.086, 172]],
    [0.7, [0.6, 0.085, 150]],
    [0.84, [0.535, 0.098, 76]],
    [1, [0.35, 0.075, 55]],
  ]),
  diverging: createRamp([
    [0, [0.31, 0.055, 180]],
    [0.06, [0.4, 0.078, 176]],
    [0.18, [0.56, 0.095, 173]],
    [0.34, [0.83, 0.062, 170]],
    [0.5, [0.982, 0.006, 88]],
    [0.66, [0.86, 0.075, 82]],
    [0.82, [0.64, 0.12, 74]],
    [0.94, [0.47, 0.1, 64]],
    [1, [0.35, 0.075, 55]],
  ]),
  line: createRamp([
    [0, [0.66, 0.075, 178]],
    [0.45, [0.5, 0.088, 170]],
    [1, [0.53, 0.11, 72]],
  ]),
}

/** The palette of a theme (the tokens of the design page, with the steps a figure needs between them). */
export function paletteOf(theme: Theme): Palette {
  return theme === 'ink' ? ink : paper
}
