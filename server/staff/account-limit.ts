import { createMiddleware } from 'hono/factory'
import type { Payload } from 'payload'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from '#server/rate-limits.ts'
import { refuseTooMany } from './second-factor-form.ts'

/** As Next and Payload read it, however it was written. */
const ofStaffAccounts = /^\/+admin\/+api\/+users(?:\/|$)/

/**
 * Limits changes to staff accounts. Some ask for the current password (content/hooks/staff-credentials.ts), and a
 * person with only a session must not be able to guess it. All are counted before Payload sees them: the count must not
 * depend on the request's content, nor be rolled back with a refused change.
 */
export const limitStaffAccounts = (payload: Payload, limiter: RateLimiter) =>
  createMiddleware<ServerEnv>(async (context, next) => {
    if (context.req.method !== 'PATCH' || !ofStaffAccounts.test(decode(context.req.path))) return next()
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (user?.collection !== 'users') return next()
    const wait = await limiter.take('staffAccount', String(user.id))
    return wait === undefined ? next() : refuseTooMany(context, wait)
  })

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
