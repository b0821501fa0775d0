import type { Locale } from '#lib/locale.ts'
import type { DeviceFacts } from './facts.ts'
import type { Write } from './mail-text.ts'
import { securityChanges } from './security-changes.ts'

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
