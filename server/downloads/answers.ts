import type { Context } from 'hono'
import { html } from 'hono/html'
import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import { failureEnvelope } from '#portal/envelope.ts'
import { AppError } from '#lib/errors.ts'
import type { ReleaseFile } from '#portal/release/release-file.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { pagePolicy } from '#server/security-policy.ts'

const words = {
  missing: {
    zh: {
      title: '这个文件暂时取不到',
      text: '存储中找不到它。我们已收到警报，会从备份恢复。校验值不变，恢复后可以继续已中断的下载。',
    },
    en: {
      title: 'This file can’t be downloaded at the moment',
      text: 'The store does not have it. We have been alerted and will restore it from a backup. Its checksum stays, and an interrupted download can go on then.',
    },
  },
  gone: {
    zh: { title: '这个文件已撤回', text: '它不再提供下载。' },
    en: { title: 'This file was withdrawn', text: 'It can no longer be downloaded.' },
  },
  back: { zh: '回到下载中心', en: 'Back to downloads' },
}

interface Plain {
  locale: Locale
  title: string
  texts: string[]
  status: 410 | 503
}

/** In the person's language first, then in the other: the address of a file has no language. */
function answer(context: Context<ServerEnv>, pages: Plain[]): Response | Promise<Response> {
  const [first] = pages
  if (first === undefined) throw new TypeError('Nothing to say')
  context.header('Cache-Control', 'no-store')
  context.header('Content-Language', languageTags[first.locale])
  if (!(context.req.header('accept') ?? '').includes('text/html')) {
    const name = first.status === 410 ? 'notFound' : 'unavailable'
    const { envelope } = failureEnvelope(new AppError(name), first.locale, context.get('requestId'))
    return context.json({ ...envelope, message: `${first.title}: ${first.texts.join(' ')}` }, first.status)
  }
  context.header('Content-Security-Policy', pagePolicy([]))
  const parts = pages.map(
    ({ locale, texts, title }, index) => html`
      <section lang="${languageTags[locale]}">
        ${index === 0 ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`} ${texts.map((text) => html`<p>${text}</p>`)}
        <p><a href="${localizePath('/product/download', locale)}">${words.back[locale]}</a></p>
      </section>
    `,
  )
  return context.html(
    html`<!doctype html>
      <html lang="${languageTags[first.locale]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${first.title}</title>
        </head>
        <body>
          ${parts}
        </body>
      </html>`,
    first.status,
  )
}

const bothFrom = (locale: Locale): Locale[] => (locale === 'zh' ? ['zh', 'en'] : ['en', 'zh'])

/** The store has lost a file: answered as an outage, with a time to retry. */
export function answerMissing(context: Context<ServerEnv>, locale: Locale) {
  context.header('Retry-After', '3600')
  return answer(
    context,
    bothFrom(locale).map((each) => ({
      locale: each,
      title: words.missing[each].title,
      texts: [words.missing[each].text],
      status: 503,
    })),
  )
}

/** A withdrawn file: 410, with the reason. */
export function answerGone(context: Context<ServerEnv>, locale: Locale, { name, reason }: ReleaseFile) {
  const { text, title } = words.gone[locale]
  return answer(context, [
    { locale, title, texts: [name, text, ...(reason === undefined ? [] : [reason])], status: 410 },
  ])
}
