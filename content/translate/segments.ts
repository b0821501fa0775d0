import { plainText } from '#content/rich-text/plain-text.ts'

/** A node of a formatted text as the editor stores it, or the fields of a block. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isNode) : [])

/** Where a formatted text begins a new passage. */
const passages = new Set([
  'block',
  'heading',
  'list',
  'listitem',
  'paragraph',
  'quote',
  'table',
  'tablecell',
  'tablerow',
])
export const isPassage = ({ type }: Node): boolean => passages.has(String(type))

/** What a block of a text says beside its own formatted text. */
const saying = ['title', 'code', 'source', 'text'] as const

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The lines of a plain text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')

/** A passage of a formatted text, with where it stands. */
export interface Segment {
  text: string
  /** The nodes from the root to the one that holds it. */
  chain: readonly Node[]
  /** Neighbours in a paragraph, list item or cell; or a line of a field of a block. */
  of: { nodes: Node[]; after: number } | { name: string; line: number }
}

/** The formatted text of a block. */
export const bodyOf = ({ fields }: Node): Node | undefined =>
  isNode(fields) && isNode(fields.body) && isNode(fields.body.root) ? fields.body.root : undefined

function segmentsOfBlock(block: Node, chain: readonly Node[]): Segment[] {
  const { fields } = block
  if (block.type !== 'block' || !isNode(fields)) return []
  const lines = saying.flatMap((name) => {
    const text = fields[name]
    return typeof text === 'string'
      ? text.split('\n').map((each, line): Segment => ({ text: tidy(each), chain, of: { name, line } }))
      : []
  })
  const body = bodyOf(block)
  return [...lines.filter(({ text }) => text !== ''), ...(body ? segmentsBelow(body, [...chain, body]) : [])]
}

function segmentsBelow(node: Node, chain: readonly Node[]): Segment[] {
  const found = segmentsOfBlock(node, chain)
  let [line, after]: [Node[], number] = [[], 0]
  const end = () => {
    const text = tidy(line.map(plainText).join(''))
    if (text !== '') found.push({ text, chain, of: { nodes: line, after } })
    line = []
  }
  for (const child of childrenOf(node)) {
    if (!isPassage(child)) {
      line.push(child)
      continue
    }
    end()
    after += 1
    found.push(...segmentsBelow(child, [...chain, child]))
  }
  end()
  return found
}

/** The passages of a formatted text that say something, in the order in which one reads them. */
export function segmentsOf(text: unknown): Segment[] {
  return isNode(text) && isNode(text.root) ? segmentsBelow(text.root, [text.root]) : []
}
