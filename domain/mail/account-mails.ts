import { linkLifeVariable as life } from './link-life.ts'
import { type Mail, notYou, siteVariable as site, type Variable } from './mail.ts'

const link = (mode: string, token: string) => `/login?mode=${mode}#token=${token}`
const ignore = notYou({
  zh: '如果不是您本人的操作，请忽略这封邮件，不会有任何变化。',
  en: 'If this wasn’t you, ignore this e-mail. Nothing will change.',
})
const contact = notYou({
  zh: '如果不是您本人的操作，请立即联系我们。',
  en: 'If this wasn’t you, contact us immediately.',
})
const email: Variable = { name: { zh: '新邮箱', en: 'The new address' }, isRequired: true }

/** Mails about an account, to its owner. A name is in none of them: who asks for a mail could write anything into it. */
export const accountMails = {
  verify: {
    area: 'account',
    title: { zh: '确认邮箱', en: 'Confirm an address' },
    when: { zh: '有人用这个邮箱注册账户时', en: 'When someone registers with the address' },
    variables: { ...site, life, notYou: ignore },
    words: {
      zh: {
        subject: '确认您的邮箱 · {site}',
        text: '您正在用这个邮箱注册账户。请在{life}内打开下面的链接，并输入您设置的密码，完成注册。\n\n{notYou}',
        action: '确认邮箱',
      },
      en: {
        subject: 'Confirm your e-mail address · {site}',
        text: 'You are creating an account with this address. Open the link below within {life} and enter the password you chose to finish.\n\n{notYou}',
        action: 'Confirm address',
      },
    },
    links: ({ token }) => ({ action: link('verify', token) }),
  },
  known: {
    area: 'account',
    title: { zh: '已有账户', en: 'There is an account' },
    when: { zh: '有人用已有账户的邮箱注册时', en: 'When someone registers with an address that has an account' },
    variables: { ...site, notYou: ignore },
    words: {
      zh: {
        subject: '您已有账户 · {site}',
        text: '有人想用这个邮箱创建账户，但它已经属于一个账户。如果是您本人，请直接登录；忘记密码时可以重新设置。\n\n{notYou}',
        action: '去登录',
      },
      en: {
        subject: 'You already have an account · {site}',
        text: 'Someone tried to create an account with this address, but it already has one. If it was you, sign in; if you’ve forgotten the password, you can reset it there.\n\n{notYou}',
        action: 'Sign in',
      },
    },
    links: () => ({ action: '/login' }),
  },
  reset: {
    area: 'account',
    title: { zh: '重设密码', en: 'Set a new password' },
    when: { zh: '访客忘记密码时', en: 'When a visitor has forgotten the password' },
    variables: { ...site, life, notYou: ignore },
    words: {
      zh: {
        subject: '重新设置密码 · {site}',
        text: '请在{life}内打开下面的链接，设置新密码。设置后，所有设备上的登录都会退出。\n\n{notYou}',
        action: '设置新密码',
      },
      en: {
        subject: 'Set a new password · {site}',
        text: 'Open the link below within {life} to set a new password. You will then be signed out on every device.\n\n{notYou}',
        action: 'Set a new password',
      },
    },
    links: ({ token }) => ({ action: link('reset', token) }),
  },
  passwordChanged: {
    area: 'account',
    title: { zh: '密码已更改', en: 'The password was changed' },
    when: { zh: '访客更改密码后', en: 'After a visitor has changed the password' },
    variables: {
      ...site,
      notYou: notYou({
        zh: '如果不是您本人的操作，请立即重新设置密码。',
        en: 'If this wasn’t you, set a new password immediately.',
      }),
    },
    words: {
      zh: {
        subject: '密码已更改 · {site}',
        text: '您的账户密码刚刚更改，所有设备上的登录都已退出。\n\n{notYou}',
        action: '重新设置密码',
      },
      en: {
        subject: 'Your password was changed · {site}',
        text: 'Your password has just been changed, and you’ve been signed out on every device.\n\n{notYou}',
        action: 'Set a new password',
      },
    },
    links: () => ({ action: '/login?mode=forgot' }),
  },
  emailOld: {
    area: 'account',
    title: { zh: '确认更换邮箱', en: 'Agree to a new address' },
    when: { zh: '更换邮箱时，发到原来的邮箱', en: 'To the old address, when it is to be changed' },
    variables: {
      ...site,
      email,
      life,
      notYou: notYou({
        zh: '如果不是您本人的操作，请不要打开链接，并尽快更改密码。',
        en: 'If this wasn’t you, don’t open the link, and change your password soon.',
      }),
    },
    words: {
      zh: {
        subject: '确认更换邮箱 · {site}',
        text: '您的账户将改用新邮箱（{email}）。新旧两个邮箱都确认后才会生效，请在{life}内打开下面的链接。\n\n{notYou}',
        action: '同意更换',
      },
      en: {
        subject: 'Confirm your change of e-mail address · {site}',
        text: 'You asked to change your e-mail address to {email}. The change takes effect once both the old and the new address have confirmed it. To confirm, open the link below within {life}.\n\n{notYou}',
        action: 'Confirm the change',
      },
    },
    links: ({ token }) => ({ action: link('email', token) }),
  },
  emailNew: {
    area: 'account',
    title: { zh: '确认新邮箱', en: 'Confirm a new address' },
    when: { zh: '更换邮箱时，发到新邮箱', en: 'To the new address, when it is to be changed' },
    variables: { ...site, life, notYou: ignore },
    words: {
      zh: {
        subject: '确认新邮箱 · {site}',
        text: '有账户将改用这个邮箱。新旧两个邮箱都确认后才会生效，请在{life}内打开下面的链接。\n\n{notYou}',
        action: '确认新邮箱',
      },
      en: {
        subject: 'Confirm your new e-mail address · {site}',
        text: 'Someone asked to use this address for their account. The change takes effect once both the old and the new address have confirmed it. To confirm, open the link below within {life}.\n\n{notYou}',
        action: 'Confirm address',
      },
    },
    links: ({ token }) => ({ action: link('email', token) }),
  },
  emailChanged: {
    area: 'account',
    title: { zh: '邮箱已更换', en: 'The address was changed' },
    when: { zh: '更换邮箱后，发到原来的邮箱', en: 'To the old address, after the change' },
    variables: { ...site, email, notYou: contact },
    words: {
      zh: {
        subject: '邮箱已更换 · {site}',
        text: '您的账户现在使用新邮箱（{email}）。\n\n{notYou}',
        action: '联系我们',
      },
      en: {
        subject: 'Your e-mail address was changed · {site}',
        text: 'Your account now uses {email}.\n\n{notYou}',
        action: 'Contact us',
      },
    },
    links: () => ({ action: '/contact' }),
  },
  deleted: {
    area: 'account',
    title: { zh: '账户已删除', en: 'The account was deleted' },
    when: { zh: '访客删除账户后', en: 'After a visitor has deleted the account' },
    variables: { ...site, notYou: contact },
    words: {
      zh: {
        subject: '账户已删除 · {site}',
        text: '您的账户及其资料已按您的要求删除。{notYou}',
        action: '联系我们',
      },
      en: {
        subject: 'Your account was deleted · {site}',
        text: 'Your account and its data have been deleted, as you asked. {notYou}',
        action: 'Contact us',
      },
    },
    links: () => ({ action: '/contact' }),
  },
} satisfies Record<string, Mail>
