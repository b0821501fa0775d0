import { html } from 'hono/html'
import type { Locale } from '#lib/locale.ts'
import { standalonePage } from '#server/pages/standalone-page.ts'

const texts = {
  zh: {
    title: '移除两步验证',
    lead: '只在本人丢失了验证器和恢复码、并且您已用其他方式核对其身份时使用。此后只凭密码就能登录，直到重新设置。',
    effects: '所有登录会立即结束，本人会收到邮件，操作会记录在案。',
    account: '账户：',
    reason: '理由，以及您如何核对身份',
    submit: '移除',
    done: '已移除。',
    none: '这个账户没有两步验证。',
    empty: '请写明理由。',
    back: '返回后台',
  },
  en: {
    title: 'Remove two-step verification',
    lead: 'Only for someone who has lost both their authenticator and their recovery codes, and whose identity you have checked another way. After this they sign in with their password alone until they set it up again.',
    effects: 'All sessions end at once, the person gets an e-mail, and your action is recorded.',
    account: 'Account: ',
    reason: 'Reason, and how you checked their identity',
    submit: 'Remove',
    done: 'Two-step verification was removed.',
    none: 'This account has no two-step verification.',
    empty: 'Please give a reason.',
    back: 'Back to the admin',
  },
} satisfies Record<Locale, unknown>

export type ResetState = 'asked' | 'empty' | 'done' | 'none'

/** Asks a member of staff why a second factor is to be removed, and shows the result. */
export function secondFactorResetPage(locale: Locale, account: string, state: ResetState) {
  const t = texts[locale]
  const isOver = state === 'done' || state === 'none'
  return standalonePage(
    locale,
    t.title,
    html`<p>${t.account}<strong>${account}</strong></p>
      ${
        isOver
          ? html`<p role="status">${t[state]}</p>`
          : html`<p>${t.lead}</p>
              <p>${t.effects}</p>
              ${state === 'empty' ? html`<p role="alert">${t.empty}</p>` : ''}
              <form method="post">
                <label>${t.reason}<textarea name="reason" required maxlength="500" rows="4"></textarea></label>
                <button>${t.submit}</button>
              </form>`
      }
      <p><a href="/admin">${t.back}</a></p>`,
  )
}
