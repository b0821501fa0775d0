import { convertMarkdownToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'

interface Node {
  type: string
  text?: string
  format?: unknown
  children?: Node[]
}

/** A block of ``` code, of $$ a formula, of ::: a callout; the line that opens it names language and title. */
const fenced = /^(```|\$\$|:::)([a-z]*) ?(.*)\n([\s\S]*?)\n\1$/gm
/** A formula in a line, or a footnote. */
const inline = /\^\[([^\]]+)\]|\$([^$\n]+)\$/g
/** Bit of inline code in Lexical's format. */
const isCode = (format: unknown) => typeof format === 'number' && (format & 16) !== 0

const block = (fields: object): Node => ({ type: 'block', version: 2, format: '', fields }) as Node
const inlineBlock = (fields: object): Node => ({ type: 'inlineBlock', version: 1, fields }) as Node

/** A text with the formulas and footnotes that are written in it as blocks. */
function splitText(node: Node): Node[] {
  const { format, text = '' } = node
  if (isCode(format)) return [node]
  const parts: Node[] = []
  let end = 0
  const put = (words: string) => words !== '' && parts.push({ ...node, text: words })
  for (const { 0: all, 1: footnote, 2: source, index } of text.matchAll(inline)) {
    put(text.slice(end, index))
    end = index + all.length
    parts.push(
      inlineBlock(source === undefined ? { blockType: 'footnote', text: footnote } : { blockType: 'formula', source }),
    )
  }
  put(text.slice(end))
  return parts
}

const withInline = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? splitText(node) : [node.children ? { ...node, children: withInline(node.children) } : node],
  )

/** Markdown as the editor stores it, with code, formulas, callouts and footnotes. */
export function readMarkdown(editorConfig: SanitizedServerEditorConfig, markdown: string) {
  const convert = (text: string) => convertMarkdownToLexical({ editorConfig, markdown: text.trim() })
  const linesOf = (text: string) => (text.trim() === '' ? [] : withInline(convert(text).root.children))
  const children: Node[] = []
  let end = 0
  for (const { 0: all, 1: fence, 2: name = '', 3: title = '', 4: inside = '', index } of markdown.matchAll(fenced)) {
    children.push(...linesOf(markdown.slice(end, index)))
    end = index + all.length
    children.push(
      fence === '```'
        ? block({ blockType: 'code', language: name, title, code: inside })
        : fence === '$$'
          ? block({ blockType: 'formula', source: inside })
          : block({ blockType: 'callout', kind: name, title, body: convert(inside) }),
    )
  }
  const whole = convert('')
  return { ...whole, root: { ...whole.root, children: [...children, ...linesOf(markdown.slice(end))] } }
}
