import { NewsListScreen } from '#site/features/news/news-list-screen.tsx'
import { loadNewsList } from '#site/features/news/load-news.ts'
import { pageClientLoaderWith, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { createLateScreen, PageContent } from '#site/runtime/served-html.tsx'

const late = createLateScreen(async () => (await import('#site/features/news/news-list-screen.tsx')).NewsListScreen)

export const loader = pageLoader(loadNewsList, { screen: NewsListScreen })
export const clientLoader = pageClientLoaderWith(late.load)
export const meta = pageMeta

export default function NewsList() {
  return <PageContent show={late.Screen} />
}
