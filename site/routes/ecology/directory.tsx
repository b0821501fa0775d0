import type { LinksFunction } from 'react-router'
import { lazyDirectory } from '#site/features/partner/lazy-partner-screens.ts'
import { loadDirectory } from '#site/features/partner/load-partners.ts'
import { DirectoryScreen } from '#site/features/partner/directory-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

export const loader = pageLoader(loadDirectory, { screen: DirectoryScreen })
export const clientLoader = pageClientLoaderWith(lazyDirectory.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: solutionStyles },
]

export default function Directory() {
  return <PageContent show={lazyDirectory.Screen} />
}
