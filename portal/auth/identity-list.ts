import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { meaning, recordNumber } from '#portal/schemas.ts'
import { nothing, passwordField } from './fields.ts'
import { confirmPassword, readUnchanged } from './password.ts'

export const authIdentities = defineCall({
  path: 'auth/identities',
  summary: { zh: '本人关联的登录方式', en: 'The services linked to the person’s account' },
  access: 'session',
  input: nothing,
  output: z.object({
    hasPassword: z.boolean().meta(meaning('账户是否有密码', 'Whether the account has a password')),
    identities: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        label: z.string(),
        account: z.string().meta(meaning('在那个服务上的名称', 'Name at that service')),
        createdAt: z.string(),
        usedAt: z.string(),
      }),
    ),
  }),
  async handler({ accounts, locale, member }) {
    const { identities, issuers, members } = accounts
    const stored = await members.findById(member.id)
    if (stored === undefined) throw new AppError('sessionExpired')
    const labels = new Map(issuers.providers.map(({ id, label }) => [id, label[locale]]))
    const list = await identities.list(member.id)
    return {
      hasPassword: members.hasPassword(stored),
      identities: list.map(({ createdAt, id, label, provider, usedAt }) => ({
        id: String(id),
        provider,
        label: labels.get(provider) ?? provider,
        account: label ?? '',
        createdAt,
        usedAt,
      })),
    }
  },
})

export const authIdentitiesRemove = defineCall({
  path: 'auth/identities/remove',
  summary: {
    zh: '取消关联一种登录方式，要输入密码',
    en: 'Unlinks a service; requires the password, so another way to sign in remains',
  },
  access: 'session',
  changes: true,
  input: z.object({ id: recordNumber, password: passwordField }),
  example: { id: '1', password: 'seven wet umbrellas' },
  output: nothing,
  async handler(context, { id, password }) {
    const { accounts } = context
    const checked = await confirmPassword(context, password)
    await accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email, language } = await readUnchanged(context, req, checked)
      if (!(await accounts.identities.remove(req, checked.id, Number(id)))) throw new AppError('notFound')
      await accounts.outbox.add(req, { to: email, template: 'security', language, change: 'unlinked' })
    })
    return {}
  },
})
