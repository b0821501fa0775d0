import type { LinksFunction } from 'react-router'
import { lazySolutionList } from '#site/features/solution/lazy-solution-screens.ts'
import { loadSolutionList } from '#site/features/solution/load-solutions.ts'
import { SolutionListScreen } from '#site/features/solution/solution-list-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadSolutionList, { screen: SolutionListScreen })
export const clientLoader = pageClientLoaderWith(lazySolutionList.load)
export const meta = pageMeta
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: solutionStyles }]

export default function SolutionList() {
  return <PageContent show={lazySolutionList.Screen} />
}
