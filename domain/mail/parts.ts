import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { languageTags, type Locale } from '#lib/locale.ts'
import type { MailColours, MailLook } from './look.ts'

/** A piece of a mail; what is put into it is escaped. */
export type Part = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * What a mail is made of. Styles stand at the elements, because many programs take no style sheet; the sheet of the frame is
 * for those that do, and has the dark colours alone. Tables hold the width where `max-width` is not known.
 */
const stylesOf = ({ button, card, faint, ink, label, page }: MailColours) => ({
  page: `background-color:${page}`,
  card: `background-color:${card};border-radius:8px`,
  ink: `color:${ink}`,
  faint: `color:${faint}`,
  button: `background-color:${button};color:${label}`,
})
const darkSheet = ({ button, card, faint, ink, label, page }: MailColours) =>
  raw(`@media (prefers-color-scheme: dark) {
  .page { background-color: ${page} !important }
  .card { background-color: ${card} !important }
  .ink { color: ${ink} !important }
  .faint { color: ${faint} !important }
  .button { background-color: ${button} !important; color: ${label} !important }
}`)
const type = "font-family:system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"

interface Frame {
  language: Locale
  subject: string
  site: string
  /** Lines above everything else. */
  top: readonly string[]
  content: readonly Part[]
  /** Whether an answer is read, and why one has the mail. */
  foot: readonly string[]
  /** What the company says of itself, below the card. */
  company: readonly string[]
  look: MailLook
}

type Styles = ReturnType<typeof stylesOf>

/** The card: what the mail says, and below it whether an answer is read and why one has it. */
const card = ({ content, foot, site }: Frame, styles: Styles): Part =>
  html`<table
    role="presentation"
    width="560"
    cellpadding="0"
    cellspacing="0"
    class="card"
    style="width:100%;max-width:560px;${styles.card}"
  >
    <tr>
      <td class="ink" style="padding:28px 28px 24px;font-size:16px;line-height:1.7;${type};${styles.ink}">
        <p style="margin:0 0 20px;font-weight:600">${site}</p>
        ${content}
        ${foot.map(
          (line, index) =>
            html`<p
              class="faint"
              style="margin:${index === 0 ? 28 : 4}px 0 0;font-size:13px;line-height:1.6;${styles.faint}"
            >
              ${line}
            </p>`,
        )}
      </td>
    </tr>
  </table>`

/** A line of small words outside of the card. */
const lineOutside = (line: string, margin: string, { faint }: Styles): Part =>
  html`<p class="faint" style="margin:${margin};font-size:13px;line-height:1.6;${type};${faint}">${line}</p>`

/** The whole of a mail around its content. */
export const mailFrame = (frame: Frame): Part => {
  const { company, language, look, subject, top } = frame
  const styles = stylesOf(look.light)
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkSheet(look.dark)}
        </style>
      </head>
      <body class="page" style="margin:0;${styles.page}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${styles.page}">
          <tr>
            <td align="center" style="padding:32px 12px">
              ${top.map((line) => lineOutside(line, '0 0 16px', styles))} ${card(frame, styles)}
              ${company.map((line, index) => lineOutside(line, index === 0 ? '16px 0 0' : '2px 0 0', styles))}
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

/** Words of the house or of a person; line ends stay. */
export const paragraph = (words: string): Part =>
  html`<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${words}</p>`

/** What the reader is to do, with its address below for who cannot press it. */
export const action = (label: string, address: string, look: MailLook): Part => {
  const { button, faint } = stylesOf(look.light)
  return html`<p style="margin:28px 0 12px">
      <a
        class="button"
        href="${address}"
        style="display:inline-block;padding:11px 22px;border-radius:6px;font-weight:600;text-decoration:none;${button}"
        >${label}</a
      >
    </p>
    <p class="faint" style="margin:0 0 20px;font-size:13px;line-height:1.6;word-break:break-all;${faint}">
      ${address}
    </p>`
}

/** Something else that the reader may do. */
export const alsoLink = (label: string, address: string, look: MailLook): Part => {
  const { ink } = stylesOf(look.light)
  return html`<p style="margin:0 0 16px"><a class="ink" href="${address}" style="${ink}">${label}</a></p>`
}
