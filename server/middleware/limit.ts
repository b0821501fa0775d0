import { createMiddleware } from 'hono/factory'
import { AppError } from '#lib/errors.ts'
import { localeOfHeader, localeOfPath } from '#lib/locale.ts'
import { failureEnvelope } from '#portal/envelope.ts'
import { limitKey } from '../client-address.ts'
import type { LimitName, RateLimiter } from '../rate-limits.ts'
import type { ServerEnv } from './request.ts'

/** Counts the request against a limit of the table; past it the answer is 429 with the envelope and when to come back. */
export function limit(limiter: RateLimiter, name: LimitName) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const wait = await limiter.take(name, limitKey(context.get('clientAddress')))
    if (wait === undefined) return next()
    const header = context.req.header('lang')
    const locale = header === undefined ? localeOfPath(context.req.path) : localeOfHeader(header)
    context.header('Retry-After', String(wait))
    context.header('Cache-Control', 'no-store')
    return context.json(
      failureEnvelope(new AppError('tooManyRequests'), locale, context.get('requestId')).envelope,
      429,
    )
  })
}
