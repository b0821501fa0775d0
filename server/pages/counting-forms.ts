import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError, errorStatus } from '#lib/errors.ts'
import { locales, localizePath } from '#lib/locale.ts'
import { recordAddress } from '#domain/site/record-pages.ts'
import type { Portal } from '#portal/portal.ts'
import { thanksId } from '#site/features/content/thanks-id.ts'
import { limitKey } from '#server/client-address.ts'
import { isOwnPage } from './form-routes.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'

const longestForm = 2048

interface CountingForm {
  /** Where it is sent to; the call of the same name counts it. */
  path: 'help/vote' | 'translation/ask'
  fields: readonly string[]
  /** The page that it stands on, without language prefix. */
  page: (sent: URLSearchParams) => string | undefined
}

const forms: CountingForm[] = [
  {
    path: 'help/vote',
    fields: ['id', 'answer'],
    page: (sent) => recordAddress('help-articles', sent.get('id') ?? ''),
  },
  {
    path: 'translation/ask',
    fields: ['path'],
    // Only the address of a record's page is counted.
    page: (sent) => sent.get('path') ?? undefined,
  },
]

/** Small forms that only count, such as votes on help articles: they need neither scripts nor a token. */
export function countingForms({ origin, portal }: { portal: Portal; origin: string }) {
  const app = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: longestForm, onError: (context) => context.text('Payload Too Large', 413) })
  for (const { fields, page, path } of forms)
    for (const locale of locales) {
      app.post(localizePath(`/${path}`, locale), limitBody, async (context: Context<ServerEnv>) => {
        context.set('kind', 'page')
        if (!isOwnPage(context, origin)) return context.text('Forbidden', 403)
        const sent = new URLSearchParams(await context.req.text())
        const { errorName } = await portal.call({
          path,
          body: Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? ''])),
          locale,
          requestId: context.get('requestId'),
          caller: { address: limitKey(context.get('clientAddress')), agent: context.req.header('user-agent') },
        })
        if (errorName === 'tooManyRequests') return context.text('Too Many Requests', 429)
        if (errorName === 'badInput' || errorName === 'notFound') return context.text('Bad Request', 400)
        if (errorName !== undefined) return answerError(context, new AppError(errorName), errorStatus[errorName] ?? 500)
        // Redirects back to the page, where the URL fragment reveals the thanks: safe to reload.
        return context.redirect(`${localizePath(page(sent) ?? '/', locale)}#${thanksId}`, 303)
      })
    }
  return app
}
