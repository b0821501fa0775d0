import { codeLanguageOf, longestCode } from '#domain/text/code-languages.ts'
import { longestFormula, readFormula } from '#domain/text/formula.ts'
import { isSafeLink } from '#lib/safe-link.ts'
import { colourCode } from './rich-text-code.ts'
import { calloutKinds, type Inline, type RichText } from './schemas.ts'

/** What Payload stores of a block in a text. */
export type BlockFields = Record<string, unknown>

type Block<Type extends RichText[number]['type']> = Extract<RichText[number], { type: Type }>
export type NoteText = Block<'notes'>['notes'][number]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A notice; nothing for one that says nothing. @param read the body as blocks of the site */
export function readCallout(fields: BlockFields, read: (body: unknown) => RichText): Block<'callout'> | undefined {
  const kind = calloutKinds.find((each) => each === fields.kind) ?? 'note'
  const blocks = read(fields.body).filter((block) => block.type === 'paragraph' || block.type === 'list')
  return blocks.length > 0 ? { type: 'callout', kind, title: textOf(fields.title).trim(), blocks } : undefined
}

export function readCode(fields: BlockFields): Block<'code'> | undefined {
  const code = textOf(fields.code)
    .slice(0, longestCode)
    .replaceAll('\r\n', '\n')
    .replaceAll(/^\n+|\s+$/g, '')
  const language = codeLanguageOf(fields.language)
  if (code === '') return undefined
  return { type: 'code', language, title: textOf(fields.title).trim(), pieces: colourCode(code, language) }
}

/** A formula, of a line of its own or of a sentence; where it is wrong its source stands alone. */
export function readMath(fields: BlockFields, isBlock: boolean): Block<'formula'> | undefined {
  const source = textOf(fields.source).trim().slice(0, longestFormula)
  const read = readFormula(source, isBlock)
  return source === '' ? undefined : { type: 'formula', source, ...('pieces' in read && { math: read.pieces }) }
}

/** Up to the signs that end a sentence rather than an address. */
const address = /https?:\/\/[^\s<>"'，。；：、！？（）《》“”]+[^\s<>"'，。；：、！？（）《》“”.,;:!?)]/gi

/** The words of a note; addresses in it lead there. */
export function readNoteText(fields: BlockFields): NoteText['children'] {
  const text = textOf(fields.text).trim().slice(0, 2000)
  const pieces: NoteText['children'] = []
  const put = (words: string) => {
    for (const [index, line] of words.split('\n').entries()) {
      if (index > 0) pieces.push({ type: 'break' })
      if (line !== '') pieces.push({ type: 'text', text: line })
    }
  }
  let end = 0
  for (const { 0: href, index } of text.matchAll(address)) {
    put(text.slice(end, index))
    end = index + href.length
    if (isSafeLink(href)) pieces.push({ type: 'link', href, children: [{ type: 'text', text: href }] })
    else put(href)
  }
  put(text.slice(end))
  return pieces
}

/** The words of pieces in a line, a formula as it was written, and nothing of a note's sign. */
export const wordsOfLine = (nodes: readonly Inline[], ofBreak = '\n'): string =>
  nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.text
        case 'break':
          return ofBreak
        case 'link':
          return wordsOfLine(node.children, ofBreak)
        case 'formula':
          return node.source
        case 'note':
          return ''
      }
    })
    .join('')
