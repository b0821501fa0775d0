import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Payload } from 'payload'
import { type DraftDocument, draftDocument } from '#content/published/draft-document.ts'
import { readPlannedDrafts } from '#content/plan/planned-drafts.ts'
import { draftPictures } from './draft-pictures.ts'
import { isTakenBack } from '#content/preview/share-links.ts'
import { type PreviewClaims, readPreview } from '#content/preview/token.ts'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { languageTags, type Locale, localeOfPath, stripLocale } from '#lib/locale.ts'
import { openWithDrafts } from '#published/with-drafts.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { readPageAddress } from '#server/pages/addresses.ts'
import { createNonce, type RenderPage } from '#server/pages/render-page.ts'
import { standalonePage, standalonePolicy } from '#server/pages/standalone-page.ts'
import { hashStyle, pagePolicy } from '#server/security-policy.ts'
import { findPage } from './pages-of-kinds.ts'
import { texts } from './texts.ts'

interface Previews {
  payload: Payload
  render: RenderPage
  origin: string
  isDev: boolean
}

type PreviewContext = Context<ServerEnv>

/** What a token opens. */
interface Opened {
  token: string
  claims: PreviewClaims
  draft: DraftDocument
  /** The draft with what goes out at the same time. */
  together: readonly DraftDocument[]
  /** Another one for another state of the draft. */
  digest: string
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const files: Record<string, [type: string, text: string]> = {
  'bar.css': ['text/css; charset=utf-8', read('bar.css')],
  'compare.css': ['text/css; charset=utf-8', read('compare.css')],
  'preview.js': ['text/javascript; charset=utf-8', read('preview.js')],
}

/** Beside the form in the admin, and nowhere else. */
const framedByUs = (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

/**
 * Drafts as pages, for whoever has an address with a token that this installation signed:
 * `/preview/{token}` leads to the page that shows the draft, which has the token in its query. Such a page is rendered for
 * each request and kept nowhere, here, in the browser, or on the way.
 */
export function draftPreviewRoutes(parts: Previews) {
  const { origin, payload } = parts
  const app = new Hono<ServerEnv>()

  async function open(token: string): Promise<Opened | undefined> {
    const claims = readPreview(payload, token)
    if (claims === undefined || (claims.link !== undefined && (await isTakenBack(payload, claims.link))))
      return undefined
    const together = await draftsOf(payload, claims)
    const draft = together.find(({ collection, record }) => collection === claims.source && record === claims.record)
    if (draft === undefined) return undefined
    const digest = createHash('sha256').update(JSON.stringify(together)).digest('base64url')
    return { token, claims, draft, together, digest }
  }

  app.get('/preview/files/:name', (context) => {
    const file = files[context.req.param('name')]
    if (file === undefined) return context.notFound()
    return context.body(file[1], 200, { 'Content-Type': file[0], 'Cache-Control': 'no-cache' })
  })
  app.use('/preview/:token{.+}', async (context, next) => {
    keepNowhere(context)
    return next()
  })
  app.get('/preview/:token', async (context) => {
    const opened = await open(context.req.param('token'))
    const page = opened && (await findPage(payload, opened.draft, opened.claims.locale))
    return page === undefined ? gone(context) : context.redirect(withToken(page, opened?.token ?? ''), 302)
  })
  app.get('/preview/:token/state', async (context) => {
    const opened = await open(context.req.param('token'))
    return opened === undefined ? gone(context) : context.text(opened.digest)
  })
  app.get('/preview/:token/compare', async (context) => {
    const opened = await open(context.req.param('token'))
    const page = opened && (await findPage(payload, opened.draft, opened.claims.locale))
    if (page === undefined || opened === undefined) return gone(context)
    return comparison(context, opened, page)
  })

  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const url = new URL(context.req.url)
    const token = url.searchParams.get('preview')
    if (token === null) return next()
    const path = stripLocale(url.pathname)
    const isKnown = readPageAddress(url) !== undefined
    if (!isKnown && !isCustomPath(path)) return next()
    const opened = await open(token)
    // The page of a draft may be where nothing is yet.
    if (
      !isKnown &&
      opened?.together.some(({ collection, head }) => collection === 'custom-pages' && head.path === path) !== true
    )
      return next()
    keepNowhere(context)
    return opened === undefined ? gone(context) : showPage(context, parts, { ...opened, url: addressAt(origin, url) })
  })

  return app
}

