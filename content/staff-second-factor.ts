import { createHash } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import {
  addDataAndFileToRequest,
  APIError,
  type CollectionBeforeLoginHook,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'
import { orderStaffMail } from './mail-orders.ts'
import type { User } from './payload-types.ts'
import { readSecrets } from '#lib/crypto/find-secrets.ts'

/** A member of staff as stored, with what the second factor needs. */
export interface StaffFactor {
  id: number
  email: string
  hash?: string | null
  totpSealed?: string | null
}

/** How long the second factor is waited for after the password, in seconds. */
export const staffStepTime = 10 * 60
/** The cookie of who has given the password and owes the second factor. */
export const staffStepCookie = 'portico-staff-step'

/** Whether a staff account has a second factor: an authenticator app or a passkey. */
export async function hasSecondFactor(
  payload: Payload,
  { id, totpSealed }: Pick<StaffFactor, 'id' | 'totpSealed'>,
  req?: PayloadRequest,
): Promise<boolean> {
  if (totpSealed) return true
  const where = { staff: { equals: id } }
  // With override access: no identity may read the table.
  const withOverrideAccess = { collection: 'staff-passkeys', overrideAccess: true } as const
  return (await payload.count({ ...withOverrideAccess, where, ...(req && { req }) })).totalDocs > 0
}

/** Asked of a staff account when it signs in: its own second factor, or one that must be set up first. */
export const owesSecondFactor = async (payload: Payload, user: StaffFactor, req?: PayloadRequest) =>
  env.STAFF_SECOND_FACTOR === 'on' || hasSecondFactor(payload, user, req)

export class SecondStepDue extends APIError {
  constructor() {
    super('A second factor is needed to sign in.', 401)
  }
}

/**
 * The password alone opens no session of an account that owes a second factor, whatever way it is given: Payload asks
 * this hook when somebody signs in and when a password is set by a link. Only code of ours can say that the factor was
 * shown, as no request writes its own context.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.isSecondFactorShown === true) return
  if (await owesSecondFactor(req.payload, user, req)) throw new SecondStepDue()
}

const step = z.object({ id: z.number(), mark: z.string(), endsAt: z.number() })
let made: Seal | undefined
/** Made when it is first needed: while modules load, a first start has no data folder yet. */
const seal = () => (made ??= createSeal(readSecrets(env), 'second step of staff'))

/** Of the password that was given: another one since then ends the step. */
export const markOf = ({ hash }: Pick<StaffFactor, 'hash'>) =>
  createHash('sha256')
    .update(`step ${hash ?? ''}`)
    .digest('hex')

const closeStep = (user: StaffFactor) =>
  seal().close(JSON.stringify({ id: user.id, mark: markOf(user), endsAt: Date.now() + staffStepTime * 1000 }))

/** Who gave the password, by the cookie; `undefined` when it is none of ours, or too old. */
export function openStep(sealed: string | undefined): { id: number; mark: string } | undefined {
  const opened = sealed === undefined ? undefined : seal().open(sealed)
  const { data } = step.safeParse(opened === undefined ? undefined : JSON.parse(opened))
  return data !== undefined && data.endsAt > Date.now() ? data : undefined
}

const isSecure = env.PUBLIC_URL?.startsWith('https://') ?? false
const cookie = (name: string, value: string, path: string, maxAge: number) =>
  serialize(name, value, { path, maxAge, httpOnly: true, sameSite: 'Strict', secure: isSecure })

/** What a session's token is kept in, as Payload would write it. */
export const staffCookie = (req: Pick<PayloadRequest, 'payload'>, token: string) =>
  cookie(
    `${req.payload.config.cookiePrefix}-token`,
    token,
    '/',
    req.payload.collections.users.config.auth.tokenExpiration,
  )

/** Leaves the browser with what `/admin/second-step` knows it by (server/staff/second-factor-sign-in.ts). */
export const stepCookieFor = (user: StaffFactor) => cookie(staffStepCookie, closeStep(user), '/admin', staffStepTime)

/**
 * Payload's own ways to sign in, to ask for a link and to take a lock off, shut: the first two are the server's
 * (server/staff/sign-in.ts, server/staff/reset.ts), which stand before Payload, and there is no lock.
 */
export const shutWays: Endpoint[] = ['/login', '/forgot-password', '/unlock'].map((path) => ({
  path,
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
}))

/**
 * `POST /admin/api/users/reset-password` in place of Payload's, which signs the person in by their mailbox alone. Here they
 * sign in afterwards, with the second factor if they owe it.
 */
export const resetStaffPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req)
    const { password, token } = (req.data ?? {}) as Record<string, unknown>
    if (typeof password !== 'string' || typeof token !== 'string') throw new APIError('Missing required data.', 400)
    req.context.isSecondFactorShown = true
    const { user } = await req.payload.resetPassword({
      collection: 'users',
      data: { password, token },
      overrideAccess: true,
      req,
    })
    await req.payload.db.updateOne({
      collection: 'users',
      id: (user as { id: number }).id,
      data: { sessions: [] },
      req,
      returning: false,
    })
    const { email, language } = user as Pick<User, 'email' | 'language'>
    const order = { template: 'staffSecurity', change: 'passwordChanged' } as const
    await orderStaffMail(req.payload, { to: email, language, order, req })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
