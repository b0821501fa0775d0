import type { LinksFunction } from 'react-router'
import { lazyOverview } from '#site/features/teaching/lazy-teaching-screens.ts'
import { loadOverview } from '#site/features/teaching/load-teaching.ts'
import { OverviewScreen } from '#site/features/teaching/overview-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import { usePageActions } from '#site/runtime/navigation/use-page-actions.ts'
import courseStyles from '#site/styles/course-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadOverview, { screen: OverviewScreen })
export const clientLoader = pageClientLoaderWith(lazyOverview.load)
export const meta = pageMeta
export const links: LinksFunction = () =>
  [uiStyles, solutionStyles, courseStyles].map((href) => ({ rel: 'stylesheet', href }))

export default function Overview() {
  usePageActions()
  return <PageContent show={lazyOverview.Screen} />
}
