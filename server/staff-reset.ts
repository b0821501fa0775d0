import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import { normalizeEmail } from '#lib/email-address.ts'
import { defaultLocale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { createOutbox } from '#portal/mail/outbox.ts'
import { createAtomically } from '#portal/transaction.ts'
import { limitKey } from './client-address.ts'
import type { ServerEnv } from './middleware/request.ts'
import type { RateLimiter } from './rate-limits.ts'

interface StaffReset {
  payload: Payload
  limiter: RateLimiter
  log: Log
  /** Origin of the link; from the configuration, never from the request. */
  origin: string
}

/**
 * Staff who have forgotten their password get a link by the outbox, as visitors do. In place of Payload's own way, which
 * makes the link from the request and mails past the outbox. The answer is the same for every address.
 */
export function staffResetRoutes({ limiter, log, origin, payload }: StaffReset): Hono<ServerEnv> {
  const outbox = createOutbox({ payload, log, origin })
  const atomically = createAtomically(payload)
  const routes = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: 4 * 1024, onError: (context) => context.text('Payload Too Large', 413) })

  routes.post('/admin/api/users/forgot-password', limitBody, async (context) => {
    context.header('Cache-Control', 'no-store')
    if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? ''))
      return context.text('Unsupported Media Type', 415)
    const body = (await context.req.json().catch(() => null)) as { email?: unknown } | null
    const email = typeof body?.email === 'string' ? normalizeEmail(body.email) : undefined
    const address = limitKey(context.get('clientAddress'))
    const waits = [
      await limiter.take('memberMail', `staff ${address}`),
      await limiter.take('memberMailTo', `staff ${email ?? ''}`),
    ]
    if (waits.some((wait) => wait !== undefined))
      return context.json({ errors: [{ message: 'Too many requests. Please wait a little.' }] }, 429)
    if (email !== undefined) await sendLink(email)
    return context.json({ message: 'Success' })
  })

  async function sendLink(email: string) {
    await atomically(`staff:${email}`, async (req) => {
      const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, req })
      const order = { to: email, template: 'staffReset', language: defaultLocale, token } as const
      // Payload gives nothing for an address that has no account.
      await (token ? outbox.add(req, order) : outbox.addVoid(req, defaultLocale))
    })
  }
  return routes
}
