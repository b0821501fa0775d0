import { Fragment, type ReactNode } from 'react'
import { keepUnits } from './phrases.tsx'
import { TextTable } from './text-table.tsx'

type TextMark = 'bold' | 'italic' | 'code' | 'strike' | 'underline' | 'sub' | 'sup'
type Plain = { type: 'text'; text: string; marks?: TextMark[] | undefined } | { type: 'break' }
type InlinePiece = Plain | { type: 'link'; href: string; children: Plain[] }

interface TextCell {
  children: InlinePiece[]
  isHead?: boolean | undefined
  columns?: number | undefined
  rows?: number | undefined
}

/** The closed set of blocks; nothing in it is markup. */
export type TextBlock =
  | { type: 'paragraph'; children: InlinePiece[] }
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: InlinePiece[] }
  | { type: 'quote'; children: InlinePiece[] }
  | { type: 'list'; ordered: boolean; items: InlinePiece[][] }
  | { type: 'table'; hasHead: boolean; rows: TextCell[][] }
  | { type: 'rule' }

type RenderLink = (href: string, children: ReactNode) => ReactNode

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

function Pieces({ pieces, renderLink }: { pieces: InlinePiece[]; renderLink: RenderLink }) {
  return pieces.map((piece, index) =>
    piece.type === 'link' ? (
      <Fragment key={index}>{renderLink(piece.href, piece.children.map(renderPlain))}</Fragment>
    ) : (
      renderPlain(piece, index)
    ),
  )
}

/** A table is known by the words of its first row. */
const wordsOf = (cells: TextCell[] = []) =>
  cells
    .flatMap(({ children }) => children.map((piece) => (piece.type === 'text' ? piece.text.trim() : '')))
    .filter((words) => words !== '')
    .join(' · ')

function Block({ block, renderLink, tableLabel }: { block: TextBlock } & RichTextProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Pieces pieces={block.children} renderLink={renderLink} />
        </p>
      )
    case 'heading': {
      const Tag = `h${block.level}` as const
      return (
        <Tag id={block.id}>
          <Pieces pieces={block.children} renderLink={renderLink} />
        </Tag>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>
            <Pieces pieces={block.children} renderLink={renderLink} />
          </p>
        </blockquote>
      )
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul'
      return (
        <Tag>
          {block.items.map((item, index) => (
            <li key={index}>
              <Pieces pieces={item} renderLink={renderLink} />
            </li>
          ))}
        </Tag>
      )
    }
    case 'table': {
      const rows = block.rows.map((row) =>
        row.map(({ children, ...cell }) => ({
          ...cell,
          content: <Pieces pieces={children} renderLink={renderLink} />,
        })),
      )
      return (
        <TextTable
          label={wordsOf(block.rows[0]) || tableLabel}
          head={block.hasHead ? rows[0] : undefined}
          rows={block.hasHead ? rows.slice(1) : rows}
        />
      )
    }
    case 'rule':
      return <hr />
  }
}

interface RichTextProps {
  renderLink: RenderLink
  /** What a table is called whose first row says nothing. */
  tableLabel: string
}

/** Formatted text. Links are drawn by the caller, who knows which lead inside the site. */
export function RichText({ blocks, ...props }: { blocks: TextBlock[] } & RichTextProps) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        <Block key={index} block={block} {...props} />
      ))}
    </div>
  )
}
