import { useEffect, useRef } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LinksFunction,
  type Location,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router'
import { localeOfPath, localizePath } from '#lib/locale.ts'
import {
  coursesAddress,
  type CourseParams,
  courseParamsOfState,
  hasCourseParams,
  isSameCourseParams,
  readCourseParams,
} from '#site/features/course/course-params.ts'
import { CoursesScreen } from '#site/features/course/courses-screen.tsx'
import { type CoursesPage, loadCoursesPage } from '#site/features/course/load-courses.ts'
import { pageClientLoader, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import productStyles from '#site/styles/product-pages.css?url'
import courseStyles from '#site/styles/course-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'
import solutionStyles from '#site/styles/solution-pages.css?url'

/** React owns the content from the start: who is signed in takes courses up and sees how far they are. */
export const loader = pageLoader(loadCoursesPage, { isInteractive: true })
export const links: LinksFunction = () =>
  [uiStyles, solutionStyles, productStyles, courseStyles].map((href) => ({ rel: 'stylesheet', href }))

/** A course's page tells editors of other sites where to ask for its card (oEmbed). */
export const meta: MetaFunction<typeof loader> = (page) => {
  const { content, facts } = (page.loaderData ?? {}) as Partial<CoursesPage>
  if (facts === undefined || content?.kind !== 'course') return pageMeta(page) ?? []
  const own = new URL(localizePath(`/education/details?id=${content.item.slug}`, facts.locale), facts.origin)
  const href = new URL(`/oembed?format=json&url=${encodeURIComponent(own.href)}`, facts.origin).href
  return [
    ...(pageMeta(page) ?? []),
    { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href, title: facts.title },
  ]
}

/** The location that is gone to, or stood at. React Router gives loaders the address alone, without the entry's state. */
function currentLocation(): Location | undefined {
  const { __reactRouterDataRouter: router } = window as {
    __reactRouterDataRouter?: { state: { location: Location; navigation: { location?: Location } } }
  }
  return router?.state.navigation.location ?? router?.state.location
}

/** Asks for the page with the values of the query, or of the history entry that they were moved to. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const url = new URL(args.request.url)
  // One course: its address says all.
  if (url.searchParams.has('id') && !hasCourseParams(url.searchParams)) return pageClientLoader<unknown>(args)
  const params = hasCourseParams(url.searchParams)
    ? readCourseParams(url.searchParams)
    : courseParamsOfState(currentLocation()?.state)
  const address = new URL(localizePath(coursesAddress(params), localeOfPath(url.pathname)), url)
  return pageClientLoader<unknown>({ ...args, request: new Request(address, { signal: args.request.signal }) })
}

/** Moving the values out of the query changes nothing of what is shown. */
export function shouldRevalidate({ currentUrl, defaultShouldRevalidate, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isMove =
    currentUrl.pathname === nextUrl.pathname && hasCourseParams(currentUrl.searchParams) && nextUrl.search === ''
  return isMove ? false : defaultShouldRevalidate
}

/** After a reload the document is the unfiltered one: the address has no values, the history entry has them. */
function useParamsOfEntry() {
  const { facts } = useLoaderData<{ facts: { filters?: CourseParams } }>()
  const { key, search, state } = useLocation()
  const { revalidate } = useRevalidator()
  const asked = useRef('')
  useEffect(() => {
    const isShown = isSameCourseParams(courseParamsOfState(state), facts.filters ?? {})
    if (isShown || asked.current === key || hasCourseParams(new URLSearchParams(search))) return
    // Once for an entry: data that cannot be had is not asked for without end.
    asked.current = key
    void revalidate()
  }, [facts.filters, key, revalidate, search, state])
}

export default function EducationDetails() {
  useParamsOfEntry()
  return <PageContent show={CoursesScreen} />
}
