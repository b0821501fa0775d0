import { createMiddleware } from 'hono/factory'
import { AppError } from '#lib/errors.ts'
import { limitKey } from '#server/client-address.ts'
import { answerError } from './error-answer.ts'
import type { LimitName, RateLimiter } from '#server/rate-limits.ts'
import type { ServerEnv } from './request.ts'

/** Counts the request against a rate limit; beyond it the answer is 429 with the envelope and `Retry-After`. */
export function limit(limiter: RateLimiter, name: LimitName) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const wait = await limiter.take(name, limitKey(context.get('clientAddress')))
    if (wait === undefined) return next()
    context.header('Retry-After', String(wait))
    context.header('Cache-Control', 'no-store')
    return answerError(context, new AppError('tooManyRequests'), 429)
  })
}
