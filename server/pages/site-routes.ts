import { type Context, Hono } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { localeOfPath } from '#lib/locale.ts'
import type { Portal } from '#portal/portal.ts'
import { addressIn, exactPath, pageOfPayload, readPageAddress } from './addresses.ts'
import { answerUnstored, languageRequest } from './unstored-page.ts'
import { type FormParts, formRoutes } from './form-routes.ts'
import { createPageMaker } from './page-maker.ts'
import { isPersonsDocument, languageCookie, languageToStore, prefersEnglish, storedLanguage } from './language.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { OldAddresses } from '#server/redirects/old-addresses.ts'
import type { PageStore, StoredPage } from './page-store.ts'
import { createNonce, type RenderPage } from './render-page.ts'
import { withHeaders, sendPrecompressed, staleHeaders } from './precompressed.ts'

interface SiteRoutes extends FormParts {
  portal: Portal
  store: PageStore
  render: RenderPage
  origin: string
  countVisit: (address: string) => void
  /** What becomes of addresses where nothing is. */
  oldAddresses: OldAddresses
  /** In development no policy is sent: a strict one would forbid Vite's scripts and styles. */
  isDev: boolean
}

type SiteContext = Context<ServerEnv>
type FoundPage = Extract<Awaited<ReturnType<PageStore['getOrRender']>>, { page: StoredPage }>

/** The website: canonical addresses, language, forms, stored pages with their data, and pages rendered per request. */
export function siteRoutes({ countVisit, isDev, oldAddresses, origin, portal, render, store, ...forms }: SiteRoutes) {
  const app = new Hono<ServerEnv>()
  const make = createPageMaker({ store, render, origin })

  // Another letter case or a trailing slash redirects permanently to the exact address.
  app.use('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const exact = exactPath(pathname)
    return exact === undefined ? next() : context.redirect(exact + search, 301)
  })

  // Visitors who stored English are redirected to the English address; crawlers and clients without the cookie never
  // are.
  app.use('*', async (context, next) => {
    const request = languageRequest(context)
    if (!prefersEnglish(request)) return next()
    return context.body(null, 302, {
      Location: addressIn('en', request.pathname, request.search),
      Vary: 'Cookie',
      'Cache-Control': 'no-store',
    })
  })

  app.route('/', formRoutes({ ...forms, portal, render, origin, isDev }))

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url)
    const pageOfData = pageOfPayload(url.pathname)
    if (pageOfData !== undefined) url.pathname = pageOfData
    const address = readPageAddress(url)
    if (address?.route.isStored !== true || !store.isOn) {
      if (pageOfData !== undefined) return noData(context)
      // Where there is no page at all, none is rendered before it is known whether its address leads elsewhere.
      const onward = address === undefined ? oldAddresses.redirect(context, url) : undefined
      return onward ?? answerPerRequest(context, url)
    }
    context.set('kind', pageOfData === undefined ? 'page' : 'payload')
    const started = performance.now()
    // Set for every answer before this one; the page's own policy says who may frame it.
    if (address.route.isFramable === true) context.env.outgoing.removeHeader('X-Frame-Options')
    const found = await make(address, context.get('requestId'))
    if (found.page !== undefined && isVisit(context, pageOfData)) countVisit(address.pathname + address.search)
    if (found.page !== undefined) return sendStored(context, found, pageOfData !== undefined, started)
    if (pageOfData !== undefined) return noData(context)
    // Not stored: an error, a redirect, or a page of which a part failed.
    return (
      oldAddresses.insteadOf(found.rendered.status, context, url) ??
      answerUnstored(context, found.rendered, address.locale, isDev ? undefined : { nonce: undefined })
    )
  })

  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', notAllowed)
  app.all('*', (context) =>
    readPageAddress(new URL(context.req.url)) === undefined ? context.notFound() : notAllowed(context),
  )

  async function answerPerRequest(context: SiteContext, url: URL) {
    context.set('kind', 'page')
    // The browser requests the data of `/en` at `/en.data`.
    const locale = localeOfPath(url.pathname.replace(/\.data$/, ''))
    const nonce = createNonce()
    const request = new Request(addressAt(origin, url), { headers: { accept: context.req.header('accept') ?? '*/*' } })
    const rendered = await render(request, { locale, requestId: context.get('requestId'), nonce })
    const { hasWorker = false, isFramable = false } = readPageAddress(url)?.route ?? {}
    if (isFramable) context.env.outgoing.removeHeader('X-Frame-Options')
    const onward = oldAddresses.insteadOf(rendered.status, context, url)
    return (
      onward ?? answerUnstored(context, { ...rendered, hasWorker, isFramable }, locale, isDev ? undefined : { nonce })
    )
  }

  return app
}

/** Whether a person looks at a page: by its document, or from another page, which has stored the language, by its data. */
function isVisit(context: SiteContext, pageOfData: string | undefined): boolean {
  if (context.req.method !== 'GET') return false
  const request = languageRequest(context)
  return pageOfData === undefined ? isPersonsDocument(request) : storedLanguage(request.cookie) !== undefined
}

const notAllowed = (context: SiteContext) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })

/** Assigned, not concatenated: a path that begins with two slashes would be parsed as another host. */
function addressAt(origin: string, { pathname, search }: URL): URL {
  return Object.assign(new URL(origin), { pathname, search })
}

/** A page without stored data: the browser calls the page's loader instead. */
function noData(context: SiteContext) {
  return context.json({ data: null }, 404, { 'Cache-Control': 'no-store' })
}

function sendStored(context: SiteContext, { from, isOutdated, page }: FoundPage, isPayload: boolean, started: number) {
  const extra: string[] = ['X-Request-Id', context.get('requestId')]
  if (from === 'render')
    extra.push('Server-Timing', `store;desc=miss, render;dur=${(performance.now() - started).toFixed(1)}`)
  if (from === 'stale') extra.push(...staleHeaders)
  const language = isPayload ? undefined : languageToStore(languageRequest(context))
  // An answer with a cookie is private to this visitor; caches in front keep the one without.
  if (language !== undefined) extra.push('Set-Cookie', languageCookie(language), 'Cache-Control', 'private, no-cache')
  sendPrecompressed(
    isPayload ? page.payload : page.html,
    context.env.incoming,
    withHeaders(context.env.outgoing, extra, isOutdated),
  )
  return RESPONSE_ALREADY_SENT
}
