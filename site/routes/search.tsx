import type { LinksFunction, MetaFunction } from 'react-router'
import { loadSearch } from '#site/features/search/load-search.ts'
import { SearchScreen } from '#site/features/search/search-screen.tsx'
import { pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import searchStyles from '#site/features/search/search.css?url'
import uiStyles from '#site/ui/ui.css?url'

// React owns it from the start: that a result was opened is counted. No data of it is stored, so the browser has no loader.
export const loader = pageLoader(loadSearch, { isInteractive: true })
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: searchStyles },
]

/** Searches are not indexed. */
export const meta: MetaFunction<typeof loader> = (page) => [
  ...(pageMeta(page) ?? []),
  { name: 'robots', content: 'noindex, follow' },
]

export default function Search() {
  return <PageContent show={SearchScreen} />
}
