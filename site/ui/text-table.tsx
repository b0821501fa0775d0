import { type ReactNode, useId } from 'react'

interface Cell {
  content: ReactNode
  /** Whether it says what its row is; in the head of the table each says what its column is. */
  isHead?: boolean | undefined
  /** Columns and rows that it takes. */
  columns?: number | undefined
  rows?: number | undefined
}

interface TextTableProps {
  head?: readonly Cell[] | undefined
  rows: readonly (readonly Cell[])[]
  /** What the table is, for who cannot see that it can be pushed sideways; of its own on the page. */
  label: string
  note?: string | undefined
}

function Row({ cells, isHead = false }: { cells: readonly Cell[]; isHead?: boolean }) {
  return (
    <tr>
      {cells.map((cell, index) => {
        const spans = { colSpan: cell.columns, rowSpan: cell.rows }
        if (!isHead && cell.isHead !== true)
          return (
            <td key={index} {...spans}>
              {cell.content}
            </td>
          )
        return (
          <th key={index} scope={isHead ? 'col' : 'row'} {...spans}>
            {cell.content}
          </th>
        )
      })}
    </tr>
  )
}

/** A table in a text. What does not fit is pushed sideways within the table, and the page is not. */
export function TextTable({ head, label, note, rows }: TextTableProps) {
  const id = useId()
  return (
    <div className="text-table">
      <div className="text-table-box" role="region" aria-label={label} aria-describedby={note && id} tabIndex={0}>
        <table>
          {head && (
            <thead>
              <Row cells={head} isHead />
            </thead>
          )}
          <tbody>
            {rows.map((cells, index) => (
              <Row key={index} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p id={id} className="text-table-note">
          {note}
        </p>
      )}
    </div>
  )
}
