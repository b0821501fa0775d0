import { lateNewsDetail } from '#site/features/late-screens.ts'
import { NewsDetailScreen } from '#site/features/news/news-detail-screen.tsx'
import { loadNewsDetail } from '#site/features/news/load-news.ts'
import { pageClientLoaderWith, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadNewsDetail, { screen: NewsDetailScreen })
export const clientLoader = pageClientLoaderWith(lateNewsDetail.load)
export const meta = pageMeta

export default function NewsDetail() {
  return <PageContent show={lateNewsDetail.Screen} />
}
