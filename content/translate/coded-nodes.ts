import { isDeepStrictEqual } from 'node:util'
import { type Coded, parseCodes } from '#domain/translate/inline-codes.ts'
import { childrenOf, isNode, type Node } from './segments.ts'

const bare: Node = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }

const ownText = (node: Node): string => (typeof node.text === 'string' ? node.text : '')
const isText = (node: Node) => node.type === 'text'
/** Words without any mark. */
const isPlain = (node: Node) => isText(node) && !node.format && !node.style
/** A note has words of its own, which are translated where it stands. */
const noteOf = (node: Node): string =>
  node.type === 'inlineBlock' && isNode(node.fields) && typeof node.fields.text === 'string' ? node.fields.text : ''

/** A line of a formatted text with codes, and what each of them stands for. */
interface CodedLine {
  text: string
  nodes: Map<number, Node>
}

/** @param codeOf gives a node its code, when it is met */
function encodeNode(node: Node, codeOf: (node: Node) => number): string {
  if (isPlain(node)) return ownText(node)
  const code = codeOf(node)
  const inner = isText(node)
    ? ownText(node)
    : noteOf(node) ||
      childrenOf(node)
        .map((child) => encodeNode(child, codeOf))
        .join('')
  return inner.trim() === '' ? `<${code}/>` : `<${code}>${inner}</${code}>`
}

/** A line that is one piece needs no code for its mark. */
const isOnePiece = ([first, ...others]: readonly Node[]) => first !== undefined && others.length === 0 && isText(first)

const encodeWith = (nodes: readonly Node[], codeOf: (node: Node) => number): string =>
  isOnePiece(nodes) ? ownText(nodes[0] ?? {}) : nodes.map((node) => encodeNode(node, codeOf)).join('')

function encode(nodes: readonly Node[]): CodedLine {
  const known = new Map<number, Node>()
  const codeOf = (node: Node) => {
    known.set(known.size + 1, node)
    return known.size
  }
  return { text: encodeWith(nodes, codeOf), nodes: known }
}

/**
 * A line of a formatted text as one edits it: words as they are, links, marks and notes as `<1>…</1>`, and what is no text as
 * `<1/>`.
 *
 * @returns nothing for a line whose words read as codes
 */
export function encodeNodes(nodes: readonly Node[]): string | undefined {
  const { text } = encode(nodes)
  return encode(decodeNodes(text, nodes)).text === text ? text : undefined
}

/** What a node is beside its words, which are another language's: a link by where it leads, a mark by what it is. */
function kindOf({ fields, format, style, type }: Node): unknown[] {
  const { id: _id, text: _text, ...own } = isNode(fields) ? fields : {}
  return [type, type === 'text' && format, type === 'text' && style, own]
}

/**
 * A line with the codes that another line has for the same links, marks and formulas.
 *
 * @returns nothing for a line that has others than that one, or whose words read as codes
 */
export function encodeLike(nodes: readonly Node[], other: readonly Node[]): string | undefined {
  if (encodeNodes(nodes) === undefined) return undefined
  const free = [...encode(other).nodes]
  const codes = new Map<Node, number>()
  for (const node of encode(nodes).nodes.values()) {
    const at = free.findIndex(([, each]) => isDeepStrictEqual(kindOf(each), kindOf(node)))
    const [found] = at === -1 ? [] : free.splice(at, 1)
    if (found === undefined) return undefined
    codes.set(node, found[0])
  }
  return free.length > 0 ? undefined : encodeWith(nodes, (node) => codes.get(node) ?? 0)
}

/**
 * The line that a text with codes says.
 * @param text has the codes of the line and no others
 * @param nodes the line that its codes are of
 */
export function decodeNodes(text: string, nodes: readonly Node[]): Node[] {
  const like = isOnePiece(nodes) ? nodes[0] : nodes.find(isPlain)
  const known = encode(nodes).nodes
  const decode = (piece: Coded): Node[] => {
    if (typeof piece === 'string') return [{ ...bare, ...like, text: piece }]
    const node = known.get(piece.code)
    if (node === undefined) return []
    const copy = structuredClone(node)
    if (piece.children === undefined) return [copy]
    const words = piece.children.filter((each) => typeof each === 'string').join('')
    if (isText(node)) return [{ ...copy, text: words }]
    if (noteOf(node) !== '') return [{ ...copy, fields: { ...(isNode(copy.fields) && copy.fields), text: words } }]
    return [{ ...copy, children: piece.children.flatMap(decode) }]
  }
  return text === '' ? [] : (parseCodes(text) ?? []).flatMap(decode)
}
