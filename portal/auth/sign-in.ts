import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { hashOfNobody, verifyPassword } from '#lib/crypto/password-hash.ts'
import { defineCall } from '#portal/call.ts'
import { emailField, meaning } from '#portal/schemas.ts'
import { completeSignIn, signedIn } from './complete-sign-in.ts'
import { describeMember, memberInfo, nothing, passwordField } from './fields.ts'

/**
 * Not marked as a change: a repeated sign-in only opens another session, and its answer, which has the token, must be
 * kept nowhere to be repeated.
 */
export const authLogin = defineCall({
  path: 'auth/login',
  summary: {
    zh: '登录；邮箱不存在与密码错误的回答相同',
    en: 'Sign in; the response is the same for an unknown address and a wrong password',
  },
  input: z.object({ email: emailField, password: passwordField }),
  output: signedIn,
  async handler(context, { email, password }) {
    const { accounts, caller, limit } = context
    const { members } = accounts
    const address = caller.address ?? ''
    await limit('memberSignInAddress', address)
    await limit('memberSignIn', `${email} ${address}`)
    const found = await members.findByEmail(email)
    // Who guesses from everywhere is slowed down; the owner, from where they signed in before, is not.
    if (!members.isKnownNetwork(found, caller.address)) await limit('memberSignInAccount', email)
    const isRight = await verifyPassword(password, found?.passwordHash ?? hashOfNobody)
    if (found === undefined || !isRight || found.blocked) throw new AppError('wrongCredentials')
    return accounts.atomically(`member:${found.id}`, async (req) => {
      const member = await members.findById(found.id, req)
      // Changed or blocked since the password was checked.
      if (member === undefined || member.blocked || member.passwordHash !== found.passwordHash)
        throw new AppError('wrongCredentials')
      return completeSignIn(context, req, member)
    })
  },
})

/** A badge says no more than that there are more than 99. */
const mostUnread = 100

export const authMe = defineCall({
  path: 'auth/me',
  summary: {
    zh: '当前登录的人',
    en: 'Who is signed in',
  },
  access: 'session',
  input: nothing,
  output: memberInfo.extend({
    unreadTickets: z
      .int()
      .min(0)
      .max(mostUnread)
      .meta(
        meaning(
          `有未读答复的工单数，最多数到${mostUnread}`,
          `Tickets with unread answers, counted up to ${mostUnread}`,
        ),
      ),
  }),
  handler: async (context) => ({
    ...describeMember(context.member),
    unreadTickets: (await context.desk.unreadOf(context, mostUnread)).length,
  }),
})

export const authRefresh = defineCall({
  path: 'auth/refresh',
  summary: {
    zh: '保持登录：重新计算闲置时间，令牌不变',
    en: 'Extends the session: its idle time restarts; the token stays the same',
  },
  access: 'session',
  input: nothing,
  output: z.object({
    info: memberInfo,
    expiresAt: z.string().meta(meaning('不再使用时的结束时间', 'When it ends if it is not used')),
  }),
  handler: async ({ accounts, member }) => ({
    info: describeMember(member),
    expiresAt: await accounts.sessions.refresh(member),
  }),
})

export const authLogout = defineCall({
  path: 'auth/logout',
  summary: {
    zh: '退出当前登录；用其他服务登录的，给出在那里退出的地址',
    en: 'Ends this session; for one that began at another service, returns where to sign out there',
  },
  access: 'session',
  changes: true,
  input: nothing,
  output: z.object({
    onward: z.string().optional().meta(meaning('在登录服务退出的地址', 'Where to sign out at the service')),
  }),
  async handler({ accounts, member }) {
    const ended = await accounts.sessions.end(member.id, member.sessionId)
    if (!ended?.provider) return {}
    const idToken = accounts.seals.idToken.open(ended.idTokenSealed ?? '')
    const onward = await accounts.issuers.logoutAddress(ended.provider, idToken)
    return onward === undefined ? {} : { onward }
  },
})
