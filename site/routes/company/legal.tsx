import type { LinksFunction } from 'react-router'
import { lazyLegal } from '#site/features/company/lazy-company-screens.ts'
import { LegalScreen } from '#site/features/legal/legal-screen.tsx'
import { loadLegal } from '#site/features/legal/load-legal.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import companyStyles from '#site/styles/company-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadLegal, { screen: LegalScreen, isRecord: true })
export const clientLoader = pageClientLoaderWith(lazyLegal.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: companyStyles },
]

export default function Legal() {
  return <PageContent show={lazyLegal.Screen} />
}
