import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sectionOfCall } from '#domain/section/sections.ts'
import { AppError, errorStatus, retryAfter } from '#lib/errors.ts'
import { localeOfHeader } from '#lib/locale.ts'
import type { Call } from './call.ts'
import { failureEnvelope } from './envelope.ts'
import { idempotencyHeader } from './idempotency.ts'
import { cookiesOf } from './cookies.ts'
import { collectExamples, describeCalls } from './openapi.ts'
import type { Portal } from './portal.ts'

/** Largest body of a call, in bytes; files have their own ways. */
export const maxCallBody = 100 * 1024

type Variables = { Variables: { requestId: string; limitKey?: string } }

/** The calls over HTTP: `POST /api/portal/…`, JSON in, the envelope out. */
export function createPortalRouter(portal: Portal, calls: readonly Call[]): Hono<Variables> {
  const router = new Hono<Variables>()

  router.get('/openapi.json', async (context) => {
    context.header('X-Robots-Tag', 'noindex')
    return context.json(describeCalls(calls, await collectExamples(portal, calls, 'en')))
  })

  router.use('*', async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'lang, accessToken, Idempotency-Key')
    const path = readPath(context)
    if (path === undefined || !portal.has(path) || (await isAbsent(portal, path)))
      return answerFailure(context, new AppError('notFound'), 404)
    if (context.req.method !== 'POST') {
      context.header('Allow', 'POST')
      return answerFailure(context, new AppError('methodNotAllowed'))
    }
    const type = context.req.header('content-type')
    const isAnnounced =
      context.req.header('transfer-encoding') !== undefined || (context.req.header('content-length') ?? '0') !== '0'
    const isEmpty = type === undefined && !isAnnounced
    if (!isEmpty && !/^application\/json\s*(?:;|$)/i.test(type ?? ''))
      return answerFailure(context, new AppError('unsupportedType'))
    return next()
  })

  router.use(
    '*',
    bodyLimit({
      maxSize: maxCallBody,
      onError: (context) => answerFailure(context as Context<Variables>, new AppError('tooLarge')),
    }),
  )

  router.post('*', async (context) => {
    const locale = localeOfHeader(context.req.header('lang'))
    let body: unknown
    try {
      const text = await context.req.text()
      body = text.trim() === '' ? {} : JSON.parse(text)
    } catch (error) {
      // The limit's own error passes through here when the length was not announced.
      if (!(error instanceof SyntaxError)) throw error
      return answerFailure(context, new AppError('badInput', { detail: 'malformed JSON' }))
    }
    const answer = await portal.call({
      path: readPath(context) ?? '',
      body,
      locale,
      requestId: context.get('requestId'),
      idempotencyKey: context.req.header(idempotencyHeader),
      caller: {
        token: context.req.header('accessToken'),
        address: context.get('limitKey'),
        agent: context.req.header('user-agent'),
        cookies: cookiesOf(context),
      },
    })
    const status = answer.errorName === undefined ? 200 : (errorStatus[answer.errorName] ?? 200)
    if (status === 503) context.header('Retry-After', retryAfter)
    return context.json(answer.envelope, status)
  })
  return router
}

/** Over HTTP the calls of a section that is off are not there; pages of others still ask them, and find nothing. */
async function isAbsent(portal: Portal, path: string): Promise<boolean> {
  const section = sectionOfCall(path)
  if (section === undefined) return false
  try {
    return (await portal.off()).includes(section)
  } catch {
    // The database is away: the call itself says so.
    return false
  }
}

function readPath(context: Context): string | undefined {
  try {
    return decodeURIComponent(new URL(context.req.url).pathname).replace(/^\/api\/portal\//, '')
  } catch {
    return undefined
  }
}

function answerFailure(context: Context<Variables>, error: AppError, status?: 404) {
  const { envelope, errorName } = failureEnvelope(
    error,
    localeOfHeader(context.req.header('lang')),
    context.get('requestId'),
  )
  return context.json(envelope, status ?? errorStatus[errorName] ?? 200)
}
