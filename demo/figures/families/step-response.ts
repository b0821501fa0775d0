import { grid, place, spread, trace, type Scale } from '#demo/figures/axes.ts'
import { hex, paletteOf, rampHex, type Palette } from '#demo/figures/palette.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { circle, glowPath, hairline, strokePath } from '#demo/figures/svg.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface StepResponseParams {
  /** Damping ratios of the family, rising. */
  readonly damping: readonly number[]
  /** The one drawn bright. */
  readonly main: number
}

const defaults: StepResponseParams = {
  damping: [0.05, 0.08, 0.12, 0.16, 0.2, 0.26, 0.32, 0.4, 0.5, 0.6, 0.707, 0.85, 1, 1.25, 1.6, 2.1],
  main: 0.32,
}

/**
 * Unit step response of ω²/(s² + 2ζωs + ω²) at time `t` in units of 1/ω; the three cases of ζ in closed form
 * (Ogata, Modern Control Engineering).
 */
export function secondOrderStep(zeta: number, t: number): number {
  if (Math.abs(zeta - 1) < 1e-9) return 1 - (1 + t) * Math.exp(-t)
  if (zeta < 1) {
    const wd = Math.sqrt(1 - zeta * zeta)
    return 1 - Math.exp(-zeta * t) * (Math.cos(wd * t) + (zeta / wd) * Math.sin(wd * t))
  }
  const root = Math.sqrt(zeta * zeta - 1)
  const fast = zeta + root
  const slow = zeta - root
  return 1 - (fast * Math.exp(-slow * t) - slow * Math.exp(-fast * t)) / (2 * root)
}

const TIME: Scale = { from: 0, to: 20, start: 130, end: 1600 }
const VALUE: Scale = { from: 0, to: 2, start: 890, end: 70 }

function body(params: StepResponseParams, palette: Palette): string {
  const times = spread(TIME, 300)
  const frame = grid(palette, TIME, VALUE, {
    x: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
    y: [0, 0.5, 1.5, 2],
    labels: [
      ...[0, 4, 8, 12, 16].map((at) => ({ axis: 'x' as const, at, text: at === 16 ? '16 / ω' : `${at}` })),
      ...[0, 1, 2].map((at) => ({ axis: 'y' as const, at, text: `${at}` })),
    ],
  })
  const target = hairline([TIME.start, place(VALUE, 1)], [1600, place(VALUE, 1)], hex(palette.text), 1.6, {
    'stroke-opacity': 0.55,
  })
  const last = params.damping.length - 1
  const family = params.damping.map((zeta, i) =>
    strokePath(
      trace(TIME, VALUE, times, (t) => secondOrderStep(zeta, t)),
      rampHex(palette.line, 1 - i / last),
      2.2,
      {
        'stroke-opacity': 0.34 + 0.36 * Math.abs(1 - (2 * i) / last),
      },
    ),
  )
  const main = trace(TIME, VALUE, times, (t) => secondOrderStep(params.main, t))
  const peakTime = Math.PI / Math.sqrt(1 - params.main * params.main)
  const peak = [place(TIME, peakTime), place(VALUE, secondOrderStep(params.main, peakTime))] as const
  const foot = hairline(peak, [peak[0], place(VALUE, 0)], hex(palette.brass), 1.3, { 'stroke-dasharray': '2 7' })
  const dot = circle(peak, 8, { fill: hex(palette.ground), stroke: hex(palette.brassLight), 'stroke-width': 2.6 })
  return frame + target + family.join('') + foot + glowPath(main, hex(palette.brass), 4.5, palette.glow) + dot
}

/** Step responses of a second-order system over damping ratio. */
export function stepResponse(given: Partial<StepResponseParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const overshoot = 100 * (secondOrderStep(params.main, Math.PI / Math.sqrt(1 - params.main ** 2)) - 1)
  const [low, high] = [params.damping[0]!, params.damping[params.damping.length - 1]!]
  return {
    name: 'step-response',
    family: 'step-response',
    params: { ...params },
    caption: {
      zh: `二阶系统阶跃响应，ζ从${low}到${high}；粗线ζ = ${params.main}，超调${overshoot.toFixed(0)}%`,
      en: `Step responses of a second-order system, ζ from ${low} to ${high}; bold line ζ = ${params.main}, overshoot ${overshoot.toFixed(0)}%`,
    },
    alt: {
      zh: '一簇曲线同时起步，欠阻尼的在目标值上下振荡，过阻尼的缓缓贴近，一条粗线标出峰值。',
      en: 'A sheaf of curves starts together; lightly damped ones swing about the target, heavily damped ones creep up to it; one bold line has its peak marked.',
    },
    focal: { x: 38, y: 45 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), { body: body(params, paletteOf(theme)), light: { x: 35, y: 45 } }),
  }
}
