import type { LinksFunction } from 'react-router'
import { lazySitemap } from '#site/features/company/lazy-company-screens.ts'
import { SitemapScreen } from '#site/features/sitemap/sitemap-screen.tsx'
import { loadSitemap } from '#site/features/sitemap/load-sitemap.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import companyStyles from '#site/styles/company-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadSitemap, { screen: SitemapScreen })
export const clientLoader = pageClientLoaderWith(lazySitemap.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: companyStyles },
]

export default function Sitemap() {
  return <PageContent show={lazySitemap.Screen} />
}
