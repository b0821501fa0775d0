import type { LinksFunction } from 'react-router'
import { lazySolutionDetail } from '#site/features/solution/lazy-solution-screens.ts'
import { loadSolutionDetail } from '#site/features/solution/load-solutions.ts'
import { SolutionDetailScreen } from '#site/features/solution/solution-detail-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadSolutionDetail, { screen: SolutionDetailScreen })
export const clientLoader = pageClientLoaderWith(lazySolutionDetail.load)
export const meta = pageMeta
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: solutionStyles }]

export default function SolutionDetail() {
  return <PageContent show={lazySolutionDetail.Screen} />
}
