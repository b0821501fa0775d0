import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { createSeal } from '#lib/seal.ts'
import { checkTotp, makeTotpSecret, totpAddress } from '#portal/auth/totp.ts'
import { limitKey } from './client-address.ts'
import type { ServerEnv } from './middleware/request.ts'
import { plainPolicy } from './plain-page.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { StoredStaff } from './staff-factor.ts'
import type { NewTotp } from './staff-second-step-page.ts'

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

/** How long a set-up may take, in milliseconds. */
const setUpTime = 15 * 60_000
const begunFacts = z.object({ id: z.number(), secret: z.string(), endsAt: z.number() })

const form = z.object({
  action: z.enum(['confirm', 'begin', 'renew', 'remove']).optional(),
  code: z.string().trim().max(40).default(''),
  begun: z.string().max(2000).default(''),
  password: z.string().max(512).default(''),
})
export type StepForm = z.output<typeof form>

/** The form that was sent; `undefined` when it is none of these pages'. */
export async function readStepForm(context: Context<ServerEnv>): Promise<StepForm | undefined> {
  return form.safeParse(await context.req.parseBody()).data
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

export interface SetUps {
  /** @param secret of a set-up that goes on; otherwise a new one */
  begin: (user: StoredStaff, secret?: string) => Promise<NewTotp>
  /** The set-up that this person began, with the period of its first code if that is right. */
  read: (form: StepForm, user: StoredStaff) => { secret: string; totpStep: number | undefined } | undefined
}

/** Set-ups of an authenticator: the browser hands back what it was given, sealed, and nothing is stored meanwhile. */
export function createSetUps(payload: Payload): SetUps {
  const seal = createSeal(payload.secret, 'set-up of a second factor of staff')
  return {
    async begin({ email, id }, secret = makeTotpSecret()) {
      const { name } = await payload.findGlobal({
        slug: 'site',
        locale: defaultLocale,
        depth: 0,
        select: { name: true },
        overrideAccess: false,
      })
      const begun = seal.close(JSON.stringify({ id, secret, endsAt: Date.now() + setUpTime }))
      return { secret, begun, address: totpAddress(secret, { account: email, site: name }) }
    },
    read({ begun, code }, { id }) {
      const opened = seal.open(begun)
      const { data } = begunFacts.safeParse(opened === undefined ? undefined : JSON.parse(opened))
      if (data?.id !== id || data.endsAt < Date.now()) return undefined
      return { secret: data.secret, totpStep: checkTotp(data.secret, code.replaceAll(/\s/g, '')) }
    },
  }
}
