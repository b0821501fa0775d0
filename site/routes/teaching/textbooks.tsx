import type { LinksFunction } from 'react-router'
import { lazyTextbooks } from '#site/features/teaching/lazy-teaching-screens.ts'
import { loadTextbooks } from '#site/features/teaching/load-teaching.ts'
import { TextbookScreen } from '#site/features/teaching/textbook-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import { usePageActions } from '#site/runtime/navigation/use-page-actions.ts'
import courseStyles from '#site/styles/course-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadTextbooks, { screen: TextbookScreen })
export const clientLoader = pageClientLoaderWith(lazyTextbooks.load)
export const meta = pageMeta
export const links: LinksFunction = () =>
  [uiStyles, solutionStyles, courseStyles].map((href) => ({ rel: 'stylesheet', href }))

export default function Textbooks() {
  usePageActions()
  return <PageContent show={lazyTextbooks.Screen} />
}
