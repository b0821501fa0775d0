import type { Point } from './point.ts'

/**
 * Leaves out the points that lie within `tolerance` pixels of the line through those that stay
 * (Ramer 1972, Douglas and Peucker 1973). Ends are kept.
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length)
  const spans: [number, number][] = [[0, points.length - 1]]
  keep[0] = 1
  keep[points.length - 1] = 1
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    const [x0, y0] = points[first]!
    const [x1, y1] = points[last]!
    const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
    let worst = tolerance
    let at = -1
    for (let i = first + 1; i < last; i++) {
      const [x, y] = points[i]!
      const off =
        length < 1e-9
          ? Math.sqrt((x - x0) * (x - x0) + (y - y0) * (y - y0))
          : Math.abs((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) / length
      if (off > worst) [worst, at] = [off, i]
    }
    if (at < 0) continue
    keep[at] = 1
    spans.push([first, at], [at, last])
  }
  return points.filter((_, i) => keep[i] === 1)
}
