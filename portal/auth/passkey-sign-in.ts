import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'
import { openedSession, openSession } from './complete-sign-in.ts'
import { nothing, passkeyAnswerField } from './fields.ts'

/** How long a question to a passkey may wait for its answer: as long as somebody leaves the page of signing in open. */
export const askedLife = 60 * 60_000

const asked = z.object({ challenge: z.string(), endsAt: z.number() })

/** @returns the challenge that was sealed, once: a second answer to it is none */
async function takeChallenge({ accounts }: CallContext, sealed: string): Promise<string> {
  const opened = accounts.seals.asked.open(sealed)
  const { data } = asked.safeParse(opened === undefined ? undefined : JSON.parse(opened))
  if (data === undefined || data.endsAt < Date.now()) throw new AppError('linkExpired')
  if (!(await accounts.links.spend(data.challenge))) throw new AppError('linkExpired')
  return data.challenge
}

/** Writes nothing: every opened page of signing in asks. */
export const passkeySignInStart = defineCall({
  path: 'auth/passkey/start',
  summary: {
    zh: '用通行密钥登录：给浏览器的问题，不需要知道是谁',
    en: 'Sign in with a passkey: the challenge, for anyone',
  },
  input: nothing,
  output: z.object({
    options: z.record(z.string(), z.unknown()),
    asked: z
      .string()
      .meta(meaning('问题的凭据，一小时内有效，只能用一次', 'Identifies the challenge; valid once, for an hour')),
  }),
  async handler({ accounts }) {
    const { challenge, options } = await accounts.passkeys.askAnybody()
    const sealed = accounts.seals.asked.close(JSON.stringify({ challenge, endsAt: Date.now() + askedLife }))
    return { options: { ...options }, asked: sealed }
  },
})

/**
 * The passkey says who it is, and has checked that by finger, face or number: it stands for both factors. All refusals are
 * one answer. Not marked as a change: its answer has the token, and must be kept nowhere to be repeated.
 */
export const passkeySignIn = defineCall({
  path: 'auth/passkey',
  summary: {
    zh: '用通行密钥登录：浏览器的回答；代替密码和两步验证',
    en: 'Sign in with a passkey: the browser’s response. Replaces password and second factor',
  },
  input: z.object({ asked: z.string().max(2000), response: passkeyAnswerField }),
  output: openedSession,
  async handler(context, { asked: sealed, response }) {
    const { accounts, caller, limit } = context
    await limit('memberSignInAddress', caller.address ?? '')
    const challenge = await takeChallenge(context, sealed)
    const owner = await accounts.passkeys.ownerOf(response)
    if (owner === undefined) throw new AppError('wrongPasskey')
    return accounts.atomically(`member:${owner}`, async (req) => {
      const member = await accounts.members.findById(owner, req)
      const given = { challenge, response, isAlone: true }
      if (member === undefined || member.blocked || !(await accounts.passkeys.check(req, owner, given)))
        throw new AppError('wrongPasskey')
      return openSession(context, req, member, {})
    })
  },
})
