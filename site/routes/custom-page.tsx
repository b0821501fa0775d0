import type { LinksFunction } from 'react-router'
import { CustomPageScreen } from '#site/features/custom-page/custom-page-screen.tsx'
import { lazyCustomPage } from '#site/features/custom-page/lazy-custom-page-screens.ts'
import { loadCustomPage } from '#site/features/custom-page/load-custom-page.ts'
import { usePageExtras } from '#site/features/custom-page/use-page-extras.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import customStyles from '#site/styles/custom-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

export const loader = pageLoader(loadCustomPage, { screen: CustomPageScreen, isRecord: 'path' })
export const clientLoader = pageClientLoaderWith(lazyCustomPage.load)
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: customStyles },
]

export default function CustomPage() {
  usePageExtras()
  return <PageContent show={lazyCustomPage.Screen} />
}
