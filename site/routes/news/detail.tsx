import { type MetaFunction, useLoaderData } from 'react-router'
import { NewsDetailScreen } from '#site/features/news/news-detail-screen.tsx'
import { describeArticle, loadNewsDetail, newsPaths } from '#site/features/news/load-news.ts'
import { pageClientLoader, pageLoader } from '#site/runtime/page-data.ts'
import { describePage, siteOfMatches } from '#site/runtime/page-meta.ts'
import { StructuredData } from '#site/runtime/structured-data.tsx'

export const loader = pageLoader(loadNewsDetail)
export const clientLoader = pageClientLoader

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { item, locale, origin } = loaderData
  return describePage({
    title: item.title,
    siteName: siteOfMatches(matches)?.name,
    description: item.summary,
    origin,
    locale,
    paths: newsPaths(item),
    image: item.image,
    type: 'article',
  })
}

export default function NewsDetail() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <StructuredData records={[describeArticle(data)]} />
      <NewsDetailScreen data={data} />
    </>
  )
}
