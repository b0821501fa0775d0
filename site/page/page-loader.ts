import type { LoaderFunctionArgs } from 'react-router'
import { isOff } from '#domain/section/section-paths.ts'
import { stripLocale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'
import { isNotThere } from '#portal/portal-error.ts'
import { EmptyListScreen } from '#site/features/content/empty-list-screen.tsx'
import { loadEmptyList } from '#site/features/content/load-empty-list.ts'
import { hiddenPaths } from '#site/public-routes.ts'
import { fitDescription } from '#site/runtime/metadata/fit-description.ts'
import { notFound, type PageData, type PageRequest, unavailableOr } from '#site/runtime/rendering/page-data.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'
import type { Screen } from '#site/runtime/rendering/served-html.tsx'
import { siteContext } from '#site/runtime/rendering/site-context.ts'

/**
 * How the server draws a page's content: by a screen, whose HTML stays as it is; or with the rest, for a page whose
 * content React must own from the start, and which is then sent as data too. A screen is drawn by itself: it may ask for
 * the language and the frame's facts, and for nothing of React Router's.
 */
type PageOptions = ({ isInteractive: true } | { screen: Screen }) & {
  /**
   * Whether every query of the page names a record, as a version of a text is one: an unknown one does not exist. `path`:
   * the path itself names it.
   */
  isRecord?: true | 'path'
}

/** Queries that name a record on a page that is a list without them. */
const recordNames = ['id', 'ticket']

/** Whether an address is that of a list: whatever it is filtered by, the list is there, if only as an empty one. */
const isList = ({ pathname, searchParams }: URL) =>
  !/\/(?:detail|card|videoPlay)$/.test(stripLocale(pathname)) && !recordNames.some((name) => searchParams.get(name))

/**
 * The server's loader of a page: its data, which is also kept for `_payload.json` (contract D3). What is not found behind
 * a filter or a page number leaves the list empty, with a way on (S1).
 */
export function pageLoader<T>(load: (page: PageRequest) => Promise<Required<PageData<T>>>, options: PageOptions) {
  const screen = 'screen' in options ? options.screen : undefined
  return async ({ context, url }: LoaderFunctionArgs): Promise<PageData<T>> => {
    const { icons, isDocument, locale, origin, portal, served } = context.get(siteContext)
    const request = { portal, locale, url, origin, icons }
    const answers: unknown[] = []
    await refuseOff(request)
    try {
      const { content, facts } = await load({ ...request, portal: recordAnswers(portal, answers) })
      const page = { content, facts: await finishFacts(facts, request) }
      served.page = { data: page, content: page.content, screen, answers }
      return isDocument && screen !== undefined ? { facts: page.facts } : page
    } catch (error) {
      // Only "not found" becomes 404: an outage never looks like one.
      if (!isNotThere(error) && !isNotFound(error)) throw unavailableOr(error)
      const namesRecord = options.isRecord === 'path' || (options.isRecord === true && url.search !== '')
      if (namesRecord || !isList(url)) throw notFound(url)
    }
    const empty = await loadEmptyList(request).catch((error: unknown) => {
      throw unavailableOr(error)
    })
    // Otherwise every invented value would be stored.
    served.page = { data: empty, content: empty.content, screen: EmptyListScreen, isForOnce: true }
    return (isDocument ? { facts: empty.facts } : empty) as PageData<T>
  }
}

/** What the company does not have is not there, whichever page it is (S1). */
async function refuseOff({ portal, url }: PageRequest): Promise<void> {
  const { off } = await portal.call('base/site').catch((error: unknown) => {
    throw unavailableOr(error)
  })
  if (isOff(stripLocale(url.pathname), off)) throw notFound(url)
}

/** Records the answers to calls in the order of the calls, whichever comes first. */
function recordAnswers(portal: PortalClient, answers: unknown[]): PortalClient {
  const call = async (...asked: Parameters<PortalClient['call']>) => {
    const place = answers.push(undefined) - 1
    const answer = await portal.call(...asked)
    answers[place] = answer
    return answer
  }
  return { ...portal, call: call as PortalClient['call'] }
}

/** What holds for the head of every page: whether it is to be found, and a description of the length that is shown. */
async function finishFacts<F extends PageFacts>(facts: F, { locale, portal, url }: PageRequest): Promise<F> {
  const site = await portal.call('base/site')
  // What another language says is not followed by this one's words (L6).
  const more = facts.paths[locale] === undefined ? [] : [site.description]
  return {
    ...facts,
    publisher: site.name,
    isHidden: facts.isHidden === true || hiddenPaths.has(stripLocale(url.pathname)),
    description: fitDescription([facts.description, ...more]),
  }
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'init' in error && (error.init as ResponseInit).status === 404
}
