import { type ReactNode, useId } from 'react'
import { controlIcons } from './control-icons.ts'
import { Icon } from './icon.tsx'

export type MatrixStatus = 'yes' | 'partial' | 'planned' | 'no'

export interface MatrixCell {
  status: MatrixStatus
  /** The status in words; never left to colour and drawing alone. */
  text: string
  note?: string
  /** What can be done about it. */
  action?: ReactNode
}

interface MatrixProps {
  caption: string
  columns: { key: string; title: string; note?: string }[]
  /** `id` is what addresses lead to. */
  rows: { key: string; id?: string; title: string; note?: string; cells: MatrixCell[] }[]
  /** Above the first column: what the rows are. */
  corner: string
}

const icons = {
  yes: controlIcons.circleCheck,
  partial: controlIcons.contrast,
  planned: controlIcons.circleDashed,
  no: controlIcons.circleMinus,
}

/** How something stands, drawn and in words. */
export function MatrixStatusCell({ action, note, status, text }: MatrixCell) {
  return (
    <span data-status={status}>
      <span className="matrix-status">
        <Icon drawing={icons[status]} />
        {text}
      </span>
      {note && <small>{note}</small>}
      {action}
    </span>
  )
}

/** What works with what. Wider than its place it scrolls sideways, with the first column standing still. */
export function Matrix({ caption, columns, corner, rows }: MatrixProps) {
  const id = useId()
  return (
    // A scrollable part must be reachable by keyboard.
    <div className="matrix-box" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="matrix">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, note, title }) => (
              <th key={key} scope="col">
                {title}
                {note && <small>{note}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, id: anchor, key, note, title }) => (
            <tr key={key} id={anchor}>
              <th scope="row">
                {title}
                {note && <small>{note}</small>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.key ?? index}>
                  <MatrixStatusCell {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
