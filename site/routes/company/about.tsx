import type { LinksFunction } from 'react-router'
import { lazyAbout } from '#site/features/company/lazy-company-screens.ts'
import { AboutScreen } from '#site/features/company/about-screen.tsx'
import { loadAbout } from '#site/features/company/load-about.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import companyStyles from '#site/styles/company-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadAbout, { screen: AboutScreen })
export const clientLoader = pageClientLoaderWith(lazyAbout.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: companyStyles },
]

export default function About() {
  return <PageContent show={lazyAbout.Screen} />
}
