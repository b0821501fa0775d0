import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { codeField, nothing, passwordField } from '#portal/auth/fields.ts'
import { confirmPassword, readUnchanged } from '#portal/auth/password.ts'
import { makeRecoveryCodes } from '#portal/auth/recovery-codes.ts'
import { checkTotp, makeTotpSecret, totpAddress } from '#portal/auth/totp.ts'
import { defineCall, type MemberContext } from '#portal/call.ts'
import { textIn } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { begunField, closeBegun, openBegun, recoveryCodesField } from './begun.ts'

export const secondFactorState = defineCall({
  path: 'account/second-factor',
  summary: { zh: '本人的两步验证', en: 'The second factor of the person’s account' },
  access: 'session',
  input: nothing,
  output: z.object({
    hasTotp: z.boolean().meta(meaning('是否启用了验证器应用', 'Whether an authenticator app is set up')),
    recoveryCodes: z.number().meta(meaning('剩余恢复码的个数', 'How many recovery codes are left')),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().optional() }),
    ),
  }),
  async handler({ accounts, member }) {
    const stored = await accounts.members.findById(member.id)
    if (stored === undefined) throw new AppError('sessionExpired')
    const passkeys = await accounts.passkeys.list(member.id)
    return {
      hasTotp: Boolean(stored.totpSealed),
      recoveryCodes: (stored.recoveryCodes ?? []).length,
      passkeys: passkeys.map(({ createdAt, id, name, usedAt }) => ({
        id: String(id),
        name,
        createdAt,
        ...(usedAt && { usedAt }),
      })),
    }
  },
})

/** Not marked as a change: nothing is kept before the app has shown that it has the secret. */
export const totpStart = defineCall({
  path: 'account/totp/start',
  summary: {
    zh: '开始设置验证器应用，要再输入一次密码',
    en: 'Starts setting up an authenticator app; requires the password',
  },
  access: 'session',
  input: z.object({ password: passwordField }),
  output: z.object({
    secret: z.string().meta(meaning('手工输入用的密钥', 'The secret, for typing in')),
    address: z.string().meta(meaning('二维码的内容', 'The content of the QR code')),
    begun: begunField,
  }),
  async handler(context, { password }) {
    const { id, email } = await confirmPassword(context, password)
    const { name: site } = await context.findGlobal('site')
    const secret = makeTotpSecret()
    return {
      secret,
      address: totpAddress(secret, { account: email, site: textIn(site, context.locale) }),
      begun: closeBegun(context, 'totp', id, secret),
    }
  },
})

export const totpConfirm = defineCall({
  path: 'account/totp/confirm',
  summary: {
    zh: '用应用给出的数字完成设置；还没有恢复码时给出一组，只显示这一次',
    en: 'Completes it with the digits the app shows. Returns recovery codes, once, if there are none yet',
  },
  access: 'session',
  changes: true,
  input: z.object({ begun: begunField, code: codeField }),
  output: z.object({ recoveryCodes: recoveryCodesField.optional() }),
  async handler(context, { begun, code }) {
    const { accounts, limit, member } = context
    await limit('memberSecondFactor', `set-up ${member.id}`)
    const secret = openBegun(context, 'totp', begun)
    const step = checkTotp(secret, code.replaceAll(/\s/g, ''))
    if (step === undefined) throw new AppError('wrongCode')
    return accounts.atomically(`member:${member.id}`, async (req) => {
      const totpSealed = accounts.seals.totp.close(secret)
      await accounts.members.update(req, member.id, { totpSealed, totpStep: step })
      return tellAndGiveCodes(context, req, 'totpOn')
    })
  },
})

export const totpRemove = defineCall({
  path: 'account/totp/remove',
  summary: { zh: '移除验证器应用，要输入密码', en: 'Removes the authenticator app; requires the password' },
  access: 'session',
  changes: true,
  input: z.object({ password: passwordField }),
  output: nothing,
  async handler(context, { password }) {
    const checked = await confirmPassword(context, password)
    const { members, outbox, passkeys } = context.accounts
    await context.accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email, id, language, totpSealed } = await readUnchanged(context, req, checked)
      if (!totpSealed) throw new AppError('notFound')
      const isLast = (await passkeys.count(id, req)) === 0
      await members.update(req, id, { totpSealed: null, totpStep: null, ...(isLast && { recoveryCodes: [] }) })
      await outbox.add(req, { to: email, template: 'security', language, change: 'totpOff' })
    })
    return {}
  },
})

export const recoveryCodesRenew = defineCall({
  path: 'account/recovery-codes/renew',
  summary: {
    zh: '换一组新的恢复码，旧的失效；要输入密码',
    en: 'Replaces the recovery codes; requires the password',
  },
  access: 'session',
  changes: true,
  input: z.object({ password: passwordField }),
  output: z.object({ recoveryCodes: recoveryCodesField }),
  async handler(context, { password }) {
    const checked = await confirmPassword(context, password)
    const { members, outbox, passkeys } = context.accounts
    return context.accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email, id, language, totpSealed } = await readUnchanged(context, req, checked)
      // Codes in place of a second factor that there is not would be a second factor themselves.
      if (!totpSealed && (await passkeys.count(id, req)) === 0) throw new AppError('notFound')
      const { codes, digests } = makeRecoveryCodes()
      await members.update(req, id, { recoveryCodes: digests })
      await outbox.add(req, { to: email, template: 'security', language, change: 'codesRenewed' })
      return { recoveryCodes: codes }
    })
  },
})

/** Tells the owner of a new second factor; with the first one come recovery codes. */
export async function tellAndGiveCodes(
  { accounts, member }: MemberContext,
  req: Parameters<MemberContext['accounts']['outbox']['add']>[0],
  change: 'totpOn' | 'passkeyAdded',
): Promise<{ recoveryCodes?: string[] }> {
  const stored = await accounts.members.findById(member.id, req)
  if (stored === undefined || stored.blocked) throw new AppError('sessionExpired')
  const { email, language, recoveryCodes } = stored
  await accounts.outbox.add(req, { to: email, template: 'security', language, change })
  if ((recoveryCodes ?? []).length > 0) return {}
  const { codes, digests } = makeRecoveryCodes()
  await accounts.members.update(req, member.id, { recoveryCodes: digests })
  return { recoveryCodes: codes }
}
