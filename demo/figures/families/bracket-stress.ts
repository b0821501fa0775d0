import { once } from '#demo/figures/once.ts'
import { hex, paletteOf, writeRamp, type Palette } from '#demo/figures/palette.ts'
import { meshShape, type Mesh, type Shape } from '#demo/figures/physics/bracket-mesh.ts'
import { solvePlaneStress } from '#demo/figures/physics/plane-stress.ts'
import { createRandom } from '#demo/figures/random.ts'
import { blend, renderRaster, smoothstep, type Shader } from '#demo/figures/raster.ts'
import { element, pathData, svgDocument } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface BracketParams {
  /** Force at the eye in N, downwards; thickness in mm; modulus in MPa. */
  readonly force: number
  readonly thickness: number
  readonly modulus: number
  readonly poisson: number
  readonly seed: number
}

const defaults: BracketParams = { force: 900, thickness: 6, modulus: 71_000, poisson: 0.33, seed: 5 }

/** The plate is drawn at this many pixels to a millimetre; origin at the lower left of the picture. */
const SCALE = 10

const disc = (x: number, y: number, cx: number, cy: number, r: number): number =>
  Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) - r

/** Box with round corners. */
function box(x: number, y: number, [x0, y0, x1, y1]: readonly number[], r: number): number {
  const dx = Math.abs(x - (x0! + x1!) / 2) - (x1! - x0!) / 2 + r
  const dy = Math.abs(y - (y0! + y1!) / 2) - (y1! - y0!) / 2 + r
  return Math.sqrt(Math.max(dx, 0) ** 2 + Math.max(dy, 0) ** 2) + Math.min(0, Math.max(dx, dy)) - r
}

const BOLTS = [
  [24, 21],
  [24, 79],
] as const
const BOLT_RADIUS = 6.2
const EYE = [137, 76] as const
const EYE_RADIUS = 7.4

/** L-bracket in mm: a flange with two bolt holes, an arm with an eye, a fillet of 26 mm between them. */
const shape: Shape = (x, y) => {
  const flange = box(x, y, [9, 6, 39, 94], 9)
  const arm = box(x, y, [9, 58, 153, 94], 16)
  // Between the flange's face (x = 39) and the arm's lower side (y = 58) a square less a disc is the fillet.
  const fillet = Math.max(box(x, y, [36, 32, 65, 61], 0), -disc(x, y, 65, 32, 26))
  const holes = Math.min(
    ...BOLTS.map(([cx, cy]) => disc(x, y, cx, cy, BOLT_RADIUS)),
    disc(x, y, EYE[0], EYE[1], EYE_RADIUS),
  )
  const slot = Math.min(disc(x, y, 84, 76, 6.5), disc(x, y, 106, 76, 6.5), box(x, y, [84, 69.5, 106, 82.5], 0))
  return Math.max(Math.min(flange, arm, fillet), -holes, -slot)
}

/** Fine at the fillet and the holes, coarse where little happens. */
function elementSize(x: number, y: number): number {
  const corner = Math.abs(disc(x, y, 65, 32, 26))
  const holes = Math.min(
    ...BOLTS.map(([cx, cy]) => disc(x, y, cx, cy, BOLT_RADIUS)),
    disc(x, y, EYE[0], EYE[1], EYE_RADIUS),
    disc(x, y, 84, 76, 6.5),
    disc(x, y, 106, 76, 6.5),
  )
  return Math.min(3.4, 1.25 + 0.13 * Math.min(corner, Math.max(0, holes)))
}

function solve(p: BracketParams): { mesh: Mesh; nodal: Float64Array; peak: number } {
  const mesh = meshShape({
    shape,
    size: elementSize,
    box: [9, 6, 153, 94],
    fixed: [],
    random: createRandom(p.seed),
    rounds: 110,
  })
  const isOn = (i: number, [cx, cy]: readonly [number, number], r: number): boolean =>
    Math.abs(disc(mesh.x[i]!, mesh.y[i]!, cx, cy, r)) < 0.05
  const held = (i: number): boolean => BOLTS.some((bolt) => isOn(i, bolt, BOLT_RADIUS))
  // The pin presses on the lower half of the eye, most straight below it.
  const bearing = Float64Array.from(mesh.x, (_, i) => (isOn(i, EYE, EYE_RADIUS) ? Math.max(0, EYE[1] - mesh.y[i]!) : 0))
  const whole = bearing.reduce((sum, v) => sum + v, 0)
  const { nodal } = solvePlaneStress({
    mesh,
    modulus: p.modulus,
    poisson: p.poisson,
    thickness: p.thickness,
    support: (i) => (held(i) ? { ux: 0, uy: 0 } : undefined),
    load: (i) => [0, (-p.force * bearing[i]!) / whole],
  })
  const peak = nodal.reduce((high, v) => Math.max(high, v), 0)
  return { mesh, nodal, peak }
}

