/** A piece of a text with codes: words, what encloses some (a link, a mark), or what stands there whole (a formula). */
export type Coded = string | Code
interface Code {
  code: number
  /** What it encloses; nothing for what stands there whole. */
  children?: Coded[]
}

/** What is wrong with the codes of a translation. */
export interface CodeFault {
  kind: 'missing' | 'unknown' | 'repeated' | 'misplaced' | 'empty'
  /** The code as it is written. */
  code: string
}

const pattern = /<\/?\d{1,4}>|<\d{1,4}\/>/

/** Whether a text has what reads as a code. */
export const hasCodes = (text: string): boolean => pattern.test(text)

/** Words and codes in turn. */
export const splitCodes = (text: string): string[] =>
  text.split(new RegExp(`(${pattern.source})`)).filter((piece) => piece !== '')

/** The words alone. */
export const withoutCodes = (text: string): string =>
  splitCodes(text)
    .filter((piece) => !hasCodes(piece))
    .join('')

const isCode = (piece: string) => hasCodes(piece)
const numberOf = (piece: string) => Number(/\d+/.exec(piece)?.[0])

/** How a code is written, for people. */
const writeCode = ({ children, code }: Code) => (children ? `<${code}>…</${code}>` : `<${code}/>`)

/** @returns nothing where codes begin and do not end, or cross */
export function parseCodes(text: string): Coded[] | undefined {
  const root: Coded[] = []
  const open: { children: Coded[]; code: number }[] = [{ code: -1, children: root }]
  for (const piece of splitCodes(text)) {
    const within = open.at(-1)
    if (within === undefined) return undefined
    if (!isCode(piece)) within.children.push(piece)
    else if (piece.endsWith('/>')) within.children.push({ code: numberOf(piece) })
    else if (piece.startsWith('</')) {
      if (open.pop()?.code !== numberOf(piece)) return undefined
    } else {
      const code = { code: numberOf(piece), children: [] }
      within.children.push(code)
      open.push(code)
    }
  }
  return open.length === 1 ? root : undefined
}

interface Placed {
  code: Code
  /** The code that encloses it. */
  parent: number | undefined
}

const placesOf = (pieces: readonly Coded[], parent?: number): Placed[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [{ code: piece, parent }, ...placesOf(piece.children ?? [], piece.code)],
  )

/**
 * Whether a translation has the codes of a text: each once, enclosing some words, and within the same code as there. Their
 * order is the translator's.
 *
 * @param template the text whose codes are wanted
 */
export function findCodeFaults(template: string, text: string): CodeFault[] {
  const wanted = placesOf(parseCodes(template) ?? [])
  const pieces = splitCodes(text).filter(isCode)
  const count = (piece: string) => pieces.filter((each) => each === piece).length
  const written = ({ children, code }: Code) => (children ? [`<${code}>`, `</${code}>`] : [`<${code}/>`])
  const known = new Set(wanted.flatMap(({ code }) => written(code)))
  const counted = wanted.flatMap(({ code }): CodeFault[] => {
    const counts = written(code).map(count)
    if (counts.includes(0)) return [{ kind: 'missing', code: writeCode(code) }]
    return counts.some((each) => each > 1) ? [{ kind: 'repeated', code: writeCode(code) }] : []
  })
  const unknown = [...new Set(pieces)].filter((piece) => !known.has(piece))
  const faults = [...counted, ...unknown.map((code): CodeFault => ({ kind: 'unknown', code }))]
  return faults.length > 0 ? faults : findMisplaced(wanted, text)
}

function findMisplaced(wanted: readonly Placed[], text: string): CodeFault[] {
  const tree = parseCodes(text)
  if (tree === undefined) return wanted.slice(0, 1).map(({ code }) => ({ kind: 'misplaced', code: writeCode(code) }))
  const parents = new Map(wanted.map(({ code, parent }) => [code.code, parent]))
  return placesOf(tree).flatMap(({ code, parent }): CodeFault[] => {
    if (parents.get(code.code) !== parent) return [{ kind: 'misplaced', code: writeCode(code) }]
    const isEmpty = code.children?.every((piece) => typeof piece === 'string' && piece.trim() === '')
    return isEmpty ? [{ kind: 'empty', code: writeCode(code) }] : []
  })
}
