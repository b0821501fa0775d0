import type { ColumnData } from './load-column.ts'

export function ColumnScreen({ data }: { data: ColumnData }) {
  return (
    <>
      <h1>{data.column.title}</h1>
      <p>{data.column.lead}</p>
    </>
  )
}
