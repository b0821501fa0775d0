import { HomeScreen } from '#site/features/home/home-screen.tsx'
import { loadHome } from '#site/features/home/load-home.ts'
import { pageClientLoaderWith, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { createLateScreen, PageContent } from '#site/runtime/served-html.tsx'

const late = createLateScreen(async () => (await import('#site/features/home/home-screen.tsx')).HomeScreen)

export const loader = pageLoader(loadHome, { screen: HomeScreen })
export const clientLoader = pageClientLoaderWith(late.load)
export const meta = pageMeta

export default function Home() {
  return <PageContent show={late.Screen} />
}
