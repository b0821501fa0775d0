import { HomeScreen } from '#site/features/home/home-screen.tsx'
import { loadHome } from '#site/features/home/load-home.ts'
import { pageClientLoader, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadHome)
export const clientLoader = pageClientLoader
export const meta = pageMeta

export default function Home() {
  return <PageContent show={HomeScreen} />
}
