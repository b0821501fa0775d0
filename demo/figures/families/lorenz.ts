import { develop, expose } from '#demo/figures/attractor-plate.ts'
import { once } from '#demo/figures/once.ts'
import { paletteOf } from '#demo/figures/palette.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

/** The three numbers of the Lorenz system and the length of the orbit in its time units. */
export interface LorenzParams {
  readonly sigma: number
  readonly rho: number
  readonly beta: number
  readonly duration: number
}

const defaults: LorenzParams = { sigma: 10, rho: 28, beta: 8 / 3, duration: 190 }

const DT = 0.002

/** Rate of change of the Lorenz system (Lorenz 1963). */
export function lorenzRate({ sigma, rho, beta }: LorenzParams, s: Float64Array, out: Float64Array): void {
  const x = s[0]!
  const y = s[1]!
  const z = s[2]!
  out[0] = sigma * (y - x)
  out[1] = x * (rho - z) - y
  out[2] = x * y - beta * z
}

/** Lorenz attractor, exposed like a plate. */
export function lorenz(given: Partial<LorenzParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const turn = (32 * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const exposure = once(() =>
    expose({
      derivative: (s, out) => lorenzRate(params, s, out),
      start: [1, 1, 20],
      dt: DT,
      settle: 6000,
      steps: Math.round(params.duration / DT),
      project: (s) => {
        const across = s[0]! * cos - s[1]! * sin * 0.35
        const depth = s[0]! * sin + s[1]! * cos
        const up = s[2]! - 24.6 + 0.12 * depth
        return [800 + 39 * across, 500 - 20.5 * up, Math.min(1, Math.max(0, 0.5 + depth / 40))]
      },
      tone: (s) => Math.min(1, Math.max(0, 0.5 + s[0]! / 22)),
    }),
  )
  return {
    name: 'lorenz',
    family: 'lorenz',
    params: { ...params, beta: Math.round(params.beta * 1e6) / 1e6 },
    caption: {
      zh: `洛伦兹吸引子，σ = ${params.sigma}，ρ = ${params.rho}，β = 8/3，四阶龙格库塔法，${params.duration}个时间单位`,
      en: `Lorenz attractor, σ = ${params.sigma}, ρ = ${params.rho}, β = 8/3, Runge–Kutta of order 4, ${params.duration} time units`,
    },
    alt: {
      zh: '两叶蝶翼状的轨线，左翼玉色，右翼黄铜色，绕各自的中心盘旋又互相穿越。',
      en: 'Two wings of fine orbits, jade on the left and brass on the right, each winding round its centre and crossing to the other.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) => develop(exposure(), paletteOf(theme), { gain: 0.8, seed: 1963 }),
  }
}
