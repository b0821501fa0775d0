import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import { orderStaffMail } from '#content/mail-orders.ts'
import { normalizeEmail } from '#lib/email-address.ts'
import { limitKey } from '#server/client-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from '#server/rate-limits.ts'
import { refuseTooMany } from './second-factor-form.ts'

interface StaffReset {
  payload: Payload
  limiter: RateLimiter
}

/**
 * Staff who have forgotten their password get a link by mail, as visitors do. This replaces Payload's own way, which
 * builds the link from the request and bypasses the outbox. The answer is the same for every address.
 */
export function staffResetRoutes({ limiter, payload }: StaffReset): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: 4 * 1024, onError: (context) => context.text('Payload Too Large', 413) })

  routes.post('/admin/api/users/forgot-password', limitBody, async (context) => {
    context.header('Cache-Control', 'no-store')
    if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? ''))
      return context.text('Unsupported Media Type', 415)
    const body = (await context.req.json().catch(() => null)) as { email?: unknown } | null
    const email = typeof body?.email === 'string' ? normalizeEmail(body.email) : undefined
    const address = limitKey(context.get('clientAddress'))
    const wait = await countMail(`staff ${address}`, `staff ${email ?? ''}`)
    if (wait !== undefined) return refuseTooMany(context, wait)
    // The link is made after the answer, whose timing must not reveal whether the account exists.
    if (email !== undefined) await orderStaffMail(payload, { to: email, order: { template: 'staffReset' } })
    return context.json({ message: 'Success' })
  })

  /** Counted as visitors' mails are: nobody else can use up an address's share. */
  const countMail = async (address: string, email: string) =>
    (await limiter.take('memberMail', address)) ??
    (await limiter.take('memberMailTo', `${email} ${address}`)) ??
    (await limiter.take('memberMailbox', email))

  return routes
}
