import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { AppError, errorStatus, type ErrorName } from '#lib/errors.ts'
import { savedOnly } from '#lib/files/file-policy.ts'
import { languageTags, locales, localizePath } from '#lib/locale.ts'
import type { Seal } from '#lib/crypto/seal.ts'
import type { FileStore } from '#domain/storage/private-files.ts'
import type { Portal } from '#portal/portal.ts'
import { limitKey } from '#server/client-address.ts'
import { isOwnPage } from '#server/pages/form-routes.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import { ratingPage, ratingPolicy } from './rating-page.ts'

const longestForm = 8192
const link = z.object({ file: z.string(), name: z.string(), until: z.number() })

/**
 * `GET /api/tickets/files/{sealed}`: a file of a ticket, by the link that `ticket/file` gives to people who may see the
 * ticket.
 */
export function ticketFileRoutes(seal: Seal, store: FileStore) {
  const app = new Hono<ServerEnv>()
  app.get('/api/tickets/files/:sealed', async (context) => {
    context.set('kind', 'download')
    const opened = seal.open(context.req.param('sealed'))
    const wanted = opened === undefined ? undefined : link.parse(JSON.parse(opened))
    if (wanted === undefined) return answerError(context, new AppError('notFound'), 404)
    if (wanted.until < Date.now()) return answerError(context, new AppError('linkExpired'), 403)
    const hold = await store.holdOf(wanted.file)
    if (hold !== undefined)
      return answerError(context, new AppError(hold === 'held' ? 'fileHeld' : 'fileInfected'), 403)
    if (!(await store.has(wanted.file))) return answerError(context, new AppError('notFound'), 404)
    return new Response(Readable.toWeb(store.read(wanted.file)) as ReadableStream, { headers: savedOnly(wanted.name) })
  })
  return app
}

const statusOf: Partial<Record<ErrorName, 400 | 403 | 429>> = { badInput: 400, linkExpired: 403, tooManyRequests: 429 }

/**
 * `/support/ticket/rate?token=…`: rates a ticket from its mail. A GET changes nothing, because mail scanners follow
 * links.
 */
export function ticketRatingRoutes({ origin, portal }: { portal: Portal; origin: string }) {
  const app = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: longestForm, onError: (context) => context.text('Payload Too Large', 413) })
  for (const locale of locales) {
    const path = localizePath('/support/ticket/rate', locale)
    const show = (context: Context<ServerEnv>, token?: string) => {
      context.set('kind', 'page')
      context.header('Cache-Control', 'no-store')
      context.header('Content-Security-Policy', ratingPolicy)
      context.header('Content-Language', languageTags[locale])
      return context.html(ratingPage(locale, token))
    }
    app.get(path, (context) => show(context, context.req.query('token') ?? ''))
    app.post(path, limitBody, async (context) => {
      if (!isOwnPage(context, origin)) return context.text('Forbidden', 403)
      const sent = new URLSearchParams(await context.req.text())
      const { errorName } = await portal.call({
        path: 'ticket/rate/link',
        body: {
          token: sent.get('token') ?? '',
          rating: Number(sent.get('rating')),
          comment: sent.get('comment') ?? '',
        },
        locale,
        requestId: context.get('requestId'),
        caller: { address: limitKey(context.get('clientAddress')), agent: context.req.header('user-agent') },
      })
      if (errorName !== undefined)
        return answerError(context, new AppError(errorName), statusOf[errorName] ?? errorStatus[errorName] ?? 500)
      return show(context)
    })
  }
  return app
}
