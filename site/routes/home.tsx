import type { ClientLoaderFunctionArgs } from 'react-router'
import { HomePage } from '#site/features/custom-page/home-page.tsx'
import { AnyHome, lazyHome, loadComposedHome } from '#site/features/custom-page/lazy-home-screens.ts'
import { loadAnyHome } from '#site/features/custom-page/load-any-home.ts'
import { usePageExtras } from '#site/features/custom-page/use-page-extras.ts'
import { type PageData, pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'

export const loader = pageLoader(loadAnyHome, { screen: HomePage })
export async function clientLoader(asked: ClientLoaderFunctionArgs): Promise<PageData<object>> {
  const page = await pageClientLoaderWith(lazyHome.load)<PageData<object>>(asked)
  await loadComposedHome(page.content)
  return page
}
export const meta = pageMeta

export default function Home() {
  usePageExtras()
  return <PageContent show={AnyHome} />
}
