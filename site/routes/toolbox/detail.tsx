import type { LinksFunction } from 'react-router'
import { loadToolbox } from '#site/features/toolbox/load-toolboxes.ts'
import { ToolboxDetailScreen } from '#site/features/toolbox/toolbox-detail-screen.tsx'
import { pageClientLoader, pageMeta } from '#site/runtime/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import catalogueStyles from '#site/styles/catalogue.css?url'
import downloadStyles from '#site/styles/downloads.css?url'
import uiStyles from '#site/styles/ui.css?url'

/** React owns the content from the start: functions are searched and code is copied. */
export const loader = pageLoader(loadToolbox, { isInteractive: true })
export const clientLoader = pageClientLoader
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: catalogueStyles },
  { rel: 'stylesheet', href: downloadStyles },
]

export default function ToolboxDetail() {
  return <PageContent show={ToolboxDetailScreen} />
}
