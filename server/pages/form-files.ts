import { type Context, Hono } from 'hono'
import type { FormTokens } from '#domain/enquiry/form-token.ts'
import { AppError, errorStatus } from '#lib/errors.ts'
import { type FileKind, fileRules } from '#domain/form-file/form-files.ts'
import { localeOfHeader } from '#lib/locale.ts'
import { failureEnvelope, successCode } from '#portal/envelope.ts'
import { refuseFile } from '#portal/enquiry/send-enquiry.ts'
import { FileRefusal } from '#domain/storage/private-files.ts'
import type { FormFiles } from '#portal/form-file/form-files.ts'
import { limitKey } from '#server/client-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from '#server/rate-limits.ts'

interface FileRoutes {
  files: FormFiles
  tokens: FormTokens
  limiter: RateLimiter
}

/**
 * `POST /api/forms/files/{kind}`: uploads one file of a form as the request body, with its name in `X-File-Name`
 * (percent-encoded) and the form's token in `X-Form-Token`. The answer is the envelope with the reference that the
 * form's call accepts as a file. No form of another site can send these headers.
 */
export function formFileRoutes({ files, limiter, tokens }: FileRoutes) {
  const app = new Hono<ServerEnv>()
  app.post('/api/forms/files/:kind', async (context) => {
    context.set('kind', 'call')
    context.header('Cache-Control', 'no-store')
    const locale = localeOfHeader(context.req.header('lang'))
    const name = readName(context)
    try {
      const kind = readKind(context.req.param('kind'))
      const isOpen = tokens.readAge(context.req.header('x-form-token') ?? '', kind) !== undefined
      if (!isOpen || name === undefined) throw new AppError('badInput', { fields: [{ path: 'token', message: '' }] })
      const wait = await limiter.take(kind === 'desk' ? 'deskFile' : 'formFile', limitKey(context.get('clientAddress')))
      if (wait !== undefined) throw new AppError('tooManyRequests')
      const data = await files.take({ kind, name, source: context.env.incoming }).catch((error: unknown) => {
        throw error instanceof FileRefusal ? refuseFile(error, kind, locale, name) : error
      })
      return context.json({ code: successCode, message: '', data })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { envelope, errorName } = failureEnvelope(error, locale, context.get('requestId'))
      return context.json(envelope, errorName === 'notFound' ? 404 : (errorStatus[errorName] ?? 200))
    }
  })
  return app
}

function readKind(given: string): FileKind {
  if (!Object.hasOwn(fileRules, given)) throw new AppError('notFound')
  return given as FileKind
}

function readName(context: Context): string | undefined {
  try {
    return decodeURIComponent(context.req.header('x-file-name') ?? '').slice(0, 500)
  } catch {
    return undefined
  }
}
