import { randomUUID } from 'node:crypto'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { errorCodes } from '#lib/errors.ts'
import { readIcon } from '#lib/icons.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import type { Facts } from '#lib/cache.ts'
import { createFetchTransport, createPortalClient, type Transport } from '#portal/client.ts'
import { isPortalError } from '#portal/portal-error.ts'
import type { CallRequest } from '#portal/call-request.ts'
import type { Portal } from '#portal/portal.ts'
import type { Published } from '#published/published.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import type { ServedParts } from '#site/runtime/rendering/served-html.tsx'
import type { SiteContext } from '#site/runtime/rendering/site-context.ts'
import { readOwnTexts } from './own-texts.ts'
import type { RenderedPage } from './page-store.ts'

/** The site's build, with the other exports of its server entry. */
export type SiteBuild = ServerBuild & {
  entry: { module: { createSiteContext: (value: SiteContext) => RouterContextProvider } }
}

export type SiteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

export interface RenderOptions {
  locale: Locale
  requestId: string
  /** Only for a page made for one request; a stored page has no nonce. */
  nonce?: string
  /** A form of the page that was submitted without scripts. */
  submission?: Submission
  /** What the page's calls read in the place of what is published, for a preview. */
  published?: Published
}

export type RenderPage = (request: Request, options: RenderOptions) => Promise<RenderedPage>

interface Calls {
  portal: Portal
  log: Log
  portalBase: string | undefined
}

/** The portal's calls for one answer, which record what it was made from. */
export function openCalls({ log, portal, portalBase }: Calls, { locale, published, requestId }: RenderOptions) {
  const account = createAccount()
  let isAway = false
  const transport =
    portalBase === undefined
      ? inProcess(portal, { locale, requestId, published }, account)
      : throughHttp(portalBase, account)
  const client = createPortalClient({
    transport,
    locale,
    onFailure: (error) => {
      if (error.code === errorCodes.unavailable) isAway = true
      log[levelOf(error.code, portalBase === undefined)](
        { requestId, call: error.path, code: error.code },
        'a call failed while a page was rendered',
      )
    },
  })
  return { client, readFacts: account.read, readIsAway: () => isAway }
}

interface Dependencies extends Calls {
  /** The build and its handler; in development they change while the server runs. */
  loadSite: () => Promise<{ build: SiteBuild; handle: SiteHandler }>
  origin: string
}

/** Renders pages: gives the site in-process calls, and records what each page was made from. */
export function createRenderer(dependencies: Dependencies): RenderPage {
  const { loadSite, log, origin, portalBase } = dependencies
  return async (request, options) => {
    const { locale, nonce, requestId, submission } = options
    const { build, handle } = await loadSite()
    const { client, readFacts, readIsAway } = openCalls(dependencies, options)
    const ownTexts = await readOwnTexts(client, locale)
    const served: ServedParts = {}
    let html: Buffer | undefined
    const context = build.entry.module.createSiteContext({
      portal: client,
      locale,
      origin,
      ...(nonce !== undefined && { nonce }),
      submission,
      requestId,
      ...(portalBase !== undefined && { portalBase }),
      // Logs a failure once: a failed call is already in the log when it fails the page.
      reportError: (error) =>
        log[isPortalError(error) ? 'debug' : 'error']({ err: error, requestId, url: request.url }, 'a page failed'),
      // The browser requests a page's data at `/page.data`.
      isDocument: !new URL(request.url).pathname.endsWith('.data'),
      served,
      ownTexts,
      keepHtml: (bytes) => {
        html = bytes
      },
      icons: drawIcons,
    })
    const response = await handle(request, context)
    const facts = served.page?.isForOnce ? undefined : readFacts()
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: html ?? Buffer.from(await response.arrayBuffer()),
      data: () => JSON.stringify({ build: build.assets.version, data: served.page?.data ?? null }),
      isAway: readIsAway(),
      ...(facts !== undefined && { facts }),
    }
  }
}

/** How a failed call is logged here; a call in this process has already logged server errors. */
function levelOf(code: string, isInProcess: boolean): 'debug' | 'warn' | 'error' {
  // Not-found is the visitor's matter; robots request such pages all day.
  if (code === errorCodes.notFound) return 'debug'
  if (!isInProcess) return 'error'
  return code === errorCodes.internal || code === errorCodes.unavailable ? 'debug' : 'warn'
}

/** The records that a page was made from, over all its calls; unknown as soon as one call brings no facts. */
function createAccount() {
  const tags = new Set<string>()
  let expiresAt: number | undefined
  let isKnown = true
  return {
    add(facts: Facts | undefined) {
      if (facts === undefined) isKnown = false
      else {
        for (const tag of facts.tags) tags.add(tag)
        if (facts.expiresAt !== undefined) expiresAt = Math.min(expiresAt ?? facts.expiresAt, facts.expiresAt)
      }
    },
    read: (): Facts | undefined => (isKnown ? { tags: [...tags], expiresAt } : undefined),
  }
}
type Account = ReturnType<typeof createAccount>

function inProcess(
  portal: Portal,
  asked: Pick<CallRequest, 'locale' | 'requestId' | 'published'>,
  account: Account,
): Transport {
  return async ({ body, path }) => {
    const { envelope, facts } = await portal.call({ ...asked, path: decodeURIComponent(path), body })
    account.add(facts)
    return envelope
  }
}

function throughHttp(base: string, account: Account): Transport {
  const transport = createFetchTransport(base)
  return (request) => {
    // Answers of another server have no tags: such pages are rendered each time.
    account.add(undefined)
    return transport(request)
  }
}

function drawIcons(names: Iterable<string>): ReturnType<SiteContext['icons']> {
  const drawn: ReturnType<typeof drawIcons> = {}
  for (const name of names) {
    const icon = readIcon(name)
    if (icon !== undefined) drawn[name] = icon
  }
  return drawn
}

export function createNonce(): string {
  return randomUUID().replaceAll('-', '')
}
