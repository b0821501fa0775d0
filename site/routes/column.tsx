import { ColumnScreen } from '#site/features/column/column-screen.tsx'
import { loadColumn } from '#site/features/column/load-column.ts'
import { pageClientLoader, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadColumn, { screen: ColumnScreen })
export const clientLoader = pageClientLoader
export const meta = pageMeta

export default function Column() {
  return <PageContent show={ColumnScreen} />
}
