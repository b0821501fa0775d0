import type { Locale } from '#lib/locale.ts'
import type { Write } from './texts.ts'

/** Which language somebody of the staff reads is not known, so both are in it. */
const staffReset = (({ site, token }) => ({
  subject: `重设后台密码 / Set a new staff password · ${site}`,
  paragraphs: [
    '有人为您的后台账户申请了新密码。请在一小时内打开下面的链接；如果不是您本人，请忽略这封邮件。',
    'Somebody asked for a new password for your staff account. Open the link below within one hour. If it was not you, ignore this mail.',
  ],
  action: { label: '设置新密码 / Set a new password', path: `/admin/reset/${token}` },
})) satisfies Write

export const staffMailTexts = { staffReset: { zh: staffReset, en: staffReset } } satisfies Record<
  string,
  Record<Locale, Write>
>
