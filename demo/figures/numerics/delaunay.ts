/** Corners of a triangle as point numbers, counter-clockwise in a plane with y up. */
export type Triangle = readonly [number, number, number]

interface Cell {
  readonly v: Triangle
  /** Squared radius and centre of the circle through the corners. */
  readonly x: number
  readonly y: number
  readonly r2: number
}

function makeCell(xs: ArrayLike<number>, ys: ArrayLike<number>, a: number, b: number, c: number): Cell {
  const ax = xs[a]!
  const ay = ys[a]!
  const bx = xs[b]! - ax
  const by = ys[b]! - ay
  const cx = xs[c]! - ax
  const cy = ys[c]! - ay
  const d = 2 * (bx * cy - by * cx)
  const b2 = bx * bx + by * by
  const c2 = cx * cx + cy * cy
  const ux = (cy * b2 - by * c2) / d
  const uy = (bx * c2 - cx * b2) / d
  return { v: d > 0 ? [a, b, c] : [a, c, b], x: ax + ux, y: ay + uy, r2: ux * ux + uy * uy }
}

/**
 * Delaunay triangulation by inserting points from left to right (Bowyer and Watson 1981); triangles whose circle lies
 * wholly to the left are finished, so that only a front stays open. Points must not coincide.
 */
export function delaunay(x: ArrayLike<number>, y: ArrayLike<number>): Triangle[] {
  const n = x.length
  const order = Array.from({ length: n }, (_, i) => i).sort((i, j) => x[i]! - x[j]! || y[i]! - y[j]!)
  // Far enough for every triangle of a graded mesh, near enough that its circles keep their digits.
  const far = 60 * (1 + Math.max(...Array.from(x, Math.abs), ...Array.from(y, Math.abs)))
  const xs = Float64Array.from([...Array.from(x), -far, far, 0])
  const ys = Float64Array.from([...Array.from(y), -far, -far, far])
  let open: Cell[] = [makeCell(xs, ys, n, n + 1, n + 2)]
  const done: Cell[] = []
  for (const i of order) {
    const edges = new Map<number, [number, number]>()
    const next: Cell[] = []
    for (const cell of open) {
      const dx = xs[i]! - cell.x
      if (dx > 0 && dx * dx > cell.r2) {
        done.push(cell)
        continue
      }
      const dy = ys[i]! - cell.y
      if (dx * dx + dy * dy > cell.r2) {
        next.push(cell)
        continue
      }
      const [a, b, c] = cell.v
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const key = Math.min(p, q) * (n + 3) + Math.max(p, q)
        // An edge met twice is inside the hole.
        if (edges.has(key)) edges.delete(key)
        else edges.set(key, [p, q])
      }
    }
    for (const [p, q] of edges.values()) next.push(makeCell(xs, ys, p, q, i))
    open = next
  }
  return [...done, ...open].map((cell) => cell.v).filter(([a, b, c]) => a < n && b < n && c < n)
}
