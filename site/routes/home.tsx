import { lazyHome } from '#site/features/home/lazy-home-screen.ts'
import { HomeScreen } from '#site/features/home/home-screen.tsx'
import { loadHome } from '#site/features/home/load-home.ts'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'

export const loader = pageLoader(loadHome, { screen: HomeScreen })
export const clientLoader = pageClientLoaderWith(lazyHome.load)
export const meta = pageMeta

export default function Home() {
  return <PageContent show={lazyHome.Screen} />
}
