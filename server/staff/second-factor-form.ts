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
import { plainPolicy } from '#server/pages/plain-page.ts'
import type { RateLimiter } from '#server/rate-limits.ts'

/** What the pages of the second step stand on. */
export interface StaffStep {
  payload: Payload
  limiter: RateLimiter
  log: Log
  /** Origin of the links in mails; from the configuration, never from the request. */
  origin: string
}

export const stepPath = '/admin/second-step'
export const ownPath = '/admin/second-factor'

const form = z.object({
  action: z.enum(['confirm', 'confirmPasskey', 'begin', 'renew', 'remove']).optional(),
  /** What a passkey answered, as JSON. */
  answer: z.string().max(12_000).default(''),
  name: z.string().trim().max(100).default(''),
  /** Number of a passkey that is to be removed. */
  passkey: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  code: z.string().trim().max(40).default(''),
  begun: z.string().max(2000).default(''),
  password: z.string().max(512).default(''),
})
export type StepForm = z.output<typeof form>

/** The form that was sent; `undefined` when it is none of these pages'. */
export async function readStepForm(context: Context<ServerEnv>): Promise<StepForm | undefined> {
  return form.safeParse(await context.req.parseBody()).data
}

const tooMany = {
  zh: '尝试次数过多，请过几分钟再试。',
  en: 'Too many attempts. Please try again in a few minutes.',
} satisfies Record<Locale, string>

/** Past a limit, as the admin's forms show it. @param wait seconds, where they are known */
export function refuseTooMany(context: Context<ServerEnv>, wait?: number): Response {
  if (wait !== undefined) context.header('Retry-After', String(wait))
  return context.json({ errors: [{ message: tooMany[readStaffLocale(context)] }] }, 429)
}

export const limitStepBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: (context) => context.text('Payload Too Large', 413),
})

export const stepHeaders = createMiddleware<ServerEnv>(async (context, next) => {
  context.header('Content-Security-Policy', plainPolicy)
  context.header('Cache-Control', 'no-store')
  return next()
})

/**
 * Where this request's browser is, to a passkey: the configured origin, or the host that the admin has of its own and that
 * the configuration names.
 */
export function readAdminOrigin(context: Context<ServerEnv>, origin: string): string {
  const host = (context.req.header('host') ?? '').toLowerCase()
  const isOwn = env.ADMIN_HOSTS.includes(host.replace(/:\d+$/, ''))
  return isOwn ? `${new URL(origin).protocol}//${host}` : origin
}

/** The language of the admin, where the person has chosen one, otherwise the browser's. */
export function readStaffLocale(context: Context<ServerEnv>): Locale {
  const wanted = getCookie(context, 'portico-lng') ?? context.req.header('accept-language') ?? 'zh'
  return /^\s*zh/i.test(wanted) ? 'zh' : 'en'
}

/**
 * Counts an attempt at somebody's second step, from one address and from everywhere. Signing in and the own page count
 * apart: whoever has just set it up can sign in with it.
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
