import type { LinksFunction } from 'react-router'
import { lazyOpenSystem } from '#site/features/open-system/lazy-open-system-screen.ts'
import { loadOpenSystem } from '#site/features/open-system/load-open-system.ts'
import { OpenSystemScreen } from '#site/features/open-system/open-system-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import helpStyles from '#site/styles/help-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadOpenSystem, { screen: OpenSystemScreen })
export const clientLoader = pageClientLoaderWith(lazyOpenSystem.load)
export const meta = pageMeta

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: helpStyles },
]

export default function OpenSystem() {
  return <PageContent show={lazyOpenSystem.Screen} />
}
