import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import { z } from 'zod'
import { keepInFile } from '#lib/crypto/find-secrets.ts'
import type { Locale } from '#lib/locale.ts'
import { limit } from '#server/middleware/limit.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { standalonePolicy } from '#server/pages/standalone-page.ts'
import type { RateLimiter } from '#server/rate-limits.ts'
import { setUpPage } from './set-up-page.ts'

export interface SetUp {
  /** The token to print as long as there is no account. */
  token: string | undefined
  routes: Hono<ServerEnv>
}

const form = z.object({
  token: z.string().max(200),
  name: z.string().trim().min(1).max(100),
  email: z.email().max(200),
  password: z.string().min(12).max(128),
})

/**
 * Creates the first administrator of an empty installation, once, for whoever can read the terminal. Afterwards the
 * page no longer exists.
 */
export async function createSetUp({
  dataDir,
  limiter,
  payload,
}: {
  dataDir: string
  limiter: RateLimiter
  payload: Payload
}): Promise<SetUp> {
  const tokenFile = join(dataDir, 'set-up-token')
  const countAccounts = async () => (await payload.count({ collection: 'users' })).totalDocs
  let token =
    (await countAccounts()) > 0 ? undefined : keepInFile(tokenFile, () => randomBytes(18).toString('base64url'))
  let isUnderWay = false

  const routes = new Hono<ServerEnv>()
  // A page that is gone is gone whatever the limits say; checked first, without asking the database.
  routes.use('/admin/set-up', async (context, next) => (token === undefined ? context.notFound() : next()))
  routes.use('/admin/set-up', limit(limiter, 'setUp'))
  routes.use('/admin/set-up', async (context, next) => {
    // Asks the database each time: another process may have made the account meanwhile.
    if ((await countAccounts()) > 0) return context.notFound()
    context.header('Content-Security-Policy', standalonePolicy)
    context.header('Cache-Control', 'no-store')
    return next()
  })
  routes.get('/admin/set-up', (context) =>
    context.html(setUpPage(readLocale(context.req.header('accept-language')), context.req.query('token') ?? '')),
  )
  const limitBody = bodyLimit({ maxSize: 16 * 1024, onError: (context) => context.text('Payload Too Large', 413) })
  routes.post('/admin/set-up', limitBody, async (context) => {
    const locale = readLocale(context.req.header('accept-language'))
    const given = form.safeParse(await context.req.parseBody())
    const shown = given.success ? given.data.token : ''
    if (!given.success) return context.html(setUpPage(locale, shown, 'invalid'), 400)
    if (token === undefined || !equals(given.data.token, token))
      return context.html(setUpPage(locale, '', 'token'), 403)
    // Serialised, and checked in the database again: two browsers or processes together make one account.
    if (isUnderWay) return context.html(setUpPage(locale, shown, 'invalid'), 409)
    isUnderWay = true
    try {
      if ((await countAccounts()) === 0) {
        const { email, name, password } = given.data
        await payload.create({ collection: 'users', data: { email, name, password, roles: ['administrator'] } })
      }
      token = undefined
      await rm(tokenFile, { force: true })
    } finally {
      isUnderWay = false
    }
    return context.redirect('/admin/login', 303)
  })
  return { token, routes }
}

/** The language of who has not chosen one. */
export function readLocale(accepted: string | undefined): Locale {
  return /^\s*zh/i.test(accepted ?? 'zh') ? 'zh' : 'en'
}

function equals(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
