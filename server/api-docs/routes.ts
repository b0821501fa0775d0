import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Hono } from 'hono'
import { isLocale, languageTags, type Locale } from '#lib/locale.ts'
import type { Call } from '#portal/call.ts'
import { collectExamples } from '#portal/openapi.ts'
import type { Portal } from '#portal/portal.ts'
import { storedLanguage } from '#server/pages/language.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { pagePolicy } from '#server/security-policy.ts'
import { docsPage } from './page.ts'

const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')

/** The page's own files. Colours and scales come from the site. */
function readFiles() {
  const style = `${read('../../site/styles/tokens.css')}\n${read('api-docs.css')}`
  const script = read('try-call.js')
  const font = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(fontFile)))
  const version = createHash('sha256').update(style).update(script).digest('hex').slice(0, 12)
  return { style, script, font, version }
}

/** The language in the address, otherwise the one stored for this site, otherwise the browser's. */
function chooseLocale(query: string | undefined, cookie: string | undefined, accepted: string | undefined): Locale {
  if (isLocale(query)) return query
  return storedLanguage(cookie) ?? (/^\s*en\b/i.test(accepted ?? '') ? 'en' : 'zh')
}

/** `/api/docs`: the API description as a page for people (docs/decisions/0010-api-docs.md). */
export function apiDocsRoutes(portal: Portal, calls: readonly Call[]) {
  const { font, script, style, version } = readFiles()
  const app = new Hono<ServerEnv>()
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

  app.use('/api/docs/*', async (context, next) => {
    context.header('X-Robots-Tag', 'noindex')
    return next()
  })
  app.get('/api/docs', async (context) => {
    const { req } = context
    const locale = chooseLocale(req.query('lang'), req.header('cookie'), req.header('accept-language'))
    const examples = await collectExamples(portal, calls, locale)
    context.header('Content-Security-Policy', pagePolicy([]))
    context.header('Content-Language', languageTags[locale])
    context.header('Cache-Control', 'no-cache')
    context.header('Vary', 'Accept-Language, Cookie')
    return context.html(docsPage({ locale, calls, examples, version }))
  })
  app.get('/api/docs/style.css', (context) =>
    context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', ...immutable }),
  )
  app.get('/api/docs/try-call.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', ...immutable }),
  )
  app.get('/api/docs/instrument-sans.woff2', (context) =>
    context.body(font, 200, { 'Content-Type': 'font/woff2', ...immutable }),
  )
  return app
}
