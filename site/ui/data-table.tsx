import type { ReactNode } from 'react'
import { controlIcons } from './control-icons.ts'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'
import { roles } from './table-roles.ts'

export interface TableColumn<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand right, in columns of equal width. */
  isNumber?: boolean
  /** What the row is called; the title of its card on a phone. One column should be it. */
  isTitle?: boolean
  /** How the table is sorted by this column now, and its address when it is sorted by it, or what sorts it on the page. */
  sort?: { direction?: 'ascending' | 'descending' | undefined } & ({ href: string } | { onSort: () => void })
}

interface DataTableProps<Row> {
  caption: string
  isCaptionShown?: boolean
  columns: TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What addresses lead to a row by. */
  idOf?: (row: Row) => string
  /** On a phone a row is a card, lines of a list, or such lines with the last column, what one does with it, at their end. */
  look?: 'cards' | 'lines' | 'actions'
  /** Instead of the rows when there is none. */
  empty?: ReactNode
}

/**
 * Records in rows. Where it has less than 40rem each row becomes a card, with the column's title before each value.
 */
export function DataTable<Row>({
  caption,
  columns,
  empty,
  idOf,
  isCaptionShown = false,
  keyOf,
  look = 'cards',
  rows,
}: DataTableProps<Row>) {
  return (
    <div className="table-box">
      <table {...roles.table} className={`data-table data-table-${look}`}>
        <caption className={isCaptionShown ? '' : 'sr-only'}>{caption}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr {...roles.row} key={keyOf(row)} id={idOf?.(row)}>
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  )
}

function HeadCell<Row>({ column: { isNumber, sort, title } }: { column: TableColumn<Row> }) {
  const arrow =
    sort?.direction === undefined
      ? controlIcons.chevronsUpDown
      : sort.direction === 'ascending'
        ? controlIcons.chevronUp
        : interfaceIcons.chevronDown
  return (
    <th {...roles.columnheader} scope="col" aria-sort={sort?.direction} data-number={isNumber || undefined}>
      {sort === undefined ? (
        title
      ) : 'href' in sort ? (
        <a href={sort.href} className="table-sort">
          {title}
          <Icon drawing={arrow} />
        </a>
      ) : (
        <button type="button" onClick={sort.onSort} className="table-sort">
          {title}
          <Icon drawing={arrow} />
        </button>
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { cell, isNumber, isTitle, title } = column
  const content = <span className="table-value">{cell(row)}</span>
  return isTitle ? (
    <th {...roles.rowheader} scope="row" className="table-title">
      {content}
    </th>
  ) : (
    <td {...roles.cell} data-number={isNumber || undefined}>
      <span className="table-label" aria-hidden="true">
        {title}
      </span>
      {content}
    </td>
  )
}
