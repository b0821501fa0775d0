import { type Context, Hono } from 'hono'
import { env } from '#lib/env.ts'
import { isStaffPassword } from '#domain/staff/staff-password.ts'
import { limit } from '#server/middleware/limit.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createStaffFactors, type StaffFactors } from './factor.ts'
import type { StoredStaff } from './records.ts'
import {
  isOverLimit,
  limitStepBody,
  ownPath,
  readStaffLocale,
  readStepForm,
  type StaffStep,
  stepHeaders,
  type StepForm,
} from './factor-form.ts'
import { codesPage, statePage } from './second-step-page.ts'
import type { StepFailure } from './second-step-texts.ts'
import { createSetUps, type SetUps } from './factor-set-up.ts'

type Asked = Context<ServerEnv>

const place = { isDue: false, path: ownPath, onward: ownPath }

/** `/admin/second-factor`: the signed-in person's own second step. Each change asks for the password, and is told by mail. */
export function staffOwnFactorRoutes(options: StaffStep): Hono<ServerEnv> {
  const { limiter, payload } = options
  const factors = createStaffFactors(options)
  const setUps = createSetUps(options, factors)
  const routes = new Hono<ServerEnv>()

  async function findSignedIn(context: Asked): Promise<StoredStaff | undefined> {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    return user?.collection === 'users' ? factors.find(user.id) : undefined
  }
  const { change, showState } = createChanges(factors, setUps)

  routes.use(ownPath, limit(limiter, 'signIn'), stepHeaders)
  routes.get(ownPath, async (context) => {
    const user = await findSignedIn(context)
    if (user === undefined) return context.redirect('/admin/login')
    return context.html(await showState(context, user))
  })
  routes.post(ownPath, limitStepBody, async (context) => {
    const user = await findSignedIn(context)
    const form = await readStepForm(context)
    if (user === undefined || form === undefined) return context.redirect(ownPath, 303)
    if (form.action === undefined && form.passkey === undefined) return context.redirect(ownPath, 303)
    if (await isOverLimit(limiter, context, { at: 'own', id: user.id }))
      return context.html(await showState(context, user, { failure: 'many' }), 429)
    if (form.action === 'confirm' || form.action === 'confirmPasskey') return setUps.take(context, user.id, form, place)
    if (!(await isStaffPassword(form.password, user)))
      return context.html(await showState(context, user, { failure: 'password' }), 403)
    return change(context, user, form)
  })
  return routes
}

/** What the person may do who has given the password, and the page that shows what there is. */
function createChanges(factors: StaffFactors, setUps: SetUps) {
  async function showState(
    context: Asked,
    { id }: StoredStaff,
    more: { failure?: StepFailure; wasRemoved?: boolean } = {},
  ) {
    const user = await factors.find(id)
    return statePage(readStaffLocale(context), {
      hasTotp: Boolean(user?.totpSealed),
      passkeys: await factors.passkeys.list(id),
      codesLeft: (user?.recoveryCodes ?? []).length,
      isRequired: env.STAFF_SECOND_FACTOR === 'on',
      ...more,
    })
  }
  async function renew(context: Asked, { id }: StoredStaff) {
    const codes = await factors.inTurn(id, async (req) => {
      const user = await factors.find(id, req)
      // Codes in place of a second factor that there is not would be a second factor themselves.
      return user && (await factors.has(user, req)) ? factors.renewCodes(req, user) : undefined
    })
    if (codes === undefined) return context.redirect(ownPath, 303)
    return context.html(codesPage(readStaffLocale(context), codes, ownPath))
  }
  async function remove(context: Asked, signedIn: StoredStaff, removed: 'totp' | number) {
    const left = await factors.inTurn(signedIn.id, async (req) => {
      const user = await factors.find(signedIn.id, req)
      return user && factors.remove(req, user, removed)
    })
    if (left === undefined) return context.redirect(ownPath, 303)
    return context.html(await showState(context, signedIn, { wasRemoved: left === 0 }))
  }
  function change(context: Asked, user: StoredStaff, { action, passkey }: StepForm) {
    if (passkey !== undefined) return remove(context, user, passkey)
    if (action === 'remove') return remove(context, user, 'totp')
    return action === 'renew' ? renew(context, user) : setUps.show(context, user, place)
  }
  return { change, showState }
}
