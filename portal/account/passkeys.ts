import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { nameField, nothing, passkeyAnswerField, passwordField } from '#portal/auth/fields.ts'
import { confirmPassword, readUnchanged } from '#portal/auth/password.ts'
import { mostPasskeys } from '#portal/auth/passkeys.ts'
import { defineCall } from '#portal/call.ts'
import { textIn } from '#portal/records.ts'
import { recordNumber } from '#portal/schemas.ts'
import { begunField, closeBegun, openBegun, recoveryCodesField } from './begun.ts'
import { tellAndGiveCodes } from './second-factor.ts'

export const passkeyStart = defineCall({
  path: 'account/passkeys/start',
  summary: {
    zh: '开始添加通行密钥，要再输入一次密码',
    en: 'Starts adding a passkey; requires the password',
  },
  access: 'session',
  input: z.object({ password: passwordField }),
  output: z.object({ options: z.record(z.string(), z.unknown()), begun: begunField }),
  async handler(context, { password }) {
    const { id } = await confirmPassword(context, password)
    const { name: site } = await context.findGlobal('site')
    const { challenge, options } = await context.accounts.passkeys.askNew(context.member, textIn(site, context.locale))
    return { options: { ...options }, begun: closeBegun(context, 'passkey', id, challenge) }
  },
})

export const passkeyConfirm = defineCall({
  path: 'account/passkeys/confirm',
  summary: {
    zh: '用浏览器的回答完成添加；还没有恢复码时给出一组，只显示这一次',
    en: 'Completes it with the browser’s response. Returns recovery codes, once, if there are none yet',
  },
  access: 'session',
  changes: true,
  input: z.object({ begun: begunField, response: passkeyAnswerField, name: nameField }),
  output: z.object({ recoveryCodes: recoveryCodesField.optional() }),
  async handler(context, { begun, name, response }) {
    const { accounts, member } = context
    const challenge = openBegun(context, 'passkey', begun)
    return accounts.atomically(`member:${member.id}`, async (req) => {
      if ((await accounts.passkeys.count(member.id, req)) >= mostPasskeys) throw new AppError('conflict')
      if (!(await accounts.passkeys.add(req, member.id, { challenge, name, response }))) throw new AppError('wrongCode')
      return tellAndGiveCodes(context, req, 'passkeyAdded')
    })
  },
})

export const passkeyRemove = defineCall({
  path: 'account/passkeys/remove',
  summary: { zh: '移除一个通行密钥，要输入密码', en: 'Removes a passkey; requires the password' },
  access: 'session',
  changes: true,
  input: z.object({ id: recordNumber, password: passwordField }),
  example: { id: '1', password: 'seven wet umbrellas' },
  output: nothing,
  async handler(context, { id, password }) {
    const checked = await confirmPassword(context, password)
    const { members, outbox, passkeys } = context.accounts
    await context.accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email, language, totpSealed } = await readUnchanged(context, req, checked)
      if (!(await passkeys.remove(req, checked.id, Number(id)))) throw new AppError('notFound')
      // Codes stand in for a second factor; without one they are over.
      if (!totpSealed && (await passkeys.count(checked.id, req)) === 0)
        await members.update(req, checked.id, { recoveryCodes: [] })
      await outbox.add(req, { to: email, template: 'security', language, change: 'passkeyRemoved' })
    })
    return {}
  },
})
