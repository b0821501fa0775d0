import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { markOf, openStep, owesSecondFactor, staffCookie, staffStepCookie } from '#content/staff-second-factor.ts'
import { limit } from './middleware/limit.ts'
import type { ServerEnv } from './middleware/request.ts'
import { createStaffFactors, type StoredStaff } from './staff-factor.ts'
import {
  createSetUps,
  isOverLimit,
  limitStepBody,
  readStaffLocale,
  readStepForm,
  type StaffStep,
  stepHeaders,
  stepPath,
  type StepForm,
} from './staff-factor-form.ts'
import { codePage, codesPage, setUpFactorPage } from './staff-second-step-page.ts'

type Asked = Context<ServerEnv>

/**
 * `/admin/second-step`, between the password of staff and the admin: the digits, or the set-up of what must be there. A
 * page of our own that needs no script. Who has begun to sign in is led to it from any page of the admin.
 */
export function staffSecondStepRoutes(options: StaffStep): Hono<ServerEnv> {
  const { limiter, payload } = options
  const factors = createStaffFactors(options)
  const setUps = createSetUps(payload)
  const routes = new Hono<ServerEnv>()

  /** Who has given the password, with the account as it is now. */
  async function findPending(context: Asked): Promise<StoredStaff | undefined> {
    const step = openStep(getCookie(context, staffStepCookie))
    const user = step && (await factors.find(step.id))
    return user !== undefined && owesSecondFactor(user) && markOf(user) === step?.mark ? user : undefined
  }
  const enter = (context: Asked, token: string) => {
    deleteCookie(context, staffStepCookie, { path: '/admin' })
    context.header('Set-Cookie', staffCookie({ payload }, token), { append: true })
  }

  async function showCode(context: Asked, { id }: StoredStaff, { code }: StepForm) {
    const token = await factors.inTurn(id, async (req) => {
      const user = await factors.find(id, req)
      return user !== undefined && (await factors.check(req, user, code)) ? factors.openSession(req, user) : undefined
    })
    if (token === undefined) return context.html(codePage(readStaffLocale(context), 'code'), 403)
    enter(context, token)
    return context.redirect('/admin', 303)
  }

  async function setUp(context: Asked, { id }: StoredStaff, form: StepForm) {
    const locale = readStaffLocale(context)
    return factors.inTurn(id, async (req) => {
      const user = await factors.find(id, req)
      // Set up meanwhile, in another tab.
      if (user === undefined || user.totpSealed) return context.redirect(stepPath, 303)
      const begun = setUps.read(form, user)
      if (begun?.totpStep === undefined)
        return context.html(setUpFactorPage(locale, await setUps.begin(user, begun?.secret), true, 'code'), 403)
      const codes = await factors.enable(req, user, begun.secret, begun.totpStep)
      enter(context, await factors.openSession(req, user))
      return context.html(codesPage(locale, codes, '/admin'))
    })
  }

  routes.use(stepPath, limit(limiter, 'signIn'), stepHeaders)
  routes.get(stepPath, async (context) => {
    const user = await findPending(context)
    if (user === undefined) return context.redirect('/admin/login')
    const locale = readStaffLocale(context)
    return context.html(user.totpSealed ? codePage(locale) : setUpFactorPage(locale, await setUps.begin(user), true))
  })
  routes.post(stepPath, limitStepBody, async (context) => {
    const user = await findPending(context)
    const form = await readStepForm(context)
    if (user === undefined || form === undefined) return context.redirect('/admin/login', 303)
    if (await isOverLimit(limiter, context, { at: 'step', id: user.id }))
      return context.html(codePage(readStaffLocale(context), 'many'), 429)
    return user.totpSealed ? showCode(context, user, form) : setUp(context, user, form)
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
