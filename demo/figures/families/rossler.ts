import { develop, expose } from '#demo/figures/attractor-plate.ts'
import { once } from '#demo/figures/once.ts'
import { paletteOf } from '#demo/figures/palette.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

/** The three numbers of the Rössler system and the length of the orbit in its time units. */
export interface RosslerParams {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly duration: number
}

const defaults: RosslerParams = { a: 0.2, b: 0.2, c: 5.7, duration: 1100 }

const DT = 0.01

/** Rate of change of the Rössler system (Rössler 1976). */
function rosslerRate({ a, b, c }: RosslerParams, s: Float64Array, out: Float64Array): void {
  const x = s[0]!
  const y = s[1]!
  const z = s[2]!
  out[0] = -y - z
  out[1] = x + a * y
  out[2] = b + z * (x - c)
}

/** Rössler attractor, exposed like a plate; seen from above the band with the fold towards the reader. */
export function rossler(given: Partial<RosslerParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const turn = (-28 * Math.PI) / 180
  const tilt = (34 * Math.PI) / 180
  const [ct, st, ci, si] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
  const exposure = once(() =>
    expose({
      derivative: (s, out) => rosslerRate(params, s, out),
      start: [1, 1, 0],
      dt: DT,
      settle: 9000,
      steps: Math.round(params.duration / DT),
      project: (s) => {
        const across = s[0]! * ct - s[1]! * st
        const depth = s[0]! * st + s[1]! * ct
        const up = s[2]! * ci + depth * si
        return [770 + 56 * across, 668 - 34.5 * up, Math.min(1, Math.max(0, 0.5 - depth / 22))]
      },
      tone: (s) => Math.min(1, Math.max(0, 0.12 + s[2]! / 9)),
    }),
  )
  return {
    name: 'rossler',
    family: 'rossler',
    params: { ...params },
    caption: {
      zh: `勒斯勒尔吸引子，a = ${params.a}，b = ${params.b}，c = ${params.c}，${params.duration}个时间单位`,
      en: `Rössler attractor, a = ${params.a}, b = ${params.b}, c = ${params.c}, ${params.duration} time units`,
    },
    alt: {
      zh: '一圈密集的轨线组成扁平的环带，右侧向上折起，折起处由玉色转为黄铜色。',
      en: 'A flat band of dense orbits that rises and folds over at one side, turning from jade to brass as it lifts.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) => develop(exposure(), paletteOf(theme), { gain: 0.72, seed: 1976 }),
  }
}
