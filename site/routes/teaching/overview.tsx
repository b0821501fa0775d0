import type { LinksFunction } from 'react-router'
import { lazyOverview } from '#site/features/teaching/lazy-teaching-screens.ts'
import { loadOverview } from '#site/features/teaching/load-teaching.ts'
import { OverviewScreen } from '#site/features/teaching/overview-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import { usePageActions } from '#site/runtime/use-page-actions.ts'
import learningStyles from '#site/styles/learning.css?url'
import uiStyles from '#site/styles/ui.css?url'
import workStyles from '#site/styles/work.css?url'

export const loader = pageLoader(loadOverview, { screen: OverviewScreen })
export const clientLoader = pageClientLoaderWith(lazyOverview.load)
export const meta = pageMeta
export const links: LinksFunction = () =>
  [uiStyles, workStyles, learningStyles].map((href) => ({ rel: 'stylesheet', href }))

export default function Overview() {
  usePageActions()
  return <PageContent show={lazyOverview.Screen} />
}
