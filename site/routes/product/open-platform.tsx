import type { LinksFunction } from 'react-router'
import { loadOpenPlatform } from '#site/features/compatibility/load-open-platform.ts'
import { OpenPlatformScreen } from '#site/features/compatibility/open-platform-screen.tsx'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import compatibilityStyles from '#site/features/compatibility/compatibility.css?url'
import uiStyles from '#site/ui/ui.css?url'

// Its samples stand behind tabs and can be copied.
export const loader = pageLoader(loadOpenPlatform, { isInteractive: true })
export const clientLoader = pageClientLoader
export const meta = pageMeta

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: compatibilityStyles },
]

export default function OpenPlatform() {
  return <PageContent show={OpenPlatformScreen} />
}
