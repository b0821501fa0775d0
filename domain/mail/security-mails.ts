import type { Locale } from '#lib/locale.ts'
import type { DeviceFacts } from './facts.ts'
import { type Mail, notYou, siteVariable as site } from './mail.ts'
import { securityChanges } from './security-changes.ts'

const none: DeviceFacts = { at: '' }

const writeDevice: Record<Locale, (device: DeviceFacts) => string> = {
  zh: ({ browser, place, system }) =>
    `${browser === undefined ? '未知设备' : `${system}上的${browser}`}${place === undefined ? '' : `，${place}`}`,
  en: ({ browser, place, system }) =>
    `${browser === undefined ? 'unknown device' : `${browser} on ${system}`}${place === undefined ? '' : `, in ${place}`}`,
}

export const securityMails = {
  newDevice: {
    area: 'security',
    title: { zh: '新设备登录', en: 'Sign-in on a new device' },
    when: { zh: '账户在没用过的浏览器上登录后', en: 'After a sign-in from a browser the account hasn’t used before' },
    variables: {
      ...site,
      device: { name: { zh: '浏览器、系统和地点', en: 'Browser, system and place' }, isRequired: true },
      at: { name: { zh: '时间', en: 'When' }, isRequired: true },
      notYou: notYou({
        zh: '如果不是您，请立即重设密码：所有登录会随之结束，对方也会退出。只想结束那一处登录，可以打开账户页的“已登录的设备”。',
        en: 'If it wasn’t you, set a new password immediately: that ends every session, theirs included. To end just that session, see “Signed-in devices” on your account page.',
      }),
    },
    words: {
      zh: {
        subject: '新设备登录 · {site}',
        text: '您的账户刚刚在一台新设备上登录：{device}，{at}。\n\n如果是您本人，不用做任何事。清除过浏览器数据，或用无痕窗口登录，也会算作新设备。\n\n{notYou}',
        action: '重设密码',
        also: '查看已登录的设备',
      },
      en: {
        subject: 'Sign-in on a new device · {site}',
        text: 'There has just been a sign-in to your account on a new device: {device}, {at}.\n\nIf it was you, there’s nothing to do. A browser whose data has been cleared, or a private window, also counts as a new device.\n\n{notYou}',
        action: 'Set a new password',
        also: 'See signed-in devices',
      },
    },
    read: ({ device = none }, locale) => ({ device: writeDevice[locale](device), at: device.at }),
    links: () => ({ action: '/login?mode=forgot', also: '/login?mode=account#sessions' }),
  },
  security: {
    area: 'security',
    title: { zh: '账户安全设置有变化', en: 'A change to an account’s security' },
    when: {
      zh: '访客的登录方式、两步验证或令牌有变化后',
      en: 'After ways of signing in, two-step verification or tokens of a visitor have changed',
    },
    variables: {
      ...site,
      change: { name: { zh: '变化', en: 'What has changed' }, isRequired: true },
      notYou: notYou({
        zh: '如果不是您本人的操作，请立即重设密码：所有登录会随之结束。',
        en: 'If this wasn’t you, set a new password immediately: that ends every session.',
      }),
    },
    words: {
      zh: {
        subject: '账户安全设置有变化 · {site}',
        text: '您的账户刚刚有一项变化：{change}。\n\n{notYou}',
        action: '重设密码',
      },
      en: {
        subject: 'A change to the security of your account · {site}',
        text: 'The security settings of your account have just changed. {change}\n\n{notYou}',
        action: 'Set a new password',
      },
    },
    read: ({ change = 'linked' }, locale) => ({ change: securityChanges[change][locale] }),
    links: () => ({ action: '/login?mode=forgot' }),
  },
} satisfies Record<string, Mail>
