import type { LinksFunction } from 'react-router'
import { lazyCoursePlans } from '#site/features/teaching/lazy-teaching-screens.ts'
import { loadCoursePlans } from '#site/features/teaching/load-teaching.ts'
import { useRunningTotal } from '#site/features/teaching/use-running-total.ts'
import { CoursePlanScreen } from '#site/features/teaching/course-plan-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import { usePageActions } from '#site/runtime/use-page-actions.ts'
import learningStyles from '#site/styles/learning.css?url'
import uiStyles from '#site/styles/ui.css?url'
import workStyles from '#site/styles/work.css?url'

export const loader = pageLoader(loadCoursePlans, { screen: CoursePlanScreen })
export const clientLoader = pageClientLoaderWith(lazyCoursePlans.load)
export const meta = pageMeta
export const links: LinksFunction = () =>
  [uiStyles, workStyles, learningStyles].map((href) => ({ rel: 'stylesheet', href }))

export default function CoursePlan() {
  usePageActions()
  useRunningTotal()
  return <PageContent show={lazyCoursePlans.Screen} />
}
