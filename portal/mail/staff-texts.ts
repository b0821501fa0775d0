import type { Locale } from '#lib/locale.ts'
import { securityChanges } from './security-changes.ts'
import type { Write } from './mail-text.ts'

/** Which language somebody of the staff reads is not known, so both are in it. */
const staffReset = (({ site, token }) => ({
  subject: `重设后台密码 / Set a new staff password · ${site}`,
  paragraphs: [
    '有人为您的后台账户申请了新密码。请在一小时内打开下面的链接；如果不是您本人，请忽略这封邮件。',
    'Somebody asked for a new password for your staff account. Open the link below within one hour. If it was not you, ignore this mail.',
  ],
  action: { label: '设置新密码 / Set a new password', path: `/admin/reset/${token}` },
})) satisfies Write

const staffSecurity = (({ change = 'totpOn', site }) => ({
  subject: `后台账户的安全设置有变化 / A change to the security of your staff account · ${site}`,
  paragraphs: [
    `您的后台账户刚刚有一项变化：${securityChanges[change].zh}。如果不是您本人的操作，请立即重设密码，并告知管理员。`,
    `There has just been a change to your staff account. ${securityChanges[change].en} If this was not you, set a new password at once and tell an administrator.`,
  ],
  action: { label: '重设密码 / Set a new password', path: '/admin/forgot' },
})) satisfies Write

const staffEmail = (({ email, site }) => ({
  subject: `后台账户的邮箱已更换 / The e-mail address of your staff account was changed · ${site}`,
  paragraphs: [
    `您的后台账户现在使用新邮箱（${email}），请用它登录。如果不是您本人的操作，请立即告知管理员。`,
    `Your staff account now uses ${email}: sign in with that address. If this was not you, tell an administrator at once.`,
  ],
  action: { label: '打开后台 / Open the admin', path: '/admin/login' },
})) satisfies Write

export const staffMailTexts = {
  staffReset: { zh: staffReset, en: staffReset },
  staffEmail: { zh: staffEmail, en: staffEmail },
  staffSecurity: { zh: staffSecurity, en: staffSecurity },
} satisfies Record<string, Record<Locale, Write>>
