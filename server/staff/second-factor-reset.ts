import { type Context, Hono } from 'hono'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '#content/access/roles.ts'
import { hasSecondFactor } from '#content/staff-second-factor.ts'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import { createAccounts } from '#portal/auth/accounts.ts'
import { type AccountKind as Kind, removeSecondFactor } from './remove-second-factor.ts'
import { secondFactorResetPage, type ResetState } from './second-factor-reset-page.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import {
  limitSecondFactorBody,
  readStaffLocale,
  type SecondFactorContext,
  secondFactorHeaders,
} from './second-factor-form.ts'

type Asked = Context<ServerEnv>
type User = PayloadRequest['user']

interface Account {
  id: number
  email: string
  language?: Locale
  totpSealed?: string | null
}

const path = '/admin/second-factor-reset/:kind{members|users}/:id{[0-9]{1,15}}'
const form = z.object({ reason: z.string().trim().min(1).max(500) })

/**
 * Visitors' second factors may be removed by whoever may block visitors, staff's by administrators. Your own is removed
 * on your settings page, with your password.
 */
function mayReset(user: User, kind: Kind, id: number): boolean {
  if (kind === 'members') return hasRole(user, 'administrator', 'security')
  return hasRole(user, 'administrator') && user?.id !== id
}

const recordReset = (req: PayloadRequest, data: { account: string; kind: Kind; reason: string; by: string }) =>
  req.payload.create({
    collection: 'account-actions',
    data: { ...data, action: 'factorReset' },
    overrideAccess: true,
    req,
  })

/**
 * `/admin/second-factor-reset/members/ID` and `…/users/ID`: staff remove the second factor of somebody who has lost it.
 * One transaction covers the factor, all sessions and mailed links, the mail to the person, and the record of who did
 * it and why.
 */
export function secondFactorResetRoutes({ log, origin, payload }: SecondFactorContext): Hono<ServerEnv> {
  const accounts = createAccounts({ payload, log, origin, providers: [] })
  const routes = new Hono<ServerEnv>()

  async function find(kind: Kind, id: number, req?: PayloadRequest): Promise<Account | undefined> {
    const where = { id: { equals: id } }
    return (await payload.db.findOne<Account>({ collection: kind, where, ...(req && { req }) })) ?? undefined
  }
  const hasFactor = async (kind: Kind, { id, totpSealed }: Account, req?: PayloadRequest) =>
    kind === 'users'
      ? hasSecondFactor(payload, { id, totpSealed: totpSealed ?? null }, req)
      : Boolean(totpSealed) || (await accounts.passkeys.count(id, req)) > 0

  async function reset(kind: Kind, id: number, by: User, reason: string): Promise<ResetState> {
    return accounts.atomically(
      kind === 'members' ? `member:${id}` : `staff:${id}`,
      async (req) => {
        const account = await find(kind, id, req)
        if (account === undefined || !(await hasFactor(kind, account, req))) return 'none'
        await removeSecondFactor(payload, accounts, req, { kind, id })
        const { email, language = defaultLocale } = account
        const template = kind === 'members' ? ('security' as const) : ('staffSecurity' as const)
        await accounts.outbox.add(req, { to: email, template, language, change: 'factorReset' })
        const staff = by as { name: string; email: string }
        await recordReset(req, { account: email, kind, reason, by: `${staff.name} (${staff.email})` })
        return 'done'
      },
      by,
    )
  }

  /** The account, if this person may do this; otherwise the page doesn't exist. */
  async function findAllowed(context: Asked) {
    const kind = context.req.param('kind') as Kind
    const id = Number(context.req.param('id'))
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    const account = mayReset(user, kind, id) ? await find(kind, id) : undefined
    return account && { account, id, kind, user }
  }

  routes.use(path, secondFactorHeaders)
  routes.get(path, async (context) => {
    const allowed = await findAllowed(context)
    if (allowed === undefined) return context.notFound()
    const { account, kind } = allowed
    const state = (await hasFactor(kind, account)) ? 'asked' : 'none'
    return context.html(secondFactorResetPage(readStaffLocale(context), account.email, state))
  })
  routes.post(path, limitSecondFactorBody, async (context) => {
    const allowed = await findAllowed(context)
    if (allowed === undefined) return context.notFound()
    const { account, id, kind, user } = allowed
    const { data } = form.safeParse(await context.req.parseBody())
    const locale = readStaffLocale(context)
    if (data === undefined) return context.html(secondFactorResetPage(locale, account.email, 'empty'), 400)
    return context.html(secondFactorResetPage(locale, account.email, await reset(kind, id, user, data.reason)))
  })
  return routes
}
