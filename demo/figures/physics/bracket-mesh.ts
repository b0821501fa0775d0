import { delaunay, type Triangle } from '#demo/figures/numerics/delaunay.ts'
import type { Random } from '#demo/figures/random.ts'

/** Signed distance from the edge of the material, negative inside. */
export type Shape = (x: number, y: number) => number

/** Nodes in the plane and the triangles over them. */
export interface Mesh {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly triangles: readonly Triangle[]
}

export interface MeshOptions {
  readonly shape: Shape
  /** Wanted length of an edge at a place. */
  readonly size: (x: number, y: number) => number
  /** Box that holds the shape. */
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number]
  /** Places that must be nodes: corners of the outline. */
  readonly fixed: readonly (readonly [number, number])[]
  readonly random: Random
  readonly rounds: number
}

function scatter({ shape, size, box, fixed, random }: MeshOptions, finest: number): [number, number][] {
  const [x0, y0, x1, y1] = box
  const points: [number, number][] = fixed.map(([x, y]) => [x, y])
  let row = 0
  for (let y = y0; y <= y1; y += (finest * Math.sqrt(3)) / 2, row++) {
    for (let x = x0 + ((row % 2) * finest) / 2; x <= x1; x += finest) {
      if (shape(x, y) > 0.001 * finest) continue
      const keep = (finest / size(x, y)) ** 2
      if (random() < keep && !fixed.some(([a, b]) => (a - x) ** 2 + (b - y) ** 2 < (0.6 * size(x, y)) ** 2))
        points.push([x, y])
    }
  }
  return points
}

function triangulate(x: number[], y: number[], shape: Shape, slack: number): Triangle[] {
  return delaunay(x, y).filter(([a, b, c]) => shape((x[a]! + x[b]! + x[c]!) / 3, (y[a]! + y[b]! + y[c]!) / 3) < -slack)
}

function edgesOf(triangles: readonly Triangle[], n: number): [number, number][] {
  const seen = new Map<number, [number, number]>()
  for (const [a, b, c] of triangles)
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      seen.set(Math.min(p, q) * n + Math.max(p, q), [p, q])
  return [...seen.values()]
}

/** One round of the truss: every edge shorter than wanted pushes its ends apart; nodes outside go back to the outline. */
function relax(
  x: number[],
  y: number[],
  edges: readonly [number, number][],
  { shape, size, fixed }: MeshOptions,
  finest: number,
): void {
  let lengths = 0
  let wanted = 0
  const bars = edges.map(([p, q]) => {
    const dx = x[p]! - x[q]!
    const dy = y[p]! - y[q]!
    const length = Math.sqrt(dx * dx + dy * dy)
    const want = size((x[p]! + x[q]!) / 2, (y[p]! + y[q]!) / 2)
    lengths += length * length
    wanted += want * want
    return { p, q, dx, dy, length, want }
  })
  const scale = 1.2 * Math.sqrt(lengths / wanted)
  const fx = new Float64Array(x.length)
  const fy = new Float64Array(x.length)
  for (const { p, q, dx, dy, length, want } of bars) {
    const force = Math.max(0, want * scale - length) / length
    fx[p]! += force * dx
    fy[p]! += force * dy
    fx[q]! -= force * dx
    fy[q]! -= force * dy
  }
  const step = 1e-3 * finest
  for (let i = fixed.length; i < x.length; i++) {
    x[i]! += 0.2 * fx[i]!
    y[i]! += 0.2 * fy[i]!
    for (let k = 0; k < 2; k++) {
      const d = shape(x[i]!, y[i]!)
      if (d <= 0) break
      const gx = (shape(x[i]! + step, y[i]!) - d) / step
      const gy = (shape(x[i]!, y[i]! + step) - d) / step
      const g2 = gx * gx + gy * gy || 1
      x[i]! -= (d * gx) / g2
      y[i]! -= (d * gy) / g2
    }
  }
}

/** Triangle mesh of a shape given by its distance function: a truss of springs in equilibrium (Persson and Strang 2004, DistMesh). */
export function meshShape(options: MeshOptions): Mesh {
  const [x0, y0, x1, y1] = options.box
  let finest = Infinity
  for (let i = 0; i <= 80; i++)
    for (let j = 0; j <= 80; j++) {
      const [px, py] = [x0 + ((x1 - x0) * i) / 80, y0 + ((y1 - y0) * j) / 80]
      if (options.shape(px, py) < 0) finest = Math.min(finest, options.size(px, py))
    }
  const points = scatter(options, finest)
  const x = points.map(([a]) => a)
  const y = points.map(([, b]) => b)
  let edges: [number, number][] = []
  for (let round = 0; round < options.rounds; round++) {
    // Neighbours change quickly at first and hardly at the end.
    if (round < 30 || round % 3 === 0) edges = edgesOf(triangulate(x, y, options.shape, 0.001 * finest), x.length)
    relax(x, y, edges, options, finest)
  }
  const triangles = triangulate(x, y, options.shape, 0.02 * finest).filter(
    (t) => !isRimSliver(x, y, t, options.shape, finest),
  )
  return compact(x, y, triangles)
}

/** A flat triangle between three nodes of the outline adds nothing but error; a flat one inside must stay or leave a crack. */
function isRimSliver(x: readonly number[], y: readonly number[], t: Triangle, shape: Shape, finest: number): boolean {
  return shapeQuality(x, y, t) < 0.15 && t.every((i) => shape(x[i]!, y[i]!) > -0.02 * finest)
}

/** Twice the ratio of inscribed to circumscribed circle: 1 for an equilateral triangle, 0 for a line. */
export function shapeQuality(x: ArrayLike<number>, y: ArrayLike<number>, [a, b, c]: Triangle): number {
  const side = (p: number, q: number): number => Math.sqrt((x[p]! - x[q]!) ** 2 + (y[p]! - y[q]!) ** 2)
  const [u, v, w] = [side(a, b), side(b, c), side(c, a)]
  return ((v + w - u) * (w + u - v) * (u + v - w)) / (u * v * w)
}

/** Leaves out nodes that no triangle uses; they would make the stiffness singular. */
function compact(x: readonly number[], y: readonly number[], triangles: readonly Triangle[]): Mesh {
  const number = new Map<number, number>()
  const of = (i: number): number => {
    const known = number.get(i)
    if (known !== undefined) return known
    number.set(i, number.size)
    return number.size - 1
  }
  const renumbered = triangles.map(([a, b, c]): Triangle => [of(a), of(b), of(c)])
  const used = [...number.keys()]
  return { x: Float64Array.from(used, (i) => x[i]!), y: Float64Array.from(used, (i) => y[i]!), triangles: renumbered }
}
