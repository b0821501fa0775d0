import { NewsDetailScreen } from '#site/features/news/news-detail-screen.tsx'
import { loadNewsDetail } from '#site/features/news/load-news.ts'
import { pageClientLoader, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadNewsDetail)
export const clientLoader = pageClientLoader
export const meta = pageMeta

export default function NewsDetail() {
  return <PageContent show={NewsDetailScreen} />
}
