import type { Locale } from '#lib/locale.ts'
import type { Write } from './texts.ts'

/** What has changed in the ways by which an account is entered. */
export const securityChanges = {
  passwordChanged: {
    zh: '设置了新密码，其他登录都已退出',
    en: 'A new password was set, and every other session was ended.',
  },
  linked: { zh: '关联了一种新的登录方式', en: 'Another way of signing in was linked.' },
  unlinked: { zh: '取消了一种登录方式的关联', en: 'A linked way of signing in was removed.' },
  totpOn: { zh: '启用了验证器应用', en: 'An authenticator app was added.' },
  totpOff: { zh: '移除了验证器应用', en: 'The authenticator app was removed.' },
  passkeyAdded: { zh: '添加了一个通行密钥', en: 'A passkey was added.' },
  passkeyRemoved: { zh: '移除了一个通行密钥', en: 'A passkey was removed.' },
  tokenMade: {
    zh: '建了一个访问令牌，程序可以用它以您的名义下载文件。不需要时请在账户页撤销；重设密码不会使它失效',
    en: 'An access token was made, by which programs fetch files in your name. Revoke it on your account page if you do not know it; a new password does not end it.',
  },
  codesRenewed: {
    zh: '更换了恢复码，旧的已失效',
    en: 'The recovery codes were replaced; the old ones no longer work.',
  },
  factorReset: { zh: '工作人员应您的请求移除了第二步验证', en: 'Our staff removed the second step, as you asked.' },
  recovered: {
    zh: '有人在服务器的终端上恢复了账户：移除了第二步验证，结束了所有登录',
    en: 'The account was recovered at the server’s terminal: the second step was removed and every session ended.',
  },
  recoveryUsed: { zh: '有人用恢复码登录', en: 'A recovery code was used to sign in.' },
} satisfies Record<string, Record<Locale, string>>
export type SecurityChange = keyof typeof securityChanges

/** A sign-in as its mail tells of it: when, and what the browser calls itself and where it is, as far as that is known. */
export interface DeviceFacts {
  at: string
  place?: string | undefined
  browser?: string
  system?: string
}
const none: DeviceFacts = { at: '' }

export const securityMailTexts = {
  newDevice: {
    zh: ({ device: { at, browser, place, system } = none, site }) => ({
      subject: `新设备登录 · ${site}`,
      paragraphs: [
        `您的账户刚刚在一台新设备上登录：${browser === undefined ? '未知设备' : `${system}上的${browser}`}${place === undefined ? '' : `，${place}`}，${at}。`,
        '如果是您本人，不用做任何事。清除过浏览器数据，或用无痕窗口登录，也会算作新设备。',
        '如果不是您，请立即重设密码：所有登录会随之结束，对方也会退出。只想结束那一处登录，可以打开账户页的“已登录的设备”。',
      ],
      action: { label: '重设密码', path: '/login?mode=forgot' },
      also: { label: '查看已登录的设备', path: '/login?mode=account#sessions' },
    }),
    en: ({ device: { at, browser, place, system } = none, site }) => ({
      subject: `Sign-in on a new device · ${site}`,
      paragraphs: [
        `Your account has just been signed in to on a new device: ${browser === undefined ? 'unknown device' : `${browser} on ${system}`}${place === undefined ? '' : `, in ${place}`}, ${at}.`,
        'If it was you, you need do nothing. A browser whose data was cleared, or a private window, counts as a new device too.',
        'If it was not you, set a new password at once: that ends every session, theirs included. To end that one session only, see “Signed-in devices” on your account page.',
      ],
      action: { label: 'Set a new password', path: '/login?mode=forgot' },
      also: { label: 'See the signed-in devices', path: '/login?mode=account#sessions' },
    }),
  },
  security: {
    zh: ({ change = 'linked', site }) => ({
      subject: `账户安全设置有变化 · ${site}`,
      paragraphs: [
        `您的账户刚刚有一项变化：${securityChanges[change].zh}。`,
        '如果不是您本人的操作，请立即重设密码：所有登录会随之结束。',
      ],
      action: { label: '重设密码', path: '/login?mode=forgot' },
    }),
    en: ({ change = 'linked', site }) => ({
      subject: `A change to the security of your account · ${site}`,
      paragraphs: [
        `There has just been a change to your account. ${securityChanges[change].en}`,
        'If this was not you, set a new password at once: that ends every session.',
      ],
      action: { label: 'Set a new password', path: '/login?mode=forgot' },
    }),
  },
} satisfies Record<string, Record<Locale, Write>>
