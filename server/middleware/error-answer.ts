import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { retryAfter } from '#lib/errors.ts'
import { languageTags, localeOfHeader, localeOfPath, localizePath } from '#lib/locale.ts'
import { failureEnvelope } from '#portal/envelope.ts'
import type { ServerEnv } from './request.ts'
import { pagePolicy } from '#server/security-policy.ts'

/**
 * Answers a failure outside the site's rendering: the envelope for programs, a minimal HTML page for people. Depends on
 * nothing that could have failed too.
 */
export function answerError(context: Context<ServerEnv>, error: unknown, status: ContentfulStatusCode) {
  if (status === 503) context.header('Retry-After', retryAfter)
  const header = context.req.header('lang')
  const locale = header === undefined ? localeOfPath(context.req.path) : localeOfHeader(header)
  const requestId = context.get('requestId')
  const { envelope } = failureEnvelope(error, locale, requestId)
  if (!(context.req.header('accept') ?? '').includes('text/html')) return context.json(envelope, status)
  context.header('Content-Security-Policy', pagePolicy([]))
  context.header('Content-Language', languageTags[locale])
  const home = locale === 'zh' ? '回到首页' : 'Go to the home page'
  return context.html(
    html`<!doctype html>
      <html lang="${languageTags[locale]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${envelope.message}</title>
        </head>
        <body>
          <h1>${envelope.message}</h1>
          <p>${requestId}</p>
          <p><a href="${localizePath('/', locale)}">${home}</a></p>
        </body>
      </html>`,
    status,
  )
}
