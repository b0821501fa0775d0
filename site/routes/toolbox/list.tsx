import type { ClientLoaderFunctionArgs, LinksFunction } from 'react-router'
import { loadToolboxes } from '#site/features/toolbox/load-toolboxes.ts'
import { ToolboxListScreen } from '#site/features/toolbox/toolbox-list-screen.tsx'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

/** React owns the content from the start: the list follows what is typed. */
export const loader = pageLoader(loadToolboxes, { isInteractive: true })
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: productStyles },
]

/** Searches are not stored, so their data comes straight from the loader. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const isSearch = new URL(args.request.url).searchParams.has('q')
  return isSearch ? args.serverLoader() : pageClientLoader(args)
}

export default function ToolboxList() {
  return <PageContent show={ToolboxListScreen} />
}