/** Values of the mesh at every pixel, straight within a triangle; NaN outside. */
function rasterise({ mesh, nodal }: ReturnType<typeof solve>): Float64Array {
  const { width, height } = MASTER
  const out = new Float64Array(width * height).fill(Number.NaN)
  for (const [a, b, c] of mesh.triangles) {
    const [ax, bx, cx] = [mesh.x[a]! * SCALE, mesh.x[b]! * SCALE, mesh.x[c]! * SCALE]
    const [ay, by, cy] = [height - mesh.y[a]! * SCALE, height - mesh.y[b]! * SCALE, height - mesh.y[c]! * SCALE]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    for (let y = Math.floor(Math.min(ay, by, cy)) - 1; y <= Math.max(ay, by, cy) + 1; y++) {
      for (let x = Math.floor(Math.min(ax, bx, cx)) - 1; x <= Math.max(ax, bx, cx) + 1; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const v = ((x + 0.5 - ax) * (cy - ay) - (cx - ax) * (y + 0.5 - ay)) / area
        const w = ((bx - ax) * (y + 0.5 - ay) - (x + 0.5 - ax) * (by - ay)) / area
        const u = 1 - v - w
        // A little beyond the triangle, so that the rim of the shape can be cut by its own distance.
        const rim = Number.isNaN(out[y * width + x]!) ? -0.35 : -1e-9
        if (u >= rim && v >= rim && w >= rim)
          out[y * width + x] = Math.max(0, u * nodal[a]! + v * nodal[b]! + w * nodal[c]!)
      }
    }
  }
  return out
}

function shader(values: Float64Array, peak: number, palette: Palette): Shader {
  const { width, height } = MASTER
  return (px, py, out) => {
    out.set(palette.ground)
    const dx = px / width - 0.32
    const dy = py / height - 0.42
    blend(out, palette.lift, 0.8 * smoothstep(0.7, 0, Math.sqrt(dx * dx + dy * dy)))
    const value = values[Math.floor(py) * width + Math.floor(px)]!
    if (Number.isNaN(value)) return
    const edge = shape(px / SCALE, (height - py) / SCALE) * SCALE
    const inside = smoothstep(0.6, -0.6, edge)
    const color = new Float64Array(3)
    writeRamp(palette.sequential, 0.17 + 0.83 * Math.pow(Math.min(1, value / (0.96 * peak)), 0.8), color)
    blend(out, color, inside)
  }
}

function overlay({ mesh }: ReturnType<typeof solve>, palette: Palette): string {
  const at = (i: number): Point => [mesh.x[i]! * SCALE, MASTER.height - mesh.y[i]! * SCALE]
  const count = new Map<string, readonly [number, number, number]>()
  for (const [a, b, c] of mesh.triangles)
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = p < q ? `${p} ${q}` : `${q} ${p}`
      count.set(key, [p, q, (count.get(key)?.[2] ?? 0) + 1])
    }
  const edges = [...count.values()]
  const lines = (wanted: (times: number) => boolean): string =>
    edges
      .filter(([, , n]) => wanted(n))
      .map(([p, q]) => pathData([at(p), at(q)]))
      .join('')
  const body =
    element('path', {
      d: lines((n) => n > 1),
      fill: 'none',
      stroke: hex(palette.ground),
      'stroke-width': 1,
      'stroke-opacity': 0.42,
    }) +
    element('path', {
      d: lines((n) => n === 1),
      fill: 'none',
      stroke: hex(palette.brassLight),
      'stroke-width': 2,
      'stroke-opacity': 0.75,
      'stroke-linecap': 'round',
    })
  return svgDocument(MASTER, { body })
}

/** Von Mises stress of an L-bracket in plane stress, linear triangles, with the mesh. */
export function bracketStress(given: Partial<BracketParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const solution = once(() => {
    const solved = solve(params)
    return { ...solved, values: rasterise(solved) }
  })
  return {
    name: 'bracket-stress',
    family: 'bracket-stress',
    params: { ...params },
    caption: {
      zh: `L形支架的von Mises应力，平面应力有限元，线性三角形单元，端部载荷${params.force} N，板厚${params.thickness} mm`,
      en: `Von Mises stress in an L-bracket, plane-stress finite elements, linear triangles, ${params.force} N at the eye, ${params.thickness} mm thick`,
    },
    alt: {
      zh: '带螺栓孔的L形支架布满三角形网格，内圆角处最亮，自由端暗。',
      en: 'An L-shaped bracket with bolt holes under a triangle mesh; brightest at the inner fillet, dark towards the free end.',
    },
    focal: { x: 38, y: 45 },
    draw: (theme: Theme) => {
      const palette = paletteOf(theme)
      const { values, peak } = solution()
      return renderRaster(MASTER, shader(values, peak, palette), {
        seed: params.seed,
        grain: 1.5,
        overlay: overlay(solution(), palette),
      })
    },
  }
}
