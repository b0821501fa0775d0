import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { languageTags, type Locale, localeOfPath } from '#lib/locale.ts'
import { addressIn, exactPath, pageOfPayload, readPageAddress } from './addresses.ts'
import { languageCookie, type LanguageRequest, languageToStore, prefersEnglish } from './language.ts'
import type { ServerEnv } from './middleware/request.ts'
import type { PageStore, RenderedPage, StoredPage } from './page-store.ts'
import { createNonce, type RenderPage } from './render-page.ts'
import { hashScripts, pagePolicy } from './security-policy.ts'
import { chooseEncoding, sendBytes } from './stored-bytes.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface SiteRoutes {
  store: PageStore
  render: RenderPage
  origin: string
  /** In development scripts and styles come as Vite makes them, which no strict policy allows; none is sent. */
  isDev: boolean
}

type SiteContext = Context<ServerEnv>

/** The website: exact addresses, language, stored pages with their data, and pages made per request. */
export function siteRoutes({ isDev, origin, render, store }: SiteRoutes) {
  const app = new Hono<ServerEnv>()

  // Another letter case or a trailing slash: the exact address, for good.
  app.use('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const exact = exactPath(pathname)
    return exact === undefined ? next() : context.redirect(exact + search, 301)
  })

  // A visitor who stored English is sent to the English address; crawlers and clients without the cookie never are.
  app.use('*', async (context, next) => {
    const request = languageRequest(context)
    if (!prefersEnglish(request)) return next()
    return context.body(null, 302, {
      Location: addressIn('en', request.pathname, request.search),
      Vary: 'Cookie',
      'Cache-Control': 'no-store',
    })
  })

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url)
    const pageOfData = pageOfPayload(url.pathname)
    if (pageOfData !== undefined) url.pathname = pageOfData
    const address = readPageAddress(url)
    if (address?.route.isStored !== true || !store.isOn) {
      return pageOfData === undefined ? answerPerRequest(context, url) : noData(context)
    }
    context.set('kind', pageOfData === undefined ? 'page' : 'payload')
    const { locale } = address
    const canonical = address.pathname + address.search
    const started = performance.now()
    // Rendered at the canonical address of the configured site: no header, unknown query or host can colour stored bytes.
    const request = new Request(new URL(canonical, origin), { headers: { accept: 'text/html' } })
    const found = await store.getOrRender(canonical, locale, () =>
      render(request, { locale, requestId: context.get('requestId') }),
    )
    if (found.page !== undefined) return sendStored(context, found.page, pageOfData !== undefined, found.hit, started)
    if (pageOfData !== undefined) return noData(context)
    // Not to be kept: an error, a redirect, or a page of which a part failed.
    return answerRendered(context, found.rendered, locale, isDev ? undefined : { nonce: undefined })
  })

  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (context) =>
    context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  )

  async function answerPerRequest(context: SiteContext, url: URL) {
    context.set('kind', 'page')
    // The browser asks for the data of `/en` at `/en.data`.
    const locale = localeOfPath(url.pathname.replace(/\.data$/, ''))
    const nonce = createNonce()
    const request = new Request(new URL(url.pathname + url.search, origin), {
      headers: { accept: context.req.header('accept') ?? '*/*' },
    })
    const rendered = await render(request, { locale, requestId: context.get('requestId'), nonce })
    return answerRendered(context, rendered, locale, isDev ? undefined : { nonce })
  }

  return app
}

function languageRequest(context: SiteContext): LanguageRequest {
  const { pathname, search } = new URL(context.req.url)
  return {
    method: context.req.method,
    pathname,
    search,
    cookie: context.req.header('cookie'),
    accept: context.req.header('accept'),
    userAgent: context.req.header('user-agent'),
    referer: context.req.header('referer'),
    host: context.req.header('host'),
    destination: context.req.header('sec-fetch-dest'),
  }
}

/** A page without stored data: the browser asks the page's loader instead. */
function noData(context: SiteContext) {
  return context.json({ data: null }, 404, { 'Cache-Control': 'no-store' })
}

function sendStored(context: SiteContext, page: StoredPage, isPayload: boolean, isHit: boolean, started: number) {
  const extra: string[] = ['X-Request-Id', context.get('requestId')]
  if (!isHit) extra.push('Server-Timing', `store;desc=miss, render;dur=${(performance.now() - started).toFixed(1)}`)
  const language = isPayload ? undefined : languageToStore(languageRequest(context))
  // An answer with a cookie is this visitor's own; caches in front keep the one without.
  if (language !== undefined) extra.push('Set-Cookie', languageCookie(language), 'Cache-Control', 'private, no-cache')
  sendBytes(isPayload ? page.payload : page.html, context.env.incoming, replacing(context, extra))
  return RESPONSE_ALREADY_SENT
}

/** A response that takes extra headers in place of stored ones of the same name. */
function replacing(context: SiteContext, extra: string[]) {
  const names = new Set(extra.filter((_value, index) => index % 2 === 0))
  const { outgoing } = context.env
  return {
    writeHead: (status: number, headers: string[]) => {
      const kept: string[] = []
      for (let index = 0; index < headers.length; index += 2) {
        const name = headers[index] ?? ''
        if (!names.has(name)) kept.push(name, headers[index + 1] ?? '')
      }
      outgoing.writeHead(status, [...kept, ...extra])
    },
    end: (body?: Buffer) => outgoing.end(body),
  }
}

interface Policy {
  nonce: string | undefined
}

/** An answer that nobody keeps. Its headers stay a plain object, which the server sends without looking at them. */
async function answerRendered(context: SiteContext, rendered: RenderedPage, locale: Locale, policy?: Policy) {
  const { body, headers, status } = rendered
  const language = status < 300 ? languageToStore(languageRequest(context)) : undefined
  const { bytes, encoding } = await compressOnce(body, context.req.header('accept-encoding'))
  return new Response(context.req.method === 'HEAD' ? null : (bytes as BodyInit), {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Language': languageTags[locale],
      'Server-Timing': 'store;desc=none',
      Vary: locale === 'zh' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(language && { 'Set-Cookie': languageCookie(language) }),
      ...(policy && isHtml(headers) && { 'Content-Security-Policy': policyOf(body, policy) }),
    },
  })
}

function isHtml(headers: Record<string, string>): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false
}

function policyOf(body: Buffer, { nonce }: Policy): string {
  return pagePolicy(nonce === undefined ? hashScripts(body.toString('utf8')) : [`'nonce-${nonce}'`])
}

/** One output block holds a page, and more memory saves time: a fifth of gzip's time, without a byte's difference. */
const quickGzip = { level: 1, memLevel: 9, chunkSize: 64 * 1024 }

/** Compression for an answer that is sent once: quick rather than small. */
async function compressOnce(body: Buffer, accepted: string | undefined) {
  const encoding = body.length === 0 ? 'identity' : chooseEncoding(accepted)
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return { encoding, bytes: await compressBrotli(body, { params }) }
  }
  if (encoding === 'gzip') return { encoding, bytes: await compressGzip(body, quickGzip) }
  return { encoding, bytes: body }
}
