import { Hono } from 'hono'
import { html } from 'hono/html'
import { isMailTemplate, type MailTemplate, mailTemplates } from '#domain/mail/mails.ts'
import { renderMail } from '#domain/mail/render.ts'
import { sampleFacts } from '#domain/mail/sample-facts.ts'
import { type Locale, locales } from '#lib/locale.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { standalonePage, standalonePolicy } from '#server/pages/standalone-page.ts'

const sites = { zh: '浑仪科技', en: 'Armilla' } satisfies Record<Locale, string>
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** `/dev/mails`: previews of every mail in both languages, as HTML and as text. Not in production. */
export function mailPreviewRoutes(origin: string): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  const path = '/dev/mails/:template/:language{zh|en}/:form{html|text}'

  routes.get('/dev/mails', (context) => {
    context.header('Content-Security-Policy', standalonePolicy)
    const link = (template: MailTemplate, language: Locale, form: string) =>
      html`<a href="/dev/mails/${template}/${language}/${form}">${language} ${form}</a> `
    const rows = mailTemplates.map(
      (template) =>
        html`<li>
          <span>${template}</span>
          <span>${locales.map((language) => ['html', 'text'].map((form) => link(template, language, form)))}</span>
        </li>`,
    )
    return context.html(
      standalonePage(
        'en',
        'Mails',
        html`<ul class="rows">
          ${rows}
        </ul>`,
      ),
    )
  })
  routes.get(path, async (context) => {
    const { form, language, template } = context.req.param() as Record<string, string>
    if (!isMailTemplate(template)) return context.notFound()
    const locale = language as Locale
    const mail = await renderMail({
      ...sampleFacts,
      template,
      language: locale,
      origin,
      site: sites[locale],
    })
    context.header('Content-Security-Policy', policy)
    return form === 'html' ? context.html(mail.html) : context.text(`${mail.subject}\n\n${mail.text}\n`)
  })
  return routes
}
