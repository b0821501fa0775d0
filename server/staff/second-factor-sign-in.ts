import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { markOf, openStep, owesSecondFactor, staffCookie, staffStepCookie } from '#content/staff-second-factor.ts'
import { limitKey } from '#server/client-address.ts'
import { limit } from '#server/middleware/limit.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createStaffFactors, type StaffFactors } from './factor.ts'
import {
  isOverLimit,
  limitStepBody,
  readAdminOrigin,
  readStaffLocale,
  readStepForm,
  type StaffStep,
  stepHeaders,
  stepPath,
  type StepForm,
} from './factor-form.ts'
import type { StoredStaff } from './records.ts'
import { givePasskeyScript, passkeyScriptPath } from './passkey-script.ts'
import { codePage } from './second-step-page.ts'
import type { StepFailure } from './second-step-texts.ts'
import { createSetUps } from './factor-set-up.ts'

type Asked = Context<ServerEnv>

const addressOf = (context: Asked) => limitKey(context.get('clientAddress'))
const place = { isDue: true, path: stepPath, onward: '/admin' }

/**
 * `/admin/second-step`, between the password of staff and the admin: the digits, a passkey, or the set-up of what must be
 * there. A page of our own, which needs scripts for passkeys alone. Who has begun to sign in is led to it from any page of
 * the admin.
 */
export function staffSecondStepRoutes(options: StaffStep): Hono<ServerEnv> {
  const { limiter, origin, payload } = options
  const factors = createStaffFactors(options)
  const setUps = createSetUps(options, factors)
  const routes = new Hono<ServerEnv>()

  /** Who has given the password, with the account as it is now. */
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
  const { showStep, takeStep } = createStep(factors, origin, enter)
  const setUp = (context: Asked, { id }: StoredStaff, form: StepForm) =>
    setUps.take(context, id, form, place, async (req, user) =>
      enter(context, await factors.openSession(req, user, addressOf(context))),
    )

  routes.get(passkeyScriptPath, givePasskeyScript)
  routes.use(stepPath, limit(limiter, 'signIn'), stepHeaders)
  routes.get(stepPath, async (context) => {
    const user = await findPending(context)
    if (user === undefined) return context.redirect('/admin/login')
    if (!(await factors.has(user))) return setUps.show(context, user, place)
    return context.html(await showStep(context, user))
  })
  routes.post(stepPath, limitStepBody, async (context) => {
    const user = await findPending(context)
    const form = await readStepForm(context)
    if (user === undefined || form === undefined) return context.redirect('/admin/login', 303)
    if (await isOverLimit(limiter, context, { at: 'step', id: user.id }))
      return context.html(await showStep(context, user, 'many'), 429)
    return (await factors.has(user)) ? takeStep(context, user, form) : setUp(context, user, form)
  })

  const leadToStep: MiddlewareHandler<ServerEnv> = async (context, next) => {
    const isPage = !/^\/admin\/(?:api|login|logout|reset|forgot)(?:\/|$)/.test(context.req.path)
    if (context.req.method !== 'GET' || !isPage || (await findPending(context)) === undefined) return next()
    return context.redirect(stepPath)
  }
  routes.use('/admin', leadToStep)
  routes.use('/admin/*', leadToStep)
  return routes
}

/** The step of who has a second factor: shown, and taken. */
function createStep(factors: StaffFactors, origin: string, enter: (context: Asked, token: string) => void) {
  async function showStep(context: Asked, user: StoredStaff, failure?: StepFailure) {
    const hasPasskeys = failure !== 'many' && (await factors.passkeys.list(user.id)).length > 0
    const passkey = hasPasskeys ? await factors.passkeys.ask(user, readAdminOrigin(context, origin)) : undefined
    return codePage(readStaffLocale(context), { hasTotp: Boolean(user.totpSealed), passkey, failure })
  }

  async function takeStep(context: Asked, pending: StoredStaff, { answer, code }: StepForm) {
    const given = { answer, origin: readAdminOrigin(context, origin) }
    const token = await factors.inTurn(pending.id, async (req) => {
      const user = await factors.find(pending.id, req)
      if (user === undefined) return undefined
      const isRight = await (answer ? factors.passkeys.check(req, user, given) : factors.check(req, user, code))
      return isRight ? factors.openSession(req, user, addressOf(context)) : undefined
    })
    if (token === undefined) return context.html(await showStep(context, pending, answer ? 'passkey' : 'code'), 403)
    enter(context, token)
    return context.redirect('/admin', 303)
  }
  return { showStep, takeStep }
}
