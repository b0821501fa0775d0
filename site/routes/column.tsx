import { type MetaFunction, useLoaderData } from 'react-router'
import { ColumnScreen } from '#site/features/column/column-screen.tsx'
import { loadColumn } from '#site/features/column/load-column.ts'
import { pageClientLoader, pageLoader } from '#site/runtime/page-data.ts'
import { describePage, siteOfMatches } from '#site/runtime/page-meta.ts'

export const loader = pageLoader(loadColumn)
export const clientLoader = pageClientLoader

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { column, locale, origin } = loaderData
  const paths = Object.fromEntries(column.languages.map((each) => [each, column.path]))
  return describePage({
    title: column.title,
    siteName: siteOfMatches(matches)?.name,
    description: column.description,
    origin,
    locale,
    paths,
  })
}

export default function Column() {
  return <ColumnScreen data={useLoaderData<typeof loader>()} />
}
