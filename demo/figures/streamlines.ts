import type { Point } from './point.ts'
import type { Size } from './types.ts'

/** Velocity in pixels a second at a place in pixels. */
export type PlaneFlow = (x: number, y: number) => readonly [number, number]

export interface Streamline {
  readonly points: Point[]
  /** Mean speed along the line in pixels a second. */
  readonly speed: number
}

export interface StreamlineOptions extends Size {
  /** Distance between neighbouring lines in pixels. */
  readonly separation: number
  readonly start: Point
}

/** Points of the lines drawn so far, in squares as wide as the separation, so that neighbours are found at once. */
class Occupied {
  readonly cells = new Map<number, Point[]>()
  readonly size: number

  constructor(size: number) {
    this.size = size
  }

  key(x: number, y: number): number {
    return (Math.floor(y / this.size) + 50) * 4096 + Math.floor(x / this.size) + 50
  }

  add([x, y]: Point): void {
    const key = this.key(x, y)
    const cell = this.cells.get(key)
    if (cell) cell.push([x, y])
    else this.cells.set(key, [[x, y]])
  }

  isNear([x, y]: Point, distance: number): boolean {
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++)
        for (const [a, b] of this.cells.get(this.key(x + i * this.size, y + j * this.size)) ?? [])
          if ((a - x) * (a - x) + (b - y) * (b - y) < distance * distance) return true
    return false
  }
}

const STEP = 4

function walk(
  flow: PlaneFlow,
  from: Point,
  sign: number,
  options: StreamlineOptions,
  occupied: Occupied,
): { points: Point[]; time: number } {
  const points: Point[] = []
  let [x, y] = from
  let time = 0
  for (let n = 0; n < 900; n++) {
    const [u, v] = flow(x, y)
    const speed = Math.sqrt(u * u + v * v)
    if (speed < 1e-6) break
    const [mu, mv] = flow(x + (0.5 * STEP * sign * u) / speed, y + (0.5 * STEP * sign * v) / speed)
    const middle = Math.sqrt(mu * mu + mv * mv)
    if (middle < 1e-6) break
    x += (STEP * sign * mu) / middle
    y += (STEP * sign * mv) / middle
    time += STEP / middle
    const margin = 2 * options.separation
    if (x < -margin || y < -margin || x > options.width + margin || y > options.height + margin) break
    if (occupied.isNear([x, y], 0.55 * options.separation)) break
    // A line may come back to itself on a closed orbit; it ends there.
    if (n > 12 && (x - from[0]) ** 2 + (y - from[1]) ** 2 < (0.9 * STEP) ** 2) break
    points.push([x, y])
  }
  return { points, time }
}

/** Streamlines at even distance over the whole size (Jobard and Lefer 1997). */
export function evenStreamlines(flow: PlaneFlow, options: StreamlineOptions): Streamline[] {
  const occupied = new Occupied(options.separation)
  const lines: Streamline[] = []
  const queue: Point[] = [options.start]
  for (let seed = queue.shift(); seed; seed = queue.shift()) {
    if (seed[0] < 0 || seed[1] < 0 || seed[0] > options.width || seed[1] > options.height) continue
    if (occupied.isNear(seed, 0.98 * options.separation)) continue
    const back = walk(flow, seed, -1, options, occupied)
    const ahead = walk(flow, seed, 1, options, occupied)
    const points = [...back.points.toReversed(), seed, ...ahead.points]
    if (points.length < 26) continue
    points.forEach((point) => occupied.add(point))
    lines.push({
      points: points.filter((_, i) => i % 2 === 0),
      speed: (points.length * STEP) / (back.time + ahead.time),
    })
    for (let i = 0; i < points.length; i += 4) {
      const [x, y] = points[i]!
      const [u, v] = flow(x, y)
      const speed = Math.sqrt(u * u + v * v) + 1e-9
      const d = options.separation
      queue.push([x - (d * v) / speed, y + (d * u) / speed], [x + (d * v) / speed, y - (d * u) / speed])
    }
  }
  return lines
}
