import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { limitKey } from '#server/client-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { standalonePolicy } from '#server/pages/standalone-page.ts'
import type { RateLimiter } from '#server/rate-limits.ts'

/** What the pages of the second factor need. */
export interface SecondFactorContext {
  payload: Payload
  limiter: RateLimiter
  log: Log
  /** Origin of the links in mails, from the configuration and never from the request. */
  origin: string
}

export const secondFactorSignInPath = '/admin/second-step'
export const secondFactorSettingsPath = '/admin/second-factor'

const form = z.object({
  action: z.enum(['confirm', 'confirmPasskey', 'begin', 'renew', 'remove']).optional(),
  /** The passkey's response, as JSON. */
  answer: z.string().max(12_000).default(''),
  name: z.string().trim().max(100).default(''),
  /** Id of the passkey to remove. */
  passkey: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  code: z.string().trim().max(40).default(''),
  begun: z.string().max(2000).default(''),
  password: z.string().max(512).default(''),
})
export type SecondFactorForm = z.output<typeof form>

/** The submitted form; `undefined` if it isn't from one of these pages. */
export async function readSecondFactorForm(context: Context<ServerEnv>): Promise<SecondFactorForm | undefined> {
  return form.safeParse(await context.req.parseBody()).data
}

const tooMany = {
  zh: '尝试次数过多，请过几分钟再试。',
  en: 'Too many attempts. Please try again in a few minutes.',
} satisfies Record<Locale, string>

/** Answers that a limit is reached, in the form that the admin's forms show. @param wait seconds, if known */
export function refuseTooMany(context: Context<ServerEnv>, wait?: number): Response {
  if (wait !== undefined) context.header('Retry-After', String(wait))
  return context.json({ errors: [{ message: tooMany[readStaffLocale(context)] }] }, 429)
}

export const limitSecondFactorBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: (context) => context.text('Payload Too Large', 413),
})

export const secondFactorHeaders = createMiddleware<ServerEnv>(async (context, next) => {
  context.header('Content-Security-Policy', standalonePolicy)
  context.header('Cache-Control', 'no-store')
  return next()
})

/** The origin that a passkey sees: the configured one, or one of the admin's own hosts in the configuration. */
export function readAdminOrigin(context: Context<ServerEnv>, origin: string): string {
  const host = (context.req.header('host') ?? '').toLowerCase()
  const isOwn = env.ADMIN_HOSTS.includes(host.replace(/:\d+$/, ''))
  return isOwn ? `${new URL(origin).protocol}//${host}` : origin
}

/** The language chosen in the admin, otherwise the browser's. */
export function readStaffLocale(context: Context<ServerEnv>): Locale {
  const wanted = getCookie(context, 'portico-lng') ?? context.req.header('accept-language') ?? 'zh'
  return /^\s*zh/i.test(wanted) ? 'zh' : 'en'
}

/**
 * Counts an attempt at somebody's second factor, per address and overall. Signing in and the settings page count
 * separately, so that a person can sign in right after setting one up.
 */
export async function isOverLimit(
  limiter: RateLimiter,
  context: Context<ServerEnv>,
  { at, id }: { at: 'step' | 'own'; id: number },
): Promise<boolean> {
  const waits = [
    await limiter.take('memberSecondFactor', `staff ${at} ${id} ${limitKey(context.get('clientAddress'))}`),
    await limiter.take('memberSecondFactorAccount', `staff ${at} ${id}`),
  ]
  return waits.some((wait) => wait !== undefined)
}
