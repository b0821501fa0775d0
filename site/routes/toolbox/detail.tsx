import type { LinksFunction } from 'react-router'
import { loadToolbox } from '#site/features/toolbox/load-toolboxes.ts'
import { ToolboxDetailScreen } from '#site/features/toolbox/toolbox-detail-screen.tsx'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import downloadStyles from '#site/features/download/download.css?url'
import uiStyles from '#site/ui/ui.css?url'

/** React owns the content from the start: functions are searched and code is copied. */
export const loader = pageLoader(loadToolbox, { isInteractive: true })
export const clientLoader = pageClientLoader
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: productStyles },
  { rel: 'stylesheet', href: downloadStyles },
]

export default function ToolboxDetail() {
  return <PageContent show={ToolboxDetailScreen} />
}
