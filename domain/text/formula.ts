import temml from 'temml'

/**
 * An element of MathML, or a text in one, as a row of a list: each stands below the last row before it that is one step less
 * deep. A list instead of a tree, so that a call can describe it without a type that contains itself.
 */
export interface MathPiece {
  depth: number
  tag?: MathTag | undefined
  text?: string | undefined
  attributes?: Record<string, string> | undefined
}

/** Why a formula cannot be drawn, and at which character, counted from 1. */
export interface FormulaFault {
  kind: 'empty' | 'endless' | 'long' | 'unknown' | 'unfinished' | 'wrong'
  at?: number | undefined
  /** What stands there. */
  near?: string | undefined
}

/** Longest formula, in characters. */
export const longestFormula = 2000
/** Elements that one formula may become; a matrix of thirty by thirty has half of them. */
const mostPieces = 4000
const deepest = 60

/** MathML Core without what leads anywhere, loads anything or carries HTML. */
export const mathTags = [
  'math',
  'mrow',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'mpadded',
  'mphantom',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'mtable',
  'mtr',
  'mtd',
] as const
type MathTag = (typeof mathTags)[number]
const tags: ReadonlySet<string> = new Set(mathTags)

/** What they may have; colours, classes and styles of the source are not among them. */
const attributes = new Set([
  'accent',
  'accentunder',
  'columnspan',
  'depth',
  'display',
  'displaystyle',
  'fence',
  'form',
  'height',
  'largeop',
  'linethickness',
  'lspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'rowspan',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
])
const plainValue = /^[\w.%+-]{1,24}$/
/** Of the library's classes the two that say on which side a cell of aligned equations stands. */
const sides: Record<string, string> = { 'tml-left': 'math-left', 'tml-right': 'math-right' }

interface Made {
  type?: string
  text?: string
  attributes?: Record<string, unknown>
  classes?: string[]
  children?: Made[]
}

function attributesOf({ attributes: given = {}, classes = [] }: Made): Pick<MathPiece, 'attributes'> {
  const kept = Object.entries(given)
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => attributes.has(name) && plainValue.test(value))
  const side = classes.map((name) => sides[name]).find((name) => name !== undefined)
  const all = [...kept, ...(side === undefined ? [] : [['class', side] as const])]
  return all.length > 0 ? { attributes: Object.fromEntries(all) } : {}
}

function flatten(node: Made, depth: number, pieces: MathPiece[]): void {
  if (depth > deepest || pieces.length > mostPieces) throw new RangeError('too much of a formula')
  if (typeof node.text === 'string' && node.type === undefined) {
    if (node.text !== '') pieces.push({ depth, text: node.text })
    return
  }
  const isKept = tags.has(node.type ?? '')
  if (isKept) pieces.push({ depth, tag: node.type as MathTag, ...attributesOf(node) })
  for (const child of node.children ?? []) flatten(child, isKept ? depth + 1 : depth, pieces)
}

function describeError(error: unknown): FormulaFault {
  // Braces within braces without end.
  if (error instanceof RangeError) return { kind: 'long' }
  const { message, position } = error as { message: string; position?: number }
  const near =
    /^ ?(?:Unsupported function name|Undefined control sequence|Function|Can't use function)[^\\]*"?(\\[a-zA-Z]+|\\.)/.exec(
      message,
    )?.[1]
  const kind = message.includes('Too many expansions')
    ? 'endless'
    : near !== undefined
      ? 'unknown'
      : /end of input|Expected '(?:\}|\\right|EOF|\\end)/.test(message)
        ? 'unfinished'
        : 'wrong'
  return { kind, ...(typeof position === 'number' && { at: position + 1 }), ...(near !== undefined && { near }) }
}

/**
 * A formula as MathML, which browsers draw by themselves. What is written in it runs nothing and leads nowhere: commands that
 * name addresses, classes or styles are not known, definitions hold for the one formula and end after 200 steps.
 *
 * @param source LaTeX, without the signs around it
 * @param isBlock whether it stands on a line of its own
 */
export function readFormula(source: string, isBlock: boolean): { pieces: MathPiece[] } | { fault: FormulaFault } {
  if (source.trim() === '') return { fault: { kind: 'empty' } }
  if (source.length > longestFormula) return { fault: { kind: 'long' } }
  try {
    const made: unknown = temml.__renderToMathMLTree(source, {
      displayMode: isBlock,
      maxExpand: 200,
      maxSize: [20, 50],
      strict: false,
      throwOnError: true,
      trust: false,
    })
    const pieces: MathPiece[] = []
    flatten(made as Made, 0, pieces)
    return pieces[0]?.tag === 'math' ? { pieces } : { fault: { kind: 'wrong' } }
  } catch (error) {
    return { fault: describeError(error) }
  }
}
