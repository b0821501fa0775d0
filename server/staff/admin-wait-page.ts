import { html } from 'hono/html'
import type { Context } from 'hono'
import type { Locale } from '#lib/locale.ts'
import { standalonePage, standalonePolicy } from '#server/pages/standalone-page.ts'
import type { AdminShell } from '#server/process/admin-shell.ts'
import { readLocale } from './set-up.ts'

const texts = {
  zh: {
    building: {
      title: '正在构建管理后台',
      text: '网站已经可以访问。管理后台通常一两分钟就绪，届时本页会自动打开，无需刷新。',
    },
    failed: {
      title: '管理后台未能启动',
      text: '网站不受影响。原因已写入服务器日志；解决后请重新启动Portico。',
    },
    site: '前往网站',
  },
  en: {
    building: {
      title: 'The admin is being built',
      text: 'The site is up already. The admin usually takes a minute or two; this page opens it as soon as it is ready.',
    },
    failed: {
      title: 'The admin could not be started',
      text: 'The site is not affected. The reason is in the server’s log; once it is mended, start Portico again.',
    },
    site: 'Go to the site',
  },
} satisfies Record<Locale, unknown>

/** What stands at the admin's address until the admin does. */
function adminWaitPage(locale: Locale, state: 'building' | 'failed') {
  const { site, [state]: words } = texts[locale]
  const home = locale === 'zh' ? '/' : '/en'
  return standalonePage(
    locale,
    words.title,
    html`<p role="status">${words.text}</p>
      <p><a href="${home}">${site}</a></p>`,
  )
}

/** A start takes seconds, which a browser waits for; a build takes too long, and after a failure nothing comes. */
export const tellUntilReady =
  (shell: Pick<AdminShell, 'state'>) => async (context: Context, next: () => Promise<void>) => {
    const state = shell.state()
    if (state !== 'building' && state !== 'failed') return next()
    context.header('Cache-Control', 'no-store')
    context.header('Content-Security-Policy', standalonePolicy)
    if (state === 'building') {
      context.header('Retry-After', '30')
      context.header('Refresh', '3')
    }
    return context.html(adminWaitPage(readLocale(context.req.header('accept-language')), state), 503)
  }
