import { createRequire } from 'node:module'

/** An icon as one path: the browser parses no HTML for it, and a page with a hundred icons stays small. */
export interface Icon {
  viewBox: string
  /** Path data (SVG 2, 9.3). */
  path: string
  /** Stroked rather than filled. */
  isLine: boolean
}

interface IconifySet {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>
  aliases?: Record<string, { parent: string } | undefined>
}

const require = createRequire(import.meta.url)
const sets = new Map<string, IconifySet>()
const drawings = new Map<string, Icon | undefined>()

/** The icon sets that this server has, by Iconify prefix; each is its npm package. */
export const iconPrefixes = ['lucide'] as const

function readSet(prefix: string): IconifySet | undefined {
  if (!(iconPrefixes as readonly string[]).includes(prefix)) return undefined
  const known = sets.get(prefix) ?? (require(`@iconify-json/${prefix}/icons.json`) as IconifySet)
  sets.set(prefix, known)
  return known
}

/** The version of an icon set, or `undefined` when this server does not have the set. */
export function iconSetVersion(prefix: string): string | undefined {
  if (!(iconPrefixes as readonly string[]).includes(prefix)) return undefined
  return (require(`@iconify-json/${prefix}/package.json`) as { version: string }).version
}

/** The icon of an Iconify name (`lucide:download`), or `undefined` if this server doesn't have it. */
export function readIcon(name: string): Icon | undefined {
  const [prefix = '', key = ''] = name.split(':')
  const set = readSet(prefix)
  if (set === undefined) return undefined
  const icon = ownEntry(set.icons, ownEntry(set.aliases ?? {}, key)?.parent ?? key)
  if (icon === undefined) return undefined
  const known = drawings.get(name) ?? {
    viewBox: `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`,
    path: joinShapes(icon.body),
    isLine: icon.body.includes('stroke="currentColor"'),
  }
  drawings.set(name, known)
  return known
}

/** Names come from editors: one like `constructor` must not find inherited properties. */
function ownEntry<T>(entries: Record<string, T | undefined>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}

/** The shapes of an icon set's body (our own dependency's text: plain elements, quoted attributes) as one path. */
function joinShapes(body: string): string {
  return [...body.matchAll(/<([a-z]+)([^>]*)>/gi)]
    .map(([, tag = '', text = '']) => pathOf(tag, readNumbers(text)))
    .join('')
}

type Attributes = Map<string, string>

function readNumbers(text: string): Attributes {
  return new Map([...text.matchAll(/([a-zA-Z0-9:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Path data of a basic shape (SVG 2, 10); groups have none. */
function pathOf(tag: string, attributes: Attributes): string {
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  switch (tag) {
    case 'path':
      return startAbsolute(attributes.get('d') ?? '')
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.get('points') ?? ''}`
    case 'polygon':
      return `M${attributes.get('points') ?? ''}z`
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx') || number('ry'))
    default:
      return ''
  }
}

/** A path may start relative to nothing; behind another path it would start relative to that one's end. */
function startAbsolute(path: string): string {
  return path.replace(
    /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))(?=[\s,]*([-\d.])?)/,
    (_start, x: string, y: string, next?: string) => (next === undefined ? `M${x} ${y}` : `M${x} ${y}l`),
  )
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
