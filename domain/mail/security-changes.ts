import type { Locale } from '#lib/locale.ts'

/** What has changed in the ways by which an account is entered. */
export const securityChanges = {
  passwordChanged: {
    zh: '设置了新密码，其他登录都已退出',
    en: 'A new password was set, and every other session was ended.',
  },
  linked: { zh: '关联了一种新的登录方式', en: 'Another way to sign in was linked.' },
  unlinked: { zh: '取消了一种登录方式的关联', en: 'A linked way to sign in was removed.' },
  totpOn: { zh: '启用了验证器应用', en: 'An authenticator app was added.' },
  totpOff: { zh: '移除了验证器应用', en: 'The authenticator app was removed.' },
  passkeyAdded: { zh: '添加了一个通行密钥', en: 'A passkey was added.' },
  passkeyRemoved: { zh: '移除了一个通行密钥', en: 'A passkey was removed.' },
  tokenMade: {
    zh: '建了一个访问令牌，程序可以用它以您的名义下载文件。不需要时请在账户页撤销；重设密码不会使它失效',
    en: 'An access token was created, which lets programs download files in your name. If you don’t recognise it, revoke it on your account page; setting a new password doesn’t revoke it.',
  },
  codesRenewed: {
    zh: '更换了恢复码，旧的已失效',
    en: 'The recovery codes were replaced; the old ones no longer work.',
  },
  factorReset: {
    zh: '工作人员应您的请求移除了两步验证',
    en: 'Our staff turned off two-step verification, as you asked.',
  },
  recovered: {
    zh: '有人在服务器的终端上恢复了账户：移除了两步验证，结束了所有登录',
    en: 'The account was recovered at the server’s terminal: two-step verification was turned off and every session ended.',
  },
  recoveryUsed: { zh: '有人用恢复码登录', en: 'A recovery code was used to sign in.' },
} satisfies Record<string, Record<Locale, string>>
export type SecurityChange = keyof typeof securityChanges
