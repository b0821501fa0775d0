import { decades, grid, place, spread, trace, type Scale } from '#demo/figures/axes.ts'
import { magnitude } from '#demo/figures/numerics/complex.ts'
import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { driveResonances, driveResponse, type Drive } from '#demo/figures/physics/drive.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { circle, glowPath, hairline, strokePath } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface BodeParams extends Drive {
  /** Load inertias of the faint family, as multiples of the main one. */
  readonly family: readonly number[]
}

const defaults: BodeParams = {
  motor: 0.0012,
  load: 0.0042,
  stiffness: 190,
  damping: 0.028,
  friction: 0.004,
  lag: 0.0006,
  delay: 0.00018,
  family: [0.36, 0.46, 0.58, 0.74, 1.32, 1.7, 2.2, 2.8],
}

const FREQUENCY: Scale = { from: 1, to: 1000, start: 150, end: 1510, log: true }
const GAIN: Scale = { from: -20, to: 50, start: 560, end: 70 }
const PHASE: Scale = { from: -270, to: 90, start: 900, end: 620 }

const samples = spread(FREQUENCY, 680)

function gainLine(drive: Drive): Point[] {
  return trace(FREQUENCY, GAIN, samples, (f) => 20 * Math.log10(magnitude(driveResponse(drive, f))))
}

function phaseLine(drive: Drive): Point[] {
  let turns = 0
  let before = 0
  return trace(FREQUENCY, PHASE, samples, (f) => {
    const [re, im] = driveResponse(drive, f)
    const angle = (Math.atan2(im, re) * 180) / Math.PI
    if (angle - before > 180) turns -= 360
    if (angle - before < -180) turns += 360
    before = angle
    return angle + turns
  })
}

function body(params: BodeParams, palette: Palette): string {
  const x = decades(1, 1000)
  const frame = grid(palette, FREQUENCY, GAIN, {
    x,
    y: [-20, 0, 20, 40],
    labels: [-20, 0, 20, 40].map((at) => ({
      axis: 'y' as const,
      at,
      text: at === 40 ? '40 dB' : `${at}`.replace('-', '−'),
    })),
  })
  const lower = grid(palette, FREQUENCY, PHASE, {
    x,
    y: [-270, -180, -90, 0, 90],
    labels: [
      ...[-180, 0].map((at) => ({ axis: 'y' as const, at, text: `${at}°`.replace('-', '−') })),
      ...[1, 10, 100, 1000].map((at) => ({ axis: 'x' as const, at, text: at === 1000 ? '1 kHz' : `${at}` })),
    ],
  })
  const others = params.family.map((k) => ({ ...params, load: params.load * k }))
  const faint = { 'stroke-opacity': 0.24 }
  const family = others.map(
    (drive) =>
      strokePath(gainLine(drive), hex(palette.brass), 1.6, faint) +
      strokePath(phaseLine(drive), hex(palette.jade), 1.6, faint),
  )
  const { anti, resonance } = driveResonances(params)
  const marks = [anti, resonance].map((f) => {
    const gain = 20 * Math.log10(magnitude(driveResponse(params, f)))
    const at: Point = [place(FREQUENCY, f), place(GAIN, gain)]
    const drop = hairline(at, [at[0], PHASE.start], hex(palette.brass), 1.2, {
      'stroke-dasharray': '2 7',
      'stroke-opacity': 0.75,
    })
    return drop + circle(at, 7, { fill: hex(palette.ground), stroke: hex(palette.brassLight), 'stroke-width': 2.4 })
  })
  const main =
    glowPath(gainLine(params), hex(palette.brass), 4, palette.glow) +
    glowPath(phaseLine(params), hex(palette.jade), 4, palette.glow)
  return frame + lower + family.join('') + main + marks.join('')
}

/** Bode plot of a flexible servo drive, torque to motor speed, with a family of load inertias behind it. */
export function bode(given: Partial<BodeParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const { anti, resonance } = driveResonances(params)
  const hz = `${anti.toFixed(1)} Hz`
  const peak = `${resonance.toFixed(1)} Hz`
  return {
    name: 'bode',
    family: 'bode',
    params: { ...params },
    caption: {
      zh: `弹性轴伺服驱动的伯德图，转矩到电机转速，反谐振${hz}，谐振${peak}`,
      en: `Bode plot of a servo drive with an elastic shaft, torque to motor speed, antiresonance ${hz}, resonance ${peak}`,
    },
    alt: {
      zh: '上方黄铜色幅频曲线先陷后峰，下方玉色相频曲线在两处跃变，背后是不同负载惯量的细线。',
      en: 'A brass gain curve dips and then peaks; a jade phase curve below jumps at both; fine lines behind show other load inertias.',
    },
    focal: { x: 58, y: 45 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), { body: body(params, paletteOf(theme)), light: { x: 55, y: 35 } }),
  }
}
