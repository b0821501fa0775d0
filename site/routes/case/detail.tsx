import type { LinksFunction } from 'react-router'
import { CaseDetailScreen } from '#site/features/case/case-detail-screen.tsx'
import { lazyCaseDetail } from '#site/features/case/lazy-case-screens.ts'
import { loadCaseDetail } from '#site/features/case/load-cases.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import { usePageActions } from '#site/runtime/navigation/use-page-actions.ts'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadCaseDetail, { screen: CaseDetailScreen })
export const clientLoader = pageClientLoaderWith(lazyCaseDetail.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: solutionStyles },
]

export default function CaseDetail() {
  usePageActions()
  return <PageContent show={lazyCaseDetail.Screen} />
}
