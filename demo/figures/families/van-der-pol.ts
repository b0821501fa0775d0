import { rungeKutta } from '#demo/figures/numerics/runge-kutta.ts'
import { once } from '#demo/figures/once.ts'
import { hex, paletteOf, rampHex, type Palette } from '#demo/figures/palette.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { evenStreamlines, type Streamline } from '#demo/figures/streamlines.ts'
import { glowPath, hairline, label, strokePath } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface VanDerPolParams {
  readonly mu: number
  /** Distance between the drawn orbits in pixels. */
  readonly separation: number
}

const defaults: VanDerPolParams = { mu: 1.4, separation: 24 }

/** Pixels to one unit of displacement and of velocity. */
const SCALE: Point = [205, 112]

/** Rate of change of the oscillator of van der Pol (1926): state is displacement and velocity. */
function vanDerPolRate(mu: number, x: number, v: number): [number, number] {
  return [v, mu * (1 - x * x) * v - x]
}

/** The limit cycle, one turn, after the transient has died out. */
export function limitCycle(mu: number): [number, number][] {
  const state = Float64Array.from([2, 0])
  const step = rungeKutta(2, (s, out) => out.set(vanDerPolRate(mu, s[0]!, s[1]!)))
  for (let n = 0; n < 20_000; n++) step(state, 0.004)
  const points: [number, number][] = []
  let crossings = 0
  while (crossings < 2 && points.length < 20_000) {
    const before = state[1]!
    step(state, 0.01)
    if (before > 0 && state[1]! <= 0) crossings++
    if (crossings === 1) points.push([state[0]!, state[1]!])
  }
  return points
}

const toPixel = (x: number, v: number): Point => [MASTER.width / 2 + SCALE[0] * x, MASTER.height / 2 - SCALE[1] * v]

function orbits(params: VanDerPolParams): Streamline[] {
  return evenStreamlines(
    (px, py) => {
      const x = (px - MASTER.width / 2) / SCALE[0]
      const v = (MASTER.height / 2 - py) / SCALE[1]
      const [dx, dv] = vanDerPolRate(params.mu, x, v)
      return [dx * SCALE[0], -dv * SCALE[1]]
    },
    { ...MASTER, separation: params.separation, start: [MASTER.width / 2 + 40, MASTER.height / 2 + 10] },
  )
}

function body(params: VanDerPolParams, lines: readonly Streamline[], palette: Palette): string {
  const axes = [
    hairline([0, 500], [1600, 500], hex(palette.mute), 1.2, { 'stroke-opacity': 0.5 }),
    hairline([800, 0], [800, 1000], hex(palette.mute), 1.2, { 'stroke-opacity': 0.5 }),
  ]
  for (const x of [-3, -2, -1, 1, 2, 3]) {
    const [px] = toPixel(x, 0)
    axes.push(hairline([px, 493], [px, 507], hex(palette.text), 1.6, { 'stroke-opacity': 0.8 }))
    if (x === 2 || x === -2)
      axes.push(
        label([px + 14, 538], `${x}`.replace('-', '−'), hex(palette.text), {
          'text-anchor': 'start',
          'fill-opacity': 0.85,
        }),
      )
  }
  const field = lines.map((line) => {
    // Tone by mean speed: slow creeping is jade, the fast jumps are brass.
    const tone = Math.min(1, Math.sqrt(line.speed / 1500))
    return strokePath(line.points, rampHex(palette.line, tone), 1.7, { 'stroke-opacity': 0.5 })
  })
  const cycle = limitCycle(params.mu).map(([x, v]) => toPixel(x, v))
  const first = cycle[0]
  return (
    axes.join('') +
    field.join('') +
    glowPath(first ? [...cycle, first] : cycle, hex(palette.brassLight), 4.5, 1.3 * palette.glow)
  )
}

/** Phase portrait of the van der Pol oscillator with its limit cycle. */
export function vanDerPol(given: Partial<VanDerPolParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const lines = once(() => orbits(params))
  return {
    name: 'van-der-pol',
    family: 'van-der-pol',
    params: { ...params },
    caption: {
      zh: `范德波尔振子的相图与极限环，μ = ${params.mu}`,
      en: `Phase portrait of the van der Pol oscillator with its limit cycle, μ = ${params.mu}`,
    },
    alt: {
      zh: '等距的细轨线布满相平面，从里外两侧汇向一条明亮的闭合曲线。',
      en: 'Evenly spaced fine orbits fill the phase plane and run from inside and outside into one bright closed curve.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), { body: body(params, lines(), paletteOf(theme)), light: { x: 50, y: 50 } }),
  }
}
