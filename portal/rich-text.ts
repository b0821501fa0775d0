import { recordAddress } from '#domain/site/record-pages.ts'
import type { Locale } from '#lib/locale.ts'
import { isSafeLink } from '#lib/safe-link.ts'
import { publishedLanguages, textIn } from './records.ts'
import { type BlockFields, type NoteText, readCallout, readCode, readMath, readNoteText } from './rich-text-blocks.ts'
import { readTable } from './rich-text-table.ts'
import type { Inline, RichText, TextNode } from './schemas.ts'

interface LexicalNode {
  type?: string
  tag?: string
  text?: string
  format?: number | string
  listType?: string
  url?: string
  fields?:
    (BlockFields & { url?: string; linkType?: string; doc?: { relationTo?: string; value?: unknown } | null }) | null
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

/** What a text shares while it is read. */
interface Reading {
  locale: Locale
  taken: Set<string>
  /** Stands before the names of notes, where several texts of a page do not know of each other. */
  scope: string
  notes: NoteText[]
}

type Plain = Extract<Inline, { type: 'break' | 'text' }>

function textNodes(nodes: LexicalNode[]): Plain[] {
  return nodes.flatMap((node): Plain[] => {
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

/** A formula in a sentence, or the sign of a note, whose words then stand below the text. */
function inlineBlock(node: LexicalNode, { notes, scope, taken }: Reading): Inline[] {
  const fields = node.fields ?? {}
  if (fields.blockType === 'formula') {
    const formula = readMath(fields, false)
    return formula ? [formula] : []
  }
  if (fields.blockType !== 'footnote') return []
  const children = readNoteText(fields)
  if (children.length === 0) return []
  let number = 1
  while (taken.has(`${scope}note-${number}`)) number += 1
  const id = `${scope}note-${number}`
  taken.add(id)
  notes.push({ id, number, children })
  return [{ type: 'note', id, number }]
}

function inlineNodes(nodes: LexicalNode[] | undefined, reading: Reading): Inline[] {
  return (nodes ?? []).flatMap((node): Inline[] => {
    if (node.type === 'inlineBlock') return inlineBlock(node, reading)
    if (node.type !== 'link' && node.type !== 'autolink')
      return node.children ? inlineNodes(node.children, reading) : textNodes([node])
    const href =
      node.fields?.linkType === 'internal' ? pageOf(node.fields, reading.locale) : (node.fields?.url ?? node.url)
    const children = textNodes(node.children ?? [])
    return href === undefined || !isSafeLink(href) ? children : [{ type: 'link', href, children }]
  })
}

/** What is in a cell, its paragraphs parted by breaks; a table in a table is its words. */
function cellNodes(cell: LexicalNode, reading: Reading): Inline[] {
  return (cell.children ?? [])
    .map((child) => inlineNodes(child.children, reading))
    .filter((nodes) => nodes.length > 0)
    .flatMap((nodes, index) => (index === 0 ? nodes : [{ type: 'break' as const }, ...nodes]))
}

/** A name for a heading's anchor: its own words, so that the address says where it leads; numbered when repeated. */
function anchorName(nodes: Inline[], taken: Set<string>): string {
  const words = nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'break' ? ' ' : '')).join('')
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

/** What is set apart from the lines of a text; a block that there is not is nothing. */
function readBlock(node: LexicalNode, reading: Reading): RichText[number] | undefined {
  const fields = node.fields ?? {}
  switch (fields.blockType) {
    case 'callout':
      return readCallout(fields, (body) => readNodes(body, reading))
    case 'code':
      return readCode(fields)
    case 'formula':
      return readMath(fields, true)
    default:
      return undefined
  }
}

function readNode(node: LexicalNode, reading: Reading): RichText[number] | undefined {
  // These two are no lines, and would count their notes twice.
  if (node.type === 'block') return readBlock(node, reading)
  if (node.type === 'table') return readTable(node, (cell) => cellNodes(cell, reading))
  if (node.type === 'list')
    return {
      type: 'list',
      ordered: node.listType === 'number',
      items: (node.children ?? []).map((item) => inlineNodes(item.children, reading)),
    }
  const children = inlineNodes(node.children, reading)
  switch (node.type) {
    case 'paragraph':
      return children.length > 0 ? { type: 'paragraph', children } : undefined
    case 'heading': {
      const level = Math.min(4, Math.max(2, Number(node.tag?.slice(1)) || 2)) as 2 | 3 | 4
      return { type: 'heading', level, id: anchorName(children, reading.taken), children }
    }
    case 'quote':
      return { type: 'quote', children }
    case 'horizontalrule':
      return { type: 'rule' }
    default:
      return undefined
  }
}

function readNodes(value: unknown, reading: Reading): RichText {
  const root = (value as { root?: LexicalNode } | null | undefined)?.root
  return (root?.children ?? []).map((node) => readNode(node, reading)).filter((block) => block !== undefined)
}

interface ReadOptions {
  /** Names of places that other texts of the same page have given; those of this one are added. */
  taken?: Set<string>
  /** Stands before the names of notes, where several texts of a page do not know of each other. */
  scope?: string
}

/**
 * What Payload's editor stored, as the closed set of blocks that the site renders; unknown blocks are left out. Notes stand
 * after the text that they belong to.
 *
 * @param locale the language of the text: a link to a record leads to its page in that language, or its words stand alone
 */
export function readRichText(
  value: unknown,
  locale: Locale,
  { scope = '', taken = new Set() }: ReadOptions = {},
): RichText {
  const notes: NoteText[] = []
  const blocks = readNodes(value, { locale, taken, scope, notes })
  return notes.length > 0 ? [...blocks, { type: 'notes', notes }] : blocks
}
