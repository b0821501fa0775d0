import { hex, type Palette } from './palette.ts'
import { hairline, label } from './svg.ts'
import type { Point } from './point.ts'

/** One axis: a range in the quantity's unit mapped on a range of pixels, straight or by decades. */
export interface Scale {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
  readonly log?: boolean
}

/** Pixel of a value. */
export function place(scale: Scale, value: number): number {
  const { from, to, start, end } = scale
  const part = scale.log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from)
  return start + part * (end - start)
}

/** Values from `from` to `to`, both included, even on the scale. */
export function spread(scale: Pick<Scale, 'from' | 'to' | 'log'>, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const u = i / (count - 1)
    return scale.log ? scale.from * Math.pow(scale.to / scale.from, u) : scale.from + u * (scale.to - scale.from)
  })
}

/** The line of a function, in pixels. */
export function trace(x: Scale, y: Scale, values: readonly number[], f: (value: number) => number): Point[] {
  return values.map((value) => [place(x, value), place(y, f(value))])
}

export interface GridLines {
  /** Values with a line; every one of `labelled` also gets its text. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly labels?: readonly { readonly axis: 'x' | 'y'; readonly at: number; readonly text: string }[]
}

/** Hairlines over the frame and the few labels outside it. */
export function grid(palette: Palette, x: Scale, y: Scale, lines: GridLines): string {
  const hair = hex(palette.hair)
  const style = { 'stroke-opacity': 0.5 }
  const vertical = lines.x.map((v) => hairline([place(x, v), y.start], [place(x, v), y.end], hair, 1.2, style))
  const level = lines.y.map((v) => hairline([x.start, place(y, v)], [x.end, place(y, v)], hair, 1.2, style))
  const texts = (lines.labels ?? []).map(({ axis, at, text }) =>
    axis === 'x'
      ? label([place(x, at), Math.max(y.start, y.end) + 38], text, hex(palette.mute), { 'text-anchor': 'middle' })
      : label([x.start - 18, place(y, at) + 8], text, hex(palette.mute), { 'text-anchor': 'end' }),
  )
  return [...vertical, ...level, ...texts].join('')
}

/** Lines at 1, 2, …, 9 of each decade. */
export function decades(from: number, to: number): number[] {
  const values: number[] = []
  for (let base = Math.pow(10, Math.floor(Math.log10(from))); base <= to; base *= 10)
    for (let k = 1; k < 10; k++) if (base * k >= from * 0.999 && base * k <= to * 1.001) values.push(base * k)
  return values
}
