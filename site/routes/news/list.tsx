import { type MetaFunction, useLoaderData } from 'react-router'
import { NewsListScreen } from '#site/features/news/news-list-screen.tsx'
import { loadNewsList } from '#site/features/news/load-news.ts'
import { pageClientLoader, pageLoader } from '#site/runtime/page-data.ts'
import { describePage, siteOfMatches } from '#site/runtime/page-meta.ts'

export const loader = pageLoader(loadNewsList)
export const clientLoader = pageClientLoader

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { address, column, locale, origin } = loaderData
  return describePage({
    title: column.title,
    siteName: siteOfMatches(matches)?.name,
    description: column.description,
    origin,
    locale,
    paths: { zh: address, en: address },
  })
}

export default function NewsList() {
  return <NewsListScreen data={useLoaderData<typeof loader>()} />
}
