import type { LinksFunction } from 'react-router'
import { InnovationScreen } from '#site/features/compatibility/innovation-screen.tsx'
import { loadInnovation } from '#site/features/compatibility/load-innovation.ts'
import { lazyInnovation } from '#site/features/compatibility/lazy-compatibility-screen.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import compatibilityStyles from '#site/features/compatibility/compatibility.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadInnovation, { screen: InnovationScreen })
export const clientLoader = pageClientLoaderWith(lazyInnovation.load)
export const meta = pageMeta

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: compatibilityStyles },
]

export default function Innovation() {
  return <PageContent show={lazyInnovation.Screen} />
}
