import { type Context, Hono } from 'hono'
import { env } from '#lib/env.ts'
import { isStaffPassword } from '#domain/staff/staff-password.ts'
import { limit } from '#server/middleware/limit.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createSecondFactorStore, type SecondFactorStore } from './second-factor-store.ts'
import type { StoredStaff } from './records.ts'
import {
  isOverLimit,
  limitSecondFactorBody,
  secondFactorSettingsPath,
  readStaffLocale,
  readSecondFactorForm,
  type SecondFactorContext,
  secondFactorHeaders,
  type SecondFactorForm,
} from './second-factor-form.ts'
import { codesPage, statePage } from './second-factor-pages.ts'
import type { SecondFactorFailure } from './second-factor-texts.ts'
import { createSetUps, type SetUps } from './second-factor-set-up.ts'

type Asked = Context<ServerEnv>

const place = { isDue: false, path: secondFactorSettingsPath, onward: secondFactorSettingsPath }

/**
 * `/admin/second-factor`: the signed-in person's own second factor. Each change asks for the password and is announced
 * by mail.
 */
export function secondFactorSettingsRoutes(options: SecondFactorContext): Hono<ServerEnv> {
  const { limiter, payload } = options
  const factors = createSecondFactorStore(options)
  const setUps = createSetUps(options, factors)
  const routes = new Hono<ServerEnv>()

  async function findSignedIn(context: Asked): Promise<StoredStaff | undefined> {
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    return user?.collection === 'users' ? factors.find(user.id) : undefined
  }
  const { change, showState } = createChanges(factors, setUps)

  routes.use(secondFactorSettingsPath, limit(limiter, 'signIn'), secondFactorHeaders)
  routes.get(secondFactorSettingsPath, async (context) => {
    const user = await findSignedIn(context)
    if (user === undefined) return context.redirect('/admin/login')
    return context.html(await showState(context, user))
  })
  routes.post(secondFactorSettingsPath, limitSecondFactorBody, async (context) => {
    const user = await findSignedIn(context)
    const form = await readSecondFactorForm(context)
    if (user === undefined || form === undefined) return context.redirect(secondFactorSettingsPath, 303)
    if (form.action === undefined && form.passkey === undefined) return context.redirect(secondFactorSettingsPath, 303)
    if (await isOverLimit(limiter, context, { at: 'own', id: user.id }))
      return context.html(await showState(context, user, { failure: 'many' }), 429)
    if (form.action === 'confirm' || form.action === 'confirmPasskey') return setUps.take(context, user.id, form, place)
    if (!(await isStaffPassword(form.password, user)))
      return context.html(await showState(context, user, { failure: 'password' }), 403)
    return change(context, user, form)
  })
  return routes
}

/** The actions that need the password, and the page that shows the current state. */
function createChanges(factors: SecondFactorStore, setUps: SetUps) {
  async function showState(
    context: Asked,
    { id }: StoredStaff,
    more: { failure?: SecondFactorFailure; wasRemoved?: boolean } = {},
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
      // Recovery codes without a second factor would be a second factor themselves.
      return user && (await factors.has(user, req)) ? factors.renewCodes(req, user) : undefined
    })
    if (codes === undefined) return context.redirect(secondFactorSettingsPath, 303)
    return context.html(codesPage(readStaffLocale(context), codes, secondFactorSettingsPath))
  }
  async function remove(context: Asked, signedIn: StoredStaff, removed: 'totp' | number) {
    const left = await factors.inTurn(signedIn.id, async (req) => {
      const user = await factors.find(signedIn.id, req)
      return user && factors.remove(req, user, removed)
    })
    if (left === undefined) return context.redirect(secondFactorSettingsPath, 303)
    return context.html(await showState(context, signedIn, { wasRemoved: left === 0 }))
  }
  function change(context: Asked, user: StoredStaff, { action, passkey }: SecondFactorForm) {
    if (passkey !== undefined) return remove(context, user, passkey)
    if (action === 'remove') return remove(context, user, 'totp')
    return action === 'renew' ? renew(context, user) : setUps.show(context, user, place)
  }
  return { change, showState }
}
