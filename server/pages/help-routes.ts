import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError, errorStatus } from '#lib/errors.ts'
import { locales, localizePath } from '#lib/locale.ts'
import type { Portal } from '#portal/portal.ts'
import { thanksId } from '#site/features/help/thanks-id.ts'
import { limitKey } from '#server/client-address.ts'
import { isOwnPage } from './form-routes.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'

const longestForm = 2048

/** Votes on help articles: a small form that needs neither scripts nor a token, since it only counts. */
export function helpRoutes({ origin, portal }: { portal: Portal; origin: string }) {
  const app = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: longestForm, onError: (context) => context.text('Payload Too Large', 413) })
  for (const locale of locales) {
    app.post(localizePath('/help/vote', locale), limitBody, async (context: Context<ServerEnv>) => {
      context.set('kind', 'page')
      if (!isOwnPage(context, origin)) return context.text('Forbidden', 403)
      const sent = new URLSearchParams(await context.req.text())
      const { errorName } = await portal.call({
        path: 'help/vote',
        body: { id: sent.get('id') ?? '', answer: sent.get('answer') ?? '' },
        locale,
        requestId: context.get('requestId'),
        caller: { address: limitKey(context.get('clientAddress')), agent: context.req.header('user-agent') },
      })
      if (errorName === 'tooManyRequests') return context.text('Too Many Requests', 429)
      if (errorName === 'badInput' || errorName === 'notFound') return context.text('Bad Request', 400)
      if (errorName !== undefined) return answerError(context, new AppError(errorName), errorStatus[errorName] ?? 500)
      // Redirects back to the article, where the URL fragment reveals the thanks: safe to reload.
      const page = `${localizePath('/help', locale)}?id=${encodeURIComponent(sent.get('id') ?? '')}#${thanksId}`
      return context.redirect(page, 303)
    })
  }
  return app
}
