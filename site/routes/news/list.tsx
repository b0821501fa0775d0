import { lateNewsList } from '#site/features/late-screens.ts'
import { NewsListScreen } from '#site/features/news/news-list-screen.tsx'
import { loadNewsList } from '#site/features/news/load-news.ts'
import { pageClientLoaderWith, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadNewsList, { screen: NewsListScreen })
export const clientLoader = pageClientLoaderWith(lateNewsList.load)
export const meta = pageMeta

export default function NewsList() {
  return <PageContent show={lateNewsList.Screen} />
}
