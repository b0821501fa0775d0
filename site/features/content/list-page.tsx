import type { ReactNode } from 'react'
import { ClosingNote } from './closing-note.tsx'
import { type LinkFilter } from './filter-links.tsx'
import { FilterLinksSheet } from './filter-links-sheet.tsx'
import { type FilterChoice, listAddress } from './list-filters.ts'
import { ListTotal } from './list-total.tsx'
import type { loadHeading } from './load-page.ts'
import type { Step } from './load-surroundings.ts'
import { ColumnHeading } from './page-heading.tsx'
import { PageLinks } from './page-links.tsx'
import { useContentTexts } from './texts.ts'
import { UpdatedNote } from './updated-note.tsx'

/** The choices of a filter as its links have them. */
export const asValues = (choices: readonly (FilterChoice & { count?: number })[]): LinkFilter['choices'] =>
  choices.map(({ slug, ...choice }) => ({ value: slug, ...choice }))

interface ListPageProps {
  data: Pick<Awaited<ReturnType<typeof loadHeading>>, 'column'> & {
    steps: Step[]
    chosen: Record<string, string | undefined>
    list: { page: number; pages: number; total: number; updatedAt?: string | undefined }
  }
  path: string
  filters: LinkFilter[]
  /** The records of the page. */
  children: ReactNode
}

/** A list with its heading, filters as links, numbers, records, ways to its other pages, and the column's own text. */
export function ListPage({ children, data: { chosen, column, list, steps }, filters, path }: ListPageProps) {
  const { filters: label } = useContentTexts()
  return (
    <div className="frame page">
      <ColumnHeading column={column} steps={steps} />
      <FilterLinksSheet path={path} label={label} chosen={chosen} filters={filters} />
      <ListTotal total={list.total} path={path} isWhole={Object.values(chosen).every((each) => each === undefined)} />
      {children}
      <PageLinks list={list} addressOf={(page) => listAddress(path, { ...chosen, page })} />
      <ClosingNote column={column} />
      <UpdatedNote iso={[column.updatedAt, list.updatedAt]} />
    </div>
  )
}
