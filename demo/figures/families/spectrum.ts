import { spread } from '#demo/figures/axes.ts'
import { hex, paletteOf, rampHex, type Palette } from '#demo/figures/palette.ts'
import { simplify } from '#demo/figures/simplify.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { createRandom, normal } from '#demo/figures/random.ts'
import { element, hairline, label, pathData, strokePath } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface SpectrumParams {
  /** Speed range of the run-up in revolutions a minute and number of spectra. */
  readonly fromSpeed: number
  readonly toSpeed: number
  readonly count: number
  /** Highest frequency in Hz. */
  readonly band: number
  /** Orders of the shaft with their force amplitudes. */
  readonly orders: readonly number[]
  readonly forces: readonly number[]
  /** Natural frequencies of the housing in Hz and their damping ratio. */
  readonly modes: readonly number[]
  readonly damping: number
  readonly seed: number
}

const defaults: SpectrumParams = {
  fromSpeed: 900,
  toSpeed: 6000,
  count: 56,
  band: 800,
  orders: [1, 2, 4, 6, 8],
  forces: [0.5, 1, 0.62, 0.36, 0.2],
  modes: [178, 345, 560],
  damping: 0.022,
  seed: 31,
}

/** Receptance of the housing at a frequency in Hz: a rigid part and one term for each mode, each close to 1 below its peak. */
function housingGain(params: SpectrumParams, frequency: number): number {
  let re = 0.22
  let im = 0
  for (const mode of params.modes) {
    const r = frequency / mode
    const a = 1 - r * r
    const b = 2 * params.damping * r
    const size = a * a + b * b
    re += (0.16 * a) / size
    im -= (0.16 * b) / size
  }
  return Math.sqrt(re * re + im * im)
}

/** Amplitude spectrum at one speed: each order is a line as wide as the analysis window, shaped by the housing. */
function spectrumAt(
  params: SpectrumParams,
  speed: number,
  frequencies: readonly number[],
  noise: readonly number[],
): number[] {
  const width = params.band / 190
  return frequencies.map((f, i) => {
    let value = 0.004 * housingGain(params, f) * (1 + noise[i]!)
    params.orders.forEach((order, k) => {
      const at = (order * speed) / 60
      const off = (f - at) / width
      if (Math.abs(off) < 6) {
        const force = params.forces[k]! * (0.35 + 0.65 * (speed / params.toSpeed) ** 2)
        value += force * housingGain(params, at) * Math.exp(-0.5 * off * off)
      }
    })
    return value
  })
}

function body(params: SpectrumParams, palette: Palette): string {
  const random = createRandom(params.seed)
  const frequencies = spread({ from: 0, to: params.band }, 440)
  const parts: string[] = []
  for (let n = params.count - 1; n >= 0; n--) {
    const u = n / (params.count - 1)
    const speed = params.fromSpeed + u * (params.toSpeed - params.fromSpeed)
    // Far spectra stand higher and narrower: a ruled perspective, not a camera.
    const foot = 905 - 690 * Math.pow(u, 0.94)
    const left = 120 + 150 * u
    const right = 1500 - 60 * u
    const noise = frequencies.map(() => Math.abs(normal(random)))
    const values = spectrumAt(params, speed, frequencies, noise)
    const points = values.map((value, i): Point => {
      const x = left + (frequencies[i]! / params.band) * (right - left)
      return [x, foot - 124 * Math.pow(value, 0.72)]
    })
    const peak = Math.max(...values)
    const tone = Math.min(1, 0.1 + 0.95 * Math.sqrt(peak / 1.5))
    const closed = [...points, [right, foot + 6] as const, [left, foot + 6] as const]
    parts.push(
      element('path', { d: pathData(simplify(closed, 0.1), true), fill: hex(palette.ground), 'fill-opacity': 0.88 }),
    )
    parts.push(strokePath(points, `url(#tone)`, 1.9, { 'stroke-opacity': 0.38 + 0.62 * tone * (1 - 0.35 * u) }))
  }
  const ticks = [0, 200, 400, 600, 800].map((f) => {
    const x = 120 + (f / params.band) * 1380
    return (
      hairline([x, 916], [x, 930], hex(palette.mute), 1.6) +
      label([x, 966], f === 800 ? '800 Hz' : `${f}`, hex(palette.mute), { 'text-anchor': 'middle' })
    )
  })
  return parts.join('') + ticks.join('')
}

function toneGradient(palette: Palette): string {
  // In user space along y would colour by place; each ridge is coloured by its own height instead.
  const stops = [0, 0.35, 0.7, 1].map((at) =>
    element('stop', { offset: 1 - at, 'stop-color': rampHex(palette.line, at) }),
  )
  return element('linearGradient', { id: 'tone', x1: 0, y1: 0, x2: 0, y2: 1 }, stops.toReversed().join(''))
}

/** Waterfall of vibration spectra during a run-up: orders run off to the right, resonances stand still. */
export function spectrum(given: Partial<SpectrumParams> = {}): Figure {
  const params = { ...defaults, ...given }
  return {
    name: 'spectrum',
    family: 'spectrum',
    params: { ...params },
    caption: {
      zh: `升速过程的振动谱瀑布图，${params.fromSpeed}至${params.toSpeed} r/min，阶次${params.orders.join('、')}，共振${params.modes.join('、')} Hz`,
      en: `Waterfall of vibration spectra in a run-up, ${params.fromSpeed} to ${params.toSpeed} r/min, orders ${params.orders.join(', ')}, resonances at ${params.modes.join(', ')} Hz`,
    },
    alt: {
      zh: '数十条谱线由近及远层叠，阶次峰随转速斜向右移，经过共振频率时高高隆起。',
      en: 'Dozens of spectra stacked into the distance; order peaks slant to the right with speed and tower where they cross a resonance.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), {
        defs: toneGradient(paletteOf(theme)),
        body: body(params, paletteOf(theme)),
        light: { x: 50, y: 40 },
      }),
  }
}
