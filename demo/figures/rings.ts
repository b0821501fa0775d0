import { simplify } from './simplify.ts'
import type { Palette } from './palette.ts'
import { hex } from './palette.ts'
import { element, hairline, pathData } from './svg.ts'
import type { Point } from './point.ts'

export type Vector3 = readonly [number, number, number]

/** Camera without perspective: tilt of the z axis towards the reader and turn about it, in degrees; origin and scale in pixels. */
export interface Orthographic {
  readonly tilt: number
  readonly turn: number
  readonly center: Point
  readonly scale: number
  /** Turn of the whole picture in its plane, in degrees. */
  readonly roll?: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Pixel of a point and its depth: positive is towards the reader. */
export function project(view: Orthographic, [x, y, z]: Vector3): readonly [x: number, y: number, depth: number] {
  const turn = radians(view.turn)
  const tilt = radians(view.tilt)
  const across = x * Math.cos(turn) - y * Math.sin(turn)
  const away = x * Math.sin(turn) + y * Math.cos(turn)
  const up = z * Math.cos(tilt) + away * Math.sin(tilt)
  const depth = z * Math.sin(tilt) - away * Math.cos(tilt)
  const roll = radians(view.roll ?? 0)
  return [
    view.center[0] + view.scale * (across * Math.cos(roll) - up * Math.sin(roll)),
    view.center[1] - view.scale * (up * Math.cos(roll) + across * Math.sin(roll)),
    depth,
  ]
}

/** Point of a circle about the z axis that was tilted about x (inclination) and then turned about z (node), all in degrees. */
export function onCircle(radius: number, inclination: number, node: number, angle: number): Vector3 {
  const a = radians(angle)
  const i = radians(inclination)
  const n = radians(node)
  const x = radius * Math.cos(a)
  const y = radius * Math.sin(a) * Math.cos(i)
  return [x * Math.cos(n) - y * Math.sin(n), x * Math.sin(n) + y * Math.cos(n), radius * Math.sin(a) * Math.sin(i)]
}

export interface RingStyle {
  readonly radius: number
  readonly inclination: number
  readonly node: number
  readonly stroke: string
  readonly width: number
  /** Opacity of the near half; the far half has 28 % of it. */
  readonly opacity?: number
  /** Length of the graduation as a part of the radius, none if left out: a tick each 3°, longer each 30°. */
  readonly ticks?: number
}

/** How much of its opacity the far half keeps. */
const FAR_OPACITY = 0.28

/** A line in space split where it passes from the near to the far side, as one path for each side. */
export function splitByDepth(view: Orthographic, points: readonly Vector3[]): { near: string; far: string } {
  const sides = { near: '', far: '' }
  let run: Point[] = []
  let side: 'near' | 'far' | undefined
  for (const point of points) {
    const [x, y, depth] = project(view, point)
    const here = depth >= 0 ? 'near' : 'far'
    if (side !== undefined && here !== side) {
      run.push([x, y])
      sides[side] += pathData(simplify(run, 0.08))
      run = []
    }
    run.push([x, y])
    side = here
  }
  if (side !== undefined && run.length > 1) sides[side] += pathData(simplify(run, 0.08))
  return sides
}

/** One graduated ring of the armillary sphere: far half and near half as two pieces of markup, to draw behind and before a body. */
export function ring(view: Orthographic, style: RingStyle): { near: string; far: string } {
  const { radius, inclination, node, stroke, width, opacity = 1 } = style
  const circle = Array.from({ length: 181 }, (_, k) => onCircle(radius, inclination, node, 2 * k))
  const lines = splitByDepth(view, circle)
  const out = { near: '', far: '' }
  for (const side of ['far', 'near'] as const) {
    const fade = side === 'far' ? FAR_OPACITY * opacity : opacity
    if (lines[side] !== '')
      out[side] += element('path', {
        d: lines[side],
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-opacity': fade,
        'stroke-linecap': 'round',
      })
    if (style.ticks === undefined) continue
    const marks: string[] = []
    for (let a = 0; a < 360; a += 3) {
      const length = style.ticks * (a % 30 === 0 ? 2.1 : a % 15 === 0 ? 1.4 : 1)
      const [x0, y0, depth] = project(view, onCircle(radius, inclination, node, a))
      if (depth >= 0 !== (side === 'near')) continue
      const [x1, y1] = project(view, onCircle(radius * (1 - length), inclination, node, a))
      marks.push(
        pathData(
          [
            [x0, y0],
            [x1, y1],
          ],
          false,
          1,
        ),
      )
    }
    out[side] += element('path', {
      d: marks.join(''),
      fill: 'none',
      stroke,
      'stroke-width': Math.max(1.1, width * 0.62),
      'stroke-opacity': 0.9 * fade,
    })
  }
  return out
}

/** A straight axis through the centre, dashed where it is far. */
export function axisLine(
  view: Orthographic,
  palette: Palette,
  reach: number,
  inclination: number,
  node: number,
): { near: string; far: string } {
  const end = onCircle(reach, inclination, node, 90)
  const [x, y, depth] = project(view, end)
  const [cx, cy] = project(view, [0, 0, 0])
  const front: Point = depth >= 0 ? [x, y] : [2 * cx - x, 2 * cy - y]
  const back: Point = [2 * cx - front[0], 2 * cy - front[1]]
  return {
    near: hairline([cx, cy], front, hex(palette.brass), 1.8),
    far: hairline([cx, cy], back, hex(palette.brass), 1.8, { 'stroke-opacity': 0.45 }),
  }
}
