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

function encodeNode(node: Node, nodes: Map<number, Node>): string {
  if (isPlain(node)) return ownText(node)
  const code = nodes.size + 1
  nodes.set(code, node)
  const inner = isText(node)
    ? ownText(node)
    : noteOf(node) ||
      childrenOf(node)
        .map((child) => encodeNode(child, nodes))
        .join('')
  return inner.trim() === '' ? `<${code}/>` : `<${code}>${inner}</${code}>`
}

/** A line that is one piece needs no code for its mark. */
const isOnePiece = ([first, ...others]: readonly Node[]) => first !== undefined && others.length === 0 && isText(first)

function encode(nodes: readonly Node[]): CodedLine {
  const known = new Map<number, Node>()
  const text = isOnePiece(nodes) ? ownText(nodes[0] ?? {}) : nodes.map((node) => encodeNode(node, known)).join('')
  return { text, nodes: known }
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
