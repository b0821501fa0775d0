import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { languageTags, type Locale } from '#lib/locale.ts'

/** A piece of a mail; what is put into it is escaped. */
export type Part = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * What a mail is made of. Styles stand at the elements, because many programs take no style sheet; the sheet of the frame is
 * for those that do, and has the dark colours alone. Tables hold the width where `max-width` is not known.
 */
const colours = {
  page: 'background-color:#f1eee7',
  card: 'background-color:#ffffff;border-radius:8px',
  ink: 'color:#1d2233',
  faint: 'color:#5a5f70',
  button: 'background-color:#141a2e;color:#ffffff',
}
const dark = raw(`@media (prefers-color-scheme: dark) {
  .page { background-color: #10131c !important }
  .card { background-color: #1b2030 !important }
  .ink { color: #f0ede6 !important }
  .faint { color: #a9aebd !important }
  .button { background-color: #f0ede6 !important; color: #141a2e !important }
}`)
const type = "font-family:system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"

interface Frame {
  language: Locale
  subject: string
  site: string
  /** Lines above everything else. */
  top: readonly string[]
  content: readonly Part[]
  closing: string
}

/** The whole of a mail around its content. */
export const mailFrame = ({ closing, content, language, site, subject, top }: Frame): Part =>
  html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${dark}
        </style>
      </head>
      <body class="page" style="margin:0;${colours.page}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${colours.page}">
          <tr>
            <td align="center" style="padding:32px 12px">
              ${top.map(
                (line) =>
                  html`<p class="faint" style="margin:0 0 16px;font-size:13px;${type};${colours.faint}">${line}</p>`,
              )}
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                class="card"
                style="width:100%;max-width:560px;${colours.card}"
              >
                <tr>
                  <td class="ink" style="padding:28px 28px 24px;font-size:16px;line-height:1.7;${type};${colours.ink}">
                    <p style="margin:0 0 20px;font-weight:600">${site}</p>
                    ${content}
                    <p class="faint" style="margin:28px 0 0;font-size:13px;line-height:1.6;${colours.faint}">
                      ${closing}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`

/** Words of the house or of a person; line ends stay. */
export const paragraph = (words: string): Part =>
  html`<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${words}</p>`

/** What the reader is to do, with its address below for who cannot press it. */
export const action = (label: string, address: string): Part =>
  html`<p style="margin:28px 0 12px">
      <a
        class="button"
        href="${address}"
        style="display:inline-block;padding:11px 22px;border-radius:6px;font-weight:600;text-decoration:none;${colours.button}"
        >${label}</a
      >
    </p>
    <p class="faint" style="margin:0 0 20px;font-size:13px;line-height:1.6;word-break:break-all;${colours.faint}">
      ${address}
    </p>`

/** Something else that the reader may do. */
export const alsoLink = (label: string, address: string): Part =>
  html`<p style="margin:0 0 16px"><a class="ink" href="${address}" style="${colours.ink}">${label}</a></p>`
