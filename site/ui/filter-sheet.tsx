import type { ReactNode } from 'react'

interface FilterSheetProps {
  id: string
  children: ReactNode
  /** What the button is called that opens the sheet on a phone. */
  label: string
  /** How many of them are set. */
  count: number
  /** Leaves the sheet. */
  close: ReactNode
}

/** Filters beside their list where there is room; on a phone in a sheet that the browser opens, with scripts or without. */
export function FilterSheet({ children, close, count, id, label }: FilterSheetProps) {
  return (
    <>
      <button type="button" className="button button-quiet filter-open" popoverTarget={id}>
        {label}
        {count > 0 && ` · ${count}`}
      </button>
      <div id={id} popover="auto" className="filter-sheet">
        {children}
        {close}
      </div>
    </>
  )
}
