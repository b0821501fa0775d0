import { html } from 'hono/html'
import type { Locale } from '#lib/locale.ts'
import { standalonePage } from '#server/pages/standalone-page.ts'

const texts = {
  zh: {
    title: '创建第一位管理员',
    lead: '令牌在启动Portico的终端里。账户创建后，此页面不再存在。',
    token: '令牌',
    name: '姓名',
    email: '邮箱',
    password: '密码（12至128个字符）',
    submit: '创建',
    failures: {
      invalid: '请检查填写的内容：邮箱要完整，密码至少12个字符。',
      token: '令牌不对。请从终端复制完整的令牌。',
    },
  },
  en: {
    title: 'Create the first administrator',
    lead: 'The token is in the terminal in which Portico was started. Once the account is made, this page is gone.',
    token: 'Token',
    name: 'Name',
    email: 'E-mail',
    password: 'Password (12 to 128 characters)',
    submit: 'Create',
    failures: {
      invalid: 'Please check what you entered: a whole e-mail address, and a password of at least 12 characters.',
      token: 'That token is not right. Copy the whole token from the terminal.',
    },
  },
} satisfies Record<Locale, unknown>

/** The page for the first administrator. */
export function setUpPage(locale: Locale, token: string, failure?: 'invalid' | 'token') {
  const t = texts[locale]
  return standalonePage(
    locale,
    t.title,
    html`<p>${t.lead}</p>
      ${failure ? html`<p role="alert">${t.failures[failure]}</p>` : ''}
      <form method="post">
        <label>${t.token}<input name="token" value="${token}" required autocomplete="off" /></label>
        <label>${t.name}<input name="name" required maxlength="100" autocomplete="name" /></label>
        <label>${t.email}<input name="email" type="email" required autocomplete="username" /></label>
        <label
          >${t.password}<input
            name="password"
            type="password"
            required
            minlength="12"
            maxlength="128"
            autocomplete="new-password"
        /></label>
        <button>${t.submit}</button>
      </form>`,
  )
}
