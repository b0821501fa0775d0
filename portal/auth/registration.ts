import { z } from 'zod'
import { accountConsentVersions } from '#domain/account/account-consent.ts'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { digestToken } from './opaque-token.ts'
import { hashPassword, verifyPassword } from '#lib/crypto/password-hash.ts'
import { defineCall } from '#portal/call.ts'
import { limitMails } from '#portal/limit.ts'
import { emailField, meaning } from '#portal/schemas.ts'
import { backField, linkTokenField, nameField, newPasswordField, nothing, passwordField } from './fields.ts'
import { refuseCommonPassword } from './password.ts'

/** What a registration waits with; there is no account before the address is confirmed. */
export const waitingRegistration = z.object({
  name: z.string(),
  language: z.enum(locales),
  passwordHash: z.string(),
  consent: z.enum(accountConsentVersions),
  back: z.string().optional(),
})

export const authRegister = defineCall({
  path: 'auth/register',
  summary: {
    zh: '申请账户，确认链接发到邮箱；邮箱已有账户时回答相同',
    en: 'Requests an account; a link goes to the address. The response is the same if it already has one',
  },
  changes: true,
  input: z.object({
    name: nameField,
    email: emailField,
    password: newPasswordField,
    consent: z
      .enum(accountConsentVersions)
      .meta(meaning('表单上所示的同意条款的版本', 'Version of the consent text the form showed')),
    back: backField,
  }),
  output: nothing,
  async handler({ accounts, caller, limit, locale }, { back, consent, email, name, password }) {
    const { links, members, outbox } = accounts
    await limitMails({ caller, limit }, email)
    await refuseCommonPassword({ field: 'password', password }, [name, email], locale)
    const passwordHash = await hashPassword(password)
    await accounts.atomically(`email:${email}`, async (req) => {
      const known = await members.findByEmail(email, req)
      if (known === undefined) {
        const details = { name, language: locale, passwordHash, consent, ...(back !== undefined && { back }) }
        const token = await links.make(req, 'register', { email, details })
        await outbox.add(req, { to: email, template: 'verify', language: locale, token })
      } else {
        await links.makeVoid(req)
        await outbox.add(req, { to: known.email, template: 'known', language: known.language })
      }
    })
    return {}
  },
})

export const authVerify = defineCall({
  path: 'auth/verify',
  summary: {
    zh: '凭注册时设置的密码确认新账户的邮箱，之后用同一密码登录',
    en: 'Confirm the address of a new account, with the password chosen for it; then sign in with both',
  },
  changes: true,
  input: z.object({ token: linkTokenField, password: passwordField }),
  output: z.object({
    email: z.string().meta(meaning('新账户的邮箱', 'The address of the new account')),
    back: backField,
  }),
  async handler({ accounts, caller, limit }, { password, token }) {
    const { links, members } = accounts
    await limit('memberLink', caller.address ?? '')
    const asked = await links.find(token, 'register')
    if (asked === undefined) throw new AppError('linkExpired')
    await limit('memberLinkPassword', digestToken(token) ?? '')
    const { passwordHash } = waitingRegistration.parse(asked.details)
    // Whoever registered with another's address set that password: a link opened by its owner must not put it in force.
    if (!(await verifyPassword(password, passwordHash))) throw new AppError('wrongCredentials')
    return accounts.atomically(`email:${asked.email}`, async (req) => {
      const link = await links.find(token, 'register', req)
      if (link === undefined || (await members.findByEmail(link.email, req)) !== undefined)
        throw new AppError('linkExpired')
      const { back, consent, ...details } = waitingRegistration.parse(link.details)
      const id = await members.create(req, { email: link.email, ...details })
      await accounts.consents.give(req, id, consent, details.language)
      await links.endOfEmail(req, 'register', link.email)
      return { email: link.email, back }
    })
  },
})
