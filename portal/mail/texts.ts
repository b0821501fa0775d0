import type { Locale } from '#lib/locale.ts'
import { advisoryMailTexts } from './advisory-texts.ts'
import { enquiryMailTexts } from './enquiry-texts.ts'
import type { Write } from './mail-text.ts'
import { reviewMailTexts } from './review-texts.ts'
import { securityMailTexts } from './security-texts.ts'
import { ticketMailTexts } from './ticket-texts.ts'
import { staffMailTexts } from './staff-texts.ts'

const ignoreZh = '如果不是您本人的操作，请忽略这封邮件，不会有任何变化。'
const ignoreEn = 'If this was not you, ignore this mail. Nothing will change.'
const link = (mode: string, token: string) => `/login?mode=${mode}#token=${token}`

/** Every mail, in both languages. A name is in none of them: who asks for a mail could write anything into it. */
export const mailTexts = {
  verify: {
    zh: ({ site, token }) => ({
      subject: `确认您的邮箱 · ${site}`,
      paragraphs: ['您正在用这个邮箱注册账户。请在一小时内打开下面的链接，并输入您设置的密码，完成注册。', ignoreZh],
      action: { label: '确认邮箱', path: link('verify', token) },
    }),
    en: ({ site, token }) => ({
      subject: `Confirm your e-mail address · ${site}`,
      paragraphs: [
        'You are creating an account with this address. Open the link below within one hour and enter the password you chose to finish.',
        ignoreEn,
      ],
      action: { label: 'Confirm address', path: link('verify', token) },
    }),
  },
  known: {
    zh: ({ site }) => ({
      subject: `您已有账户 · ${site}`,
      paragraphs: [
        '有人想用这个邮箱创建账户，但它已经属于一个账户。如果是您本人，请直接登录；忘记密码时可以重新设置。',
        ignoreZh,
      ],
      action: { label: '去登录', path: '/login' },
    }),
    en: ({ site }) => ({
      subject: `You already have an account · ${site}`,
      paragraphs: [
        'Somebody tried to use this address for an account, but it already belongs to one. If it was you, sign in; if you have forgotten the password, set a new one there.',
        ignoreEn,
      ],
      action: { label: 'Sign in', path: '/login' },
    }),
  },
  reset: {
    zh: ({ site, token }) => ({
      subject: `重新设置密码 · ${site}`,
      paragraphs: ['请在一小时内打开下面的链接，设置新密码。设置后，所有设备上的登录都会退出。', ignoreZh],
      action: { label: '设置新密码', path: link('reset', token) },
    }),
    en: ({ site, token }) => ({
      subject: `Set a new password · ${site}`,
      paragraphs: [
        'Open the link below within one hour to set a new password. You will then be signed out on every device.',
        ignoreEn,
      ],
      action: { label: 'Set a new password', path: link('reset', token) },
    }),
  },
  passwordChanged: {
    zh: ({ site }) => ({
      subject: `密码已更改 · ${site}`,
      paragraphs: ['您的账户密码刚刚更改，所有设备上的登录都已退出。', '如果不是您本人的操作，请立即重新设置密码。'],
      action: { label: '重新设置密码', path: '/login?mode=forgot' },
    }),
    en: ({ site }) => ({
      subject: `Your password was changed · ${site}`,
      paragraphs: [
        'The password of your account has just been changed, and you were signed out on every device.',
        'If this was not you, set a new password at once.',
      ],
      action: { label: 'Set a new password', path: '/login?mode=forgot' },
    }),
  },
  emailOld: {
    zh: ({ email, site, token }) => ({
      subject: `确认更换邮箱 · ${site}`,
      paragraphs: [
        `您的账户将改用新邮箱（${email}）。新旧两个邮箱都确认后才会生效，请在一小时内打开下面的链接。`,
        '如果不是您本人的操作，请不要打开链接，并尽快更改密码。',
      ],
      action: { label: '同意更换', path: link('email', token) },
    }),
    en: ({ email, site, token }) => ({
      subject: `Confirm the change of your e-mail address · ${site}`,
      paragraphs: [
        `Your account is to move to ${email}. It does so once both the old and the new address have confirmed; open the link below within one hour.`,
        'If this was not you, do not open the link, and change your password soon.',
      ],
      action: { label: 'Agree to the change', path: link('email', token) },
    }),
  },
  emailNew: {
    zh: ({ site, token }) => ({
      subject: `确认新邮箱 · ${site}`,
      paragraphs: ['有账户将改用这个邮箱。新旧两个邮箱都确认后才会生效，请在一小时内打开下面的链接。', ignoreZh],
      action: { label: '确认新邮箱', path: link('email', token) },
    }),
    en: ({ site, token }) => ({
      subject: `Confirm your new e-mail address · ${site}`,
      paragraphs: [
        'An account is to move to this address. It does so once both the old and the new address have confirmed; open the link below within one hour.',
        ignoreEn,
      ],
      action: { label: 'Confirm address', path: link('email', token) },
    }),
  },
  emailChanged: {
    zh: ({ email, site }) => ({
      subject: `邮箱已更换 · ${site}`,
      paragraphs: [`您的账户现在使用新邮箱（${email}）。`, '如果不是您本人的操作，请立即联系我们。'],
      action: { label: '联系我们', path: '/contact' },
    }),
    en: ({ email, site }) => ({
      subject: `Your e-mail address was changed · ${site}`,
      paragraphs: [`Your account now uses ${email}.`, 'If this was not you, contact us at once.'],
      action: { label: 'Contact us', path: '/contact' },
    }),
  },
  deleted: {
    zh: ({ site }) => ({
      subject: `账户已删除 · ${site}`,
      paragraphs: ['您的账户及其资料已按您的要求删除。如果不是您本人的操作，请立即联系我们。'],
      action: { label: '联系我们', path: '/contact' },
    }),
    en: ({ site }) => ({
      subject: `Your account was deleted · ${site}`,
      paragraphs: ['Your account and its data were deleted as you asked. If this was not you, contact us at once.'],
      action: { label: 'Contact us', path: '/contact' },
    }),
  },
  ...advisoryMailTexts,
  ...enquiryMailTexts,
  ...reviewMailTexts,
  ...securityMailTexts,
  ...staffMailTexts,
  ...ticketMailTexts,
} satisfies Record<string, Record<Locale, Write>>

export type MailTemplate = keyof typeof mailTexts
