import type { Point } from './point.ts'
import { simplify } from './simplify.ts'
import type { Size } from './types.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number with at most `digits` decimals and no trailing zeros, so that the text is short and stable. */
export function fixed(value: number, digits = 1): string {
  const text = value.toFixed(digits)
  const short = digits > 0 ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? fixed(value, 3) : value}"`)
    .join('')
}

/** One element; `children` is markup that is already escaped. */
export function element(name: string, attributes: Attributes, children = ''): string {
  return children === ''
    ? `<${name}${attributesOf(attributes)}/>`
    : `<${name}${attributesOf(attributes)}>${children}</${name}>`
}

/** Path data through the points, straight between them. */
export function pathData(points: readonly Point[], closed = false, digits = 1): string {
  const body = points.map(([x, y]) => `${fixed(x, digits)} ${fixed(y, digits)}`).join('L')
  return `M${body}${closed ? 'Z' : ''}`
}

/** Computed lines have more points than the eye needs; a tenth of a pixel is below what antialiasing shows. */
const TOLERANCE = 0.1

/** An open line through the points. */
export function strokePath(points: readonly Point[], stroke: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d: pathData(simplify(points, TOLERANCE)),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...more,
  })
}

/** The halo of a bright line: wide faint strokes under a fine one; no filter, so every renderer agrees. */
export function glowPath(points: readonly Point[], stroke: string, width: number, strength: number): string {
  const d = pathData(simplify(points, TOLERANCE))
  const id = `g${checksum(d)}`
  const layer = (factor: number, opacity: number): string =>
    element('use', { href: `#${id}`, 'stroke-width': width * factor, 'stroke-opacity': opacity })
  const halo = [
    [11, 0.022],
    [7.5, 0.035],
    [4.8, 0.055],
    [2.8, 0.09],
  ] as const
  return element(
    'g',
    { fill: 'none', stroke, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    element('defs', {}, element('path', { id, d })) +
      halo.map(([factor, opacity]) => layer(factor, opacity * strength)).join('') +
      layer(1, 1),
  )
}

/** FNV-1a, 32 bits: a name for a path that depends on nothing but the path, so that documents stay reproducible. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A straight hairline. */
export function hairline(from: Point, to: Point, stroke: string, width = 1, more: Attributes = {}): string {
  return element('path', { d: pathData([from, to]), stroke, 'stroke-width': width, fill: 'none', ...more })
}

/** A disc or ring. */
export function circle(center: Point, radius: number, attributes: Attributes): string {
  return element('circle', { cx: fixed(center[0], 2), cy: fixed(center[1], 2), r: fixed(radius, 2), ...attributes })
}

/** A label in the generic sans-serif face; Latin letters and numbers only, the machine may have no others. */
export function label(at: Point, text: string, fill: string, more: Attributes = {}): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return element(
    'text',
    { x: fixed(at[0]), y: fixed(at[1]), fill, 'font-family': FONT, 'font-size': 24, ...more },
    escaped,
  )
}

const FONT = "'Instrument Sans','Liberation Sans',Arial,sans-serif"

/** A ramp of opacity or colour along a line or from a centre; `stops` are offset 0 to 1, colour, opacity. */
export function gradient(
  kind: 'linearGradient' | 'radialGradient',
  id: string,
  attributes: Attributes,
  stops: readonly (readonly [number, string, number])[],
): string {
  const body = stops.map(([offset, color, opacity]) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  )
  return element(kind, { id, ...attributes }, body.join(''))
}

/** A complete document of the given size; `ground` is left out for overlays. */
export function svgDocument(size: Size, parts: { ground?: string; defs?: string; body: string }): string {
  const { width, height } = size
  const ground = parts.ground === undefined ? '' : element('rect', { width, height, fill: parts.ground })
  const defs = parts.defs === undefined ? '' : element('defs', {}, parts.defs)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return `${head}${defs}${ground}${parts.body}</svg>\n`
}
