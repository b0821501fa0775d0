/** A node as Payload's editor stores it. */
interface Node {
  type?: unknown
  text?: unknown
  fields?: Record<string, unknown> | null
  children?: unknown
}

/** After which a line ends. */
const lines = new Set(['block', 'heading', 'linebreak', 'listitem', 'paragraph', 'quote', 'tablecell', 'tablerow'])

/** Fields of the blocks of a text that say something, in the order in which one reads them. */
const saying = ['title', 'code', 'source', 'text'] as const

/** All words of a formatted text, below a node of it: of its blocks too, without their kinds and languages. */
export function plainText(node: unknown): string {
  const { children, fields, text, type } = (node ?? {}) as Node
  const isBlock = type === 'block' || type === 'inlineBlock'
  const own = isBlock
    ? [
        ...saying.map((name) => fields?.[name]),
        plainText((fields?.body as { root?: unknown } | null | undefined)?.root),
      ]
    : [text]
  const inner = own.filter((words): words is string => typeof words === 'string' && words !== '').join('\n')
  const below = Array.isArray(children) ? children.map(plainText).join('') : ''
  // A note stands in the middle of a sentence, and is none of its words.
  const spaced = type === 'inlineBlock' && inner !== '' ? ` ${inner} ` : inner
  return lines.has(String(type)) ? `${spaced}${below}\n` : spaced + below
}
