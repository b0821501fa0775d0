import { type Context, Hono } from 'hono'
import { env } from '#lib/env.ts'
import { limit } from './middleware/limit.ts'
import type { ServerEnv } from './middleware/request.ts'
import { createStaffFactors, type StoredStaff } from './staff-factor.ts'
import {
  createSetUps,
  isOverLimit,
  limitStepBody,
  ownPath,
  readStaffLocale,
  readStepForm,
  type StaffStep,
  stepHeaders,
  type StepForm,
} from './staff-factor-form.ts'
import { codesPage, setUpFactorPage, type StepFailure, statePage } from './staff-second-step-page.ts'

type Asked = Context<ServerEnv>

/** `/admin/second-factor`: the signed-in person's own second step. Each change asks for the password, and is told by mail. */
export function staffOwnFactorRoutes(options: StaffStep): Hono<ServerEnv> {
  const { limiter, payload } = options
  const factors = createStaffFactors(options)
  const setUps = createSetUps(payload)
  const routes = new Hono<ServerEnv>()

  async function findSignedIn(context: Asked): Promise<StoredStaff | undefined> {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    return user?.collection === 'users' ? factors.find(user.id) : undefined
  }
  const showState = (context: Asked, user: StoredStaff, more: { failure?: StepFailure; wasRemoved?: boolean } = {}) =>
    statePage(readStaffLocale(context), {
      isOn: Boolean(user.totpSealed),
      codesLeft: (user.recoveryCodes ?? []).length,
      isRequired: env.STAFF_SECOND_FACTOR === 'on',
      ...more,
    })

  async function confirm(context: Asked, { id }: StoredStaff, form: StepForm) {
    const locale = readStaffLocale(context)
    return factors.inTurn(id, async (req) => {
      const user = await factors.find(id, req)
      const begun = user && setUps.read(form, user)
      if (user === undefined || begun === undefined || user.totpSealed) return context.redirect(ownPath, 303)
      if (begun.totpStep === undefined)
        return context.html(setUpFactorPage(locale, await setUps.begin(user, begun.secret), false, 'code'), 403)
      return context.html(codesPage(locale, await factors.enable(req, user, begun.secret, begun.totpStep), ownPath))
    })
  }

  async function change(context: Asked, { id }: StoredStaff, action: StepForm['action']) {
    return factors.inTurn(id, async (req) => {
      const user = await factors.find(id, req)
      if (!user?.totpSealed) return context.redirect(ownPath, 303)
      if (action === 'renew')
        return context.html(codesPage(readStaffLocale(context), await factors.renewCodes(req, user), ownPath))
      if (action !== 'remove' || env.STAFF_SECOND_FACTOR === 'on') return context.redirect(ownPath, 303)
      await factors.remove(req, user)
      return context.html(showState(context, { ...user, totpSealed: null }, { wasRemoved: true }))
    })
  }

  routes.use(ownPath, limit(limiter, 'signIn'), stepHeaders)
  routes.get(ownPath, async (context) => {
    const user = await findSignedIn(context)
    if (user === undefined) return context.redirect('/admin/login')
    return context.html(showState(context, user))
  })
  routes.post(ownPath, limitStepBody, async (context) => {
    const user = await findSignedIn(context)
    const form = await readStepForm(context)
    if (user === undefined || form?.action === undefined) return context.redirect(ownPath, 303)
    if (await isOverLimit(limiter, context, { at: 'own', id: user.id }))
      return context.html(showState(context, user, { failure: 'many' }), 429)
    if (form.action === 'confirm') return confirm(context, user, form)
    if (!(await factors.isPassword(user, form.password)))
      return context.html(showState(context, user, { failure: 'password' }), 403)
    if (form.action !== 'begin') return change(context, user, form.action)
    if (user.totpSealed) return context.redirect(ownPath, 303)
    return context.html(setUpFactorPage(readStaffLocale(context), await setUps.begin(user), false))
  })
  return routes
}
