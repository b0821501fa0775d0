import sax from 'sax'

/** Why a drawing is refused. */
export type SvgProblem =
  'notSvg' | 'script' | 'handler' | 'external' | 'foreign' | 'style' | 'declaration' | 'element' | 'tooMuch' | 'noSize'

/** @param detail the name of what is refused */
export class SvgRefused extends Error {
  readonly problem: SvgProblem
  readonly detail: string
  constructor(problem: SvgProblem, detail = '') {
    super(`${problem} ${detail}`.trim())
    this.problem = problem
    this.detail = detail
  }
}

export interface CleanSvg {
  svg: string
  width: number
  height: number
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']
const kept = new Set(
  'svg g defs symbol use tspan style clipPath mask pattern linearGradient radialGradient stop'
    .split(' ')
    .concat(shapes),
)
/** Words about the drawing, which draw nothing. */
const dropped = new Set(['title', 'desc', 'metadata'])

const geometry =
  'viewBox preserveAspectRatio d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points pathLength offset transform'
const units =
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform'
const paint =
  'id class style fill fill-opacity fill-rule clip-path clip-rule mask mask-type stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color display visibility stop-color stop-opacity shape-rendering'
const lettering =
  'font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline rotate textLength lengthAdjust'
const attributes = new Set(`${geometry} ${units} ${paint} ${lettering}`.split(' '))

/** A drawing of more is a picture, or made to keep a browser busy. */
const most = { elements: 2000, uses: 20, depth: 40, length: 64 * 1024 }

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Values name nothing outside the drawing. An escape could hide that they do. */
function checkValue(value: string): void {
  if (/javascript:|data:|vbscript:/i.test(value)) throw new SvgRefused('script')
  if (/url\(\s*["']?\s*(?!["']?\s*#)/i.test(value)) throw new SvgRefused('external', 'url()')
}

function checkStyle(css: string): void {
  checkValue(css)
  if (/[\\<]|@(?!media\b)|expression|-moz-binding|behavior\s*:|image\s*\(|image-set|src\s*:/i.test(css))
    throw new SvgRefused('style')
}

function writeAttribute({ local, name, prefix, uri, value }: sax.QualifiedAttribute): string {
  if (/^on/i.test(local)) throw new SvgRefused('handler', name)
  if (local === 'href' && (uri === '' || uri === xlinkNamespace)) {
    if (!/^#[^\s]+$/.test(value)) throw new SvgRefused('external', name)
    return ` href="${escape(value)}"`
  }
  if (prefix !== '' || !attributes.has(local)) return ''
  checkValue(value)
  if (local === 'style') checkStyle(value)
  return ` ${local}="${escape(value)}"`
}

/** Numbers of a root element's `width` or `height`; a share of something is none. */
const lengthOf = (text: string | undefined) => {
  const [, number] = /^\s*([\d.]+)\s*(?:px|pt|mm|cm|in)?\s*$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

function sizeOf(tag: sax.QualifiedTag): { viewBox: string; width: number; height: number } {
  const { height, viewBox, width } = Object.fromEntries(
    Object.values(tag.attributes).map(({ name, value }) => [name, value]),
  )
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const numbers =
    box?.length === 4 && box.every(Number.isFinite) ? box : [0, 0, lengthOf(width) ?? 0, lengthOf(height) ?? 0]
  const [, , w = 0, h = 0] = numbers
  if (!(w > 0 && h > 0)) throw new SvgRefused('noSize')
  return { viewBox: numbers.join(' '), width: w, height: h }
}

function refuseElement({ local, uri }: sax.QualifiedTag): void {
  const name = local.toLowerCase()
  if (name === 'script') throw new SvgRefused('script')
  if (name === 'foreignobject' || uri === 'http://www.w3.org/1999/xhtml') throw new SvgRefused('foreign', local)
}

class Cleaner {
  readonly #out: string[] = []
  readonly #open: { name: string; isKept: boolean }[] = []
  readonly #count = { elements: 0, uses: 0, shapes: 0 }
  #size: ReturnType<typeof sizeOf> | undefined
  #isInStyle = false

  openTag(tag: sax.QualifiedTag): void {
    refuseElement(tag)
    for (const attribute of Object.values(tag.attributes)) if (/^on/i.test(attribute.local)) writeAttribute(attribute)
    const isOurs = tag.uri === svgNamespace
    const isDropped = !isOurs || dropped.has(tag.local) || this.#open.some(({ isKept }) => !isKept)
    this.#open.push({ name: tag.local, isKept: !isDropped })
    if (isDropped) return
    if (!kept.has(tag.local)) throw new SvgRefused('element', tag.local)
    this.#tally(tag.local)
    this.#isInStyle = tag.local === 'style'
    this.#out.push(this.#size === undefined ? this.#writeRoot(tag) : this.#writeTag(tag))
  }

  closeTag(): void {
    const closed = this.#open.pop()
    this.#isInStyle = false
    if (closed?.isKept) this.#out.push(`</${closed.name}>`)
  }

  text(text: string): void {
    if (this.#open.at(-1)?.isKept !== true) return
    if (this.#isInStyle) checkStyle(text)
    else if (!['text', 'tspan'].includes(this.#open.at(-1)?.name ?? '')) return
    this.#out.push(escape(text))
  }

  read(): CleanSvg {
    if (this.#size === undefined || this.#open.length > 0) throw new SvgRefused('notSvg')
    if (this.#count.shapes === 0) throw new SvgRefused('notSvg')
    const svg = this.#out.join('')
    if (svg.length > most.length) throw new SvgRefused('tooMuch')
    const { height, width } = this.#size
    return { svg, width, height }
  }

  #tally(name: string): void {
    this.#count.elements += 1
    if (name === 'use') this.#count.uses += 1
    if (shapes.includes(name) || name === 'use') this.#count.shapes += 1
    const { elements, uses } = this.#count
    if (elements > most.elements || uses > most.uses || this.#open.length > most.depth) throw new SvgRefused('tooMuch')
  }

  /** Without sizes of its own the drawing takes the room that the page gives it. */
  #writeRoot(tag: sax.QualifiedTag): string {
    if (tag.local !== 'svg') throw new SvgRefused('notSvg')
    this.#size = sizeOf(tag)
    const rest = Object.values(tag.attributes).filter(({ name }) => !['width', 'height', 'viewBox'].includes(name))
    return `<svg xmlns="${svgNamespace}" viewBox="${this.#size.viewBox}"${rest.map(writeAttribute).join('')}>`
  }

  #writeTag({ attributes: given, local }: sax.QualifiedTag): string {
    return `<${local}${Object.values(given).map(writeAttribute).join('')}>`
  }
}

// Only the five entities of XML; the types of the package do not know this choice.
const options = { xmlns: true, strictEntities: true, position: false }

/**
 * A drawing (SVG) of which only what draws is left: it is read as XML, and written anew from what is known. What could run,
 * or name something outside the drawing, is refused rather than left out, so that nobody's logo changes unseen.
 * @throws SvgRefused
 */
export function cleanSvg(text: string): CleanSvg {
  const cleaner = new Cleaner()
  const parser = Object.assign(sax.parser(true, options), {
    onerror: () => {
      throw new SvgRefused('notSvg')
    },
    ondoctype: (doctype: string) => {
      if (doctype.includes('[')) throw new SvgRefused('declaration')
    },
    onprocessinginstruction: ({ name }: { name: string }) => {
      if (name.toLowerCase() !== 'xml') throw new SvgRefused('external', name)
    },
    onopentag: (tag: sax.Tag | sax.QualifiedTag) => cleaner.openTag(tag as sax.QualifiedTag),
    onclosetag: () => cleaner.closeTag(),
    ontext: (each: string) => cleaner.text(each),
    oncdata: (each: string) => cleaner.text(each),
  })
  parser.write(text.replace(/^\ufeff/, '').trim()).close()
  return cleaner.read()
}
