import { type ClientLoaderFunctionArgs, data, type MetaFunction } from 'react-router'
import { errorCodes } from '#lib/errors.ts'
import { type Locale, stripLocale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'
import { isPortalError } from '#portal/portal-error.ts'
import type { IconSet } from '#site/ui/icon.tsx'
import { findRule, followBuild } from '#site/runtime/deployment/deployment.ts'
import { describePage, type PageFacts } from '#site/runtime/metadata/page-meta.ts'

export interface PageRequest {
  portal: PortalClient
  locale: Locale
  url: URL
  origin: string
  icons: (names: Iterable<string>) => IconSet
}

/** The data of a page. The facts go into the head; the content is rendered once, by the server or the browser. */
export interface PageData<T> {
  facts: PageFacts
  /** Left out of a document, whose HTML has it already. */
  content?: T
}

/** Title, description and links of a page, from its facts. */
export const pageMeta: MetaFunction = ({ loaderData }) =>
  loaderData ? describePage((loaderData as PageData<unknown>).facts) : []

/** What a loader throws: 503 with the log id if a call failed because of an outage; otherwise the error itself. */
export function unavailableOr(error: unknown): unknown {
  const isAway = isPortalError(error) && error.code === errorCodes.unavailable
  return isAway ? data({ requestId: error.requestId }, { status: 503 }) : error
}

/** The response for a page that doesn't exist (contract S1). */
export function notFound(url: URL) {
  return data({ message: `Page Not Found: ${url.pathname}` }, { status: 404 })
}

/**
 * The browser's loader of a stored page: one GET of the data that was made with the page. Where the build's rules say that
 * a page is not stored, or no data is there (redirects, errors), the data comes from the server's loader; routes of
 * personal pages have no loader for the browser at all.
 */
export async function pageClientLoader<T>({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<T> {
  const url = new URL(request.url)
  if (findRule(stripLocale(url.pathname))?.isStored === false) return serverLoader<T>() as Promise<T>
  const response = await fetch(payloadAddress(url), { signal: request.signal }).catch(() => undefined)
  if (response?.ok !== true) return serverLoader<T>() as Promise<T>
  const { build, data: pageData } = (await response.json()) as { build: string; data: T }
  await followBuild(build)
  return pageData
}

/** The same, for a page whose screen the browser has not fetched yet. */
export function pageClientLoaderWith(loadScreen: () => Promise<void>) {
  return async <T>(asked: ClientLoaderFunctionArgs): Promise<T> => {
    const [pageData] = await Promise.all([pageClientLoader<T>(asked), loadScreen()])
    return pageData
  }
}

/** `/news?page=2` has its data at `/news/_payload.json?page=2`. */
function payloadAddress(url: Pick<URL, 'pathname' | 'search'>): string {
  return `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`
}

/** A section that is not the page's own subject is left out when its call fails; the failure is in the log (W4). */
export async function optional<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (isPortalError(error)) return undefined
    throw error
  })
}
