import { useEffect, useRef } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type Location,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router'
import { localeOfPath, localizePath } from '#lib/locale.ts'
import { ColumnScreen } from '#site/features/column/column-screen.tsx'
import {
  educationAddress,
  type EducationParams,
  educationParamsOfState,
  hasEducationParams,
  isSameEducation,
  readEducationParams,
} from '#site/features/education/education-params.ts'
import { loadEducation } from '#site/features/education/load-education.ts'
import { pageClientLoader, pageLoader, pageMeta } from '#site/runtime/page-data.ts'
import { PageContent } from '#site/runtime/served-html.tsx'

export const loader = pageLoader(loadEducation, { screen: ColumnScreen })
export const meta = pageMeta

/** The location that is gone to, or stood at. React Router gives loaders the address alone, without the entry's state. */
function currentLocation(): Location | undefined {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { state: { location: Location; navigation: { location?: Location } } }
  }
  return router?.state.navigation.location ?? router?.state.location
}

/** Asks for the page with the values of the query, or of the history entry that they were moved to. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const url = new URL(args.request.url)
  const params = hasEducationParams(url.searchParams)
    ? readEducationParams(url.searchParams)
    : educationParamsOfState(currentLocation()?.state)
  const address = new URL(localizePath(educationAddress(params), localeOfPath(url.pathname)), url)
  return pageClientLoader<unknown>({ ...args, request: new Request(address, { signal: args.request.signal }) })
}

/** Moving the values out of the query changes nothing of what is shown. */
export function shouldRevalidate({ currentUrl, defaultShouldRevalidate, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isMove =
    currentUrl.pathname === nextUrl.pathname && hasEducationParams(currentUrl.searchParams) && nextUrl.search === ''
  return isMove ? false : defaultShouldRevalidate
}

/** After a reload the document is the unfiltered one: the address has no values, the history entry has them. */
function useParamsOfEntry() {
  const { facts } = useLoaderData<{ facts: { filters: EducationParams } }>()
  const { key, search, state } = useLocation()
  const { revalidate } = useRevalidator()
  const asked = useRef('')
  useEffect(() => {
    const isShown = isSameEducation(educationParamsOfState(state), facts.filters)
    if (isShown || asked.current === key || hasEducationParams(new URLSearchParams(search))) return
    // Once for an entry: data that cannot be had is not asked for without end.
    asked.current = key
    void revalidate()
  }, [facts.filters, key, revalidate, search, state])
}

export default function EducationDetails() {
  useParamsOfEntry()
  return <PageContent show={ColumnScreen} />
}
