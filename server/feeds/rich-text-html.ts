import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import type { Inline, RichText, RichTextCell, TextNode } from '#portal/schemas.ts'
import { escapeMarkup } from './markup.ts'

type Table = Extract<RichText[number], { type: 'table' }>

const markTags: Record<NonNullable<TextNode['marks']>[number], string> = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  strike: 's',
  underline: 'u',
  sub: 'sub',
  sup: 'sup',
}

/** @param absolute turns a link within the site into one that feed readers can follow */
function writeInline(nodes: Inline[], absolute: (href: string) => string): string {
  return nodes
    .map((node) => {
      if (node.type === 'break') return '<br/>'
      // Readers of feeds leave MathML out, or show its letters after one another.
      if (node.type === 'formula') return `<code>${escapeMarkup(node.source)}</code>`
      if (node.type === 'note') return `<sup>[${node.number}]</sup>`
      if (node.type === 'link')
        return `<a href="${escapeMarkup(absolute(node.href))}">${writeInline(node.children, absolute)}</a>`
      return (node.marks ?? []).reduce(
        (inner, mark) => `<${markTags[mark]}>${inner}</${markTags[mark]}>`,
        escapeMarkup(node.marks?.includes('code') ? node.text : gapHanLatin(node.text)),
      )
    })
    .join('')
}

function writeTable({ hasHead, rows }: Table, inline: (nodes: Inline[]) => string): string {
  const cell = ({ children, columns, isHead, rows: down }: RichTextCell) => {
    const tag = isHead ? 'th' : 'td'
    const spans = `${columns ? ` colspan="${columns}"` : ''}${down ? ` rowspan="${down}"` : ''}`
    return `<${tag}${spans}>${inline(children)}</${tag}>`
  }
  const write = (some: RichTextCell[][]) => some.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')
  const head = hasHead ? `<thead>${write(rows.slice(0, 1))}</thead>` : ''
  return `<table>${head}<tbody>${write(hasHead ? rows.slice(1) : rows)}</tbody></table>`
}

type Apart = Extract<RichText[number], { type: 'callout' | 'code' | 'formula' | 'notes' }>

/** What stands apart from the lines, in elements that every reader of feeds knows. */
function writeApart(block: Apart, absolute: (href: string) => string): string {
  switch (block.type) {
    case 'callout': {
      const title = block.title === '' ? '' : `<p><strong>${escapeMarkup(block.title)}</strong></p>`
      return `<blockquote>${title}${writeRichText(block.blocks, absolute)}</blockquote>`
    }
    case 'code':
      return `<pre><code>${escapeMarkup(block.pieces.map(({ text }) => text).join(''))}</code></pre>`
    case 'formula':
      return `<p><code>${escapeMarkup(block.source)}</code></p>`
    case 'notes':
      return block.notes
        .map(({ children, number }) => `<p><sup>[${number}]</sup> ${writeInline(children, absolute)}</p>`)
        .join('')
  }
}

/** Rich text as HTML. The closed set of blocks maps to a closed set of elements, and all text is escaped. */
export function writeRichText(blocks: RichText, absolute: (href: string) => string): string {
  const inline = (nodes: Inline[]) => writeInline(nodes, absolute)
  return blocks
    .map((block) => {
      switch (block.type) {
        case 'paragraph':
          return `<p>${inline(block.children)}</p>`
        case 'heading':
          return `<h${block.level}>${inline(block.children)}</h${block.level}>`
        case 'quote':
          return `<blockquote><p>${inline(block.children)}</p></blockquote>`
        case 'list': {
          const tag = block.ordered ? 'ol' : 'ul'
          return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
        }
        case 'table':
          return writeTable(block, inline)
        case 'rule':
          return '<hr/>'
        default:
          return writeApart(block, absolute)
      }
    })
    .join('\n')
}
