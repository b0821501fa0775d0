import { html } from 'hono/html'
import { encode } from 'uqr'
import type { Locale } from '#lib/locale.ts'
import { type Html, plainPage } from './plain-page.ts'

const texts = {
  zh: {
    step: '第二步验证',
    stepLead: '密码已核对。请再确认是您本人。',
    code: '验证码',
    codeHint: '验证器应用显示的六位数字，或一个恢复码。',
    finish: '完成登录',
    restart: '重新登录',
    setUp: '设置第二步验证',
    due: '登录后台需要第二步验证，请先设置。',
    scan: '用验证器应用扫描图片，再输入它显示的六位数字。',
    picture: '供验证器应用扫描的图片',
    secret: '无法扫描时，手工输入这个密钥：',
    confirm: '确认',
    codes: '请保存恢复码',
    codesLead: '手机不在身边时，用其中一个完成登录。每个只能用一次，现在是唯一一次显示。',
    saved: '已保存，继续',
    on: '已启用。登录时除密码外，还要输入验证器应用的六位数字。',
    left: '剩余恢复码：',
    off: '未启用。启用后，登录时除密码外，还要输入验证器应用的六位数字。',
    password: '当前密码',
    remove: '停用第二步验证',
    kept: '本站要求员工使用第二步验证，不能停用。',
    renew: '更换恢复码',
    back: '返回后台',
    removed: '第二步验证已停用。',
    failures: { code: '验证码不对。', password: '密码不对。', many: '尝试太多，请过一会儿再试。' },
  },
  en: {
    step: 'Second step',
    stepLead: 'Your password is right. Please confirm that it is you.',
    code: 'Code',
    codeHint: 'The six digits in your authenticator app, or a recovery code.',
    finish: 'Finish signing in',
    restart: 'Start again',
    setUp: 'Set up the second step',
    due: 'Signing in to the admin takes a second step. Please set it up first.',
    scan: 'Scan this picture with your authenticator app, then enter the six digits it shows.',
    picture: 'Picture for an authenticator app to scan',
    secret: 'If you cannot scan it, enter this key by hand:',
    confirm: 'Confirm',
    codes: 'Save your recovery codes',
    codesLead:
      'If your phone is not at hand, one of these finishes signing in. Each works once. They are shown here only now.',
    saved: 'I have saved them',
    on: 'On. Signing in takes your password and the six digits of your authenticator app.',
    left: 'Recovery codes left: ',
    off: 'Off. With it, signing in takes your password and the six digits of an authenticator app.',
    password: 'Current password',
    remove: 'Turn the second step off',
    kept: 'This site asks its staff for a second step, so it cannot be turned off.',
    renew: 'Replace the recovery codes',
    back: 'Back to the admin',
    removed: 'The second step is off.',
    failures: {
      code: 'That code is not right.',
      password: 'That password is not right.',
      many: 'Too many attempts. Please wait a little.',
    },
  },
} satisfies Record<Locale, unknown>

export type StepFailure = keyof (typeof texts)['zh']['failures']

const alert = (locale: Locale, failure: StepFailure | undefined): Html =>
  failure === undefined ? html`` : html`<p role="alert">${texts[locale].failures[failure]}</p>`

const codeInput = (label: string) =>
  html`<label
    >${label}<input name="code" required maxlength="40" inputmode="numeric" autocomplete="one-time-code" autofocus
  /></label>`

/** Asks for the digits of the authenticator, or a recovery code. */
export function codePage(locale: Locale, failure?: StepFailure) {
  const t = texts[locale]
  return plainPage(
    locale,
    t.step,
    html`<p>${t.stepLead}</p>
      ${alert(locale, failure)}
      <form method="post">
        ${codeInput(t.code)}
        <p>${t.codeHint}</p>
        <button>${t.finish}</button>
      </form>
      <p><a href="/admin/login">${t.restart}</a></p>`,
  )
}

export interface NewTotp {
  secret: string
  /** What the picture says. */
  address: string
  /** Secret and person, sealed: nothing is stored before the app has shown that it has it. */
  begun: string
}

/** White around the picture, in modules: scanners want four. */
const margin = 4

function picture(address: string, label: string) {
  const { data, size } = encode(address, { border: 0 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  )
  const side = size + 2 * margin
  return html`<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <path d="${path.join('')}" />
  </svg>`
}

/** Shows a new secret and asks for its first digits. @param isDue before the person may come in at all */
export function setUpFactorPage(
  locale: Locale,
  { address, begun, secret }: NewTotp,
  isDue: boolean,
  failure?: StepFailure,
) {
  const t = texts[locale]
  return plainPage(
    locale,
    t.setUp,
    html`${isDue ? html`<p>${t.due}</p>` : ''}
      <p>${t.scan}</p>
      ${picture(address, t.picture)}
      <p>${t.secret}<br /><code>${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
      ${alert(locale, failure)}
      <form method="post">
        <input type="hidden" name="action" value="confirm" />
        <input type="hidden" name="begun" value="${begun}" />
        ${codeInput(t.code)}
        <button>${t.confirm}</button>
      </form>`,
  )
}

/** The recovery codes, this once. @param onward where the person goes then */
export function codesPage(locale: Locale, codes: readonly string[], onward: string) {
  const t = texts[locale]
  return plainPage(
    locale,
    t.codes,
    html`<p>${t.codesLead}</p>
      <ol>
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ol>
      <p><a href="${onward}">${t.saved}</a></p>`,
  )
}

interface State {
  isOn: boolean
  codesLeft: number
  isRequired: boolean
  wasRemoved?: boolean
  failure?: StepFailure
}

/** The signed-in person's own second step. */
export function statePage(locale: Locale, { codesLeft, failure, isOn, isRequired, wasRemoved }: State) {
  const t = texts[locale]
  const form = (action: string, label: string) =>
    html`<form method="post">
      <input type="hidden" name="action" value="${action}" />
      <label
        >${t.password}<input name="password" type="password" required maxlength="200" autocomplete="current-password"
      /></label>
      <button>${label}</button>
    </form>`
  return plainPage(
    locale,
    t.step,
    html`${alert(locale, failure)}${wasRemoved ? html`<p role="status">${t.removed}</p>` : ''}
      <p>${isOn ? t.on : t.off}</p>
      ${
        isOn
          ? html`<p>${t.left}${codesLeft}</p>
              <h2>${t.renew}</h2>
              ${form('renew', t.renew)}
              <h2>${t.remove}</h2>
              ${isRequired ? html`<p>${t.kept}</p>` : form('remove', t.remove)}`
          : form('begin', t.setUp)
      }
      <p><a href="/admin">${t.back}</a></p>`,
  )
}
