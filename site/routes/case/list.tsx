import type { LinksFunction } from 'react-router'
import { CaseListScreen } from '#site/features/case/case-list-screen.tsx'
import { lazyCaseList } from '#site/features/case/lazy-case-screens.ts'
import { loadCaseList } from '#site/features/case/load-cases.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadCaseList, { screen: CaseListScreen })
export const clientLoader = pageClientLoaderWith(lazyCaseList.load)
export const meta = pageMeta
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: solutionStyles }]

export default function CaseList() {
  return <PageContent show={lazyCaseList.Screen} />
}
