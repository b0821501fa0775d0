import { NewsDetailScreen } from '#site/features/news/news-detail-screen.tsx'
import { loadNewsDetail } from '#site/features/news/load-news.ts'
import { pageClientLoaderWith, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { createLateScreen, PageContent } from '#site/runtime/served-html.tsx'

const late = createLateScreen(async () => (await import('#site/features/news/news-detail-screen.tsx')).NewsDetailScreen)

export const loader = pageLoader(loadNewsDetail, { screen: NewsDetailScreen })
export const clientLoader = pageClientLoaderWith(late.load)
export const meta = pageMeta

export default function NewsDetail() {
  return <PageContent show={late.Screen} />
}
