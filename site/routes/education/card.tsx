import type { LinksFunction } from 'react-router'
import { CardScreen } from '#site/features/course/card-screen.tsx'
import { loadCard } from '#site/features/course/load-courses.ts'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import courseStyles from '#site/styles/course-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'

/** React owns the content from the start: who is signed in sees how far they are. */
export const loader = pageLoader(loadCard, { isInteractive: true })
export const clientLoader = pageClientLoader
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: courseStyles },
]

export default function EducationCard() {
  return <PageContent show={CardScreen} />
}
