import { spread } from '#demo/figures/axes.ts'
import { magnitude, type Complex } from '#demo/figures/numerics/complex.ts'
import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { openLoop, type Drive } from '#demo/figures/physics/drive.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { circle, element, fixed, glowPath, hairline, label, strokePath } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface NyquistParams extends Drive {
  /** PI speed controller: gain in N·m·s/rad, reset time in s. */
  readonly gain: number
  readonly reset: number
}

const defaults: NyquistParams = {
  motor: 0.0012,
  load: 0.0042,
  stiffness: 420,
  damping: 0.32,
  friction: 0.004,
  lag: 0.0011,
  delay: 0.0012,
  gain: 0.62,
  reset: 0.05,
}

/** Pixels to one unit, and where the origin lies. */
const UNIT = 330
const ORIGIN: Point = [880, 470]

const toPixel = ([re, im]: Complex): Point => [ORIGIN[0] + UNIT * re, ORIGIN[1] - UNIT * im]

/** Highest frequency in Hz where the loop gain is one, and the phase margin there in degrees. */
function gainCrossover(params: NyquistParams): { frequency: number; margin: number; value: Complex } {
  const loop = (f: number): Complex => openLoop(params, params.gain, params.reset, f)
  let high = 5000
  while (magnitude(loop(high)) < 1) high *= 0.995
  let low = high
  high /= 0.995
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (magnitude(loop(middle)) > 1) low = middle
    else high = middle
  }
  const value = loop(low)
  return { frequency: low, margin: 180 + (Math.atan2(value[1], value[0]) * 180) / Math.PI, value }
}

function polarGrid(palette: Palette): string {
  const hair = hex(palette.hair)
  const rings = [0.25, 0.5, 0.75, 1.25, 1.5, 2, 2.5, 3].map((r) =>
    circle(ORIGIN, UNIT * r, { fill: 'none', stroke: hair, 'stroke-width': 1.1, 'stroke-opacity': 0.45 }),
  )
  const rays: string[] = []
  for (let degree = 0; degree < 360; degree += 30) {
    const a = (degree * Math.PI) / 180
    const axis = degree % 90 === 0
    rays.push(
      hairline(ORIGIN, [ORIGIN[0] + 1400 * Math.cos(a), ORIGIN[1] - 1400 * Math.sin(a)], hair, 1.2, {
        'stroke-opacity': axis ? 0.75 : 0.35,
      }),
    )
  }
  const ticks: string[] = []
  for (let degree = 0; degree < 360; degree += 3) {
    const a = (degree * Math.PI) / 180
    const length = degree % 30 === 0 ? 16 : 7
    const at = (r: number): Point => [ORIGIN[0] + r * Math.cos(a), ORIGIN[1] - r * Math.sin(a)]
    ticks.push(
      hairline(at(UNIT), at(UNIT + length), hex(palette.text), 1.2, {
        'stroke-opacity': degree % 30 === 0 ? 0.7 : 0.4,
      }),
    )
  }
  return [...rings, ...rays, ...ticks].join('')
}

function body(params: NyquistParams, palette: Palette): string {
  const line = spread({ from: 6, to: 4000, log: true }, 1400)
    .map((f) => toPixel(openLoop(params, params.gain, params.reset, f)))
    .filter(([x, y]) => x > -400 && x < 2000 && y > -500 && y < 1500)
  const mirror = line.map(([x, y]): Point => [x, 2 * ORIGIN[1] - y])
  const { margin, value } = gainCrossover(params)
  const critical = toPixel([-1, 0])
  const crossing = toPixel(value)
  const start: Point = [ORIGIN[0] - 0.62 * UNIT, ORIGIN[1]]
  const end = toPixel([0.62 * value[0], 0.62 * value[1]])
  const arc = element('path', {
    d: `M${fixed(start[0])} ${fixed(start[1])}A${fixed(0.62 * UNIT)} ${fixed(0.62 * UNIT)} 0 0 0 ${fixed(end[0])} ${fixed(end[1])}`,
    fill: 'none',
    stroke: hex(palette.brassLight),
    'stroke-width': 2.2,
  })
  const sector = element('path', {
    d: `M${ORIGIN.join(' ')}L${fixed(critical[0])} ${fixed(critical[1])}A${UNIT} ${UNIT} 0 0 0 ${fixed(crossing[0])} ${fixed(crossing[1])}Z`,
    fill: hex(palette.brass),
    'fill-opacity': 0.13,
  })
  // Close to the real axis, where the curve leaves room.
  const half = (191 * Math.PI) / 180
  const text: Point = [ORIGIN[0] + 0.8 * UNIT * Math.cos(half), ORIGIN[1] - 0.8 * UNIT * Math.sin(half) + 9]
  return [
    polarGrid(palette),
    sector,
    circle(ORIGIN, UNIT, { fill: 'none', stroke: hex(palette.text), 'stroke-width': 1.8, 'stroke-opacity': 0.75 }),
    strokePath(mirror, hex(palette.jade), 2, { 'stroke-opacity': 0.55, 'stroke-dasharray': '1 7' }),
    glowPath(line, hex(palette.brass), 4.5, palette.glow),
    hairline(ORIGIN, crossing, hex(palette.brassLight), 1.8),
    arc,
    label(text, `${margin.toFixed(0)}°`, hex(palette.brassLight), { 'text-anchor': 'middle', 'font-size': 28 }),
    circle(crossing, 7, { fill: hex(palette.brassLight) }),
    circle(critical, 20, { fill: hex(palette.cinnabar), 'fill-opacity': 0.18 }),
    circle(critical, 7, { fill: hex(palette.cinnabar) }),
    label([critical[0] - 22, critical[1] - 18], '−1', hex(palette.text), { 'text-anchor': 'end' }),
  ].join('')
}

/** Nyquist plot of the open speed loop with unit circle and phase margin. */
export function nyquist(given: Partial<NyquistParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const { margin, frequency } = gainCrossover(params)
  const words = { margin: `${margin.toFixed(0)}°`, frequency: `${frequency.toFixed(0)} Hz` }
  return {
    name: 'nyquist',
    family: 'nyquist',
    params: { ...params },
    caption: {
      zh: `弹性驱动速度环的奈奎斯特图，相位裕度${words.margin}，穿越频率${words.frequency}`,
      en: `Nyquist plot of the speed loop of an elastic drive, phase margin ${words.margin} at ${words.frequency}`,
    },
    alt: {
      zh: '极坐标细网格上一条黄铜色曲线绕过单位圆内外，−1点以朱砂色标出，扇形表示相位裕度。',
      en: 'A brass curve over a fine polar grid loops through the unit circle; the point −1 is marked in cinnabar and a sector shows the phase margin.',
    },
    focal: { x: 52, y: 50 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), { body: body(params, paletteOf(theme)), light: { x: 55, y: 47, radius: 60 } }),
  }
}
