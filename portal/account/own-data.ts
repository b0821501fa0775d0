import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { describeMember, memberInfo, nothing, passwordField } from '../auth/fields.ts'
import { confirmPassword, readUnchanged } from '../auth/password.ts'
import { defineCall } from '../call.ts'

export const accountExport = defineCall({
  path: 'account/export',
  summary: {
    zh: '导出所保存的本人全部资料',
    en: 'Everything that is kept about the person, to take away',
  },
  access: 'session',
  input: nothing,
  output: z.object({
    exportedAt: z.string(),
    account: memberInfo.extend({ createdAt: z.string(), emailConfirmedAt: z.string() }),
    sessions: z.array(
      z.object({ agent: z.string(), createdAt: z.string(), usedAt: z.string(), expiresAt: z.string() }),
    ),
  }),
  async handler({ accounts, member }) {
    const stored = await accounts.members.findById(member.id)
    if (stored === undefined) throw new AppError('sessionExpired')
    const sessions = await accounts.sessions.list(member.id)
    const { createdAt, verifiedAt } = stored
    return {
      exportedAt: new Date().toISOString(),
      account: { ...describeMember(member), createdAt, emailConfirmedAt: verifiedAt },
      sessions: sessions.map(({ agent, createdAt, expiresAt, usedAt }) => ({ agent, createdAt, usedAt, expiresAt })),
    }
  },
})

export const accountDelete = defineCall({
  path: 'account/delete',
  summary: {
    zh: '删除账户及其登录、链接和邮件，不可恢复',
    en: 'Delete the account with its sessions, links and mails; it cannot be undone',
  },
  access: 'session',
  changes: true,
  input: z.object({ password: passwordField }),
  output: nothing,
  async handler(context, { password }) {
    const { accounts } = context
    const checked = await confirmPassword(context, password)
    await accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email, id, language } = await readUnchanged(context, req, checked)
      // Sessions and links go with the record (content/hooks/end-sessions.ts).
      await accounts.members.remove(req, id)
      await accounts.outbox.forget(req, email)
      await accounts.outbox.add(req, { to: email, template: 'deleted', language })
    })
    return {}
  },
})
