import { html } from 'hono/html'
import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import type { AdvisoryFacts } from './advisory-texts.ts'
import type { SecurityChange } from './security-texts.ts'
import { type EnquiryFacts, type MailTemplate, type MailText, mailTexts, type TicketFacts } from './texts.ts'

/** A mail ready to be sent, but for its receiver. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** Name of the site, as the sender's. */
  from: string
  /** Where an answer goes; without it nobody reads answers, and the mail says so. */
  replyTo?: string | undefined
  messageId?: string | undefined
  references?: string | undefined
  loop?: string | undefined
}

/** A mail that is answered by mail: where to, and what it is known by. */
export interface MailThread {
  replyTo: string
  messageId: string
  references?: string
  loop: string
}

export interface MailFacts {
  template: MailTemplate
  language: Locale
  /** Origin of every link, from the configuration. */
  origin: string
  site: string
  token?: string
  email?: string
  enquiry?: EnquiryFacts
  ticket?: TicketFacts
  change?: SecurityChange
  advisory?: AdvisoryFacts
  replyTo?: string
  thread?: MailThread
}

/** Above this line is an answer, whatever a program quotes below it; `lib/mail/reply-text.ts` knows it. */
const answerLine = {
  zh: '—— 请在这一行以上回复 ——',
  en: '—— Please write above this line ——',
}
const threadClosing = {
  zh: '直接回复这封邮件，内容会进入工单。',
  en: 'Reply to this mail to write in the ticket.',
}
const closing = {
  zh: (site: string) => `这封邮件由${site}自动发出，请勿回复。`,
  en: (site: string) => `This mail was sent automatically by ${site}. Please do not reply.`,
}
const replyClosing = {
  zh: (address: string) => `回复这封邮件，会直接发给${address}。`,
  en: (address: string) => `A reply to this mail goes to ${address}.`,
}

interface Page extends MailText {
  /** Lines above the mail. */
  top: readonly string[]
  /** Who wrote it, and where an answer goes. */
  end: string
  site: string
  language: Locale
  addressOf: (path: string) => string
}

function renderPage({ action, addressOf, also, end, language, paragraphs, site, subject, top }: Page) {
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:32px 16px;background:#f3f4f6;color:#14181f;font:16px/1.7 system-ui,sans-serif">
        ${top.map((line) => html`<p style="margin:0 0 16px;font-size:13px;color:#5b6472;text-align:center">${line}</p>`)}
        <div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
          <p style="margin:0 0 24px;font-weight:600">${site}</p>
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
          <p style="margin:24px 0">
            <a
              href="${addressOf(action.path)}"
              style="display:inline-block;padding:10px 20px;border-radius:6px;background:#14181f;color:#fff;text-decoration:none"
              >${action.label}</a
            >
          </p>
          <p style="margin:0 0 24px;font-size:13px;color:#5b6472;word-break:break-all">${addressOf(action.path)}</p>
          ${
            also
              ? html`<p style="margin:0 0 24px">
                  <a href="${addressOf(also.path)}" style="color:#14181f">${also.label}</a>
                </p>`
              : ''
          }
          <p style="margin:0;font-size:13px;color:#5b6472">${end}</p>
        </div>
      </body>
    </html>`
}

/** Words and link of a mail, as text and as HTML; what comes from people is escaped by the template. */
export async function renderMail({
  advisory,
  change,
  email = '',
  enquiry,
  language,
  origin,
  replyTo,
  site,
  template,
  thread,
  ticket,
  token = '',
}: MailFacts): Promise<RenderedMail> {
  const words: MailText = mailTexts[template][language]({ site, token, email, enquiry, change, advisory, ticket })
  const { action, also, paragraphs, subject } = words
  const addressOf = (path: string) => `${origin}${localizePath(path, language)}`
  const top = thread === undefined ? [] : [answerLine[language]]
  const end = thread ? threadClosing[language] : replyTo ? replyClosing[language](replyTo) : closing[language](site)
  const page = await renderPage({ ...words, top, end, site, language, addressOf })
  return {
    subject,
    from: site,
    replyTo,
    ...thread,
    text: [
      ...top,
      ...paragraphs,
      `${action.label}\n${addressOf(action.path)}`,
      ...(also ? [`${also.label}\n${addressOf(also.path)}`] : []),
      `-- \n${end}`,
    ].join('\n\n'),
    html: page,
  }
}
