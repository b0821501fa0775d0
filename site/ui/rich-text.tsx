import { Fragment, type ReactNode } from 'react'
import { keepUnits } from './phrases.tsx'
import { TextCode } from './text-code.tsx'
import { TextTable } from './text-table.tsx'

type TextMark = 'bold' | 'italic' | 'code' | 'strike' | 'underline' | 'sub' | 'sup'
type Plain = { type: 'text'; text: string; marks?: TextMark[] | undefined } | { type: 'break' }
type LinePiece = Plain | { type: 'link'; href: string; children: Plain[] }
/** A formula as elements of MathML; where it is wrong its source stands alone. */
interface Formula {
  type: 'formula'
  source: string
  math?: MathRow[] | undefined
}
type InlinePiece = LinePiece | Formula | { type: 'note'; id: string; number: number }

interface MathRow {
  depth: number
  tag?: string | undefined
  text?: string | undefined
  attributes?: Record<string, string> | undefined
}

interface CodePiece {
  text: string
  kind?: string | undefined
}

type Flat = { type: 'paragraph'; children: InlinePiece[] } | { type: 'list'; ordered: boolean; items: InlinePiece[][] }
type CalloutKind = 'note' | 'tip' | 'warning'

interface TextCell {
  children: InlinePiece[]
  isHead?: boolean | undefined
  columns?: number | undefined
  rows?: number | undefined
}

/** The closed set of blocks; nothing in it is markup. */
export type TextBlock =
  | Flat
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: InlinePiece[] }
  | { type: 'quote'; children: InlinePiece[] }
  | { type: 'table'; hasHead: boolean; rows: TextCell[][] }
  | { type: 'rule' }
  | { type: 'callout'; kind: CalloutKind; title: string; blocks: Flat[] }
  | { type: 'code'; language: string; title: string; pieces: CodePiece[] }
  | Formula
  | { type: 'notes'; notes: { id: string; number: number; children: LinePiece[] }[] }

/** What a text says by itself, in the language of the page. */
interface TextWords {
  /** What a table is called whose first row says nothing. */
  table: string
  callouts: Record<CalloutKind, string>
  code: string
  /** Names of languages of code. */
  languages: Record<string, string>
  formula: string
  notes: string
  note: (values: { number: number }) => string
  back: (values: { number: number }) => string
}

interface RichTextProps {
  /** Links are drawn by the caller, who knows which lead inside the site. */
  renderLink: (href: string, children: ReactNode) => ReactNode
  renderMath: (math: MathRow[]) => ReactNode
  words: TextWords
}

const markTags = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  strike: 's',
  underline: 'u',
  sub: 'sub',
  sup: 'sup',
} as const

function renderPlain(piece: Plain, key: number): ReactNode {
  if (piece.type === 'break') return <br key={key} />
  const marked = (piece.marks ?? []).reduce<ReactNode>((inner, mark) => {
    const Tag = markTags[mark]
    return <Tag>{inner}</Tag>
  }, keepUnits(piece.text))
  return <Fragment key={key}>{marked}</Fragment>
}

function Pieces({ pieces, ...props }: { pieces: InlinePiece[] } & RichTextProps) {
  const { renderLink, renderMath, words } = props
  return pieces.map((piece, index) => {
    switch (piece.type) {
      case 'link':
        return <Fragment key={index}>{renderLink(piece.href, piece.children.map(renderPlain))}</Fragment>
      case 'formula':
        return piece.math ? (
          <Fragment key={index}>{renderMath(piece.math)}</Fragment>
        ) : (
          <code key={index}>{piece.source}</code>
        )
      case 'note':
        return (
          <sup key={index} className="note-sign">
            <a id={`${piece.id}-sign`} href={`#${piece.id}`} role="doc-noteref" aria-label={words.note(piece)}>
              {piece.number}
            </a>
          </sup>
        )
      default:
        return renderPlain(piece, index)
    }
  })
}

/** A table is known by the words of its first row. */
const wordsOf = (cells: TextCell[] = []) =>
  cells
    .flatMap(({ children }) => children.map((piece) => (piece.type === 'text' ? piece.text.trim() : '')))
    .filter((words) => words !== '')
    .join(' · ')

function Block({ block, ...props }: { block: TextBlock } & RichTextProps) {
  const { renderMath, words } = props
  const draw = (pieces: InlinePiece[]) => <Pieces pieces={pieces} {...props} />
  switch (block.type) {
    case 'paragraph':
      return <p>{draw(block.children)}</p>
    case 'heading': {
      const Tag = `h${block.level}` as const
      return <Tag id={block.id}>{draw(block.children)}</Tag>
    }
    case 'quote':
      return (
        <blockquote>
          <p>{draw(block.children)}</p>
        </blockquote>
      )
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul'
      return (
        <Tag>
          {block.items.map((item, index) => (
            <li key={index}>{draw(item)}</li>
          ))}
        </Tag>
      )
    }
    case 'table': {
      const rows = block.rows.map((row) => row.map(({ children, ...cell }) => ({ ...cell, content: draw(children) })))
      return (
        <TextTable
          label={wordsOf(block.rows[0]) || words.table}
          head={block.hasHead ? rows[0] : undefined}
          rows={block.hasHead ? rows.slice(1) : rows}
        />
      )
    }
    case 'rule':
      return <hr />
    case 'callout':
      return (
        <aside className={`callout callout-${block.kind}`} role="note" aria-label={words.callouts[block.kind]}>
          <p className="callout-title">{block.title || words.callouts[block.kind]}</p>
          {block.blocks.map((each, index) => (
            <Block key={index} block={each} {...props} />
          ))}
        </aside>
      )
    case 'code':
      return <TextCode {...block} name={words.languages[block.language] ?? words.code} />
    case 'formula':
      // What is wider than the page is pushed sideways within itself, by keyboard too; each has a name of its own.
      return (
        <div
          className="formula"
          role="region"
          aria-label={`${words.formula} ${block.source.slice(0, 60)}`}
          tabIndex={0}
        >
          {block.math ? renderMath(block.math) : <code>{block.source}</code>}
        </div>
      )
    case 'notes':
      return (
        <section className="notes" role="doc-endnotes" aria-label={words.notes}>
          <ol>
            {block.notes.map(({ children, id, number }) => (
              <li key={id} id={id} value={number}>
                {draw(children)}{' '}
                <a href={`#${id}-sign`} role="doc-backlink" aria-label={words.back({ number })}>
                  ↩
                </a>
              </li>
            ))}
          </ol>
        </section>
      )
  }
}

/** Formatted text: a closed set of blocks. */
export function RichText({ blocks, ...props }: { blocks: TextBlock[] } & RichTextProps) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        <Block key={index} block={block} {...props} />
      ))}
    </div>
  )
}
