import { createRequire } from 'node:module'

/** A drawing as elements, the shape that the site renders (`IconDrawing` there). */
export interface Icon {
  width: number
  height: number
  nodes: IconElement[]
}
export type IconElement = [tag: string, attributes: Record<string, string>, children?: IconElement[]]

interface IconifySet {
  prefix: string
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

/** The drawing of an Iconify name (`lucide:download`), or `undefined` when this server has none of that name. */
export function readIcon(name: string): Icon | undefined {
  if (!drawings.has(name)) drawings.set(name, drawIcon(name))
  return drawings.get(name)
}

function drawIcon(name: string): Icon | undefined {
  const [prefix = '', key = ''] = name.split(':')
  const set = readSet(prefix)
  const icon = set?.icons[set.aliases?.[key]?.parent ?? key]
  if (set === undefined || icon === undefined) return undefined
  return { width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16, nodes: parseBody(icon.body) }
}

/** Reads the SVG elements of an icon set's body: our own dependency's text, plain elements with quoted attributes. */
function parseBody(body: string): IconElement[] {
  const root: IconElement[] = []
  const open: IconElement[][] = [root]
  for (const [, close, tag, attributes = '', selfClosing] of body.matchAll(/<(\/)?([a-zA-Z]+)([^>]*?)(\/)?>/g)) {
    if (close) {
      open.pop()
      continue
    }
    const element: IconElement = [tag ?? 'g', readAttributes(attributes)]
    open.at(-1)?.push(element)
    if (!selfClosing) {
      const children: IconElement[] = []
      element.push(children)
      open.push(children)
    }
  }
  return root
}

/** Attributes under the names that React gives them. */
function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)) {
    attributes[name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())] = value
  }
  return attributes
}
