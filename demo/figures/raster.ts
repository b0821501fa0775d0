import { createRandom } from './random.ts'
import type { RasterArtwork, Size } from './types.ts'

/** Colours one point: `x` and `y` in pixels from the top left; writes sRGB 0 to 1 into `out`. */
export type Shader = (x: number, y: number, out: Float64Array) => void

export interface RenderOptions {
  /** Samples along each axis of a pixel; 2 gives four samples. Fields that are smooth need 1. */
  readonly samples?: number
  readonly seed: number
  /** Noise before rounding, in steps of 1/255: hides the bands of slow gradients. */
  readonly grain?: number
  readonly overlay?: string
}

/** Draws a shader over the whole size, averages the samples of each pixel, dithers with seeded noise and rounds to bytes. */
export function renderRaster(size: Size, shader: Shader, options: RenderOptions): RasterArtwork {
  const { width, height } = size
  const samples = options.samples ?? 1
  const grain = options.grain ?? 1.5
  const random = createRandom(options.seed)
  const pixels = new Uint8Array(3 * width * height)
  const out = new Float64Array(3)
  const weight = 255 / (samples * samples)
  let k = 0
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      let r = 0
      let g = 0
      let b = 0
      for (let s = 0; s < samples * samples; s++) {
        shader(px + ((s % samples) + 0.5) / samples, py + (Math.floor(s / samples) + 0.5) / samples, out)
        r += out[0]!
        g += out[1]!
        b += out[2]!
      }
      // One number for the three channels: the grain stays neutral and the chroma planes of the encoder stay smooth.
      const noise = (random() - 0.5) * grain
      pixels[k++] = toByte(r * weight + noise)
      pixels[k++] = toByte(g * weight + noise)
      pixels[k++] = toByte(b * weight + noise)
    }
  }
  const artwork: RasterArtwork = { kind: 'raster', width, height, pixels }
  return options.overlay === undefined ? artwork : { ...artwork, overlay: options.overlay }
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.floor(value + 0.5)
}

/** Lays `color` over `out` with the given opacity, 0 to 1. */
export function blend(out: Float64Array, color: ArrayLike<number>, opacity: number): void {
  out[0] = out[0]! + (color[0]! - out[0]!) * opacity
  out[1] = out[1]! + (color[1]! - out[1]!) * opacity
  out[2] = out[2]! + (color[2]! - out[2]!) * opacity
}

/** How much of a pixel a line covers: distance of the pixel's centre from the line and the line's half width, in pixels. */
export function coverage(distance: number, halfWidth: number): number {
  const value = halfWidth + 0.5 - Math.abs(distance)
  return value <= 0 ? 0 : value >= 1 ? Math.min(1, 2 * halfWidth) : value * Math.min(1, 2 * halfWidth)
}

/** Smooth step from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
