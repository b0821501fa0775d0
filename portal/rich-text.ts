import { recordAddress } from '#domain/site/record-pages.ts'
import type { Locale } from '#lib/locale.ts'
import { isSafeLink } from '#lib/safe-link.ts'
import { publishedLanguages, textIn } from './records.ts'
import { readTable } from './rich-text-table.ts'
import type { Inline, RichText, TextNode } from './schemas.ts'

interface LexicalNode {
  type?: string
  tag?: string
  text?: string
  format?: number | string
  listType?: string
  url?: string
  fields?: { url?: string; linkType?: string; doc?: { relationTo?: string; value?: unknown } | null }
  children?: LexicalNode[]
}

/** Bits of a text node's format, as Lexical defines them (lexical `TEXT_TYPE_TO_FORMAT`). */
const formatBits = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

function textNodes(nodes: LexicalNode[]): Exclude<Inline, { type: 'link' }>[] {
  return nodes.flatMap((node): Exclude<Inline, { type: 'link' }>[] => {
    if (node.type === 'linebreak') return [{ type: 'break' }]
    if (typeof node.text !== 'string') return textNodes(node.children ?? [])
    const format = typeof node.format === 'number' ? node.format : 0
    const marks = formatBits.filter(([bit]) => (format & bit) !== 0).map(([, mark]) => mark)
    const text: TextNode = { type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }
    return [text]
  })
}

/** The page of a record in a language; `undefined` where visitors may not read it in that language. */
function pageOf({ doc }: NonNullable<LexicalNode['fields']>, locale: Locale): string | undefined {
  const record = doc?.value
  // A number that the published side left: nobody may see that record.
  if (typeof record !== 'object' || record === null || !publishedLanguages(record).includes(locale)) return undefined
  const slug = textIn((record as { slug?: unknown }).slug, locale)
  return slug === '' ? undefined : recordAddress(doc?.relationTo ?? '', slug)
}

function inlineNodes(nodes: LexicalNode[] | undefined, locale: Locale): Inline[] {
  return (nodes ?? []).flatMap((node): Inline[] => {
    if (node.type !== 'link' && node.type !== 'autolink') return textNodes([node])
    const href = node.fields?.linkType === 'internal' ? pageOf(node.fields, locale) : (node.fields?.url ?? node.url)
    const children = textNodes(node.children ?? [])
    return href === undefined || !isSafeLink(href) ? children : [{ type: 'link', href, children }]
  })
}

/** What is in a cell, its paragraphs parted by breaks; a table in a table is its words. */
function cellNodes(cell: LexicalNode, locale: Locale): Inline[] {
  return (cell.children ?? [])
    .map((child) => inlineNodes(child.children, locale))
    .filter((nodes) => nodes.length > 0)
    .flatMap((nodes, index) => (index === 0 ? nodes : [{ type: 'break' as const }, ...nodes]))
}

/** A name for a heading's anchor: its own words, so that the address says where it leads; numbered when repeated. */
function anchorName(nodes: Inline[], taken: Set<string>): string {
  const words = nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'link' ? '' : ' ')).join('')
  const base =
    words
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`
  taken.add(name)
  return name
}

/**
 * What Payload's editor stored, as the closed set of blocks that the site renders; unknown blocks are left out.
 *
 * @param locale the language of the text: a link to a record leads to its page in that language, or its words stand alone
 * @param taken names of places that other texts of the same page have given; those of this one are added
 */
export function readRichText(value: unknown, locale: Locale, taken = new Set<string>()): RichText {
  const root = (value as { root?: LexicalNode } | null | undefined)?.root
  return (root?.children ?? []).flatMap((node): RichText => {
    const children = inlineNodes(node.children, locale)
    switch (node.type) {
      case 'paragraph':
        return children.length > 0 ? [{ type: 'paragraph', children }] : []
      case 'heading': {
        const level = Math.min(4, Math.max(2, Number(node.tag?.slice(1)) || 2)) as 2 | 3 | 4
        return [{ type: 'heading', level, id: anchorName(children, taken), children }]
      }
      case 'quote':
        return [{ type: 'quote', children }]
      case 'list':
        return [
          {
            type: 'list',
            ordered: node.listType === 'number',
            items: (node.children ?? []).map((item) => inlineNodes(item.children, locale)),
          },
        ]
      case 'table': {
        const table = readTable(node, (cell) => cellNodes(cell, locale))
        return table ? [table] : []
      }
      case 'horizontalrule':
        return [{ type: 'rule' }]
      default:
        return []
    }
  })
}
