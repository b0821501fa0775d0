import type { LinksFunction } from 'react-router'
import { lazyNewsDetail } from '#site/features/news/lazy-news-detail.ts'
import { NewsDetailScreen } from '#site/features/news/news-detail-screen.tsx'
import { loadNewsDetail } from '#site/features/news/load-news.ts'
import { usePageActions } from '#site/runtime/navigation/use-page-actions.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadNewsDetail, { screen: NewsDetailScreen })
export const clientLoader = pageClientLoaderWith(lazyNewsDetail.load)
export const meta = pageMeta

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: solutionStyles }]

export default function NewsDetail() {
  usePageActions()
  return <PageContent show={lazyNewsDetail.Screen} />
}
