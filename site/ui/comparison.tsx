import { Fragment, type ReactNode } from 'react'
import { roles } from './table-roles.ts'

interface ComparisonRow {
  key: string
  title: string
  note?: string
  /** One for each of the compared. */
  cells: ReactNode[]
}

interface ComparisonProps {
  caption: string
  /** Above the first column: what the rows are. */
  corner: string
  /** What is compared, four at most. */
  columns: { key: string; lang?: string | undefined; title: ReactNode; note?: string }[]
  groups: { key: string; title?: string; rows: ComparisonRow[] }[]
}

/**
 * Records side by side. Their names stay in the window while the rows go by; on a phone what a row is about stands above
 * its values, so that nothing has to be pushed sideways.
 */
export function Comparison({ caption, columns, corner, groups }: ComparisonProps) {
  return (
    <table {...roles.table} className="comparison" data-columns={columns.length}>
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col" className="comparison-corner">
            {corner}
          </th>
          {columns.map(({ key, lang, note, title }) => (
            <th {...roles.columnheader} key={key} scope="col" lang={lang}>
              {title}
              {note && <small>{note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {groups.map((group) => (
          <Fragment key={group.key}>
            {group.title && (
              <tr {...roles.row} className="comparison-group">
                <th {...roles.rowheader} scope="rowgroup" colSpan={columns.length + 1}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map(({ cells, key, note, title }) => (
              <tr {...roles.row} key={key}>
                <th {...roles.rowheader} scope="row">
                  {title}
                  {note && <small>{note}</small>}
                </th>
                {cells.map((cell, index) => (
                  <td {...roles.cell} key={columns[index]?.key ?? index}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
