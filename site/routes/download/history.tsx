import type { LinksFunction } from 'react-router'
import { HistoryScreen } from '#site/features/download/history-screen.tsx'
import { loadHistory } from '#site/features/download/load-downloads.ts'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import downloadStyles from '#site/features/download/download.css?url'
import uiStyles from '#site/ui/ui.css?url'

/** React owns the content from the start: files behind a sign-in are asked for, and what was fetched is verified. */
export const loader = pageLoader(loadHistory, { isInteractive: true })
export const clientLoader = pageClientLoader
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: productStyles },
  { rel: 'stylesheet', href: downloadStyles },
]

export default function DownloadHistory() {
  return <PageContent show={HistoryScreen} />
}
