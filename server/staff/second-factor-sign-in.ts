import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { Payload } from 'payload'
import { noteFailedSignIn } from '#content/audit/sign-ins.ts'
import { markOf, openStep, owesSecondFactor, staffCookie, staffStepCookie } from '#content/staff-second-factor.ts'
import { limitKey } from '#server/client-address.ts'
import { limit } from '#server/middleware/limit.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createSecondFactorStore, type SecondFactorStore } from './second-factor-store.ts'
import {
  isOverLimit,
  limitSecondFactorBody,
  readAdminOrigin,
  readStaffLocale,
  readSecondFactorForm,
  type SecondFactorContext,
  secondFactorHeaders,
  secondFactorSignInPath,
  type SecondFactorForm,
} from './second-factor-form.ts'
import type { StoredStaff } from './records.ts'
import { servePasskeyScript, passkeyScriptPath } from './passkey-script.ts'
import { codePage } from './second-factor-pages.ts'
import type { SecondFactorFailure } from './second-factor-texts.ts'
import { createSetUps } from './second-factor-set-up.ts'

type Asked = Context<ServerEnv>

const addressOf = (context: Asked) => limitKey(context.get('clientAddress'))
const place = { isDue: true, path: secondFactorSignInPath, onward: '/admin' }

/**
 * `/admin/second-step`, between a staff member's password and the admin: an authenticator code, a passkey, or the
 * set-up of one where it is required. A page of our own that needs scripts only for passkeys. A person who has begun to
 * sign in is led to it from any page of the admin.
 */
export function secondFactorSignInRoutes(options: SecondFactorContext): Hono<ServerEnv> {
  const { limiter, origin, payload } = options
  const factors = createSecondFactorStore(options)
  const setUps = createSetUps(options, factors)
  const routes = new Hono<ServerEnv>()

  /** The person who has passed the password, with the current account. */
  async function findPending(context: Asked): Promise<StoredStaff | undefined> {
    const step = openStep(getCookie(context, staffStepCookie))
    const user = step && (await factors.find(step.id))
    if (user === undefined || markOf(user) !== step?.mark) return undefined
    return (await owesSecondFactor(payload, user)) ? user : undefined
  }
  const enter = (context: Asked, token: string) => {
    deleteCookie(context, staffStepCookie, { path: '/admin' })
    context.header('Set-Cookie', staffCookie({ payload }, token), { append: true })
  }
  const { showStep, takeStep } = createStep(payload, factors, origin, enter)
  const setUp = (context: Asked, { id }: StoredStaff, form: SecondFactorForm) =>
    setUps.take(context, id, form, place, async (req, user) =>
      enter(context, await factors.openSession(req, user, addressOf(context))),
    )

  routes.get(passkeyScriptPath, servePasskeyScript)
  routes.use(secondFactorSignInPath, limit(limiter, 'signIn'), secondFactorHeaders)
  routes.get(secondFactorSignInPath, async (context) => {
    const user = await findPending(context)
    if (user === undefined) return context.redirect('/admin/login')
    if (!(await factors.has(user))) return setUps.show(context, user, place)
    return context.html(await showStep(context, user))
  })
  routes.post(secondFactorSignInPath, limitSecondFactorBody, async (context) => {
    const user = await findPending(context)
    const form = await readSecondFactorForm(context)
    if (user === undefined || form === undefined) return context.redirect('/admin/login', 303)
    if (await isOverLimit(limiter, context, { at: 'step', id: user.id }))
      return context.html(await showStep(context, user, 'many'), 429)
    return (await factors.has(user)) ? takeStep(context, user, form) : setUp(context, user, form)
  })

  const leadToStep: MiddlewareHandler<ServerEnv> = async (context, next) => {
    const isPage = !/^\/admin\/(?:api|login|logout|reset|forgot)(?:\/|$)/.test(context.req.path)
    if (context.req.method !== 'GET' || !isPage || (await findPending(context)) === undefined) return next()
    return context.redirect(secondFactorSignInPath)
  }
  routes.use('/admin', leadToStep)
  routes.use('/admin/*', leadToStep)
  return routes
}

/** The step of who has a second factor: shown, and taken. */
function createStep(
  payload: Payload,
  factors: SecondFactorStore,
  origin: string,
  enter: (context: Asked, token: string) => void,
) {
  async function showStep(context: Asked, user: StoredStaff, failure?: SecondFactorFailure) {
    const hasPasskeys = failure !== 'many' && (await factors.passkeys.list(user.id)).length > 0
    const passkey = hasPasskeys ? await factors.passkeys.ask(user, readAdminOrigin(context, origin)) : undefined
    return codePage(readStaffLocale(context), { hasTotp: Boolean(user.totpSealed), passkey, failure })
  }

  async function takeStep(context: Asked, pending: StoredStaff, { answer, code }: SecondFactorForm) {
    const given = { answer, origin: readAdminOrigin(context, origin) }
    const token = await factors.inTurn(pending.id, async (req) => {
      const user = await factors.find(pending.id, req)
      if (user === undefined) return undefined
      const isRight = await (answer ? factors.passkeys.check(req, user, given) : factors.check(req, user, code))
      return isRight ? factors.openSession(req, user, addressOf(context)) : undefined
    })
    if (token === undefined) {
      await noteFailedSignIn(payload, pending, answer ? 'passkey' : 'code')
      return context.html(await showStep(context, pending, answer ? 'passkey' : 'code'), 403)
    }
    enter(context, token)
    return context.redirect('/admin', 303)
  }
  return { showStep, takeStep }
}
