import { componentSigns } from '#demo/figures/component-signs.ts'
import { forceLayout, snapToGrid } from '#demo/figures/numerics/force-layout.ts'
import { once } from '#demo/figures/once.ts'
import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { driveTrainGraph, type ComponentGraph, type Domain } from '#demo/figures/physics/drive-train-graph.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { createRandom } from '#demo/figures/random.ts'
import { circle, element, fixed } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface ComponentNetworkParams {
  /** Battery modules of the model; each adds four components. */
  readonly modules: number
  readonly columns: number
  readonly rows: number
  readonly seed: number
}

const defaults: ComponentNetworkParams = { modules: 8, columns: 18, rows: 10, seed: 4 }

const MARGIN: Point = [78, 82]

interface Placed {
  readonly graph: ComponentGraph
  readonly at: readonly Point[]
}

function placeGraph(p: ComponentNetworkParams): Placed {
  const graph = driveTrainGraph(p.modules)
  const count = graph.components.length
  const edges = graph.connections.map(({ from, to }) => [from, to] as const)
  const [width, height] = [1600, 1000]
  const layout = forceLayout({ count, edges, width, height, rounds: 700, random: createRandom(p.seed) })
  const degree = new Float64Array(count)
  for (const [a, b] of edges) {
    degree[a]!++
    degree[b]!++
  }
  const order = Array.from({ length: count }, (_, i) => i).sort((i, j) => degree[j]! - degree[i]! || i - j)
  const cells = snapToGrid(layout, order, { columns: p.columns, rows: p.rows, width, height })
  const step: Point = [(MASTER.width - 2 * MARGIN[0]) / (p.columns - 1), (MASTER.height - 2 * MARGIN[1]) / (p.rows - 1)]
  return {
    graph,
    at: graph.components.map((_, i): Point => [MARGIN[0] + cells.x[i]! * step[0], MARGIN[1] + cells.y[i]! * step[1]]),
  }
}

function colorOf(domain: Domain, palette: Palette): string {
  const colors = {
    electrical: palette.jade,
    mechanical: palette.brass,
    thermal: palette.cinnabar,
    fluid: palette.jadeLight,
    signal: palette.mute,
  }
  return hex(colors[domain])
}

/** A connection: level, upright, level, with round corners; half way across unless the ends are in one row or column. */
function wire([x0, y0]: Point, [x1, y1]: Point): string {
  if (Math.abs(x1 - x0) < 1 || Math.abs(y1 - y0) < 1) return `M${fixed(x0)} ${fixed(y0)}L${fixed(x1)} ${fixed(y1)}`
  const sx = Math.sign(x1 - x0)
  const sy = Math.sign(y1 - y0)
  const middle = x0 + (x1 - x0) / 2
  const r = Math.min(14, Math.abs(y1 - y0) / 2, Math.abs(x1 - x0) / 2)
  return [
    `M${fixed(x0)} ${fixed(y0)}H${fixed(middle - sx * r)}`,
    `Q${fixed(middle)} ${fixed(y0)} ${fixed(middle)} ${fixed(y0 + sy * r)}`,
    `V${fixed(y1 - sy * r)}Q${fixed(middle)} ${fixed(y1)} ${fixed(middle + sx * r)} ${fixed(y1)}`,
    `H${fixed(x1)}`,
  ].join('')
}

function body({ graph, at }: Placed, palette: Palette): string {
  const wires = graph.connections.map(({ from, to, domain }) =>
    element('path', {
      d: wire(at[from]!, at[to]!),
      fill: 'none',
      stroke: colorOf(domain, palette),
      'stroke-width': domain === 'signal' ? 1.6 : 2.2,
      'stroke-opacity': domain === 'signal' ? 0.6 : 0.62,
      'stroke-dasharray': domain === 'signal' ? '2 6' : undefined,
    }),
  )
  const nodes = graph.components.map(({ kind, domain }, i) => {
    const [x, y] = at[i]!
    const color = colorOf(domain, palette)
    const sign = element('path', {
      d: componentSigns[kind],
      fill: 'none',
      stroke: color,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      transform: `translate(${fixed(x)} ${fixed(y)})`,
    })
    return (
      circle([x, y], 27, { fill: hex(palette.ground), stroke: color, 'stroke-width': 1.4, 'stroke-opacity': 0.55 }) +
      sign
    )
  })
  return wires.join('') + nodes.join('')
}

/** Component network of an electric vehicle model, as a modelling tool would show it, placed by forces and set on a grid. */
export function componentNetwork(given: Partial<ComponentNetworkParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const placed = once(() => placeGraph(params))
  const { components, connections } = driveTrainGraph(params.modules)
  return {
    name: 'component-network',
    family: 'component-network',
    params: { ...params },
    caption: {
      zh: `纯电动车模型的元件网络，${components.length}个元件，${connections.length}条连接，电、机、热、流、信号五域，力导向布局`,
      en: `Component network of an electric vehicle model, ${components.length} components, ${connections.length} connections in five domains, force-directed layout`,
    },
    alt: {
      zh: `${components.length}个带符号的圆形元件排在网格上，玉色、黄铜色、朱砂色的折线把它们连成一张网。`,
      en: `${components.length} round components with signs on a grid, joined by lines in jade, brass and cinnabar.`,
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), { body: body(placed(), paletteOf(theme)), light: { x: 50, y: 45 } }),
  }
}
