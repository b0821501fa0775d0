import { type Context, Hono } from 'hono'
import { createLocalReq, loginOperation } from 'payload'
import { z } from 'zod'
import { readKeyring } from '#content/secret.ts'
import { SecondStepDue, staffCookie, stepCookieFor } from '#content/staff-second-factor.ts'
import type { Locale } from '#lib/locale.ts'
import { isStaffPassword } from '#domain/staff/staff-password.ts'
import { createKnownNetworks } from '#portal/auth/known-networks.ts'
import { limitKey } from '#server/client-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { LimitName } from '#server/rate-limits.ts'
import {
  limitSecondFactorBody,
  readStaffLocale,
  refuseTooMany,
  type SecondFactorContext,
} from './second-factor-form.ts'
import { noteFailedSignIn } from '#content/audit/sign-ins.ts'
import { findStaff, recordSignIn } from './records.ts'

type Asked = Context<ServerEnv>

const wrong = {
  zh: '邮箱或密码不正确。',
  en: 'Incorrect e-mail address or password.',
} satisfies Record<Locale, string>

const credentials = z.object({ email: z.string().max(254), password: z.string().max(512) })

/**
 * `POST /admin/api/users/login` in place of Payload's, whose account lock anybody can turn against the owner, and whose
 * wording and timing reveal which accounts exist. Guesses are limited as for visitors (portal/auth/sign-in.ts). A
 * person who still has to pass the second factor gets no session, but a cookie that leads them to `/admin/second-step`.
 */
export function staffSignInRoutes({ limiter, payload }: SecondFactorContext): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  const networks = createKnownNetworks(readKeyring(payload))

  /** Counts one attempt. @returns the refusal when the limit is passed */
  async function count(context: Asked, name: LimitName, key: string): Promise<Response | undefined> {
    const wait = await limiter.take(name, key)
    return wait === undefined ? undefined : refuseTooMany(context, wait)
  }

  routes.post('/admin/api/users/login', limitSecondFactorBody, async (context) => {
    context.set('kind', 'staffSignIn')
    context.header('Cache-Control', 'no-store')
    const address = limitKey(context.get('clientAddress'))
    const given = await readCredentials(context)
    const email = given?.email ?? ''
    const tooMany =
      (await count(context, 'signIn', address)) ?? (await count(context, 'memberSignIn', `staff ${email} ${address}`))
    if (tooMany) return tooMany
    const found = await findStaff(payload, { email: { equals: email } })
    // Guesses from anywhere are slowed down, but not the owner on a network from which they signed in before.
    if (!networks.isKnown(found?.networks, address)) {
      const tooManyInAll = await count(context, 'memberSignInAccount', `staff ${email}`)
      if (tooManyInAll) return tooManyInAll
    }
    const isRight = await isStaffPassword(given?.password ?? '', found)
    if (given === undefined || found === undefined || !isRight) {
      await noteFailedSignIn(payload, found, 'password')
      return context.json({ errors: [{ message: wrong[readStaffLocale(context)] }] }, 401)
    }
    try {
      const req = await createLocalReq({}, payload)
      const result = await loginOperation({ collection: payload.collections.users, data: given, req })
      await recordSignIn(payload, found.id, { networks: networks.add(found.networks, address) })
      context.header('Set-Cookie', staffCookie({ payload }, result.token ?? ''))
      return context.json({ message: req.t('authentication:passed'), ...result })
    } catch (error) {
      if (!(error instanceof SecondStepDue)) throw error
      context.header('Set-Cookie', stepCookieFor(found))
      return context.json({ message: error.message, isSecondStepDue: true })
    }
  })
  return routes
}

/** As programs send it, or as the admin's form does: JSON in a form field. */
async function readCredentials({ req }: Asked): Promise<z.output<typeof credentials> | undefined> {
  const isJson = /^application\/json\s*(?:;|$)/i.test(req.header('content-type') ?? '')
  const sent: unknown = await (
    isJson
      ? req.json()
      : req.parseBody().then(({ _payload }) => JSON.parse(typeof _payload === 'string' ? _payload : '') as unknown)
  ).catch(() => undefined)
  const { data } = credentials.safeParse(sent)
  return data && { ...data, email: data.email.trim().toLowerCase() }
}
