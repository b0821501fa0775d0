import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { limitMails } from '#portal/limit.ts'
import { emailField, meaning } from '#portal/schemas.ts'
import { linkTokenField, nothing, passwordField } from './fields.ts'
import { confirmPassword, readUnchanged } from './password.ts'

/** The address that a change leads to; the link's own `email` is where it was mailed. */
const change = z.object({ from: z.string(), to: z.string() })

export const authEmail = defineCall({
  path: 'auth/email',
  summary: {
    zh: '申请更换邮箱，新旧邮箱都要确认；新邮箱已被占用时回答相同',
    en: 'Requests a change of e-mail address; both the old and the new one must confirm. The response is the same if the address is taken',
  },
  access: 'session',
  changes: true,
  input: z.object({ email: emailField, password: passwordField }),
  output: nothing,
  async handler(context, { email, password }) {
    const { accounts } = context
    const { links, members, outbox } = accounts
    const checked = await confirmPassword(context, password)
    await limitMails(context, email)
    await accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email: from, id, language } = await readUnchanged(context, req, checked)
      const common = { member: id, change: randomUUID(), details: { from, to: email } }
      const isFree = (await members.findByEmail(email, req)) === undefined
      const oldToken = await links.make(req, 'email', { ...common, email: from })
      await outbox.add(req, { to: from, template: 'emailOld', language, token: oldToken, email })
      if (isFree) {
        const newToken = await links.make(req, 'email', { ...common, email })
        await outbox.add(req, { to: email, template: 'emailNew', language, token: newToken })
      } else {
        // Its owner is told; the change can never be completed, and who asked cannot tell.
        await links.makeVoid(req)
        await outbox.add(req, { to: email, template: 'known', language })
      }
    })
    return {}
  },
})

export const authEmailConfirm = defineCall({
  path: 'auth/email/confirm',
  summary: {
    zh: '从新旧邮箱之一确认更换',
    en: 'Confirm a change of e-mail from one of the two mailboxes',
  },
  changes: true,
  input: z.object({ token: linkTokenField }),
  output: z.object({
    state: z
      .enum(['waiting', 'changed'])
      .meta(meaning('waiting：另一个邮箱尚未确认', '`waiting`: the other mailbox hasn’t confirmed yet')),
  }),
  async handler({ accounts, caller, limit }, { token }) {
    const { links, members, outbox } = accounts
    await limit('memberLink', caller.address ?? '')
    const asked = await links.find(token, 'email')
    if (asked?.member == null) throw new AppError('linkExpired')
    const owner = asked.member
    const { from, to } = change.parse(asked.details)
    return accounts.atomically(`member:${owner}`, async (req) => {
      const link = await links.find(token, 'email', req)
      const member = await members.findById(owner, req)
      if (link === undefined || member === undefined || member.blocked || member.email !== from)
        throw new AppError('linkExpired')
      await links.markUsed(req, link)
      const twin = await links.findTwin(req, link)
      if (twin?.usedAt == null) return { state: 'waiting' as const }
      if ((await members.findByEmail(to, req)) !== undefined) throw new AppError('linkExpired')
      await members.update(req, owner, { email: to })
      // A link to set a password may lie in the old mailbox.
      await links.endOfMember(req, owner)
      for (const address of [from, to])
        await outbox.add(req, { to: address, template: 'emailChanged', language: member.language, email: to })
      return { state: 'changed' as const }
    })
  },
})
