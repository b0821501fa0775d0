import type { LinksFunction } from 'react-router'
import { loadLesson } from '#site/features/course/load-courses.ts'
import { LessonScreen } from '#site/features/course/lesson-screen.tsx'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import courseStyles from '#site/styles/course-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

/** React owns the content from the start: the transcript follows the video. */
export const loader = pageLoader(loadLesson, { isInteractive: true })
export const clientLoader = pageClientLoader
export const meta = pageMeta
export const links: LinksFunction = () =>
  [uiStyles, solutionStyles, productStyles, courseStyles].map((href) => ({ rel: 'stylesheet', href }))

export default function EducationLesson() {
  return <PageContent show={LessonScreen} />
}
