import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'
import { openedSession, openSession } from './complete-sign-in.ts'
import { codeField, linkTokenField, passkeyAnswerField } from './fields.ts'
import type { Link } from './links.ts'
import type { StoredMember } from './members.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { checkTotp } from './totp.ts'

const pendingField = linkTokenField.meta(
  meaning('第一步登录给出的凭据，十分钟内有效', 'The value returned by the first sign-in step; valid for ten minutes'),
)
const details = z.object({
  provider: z.string().optional(),
  idTokenSealed: z.string().optional(),
  challenge: z.string().optional(),
})

/** Shows the second factor and opens the session, all at once or not at all. */
async function answerPending(
  context: CallContext,
  pending: string,
  isRight: (req: PayloadRequest, member: StoredMember, link: Link) => Promise<boolean>,
) {
  const { accounts, caller, limit } = context
  const { links, members } = accounts
  await limit('memberLink', caller.address ?? '')
  const asked = await links.find(pending, 'pending')
  if (asked?.member == null) throw new AppError('linkExpired')
  const owner = asked.member
  // Who gets here has the password: six digits must not be what is left to guess.
  await limit('memberSecondFactor', `${owner} ${caller.address ?? ''}`)
  await limit('memberSecondFactorAccount', String(owner))
  return accounts.atomically(`member:${owner}`, async (req) => {
    const link = await links.find(pending, 'pending', req)
    const member = await members.findById(owner, req)
    if (link === undefined || member === undefined || member.blocked) throw new AppError('linkExpired')
    if (!(await isRight(req, member, link))) throw new AppError('wrongCode')
    await links.markUsed(req, link)
    return openSession(context, req, member, details.parse(link.details ?? {}))
  })
}

/** Not marked as a change: its answer has the token, and must be kept nowhere to be repeated. */
export const secondFactorCode = defineCall({
  path: 'auth/second-factor',
  summary: {
    zh: '登录的第二步：验证器的六位数字，或一个恢复码',
    en: 'Second step of signing in: the six digits of an authenticator, or a recovery code',
  },
  input: z.object({ pending: pendingField, code: codeField }),
  output: openedSession,
  handler: (context, { code, pending }) =>
    answerPending(context, pending, async (req, member) => {
      const { members, outbox, seals } = context.accounts
      const secret = seals.totp.open(member.totpSealed ?? '')
      const step =
        secret === undefined ? undefined : checkTotp(secret, code.replaceAll(/\s/g, ''), member.totpStep ?? 0)
      if (step !== undefined) {
        await members.update(req, member.id, { totpStep: step })
        return true
      }
      const left = spendRecoveryCode(member.recoveryCodes ?? [], code)
      if (left === undefined) return false
      await members.update(req, member.id, { recoveryCodes: left })
      const { email, language } = member
      await outbox.add(req, { to: email, template: 'security', language, change: 'recoveryUsed' })
      return true
    }),
})

export const secondFactorPasskeyStart = defineCall({
  path: 'auth/second-factor/passkey/start',
  summary: {
    zh: '登录的第二步：向通行密钥提问',
    en: 'Second step of signing in: the challenge for a passkey',
  },
  input: z.object({ pending: pendingField }),
  output: z.object({ options: z.record(z.string(), z.unknown()) }),
  async handler({ accounts, caller, limit }, { pending }) {
    await limit('memberLink', caller.address ?? '')
    const { links, passkeys } = accounts
    const asked = await links.find(pending, 'pending')
    if (asked?.member == null) throw new AppError('linkExpired')
    const { challenge, options } = await passkeys.ask(asked.member)
    await accounts.atomically(`member:${asked.member}`, (req) =>
      links.amend(req, asked, { ...details.parse(asked.details ?? {}), challenge }),
    )
    return { options: { ...options } }
  },
})

export const secondFactorPasskey = defineCall({
  path: 'auth/second-factor/passkey',
  summary: {
    zh: '登录的第二步：通行密钥的回答',
    en: 'Second step of signing in: the passkey’s response',
  },
  input: z.object({ pending: pendingField, response: passkeyAnswerField }),
  output: openedSession,
  handler: (context, { pending, response }) =>
    answerPending(context, pending, async (req, member, link) => {
      const { challenge } = details.parse(link.details ?? {})
      return challenge !== undefined && context.accounts.passkeys.check(req, member.id, { challenge, response })
    }),
})
