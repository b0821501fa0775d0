import { NewsListScreen } from '#site/features/news/news-list-screen.tsx'
import { loadNewsList } from '#site/features/news/load-news.ts'
import { pageClientLoader, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadNewsList)
export const clientLoader = pageClientLoader
export const meta = pageMeta

export default function NewsList() {
  return <PageContent show={NewsListScreen} />
}
