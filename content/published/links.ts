/** A record that a link of a formatted text leads to; the published side puts its head in the place of the number. */
export interface LinkedDoc {
  relationTo: string
  value: unknown
}

interface Node {
  type?: unknown
  /** Where older versions of the editor kept it. */
  url?: unknown
  fields?: { url?: unknown; linkType?: unknown; doc?: Partial<LinkedDoc> | null; body?: unknown } | null
  children?: unknown
}

/** What a link of a formatted text leads to. */
export type RichTextLink = { doc: LinkedDoc } | { url: string }

function linkOf({ fields, type, url }: Node): RichTextLink[] {
  if (type !== 'link' && type !== 'autolink') return []
  const doc = fields?.doc
  if (fields?.linkType === 'internal')
    return typeof doc?.relationTo === 'string' && doc.value ? [{ doc: doc as LinkedDoc }] : []
  const address = fields?.url ?? url
  return typeof address === 'string' ? [{ url: address }] : []
}

const linksBelow = (node: Node): RichTextLink[] => [
  ...linkOf(node),
  // A notice has a text of its own.
  ...(node.type === 'block' ? linksIn(node.fields?.body) : []),
  ...(Array.isArray(node.children)
    ? node.children.flatMap((child: Node | null) => (child ? linksBelow(child) : []))
    : []),
]

/** All links of a formatted text as Payload's editor stores it, in their order. The records are those of the text itself. */
export function linksIn(text: unknown): RichTextLink[] {
  const root = (text as { root?: Node } | null | undefined)?.root
  return root ? linksBelow(root) : []
}
