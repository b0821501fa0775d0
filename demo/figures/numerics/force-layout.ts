import type { Random } from '#demo/figures/random.ts'

/** Places of the nodes, in the units of the box. */
export interface Layout {
  readonly x: Float64Array
  readonly y: Float64Array
}

export interface LayoutOptions {
  readonly count: number
  readonly edges: readonly (readonly [number, number])[]
  readonly width: number
  readonly height: number
  readonly rounds: number
  readonly random: Random
}

/** Places a graph by springs along the edges and repulsion between all nodes (Fruchterman and Reingold 1991), spread over a box. */
export function forceLayout({ count, edges, width, height, rounds, random }: LayoutOptions): Layout {
  const x = Float64Array.from({ length: count }, () => random() * width)
  const y = Float64Array.from({ length: count }, () => random() * height)
  const spacing = 0.82 * Math.sqrt((width * height) / count)
  for (let round = 0; round < rounds; round++) {
    const heat = 0.12 * width * (1 - round / rounds) ** 1.5 + 0.5
    const fx = new Float64Array(count)
    const fy = new Float64Array(count)
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const dx = x[i]! - x[j]!
        const dy = y[i]! - y[j]!
        const d2 = dx * dx + dy * dy + 0.01
        const push = (spacing * spacing) / d2
        fx[i]! += push * dx
        fy[i]! += push * dy
        fx[j]! -= push * dx
        fy[j]! -= push * dy
      }
    }
    for (const [i, j] of edges) {
      const dx = x[i]! - x[j]!
      const dy = y[i]! - y[j]!
      const pull = Math.sqrt(dx * dx + dy * dy) / spacing
      fx[i]! -= pull * dx
      fy[i]! -= pull * dy
      fx[j]! += pull * dx
      fy[j]! += pull * dy
    }
    for (let i = 0; i < count; i++) {
      const length = Math.sqrt(fx[i]! * fx[i]! + fy[i]! * fy[i]!) + 1e-9
      const step = Math.min(length, heat) / length
      x[i]! += step * fx[i]!
      y[i]! += step * fy[i]!
    }
  }
  levelOut(x, y)
  return { x: fill(x, width), y: fill(y, height) }
}

/** Turns the layout so that its longest extent lies level, as the box does. */
function levelOut(x: Float64Array, y: Float64Array): void {
  const mean = (v: Float64Array): number => v.reduce((sum, value) => sum + value, 0) / v.length
  const [mx, my] = [mean(x), mean(y)]
  let [xx, yy, xy] = [0, 0, 0]
  for (let i = 0; i < x.length; i++) {
    const [dx, dy] = [x[i]! - mx, y[i]! - my]
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let i = 0; i < x.length; i++) {
    const [dx, dy] = [x[i]! - mx, y[i]! - my]
    x[i] = dx * cos + dy * sin
    y[i] = dy * cos - dx * sin
  }
}

/** Stretches one coordinate over 0 to `extent`: half by value, half by rank, so that dense and empty parts even out. */
function fill(values: Float64Array, extent: number): Float64Array {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const order = Array.from(values, (_, i) => i).sort((i, j) => values[i]! - values[j]! || i - j)
  const out = new Float64Array(values.length)
  order.forEach((i, rank) => {
    out[i] = extent * (0.3 * ((values[i]! - low) / (high - low)) + 0.7 * (rank / (values.length - 1)))
  })
  return out
}

/** Moves each node to a free place of a grid near it, nodes with many edges first; returns columns and rows. */
export function snapToGrid(
  layout: Layout,
  order: readonly number[],
  options: { readonly columns: number; readonly rows: number; readonly width: number; readonly height: number },
): Layout {
  const { columns, rows, width, height } = options
  const taken = new Set<number>()
  const x = new Float64Array(layout.x.length)
  const y = new Float64Array(layout.y.length)
  for (const i of order) {
    const [wx, wy] = [(layout.x[i]! / width) * (columns - 1), (layout.y[i]! / height) * (rows - 1)]
    let best = -1
    let least = Infinity
    for (let cell = 0; cell < columns * rows; cell++) {
      if (taken.has(cell)) continue
      const [cx, cy] = [cell % columns, Math.floor(cell / columns)]
      const d2 = (cx - wx) ** 2 + (cy - wy) ** 2
      if (d2 < least) [least, best] = [d2, cell]
    }
    if (best < 0) throw new RangeError(`${layout.x.length} nodes do not fit ${columns} × ${rows} places`)
    taken.add(best)
    x[i] = best % columns
    y[i] = Math.floor(best / columns)
  }
  return { x, y }
}
