import { linkLifeVariable as life } from './link-life.ts'
import { type Mail, notYou, siteVariable as site } from './mail.ts'
import { securityChanges } from './security-changes.ts'

/** Which language somebody of the staff reads is not known, so both are in it. */
export const staffMails = {
  staffReset: {
    area: 'staff',
    isBilingual: true,
    title: { zh: '员工重设密码', en: 'New staff password' },
    when: { zh: '员工忘记后台密码时', en: 'When a member of staff has forgotten their password' },
    variables: {
      ...site,
      life,
      notYou: notYou({
        zh: '如果不是您本人，请忽略这封邮件。',
        en: 'If it wasn’t you, ignore this e-mail.',
      }),
    },
    words: {
      zh: {
        subject: '重设后台密码',
        text: '有人为您的后台账户申请了新密码。请在{life}内打开下面的链接。{notYou}',
        action: '设置新密码',
      },
      en: {
        subject: 'Set a new staff password · {site}',
        text: 'Someone asked for a new password for your staff account. Open the link below within {life}. {notYou}',
        action: 'Set a new password',
      },
    },
    links: ({ token }) => ({ action: `/admin/reset/${token}` }),
  },
  staffEmail: {
    area: 'staff',
    isBilingual: true,
    title: { zh: '员工邮箱已更换', en: 'A staff address was changed' },
    when: { zh: '更换后，发到员工原来的邮箱', en: 'To the old address, after the change' },
    variables: {
      ...site,
      email: { name: { zh: '新邮箱', en: 'The new address' }, isRequired: true },
      notYou: notYou({
        zh: '如果不是您本人的操作，请立即告知管理员。',
        en: 'If this wasn’t you, tell an administrator immediately.',
      }),
    },
    words: {
      zh: {
        subject: '后台账户的邮箱已更换',
        text: '您的后台账户现在使用新邮箱（{email}），请用它登录。{notYou}',
        action: '打开后台',
      },
      en: {
        subject: 'The e-mail address of your staff account was changed · {site}',
        text: 'Your staff account now uses {email}: sign in with that address. {notYou}',
        action: 'Open the admin',
      },
    },
    links: () => ({ action: '/admin/login' }),
  },
  staffSecurity: {
    area: 'staff',
    isBilingual: true,
    title: { zh: '员工账户安全设置有变化', en: 'A change to a staff account’s security' },
    when: {
      zh: '员工的密码或两步验证有变化后',
      en: 'After password or two-step verification of a staff account have changed',
    },
    variables: {
      ...site,
      change: { name: { zh: '变化', en: 'What has changed' }, isRequired: true },
      notYou: notYou({
        zh: '如果不是您本人的操作，请立即重设密码，并告知管理员。',
        en: 'If this wasn’t you, set a new password immediately and tell an administrator.',
      }),
    },
    words: {
      zh: {
        subject: '后台账户的安全设置有变化',
        text: '您的后台账户刚刚有一项变化：{change}。{notYou}',
        action: '重设密码',
      },
      en: {
        subject: 'A change to the security of your staff account · {site}',
        text: 'The security settings of your staff account have just changed. {change} {notYou}',
        action: 'Set a new password',
      },
    },
    read: ({ change = 'totpOn' }, locale) => ({ change: securityChanges[change][locale] }),
    links: () => ({ action: '/admin/forgot' }),
  },
} satisfies Record<string, Mail>