/** What a preview shows in the place of what is published: one draft, or all that a plan changes. */
async function draftsOf(payload: Payload, { locale, plan, record, source }: PreviewClaims): Promise<DraftDocument[]> {
  const asked = plan === undefined ? [{ source, record, drafts: [locale] }] : await readPlannedDrafts(payload, plan)
  const found: (DraftDocument | undefined)[] = []
  for (const each of asked) found.push(await draftDocument(payload, each))
  const drafts = found.filter((each) => each !== undefined)
  return [...drafts, ...(await draftPictures(payload, drafts))]
}

/** An answer for this one request: no store, no index, no word of the address to another site. */
function keepNowhere({ env, header }: PreviewContext): void {
  header('Cache-Control', 'no-store')
  header('X-Robots-Tag', 'noindex, nofollow')
  for (const [name, value] of Object.entries({ 'Referrer-Policy': 'same-origin', 'X-Frame-Options': 'SAMEORIGIN' }))
    env.outgoing.setHeader(name, value)
}

function withToken(page: string, token: string, more: Record<string, string> = {}): string {
  const [path = '', query = ''] = page.split('?')
  const search = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ preview: token, ...more })) search.set(name, value)
  return `${path}?${search.toString()}`
}

function addressAt(origin: string, { pathname, search }: URL): URL {
  return Object.assign(new URL(origin), { pathname, search })
}

function gone(context: PreviewContext) {
  const locale: Locale = /^\s*en\b/i.test(context.req.header('accept-language') ?? '') ? 'en' : 'zh'
  const asked = context.req.path.startsWith('/preview/') ? locale : localeOfPath(context.req.path)
  const { advice, gone: title } = texts[asked]
  context.header('Content-Security-Policy', framedByUs(standalonePolicy))
  return context.html(standalonePage(asked, title, html`<p>${advice}</p>`), 404)
}

/** The page itself, by the site's own rendering; `side=published` shows it as visitors have it. */
async function showPage(context: PreviewContext, { isDev, payload, render }: Previews, opened: Opened & { url: URL }) {
  const { together, url } = opened
  const locale = localeOfPath(url.pathname)
  const isPublishedSide = url.searchParams.get('side') === 'published'
  const nonce = createNonce()
  const rendered = await render(new Request(url, { headers: { accept: 'text/html' } }), {
    locale,
    requestId: context.get('requestId'),
    nonce,
    ...(!isPublishedSide && { published: openWithDrafts(payload, together) }),
  })
  const { location } = rendered.headers
  if (location?.startsWith('/')) return context.redirect(withToken(location, opened.token), 302)
  if (!isDev) {
    const { hasWorker = false } = readPageAddress(url)?.route ?? {}
    context.header(
      'Content-Security-Policy',
      framedByUs(pagePolicy([`'nonce-${nonce}'`], { hasWorker, style: hashStyle(rendered.body) })),
    )
  }
  context.header('Content-Language', languageTags[locale])
  const page = rendered.body.toString('utf8')
  return context.html(isPublishedSide ? page : await withBar(page, opened, url), rendered.status as 200)
}

async function withBar(page: string, { claims, digest, token }: Opened, url: URL): Promise<string> {
  const { bar, barOfPlan, close, compare } = texts[claims.locale]
  const isFramed = url.searchParams.get('side') !== null
  const drawn = await html`<aside
      id="portico-preview"
      lang="${languageTags[claims.locale]}"
      data-digest="${digest}"
      data-state="/preview/${token}/state"
    >
      <span>${claims.plan === undefined ? bar : barOfPlan}</span
      >${isFramed ? '' : html`<a href="/preview/${token}/compare" target="_blank">${compare}</a>`}<button
        type="button"
        aria-label="${close}"
      >
        ×
      </button>
    </aside>
    <script type="module" src="/preview/files/preview.js"></script>`
  return page
    .replace(
      '</head>',
      '<meta name="robots" content="noindex"><link rel="stylesheet" href="/preview/files/bar.css"></head>',
    )
    .replace(/<\/body>(?![\s\S]*<\/body>)/, `${drawn.toString()}</body>`)
}

/** Both sides of a change, page beside page. */
function comparison(context: PreviewContext, { claims, token }: Opened, page: string) {
  const { draft, published, compare } = texts[claims.locale]
  context.header('Content-Security-Policy', `${framedByUs(pagePolicy([]))}; frame-src 'self'`)
  const side = (title: string, name: string) =>
    html`<section>
      <h1>${title}</h1>
      <iframe title="${title}" src="${withToken(page, token, { side: name })}"></iframe>
    </section>`
  return context.html(
    html`<!doctype html>
      <html lang="${languageTags[claims.locale]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${compare}</title>
          <link rel="stylesheet" href="/preview/files/compare.css" />
        </head>
        <body>
          ${side(published, 'published')} ${side(draft, 'draft')}
        </body>
      </html>`,
  )
}
