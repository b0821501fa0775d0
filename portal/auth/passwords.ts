import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { hashPassword } from '#lib/crypto/password-hash.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { limitMails } from '#portal/limit.ts'
import { emailField } from '#portal/schemas.ts'
import { linkTokenField, newPasswordField, nothing, passwordField } from './fields.ts'
import type { StoredMember } from './members.ts'
import { confirmPassword, readUnchanged, refuseCommonPassword } from './password.ts'

export const authForgot = defineCall({
  path: 'auth/forgot',
  summary: {
    zh: '申请重设密码的链接；邮箱不存在时回答相同',
    en: 'Requests a link to set a new password; the response is the same for an unknown address',
  },
  changes: true,
  input: z.object({ email: emailField }),
  output: nothing,
  async handler({ accounts, caller, limit, locale }, { email }) {
    const { links, members, outbox } = accounts
    await limitMails({ caller, limit }, email)
    await accounts.atomically(`email:${email}`, async (req) => {
      const member = await members.findByEmail(email, req)
      if (member === undefined || member.blocked) {
        await links.makeVoid(req)
        await outbox.addVoid(req, locale)
      } else {
        const token = await links.make(req, 'reset', { email, member: member.id })
        await outbox.add(req, { to: member.email, template: 'reset', language: member.language, token })
      }
    })
    return {}
  },
})

export const authReset = defineCall({
  path: 'auth/reset',
  summary: {
    zh: '凭邮件链接设置新密码；所有登录结束，其他链接失效',
    en: 'Sets a new password with an e-mailed link; every session ends and other links expire',
  },
  changes: true,
  input: z.object({ token: linkTokenField, password: newPasswordField }),
  output: nothing,
  async handler(context, { password, token }) {
    const { accounts, caller, limit, locale } = context
    const { links, members } = accounts
    await limit('memberLink', caller.address ?? '')
    const asked = await links.find(token, 'reset')
    const owner = asked?.member == null ? undefined : await members.findById(asked.member)
    if (owner === undefined) throw new AppError('linkExpired')
    await refuseCommonPassword({ field: 'password', password }, [owner.name, owner.email], locale)
    const passwordHash = await hashPassword(password)
    await accounts.atomically(`member:${owner.id}`, async (req) => {
      const link = await links.find(token, 'reset', req)
      const member = await members.findById(owner.id, req)
      if (link === undefined || member === undefined || member.blocked) throw new AppError('linkExpired')
      await putInForce(context, req, member, passwordHash)
    })
    return {}
  },
})

export const authPassword = defineCall({
  path: 'auth/password',
  summary: {
    zh: '更改密码；所有登录（包括当前登录）结束，邮件链接失效',
    en: 'Changes the password; every session ends, including this one, and e-mailed links expire',
  },
  access: 'session',
  changes: true,
  input: z.object({ password: passwordField, newPassword: newPasswordField }),
  output: nothing,
  async handler(context, { newPassword, password }) {
    const { accounts, locale } = context
    const checked = await confirmPassword(context, password)
    const { email, name } = checked
    await refuseCommonPassword({ field: 'newPassword', password: newPassword }, [name, email], locale)
    const passwordHash = await hashPassword(newPassword)
    await accounts.atomically(`member:${checked.id}`, async (req) => {
      const member = await readUnchanged(context, req, checked)
      await putInForce(context, req, member, passwordHash)
    })
    return {}
  },
})

/** A new password: whoever was in by the old one, or holds a link, is out. The owner is told. */
async function putInForce(
  { accounts: { devices, links, members, outbox, sessions }, caller }: CallContext,
  req: PayloadRequest,
  member: StoredMember,
  passwordHash: string,
): Promise<void> {
  await members.update(req, member.id, { passwordHash })
  await sessions.endAll(req, member.id)
  await devices.forgetOthers(req, member, caller)
  await links.endOfMember(req, member.id)
  await outbox.add(req, { to: member.email, template: 'passwordChanged', language: member.language })
}
