import { writeTime } from '#admin/frame/write-time.ts'
import type { Locale } from '#lib/locale.ts'

interface SessionTexts {
  /** @param at when the session ends, ISO 8601 */
  ending: (at: string) => string
  ended: string
  other: string
  stay: string
  signIn: string
  reload: string
  failed: string
  /** @param at when it was written, ISO 8601 */
  unsaved: (at: string) => string
  overtaken: string
  restore: string
  discard: string
}

/** Of an ending session, and of what was written and not saved. */
export const sessionTexts: Record<Locale, SessionTexts> = {
  zh: {
    ending: (at) => `登录将在${writeTime(at).slice(-5)}结束。`,
    ended: '登录已结束。您写的内容还在本页：请在新窗口里重新登录，不要关闭本页。',
    other: '现在登录的是另一个账户。请重新载入本页；没有保存的内容请先复制。',
    stay: '保持登录',
    signIn: '重新登录',
    reload: '重新载入',
    failed: '没有成功，请再试一次。',
    unsaved: (at) => `这里有您在${writeTime(at)}写下、没有保存的内容。`,
    overtaken: '此后已有人保存过，恢复会盖住那次修改。',
    restore: '恢复',
    discard: '丢弃',
  },
  en: {
    ending: (at) => `Your session ends at ${writeTime(at).slice(-5)}.`,
    ended:
      'Your session has ended. What you wrote is still on this page: sign in again in a new window, and keep this one.',
    other: 'Another account is signed in now. Copy what is not saved, then reload the page.',
    stay: 'Stay signed in',
    signIn: 'Sign in again',
    reload: 'Reload',
    failed: 'That did not work. Try again.',
    unsaved: (at) => `You wrote something here at ${writeTime(at)} that was not saved.`,
    overtaken: 'Somebody has saved since. Restoring covers their change.',
    restore: 'Restore',
    discard: 'Discard',
  },
}
