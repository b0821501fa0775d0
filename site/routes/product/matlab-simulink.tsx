import type { LinksFunction, MetaFunction } from 'react-router'
import { CompatibilityScreen } from '#site/features/compatibility/compatibility-screen.tsx'
import { loadCompatibility } from '#site/features/compatibility/load-compatibility.ts'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import compatibilityStyles from '#site/features/compatibility/compatibility.css?url'
import uiStyles from '#site/ui/ui.css?url'

// React owns it from the start: a report on the visitor's files must outlive a change of the table's filters.
export const loader = pageLoader(loadCompatibility, { isInteractive: true })
export const clientLoader = pageClientLoader

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: compatibilityStyles },
]

/** Searches are not indexed. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  ...(new URLSearchParams(page.location.search).has('q') ? [{ name: 'robots', content: 'noindex' }] : []),
]

export default function MatlabSimulink() {
  return <PageContent show={CompatibilityScreen} />
}
