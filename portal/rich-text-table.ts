import { mostCells, mostColumns } from '#domain/site/table-cells.ts'
import type { Inline, RichText, RichTextCell } from './schemas.ts'

/** A table of the editor, or a row or a cell of it. */
interface TableNode {
  type?: string
  /** Of a cell, as Lexical has it: 1 for the head of a column, 2 for that of a row, 3 for both. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
  children?: TableNode[]
}

const isHeadOfColumn = ({ headerState = 0 }: TableNode) => (headerState & 1) !== 0

/** How many places a cell takes; one that takes none, or more than there are, is a cell like others. */
const spanOf = (span: number | undefined, most: number) =>
  span !== undefined && Number.isInteger(span) && span > 1 ? Math.min(span, most) : undefined

function cellsOf(row: TableNode): TableNode[] {
  return (row.children ?? []).filter(({ type }) => type === 'tablecell').slice(0, mostColumns)
}

/**
 * A table of a text, no larger than a page can show; nothing for one without cells.
 *
 * @param read what is in a cell
 */
export function readTable<Node extends TableNode>(
  node: Node,
  read: (cell: Node) => Inline[],
): Extract<RichText[number], { type: 'table' }> | undefined {
  const all = (node.children ?? []).filter(({ type }) => type === 'tablerow').map(cellsOf)
  const width = Math.max(0, ...all.map((row) => row.length))
  const shown = all.slice(0, Math.max(1, Math.floor(mostCells / Math.max(1, width)))).filter((row) => row.length > 0)
  if (shown.length === 0) return undefined
  const cell = (each: TableNode, room: number): RichTextCell => {
    const columns = spanOf(each.colSpan, mostColumns)
    const rows = spanOf(each.rowSpan, room)
    return {
      children: read(each as Node),
      ...((each.headerState ?? 0) > 0 && { isHead: true }),
      ...(columns && { columns }),
      ...(rows && rows > 1 && { rows }),
    }
  }
  const hasHead = shown.length > 1 && (shown[0] ?? []).every(isHeadOfColumn)
  return {
    type: 'table',
    hasHead,
    rows: shown.map((row, index) => row.map((each) => cell(each, hasHead && index === 0 ? 1 : shown.length - index))),
  }
}
