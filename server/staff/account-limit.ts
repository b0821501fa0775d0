import { createMiddleware } from 'hono/factory'
import type { Payload } from 'payload'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from '#server/rate-limits.ts'
import { refuseTooMany } from './factor-form.ts'

/** As Next and Payload may read it, however it was written. */
const ofStaffAccounts = /^\/+admin\/+api\/+users(?:\/|$)/

/**
 * Changes of accounts of staff, of which some ask for the present password (content/hooks/staff-credentials.ts): who has
 * only a session must not be able to guess it. All are counted, in front of Payload: the count must not depend on what a
 * request holds, nor be undone with the change that is refused.
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
