import { createField, sampleSmooth, type Field } from '#demo/figures/field.ts'
import { transform } from '#demo/figures/numerics/fourier.ts'
import { once } from '#demo/figures/once.ts'
import { hex, paletteOf, writeRamp, type Palette } from '#demo/figures/palette.ts'
import { createRandom, normal } from '#demo/figures/random.ts'
import { renderRaster } from '#demo/figures/raster.ts'
import { hairline, label, svgDocument } from '#demo/figures/svg.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface ScalogramParams {
  /** Sampling rate in Hz; 4096 samples are shown. */
  readonly sampling: number
  /** Lowest and highest frequency of the picture in Hz. */
  readonly low: number
  readonly high: number
  /** Centre frequency of the Morlet wavelet in radians; 6 is usual. */
  readonly omega0: number
  readonly seed: number
}

const defaults: ScalogramParams = { sampling: 2048, low: 8, high: 700, omega0: 9, seed: 23 }

/** Samples of the record, the part of it that is shown, and where that begins: a margin keeps the ends of the transform out of sight. */
const LENGTH = 8192
const SHOWN = 4096
const FIRST = 2048
const ROWS = 300

/** A chirp up, its second harmonic, a decaying resonance after each of three knocks, and a little noise. */
function record(params: ScalogramParams): Float64Array {
  const random = createRandom(params.seed)
  const signal = new Float64Array(LENGTH)
  const knocks = [
    { at: 0.34, frequency: 330, decay: 26 },
    { at: 0.93, frequency: 300, decay: 20 },
    { at: 1.47, frequency: 420, decay: 24 },
  ]
  for (let n = 0; n < LENGTH; n++) {
    const t = (n - FIRST) / params.sampling
    // Exponential chirp from 16 Hz, 2.15 octaves a second: a straight line on the logarithmic scale, bent by a slow wobble.
    const k = 2.15 * Math.LN2
    const phase = (2 * Math.PI * 16 * Math.exp(k * t)) / k + 1.7 * Math.sin(2 * Math.PI * 1.6 * t)
    let value = Math.sin(phase) + 0.34 * Math.sin(2 * phase + 0.4)
    for (const { at, frequency, decay } of knocks)
      if (t >= at) value += 1.5 * Math.exp(-decay * (t - at)) * Math.sin(2 * Math.PI * frequency * (t - at))
    signal[n] = value + 0.11 * normal(random)
  }
  return signal
}

/** Modulus of the Morlet transform (Torrence and Compo 1998), rows from high to low frequency, even on a log scale. */
function morletScalogram(signal: Float64Array, params: ScalogramParams): Field {
  const re = Float64Array.from(signal)
  const im = new Float64Array(LENGTH)
  transform(re, im)
  const columns = SHOWN / 4
  const field = createField(columns, ROWS)
  const a = new Float64Array(LENGTH)
  const b = new Float64Array(LENGTH)
  for (let row = 0; row < ROWS; row++) {
    const frequency = params.high * Math.pow(params.low / params.high, row / (ROWS - 1))
    const scale = params.omega0 / (2 * Math.PI * frequency)
    a.fill(0)
    b.fill(0)
    for (let k = 1; k < LENGTH / 2; k++) {
      const w = (2 * Math.PI * k * params.sampling) / LENGTH
      const off = scale * w - params.omega0
      if (Math.abs(off) > 7) continue
      const window = 2 * Math.exp(-0.5 * off * off)
      a[k] = re[k]! * window
      b[k] = im[k]! * window
    }
    transform(a, b, true)
    for (let x = 0; x < columns; x++)
      field.data[row * columns + x] = Math.sqrt(a[FIRST + 4 * x]! ** 2 + b[FIRST + 4 * x]! ** 2)
  }
  return field
}

function overlay(params: ScalogramParams, palette: Palette): string {
  // A rim in the ground's colour keeps the labels readable where the sweep runs under them.
  const halo = { stroke: hex(palette.ground), 'stroke-width': 6, 'stroke-opacity': 0.55, 'paint-order': 'stroke' }
  const octaves = Math.log(params.high / params.low)
  const parts = [10, 20, 50, 100, 200, 500].map((f) => {
    const y = (Math.log(params.high / f) / octaves) * MASTER.height
    const tick = hairline([0, y], [22, y], hex(palette.text), 1.6, { 'stroke-opacity': 0.75 })
    return tick + label([34, y + 8], f === 500 ? '500 Hz' : `${f}`, hex(palette.text), { ...halo })
  })
  for (let i = 1; i < 40; i++) {
    const x = (i / 40) * MASTER.width
    const length = i % 10 === 0 ? 20 : 9
    parts.push(
      hairline([x, MASTER.height], [x, MASTER.height - length], hex(palette.text), 1.6, { 'stroke-opacity': 0.6 }),
    )
  }
  for (const second of [0.5, 1, 1.5])
    parts.push(
      label([second * 800, 962], second === 1.5 ? '1.5 s' : `${second}`, hex(palette.text), {
        'text-anchor': 'middle',
        ...halo,
      }),
    )
  return svgDocument(MASTER, { body: parts.join('') })
}

/** Morlet scalogram of a chirp with knocks. */
export function scalogram(given: Partial<ScalogramParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const field = once(() => morletScalogram(record(params), params))
  return {
    name: 'scalogram',
    family: 'scalogram',
    params: { ...params },
    caption: {
      zh: `啁啾信号与三次瞬态冲击的Morlet小波尺度图，ω0 = ${params.omega0}，采样率${params.sampling} Hz`,
      en: `Morlet scalogram of a chirp with three transients, ω0 = ${params.omega0}, sampled at ${params.sampling} Hz`,
    },
    alt: {
      zh: '一条明亮的扫频曲线从左下升到右上，上方一条较暗的谐波，三处冲击在高频处拖出短尾。',
      en: 'A bright sweep rises from lower left to upper right with a dimmer harmonic above; three knocks leave short tails at high frequency.',
    },
    focal: { x: 55, y: 45 },
    draw: (theme: Theme) => {
      const palette = paletteOf(theme)
      const { nx, ny } = field()
      return renderRaster(
        MASTER,
        (px, py, out) => {
          const value = sampleSmooth(field(), (px / MASTER.width) * nx - 0.5, (py / MASTER.height) * (ny - 1))
          const t = value / 1.22
          writeRamp(palette.sequential, 0.94 * Math.sqrt((t * t * 1.03) / (t + 0.03)), out)
        },
        { seed: params.seed, grain: 1.5, overlay: overlay(params, palette) },
      )
    },
  }
}
