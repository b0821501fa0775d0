import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { type Locale, localizePath } from '#lib/locale.ts'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import { standalonePage } from '#server/pages/standalone-page.ts'
import { pagePolicy } from '#server/security-policy.ts'

const texts = {
  zh: {
    title: '给工单评分',
    lead: '这次处理得怎么样？评分和评语只有技术支持看得到。',
    rating: '评分',
    ratings: ['很差', '较差', '一般', '满意', '很满意'],
    comment: '评语（选填）',
    submit: '提交评分',
    thanks: '评分已收到，谢谢。',
    home: '回到首页',
  },
  en: {
    title: 'Rate a ticket',
    lead: 'How was this ticket handled? Only support sees your rating and comment.',
    rating: 'Rating',
    ratings: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
    comment: 'Comment (optional)',
    submit: 'Send the rating',
    thanks: 'Your rating has been received. Thank you.',
    home: 'Go to the home page',
  },
} satisfies Record<Locale, unknown>

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 1.5rem;background:#fcfaf6;color:#1d2233}
h1{font-size:1.75rem;line-height:1.25}
fieldset{border:0;padding:0;margin:1.5rem 0}
legend,.label{font-weight:600;display:block;margin-bottom:.5rem}
.choice{display:block;padding:.45rem 0}
.choice input{margin-right:.6rem}
textarea{width:100%;box-sizing:border-box;font:inherit;padding:.6rem .7rem;border:1px solid #8a8a93;border-radius:6px;background:transparent;color:inherit}
button{margin-top:1.5rem;font:inherit;padding:.7rem 1.6rem;border:0;border-radius:6px;background:#141a2e;color:#fff}
a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#0f1424;color:#eceff7}button{background:#eceff7;color:#141a2e}}`

/** Policy of this page: its few inline styles are allowed by hash. */
export const ratingPolicy = pagePolicy([]).replace(
  "style-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
)

/** The link has a token, which no other site is to see. */
const head = html`<meta name="referrer" content="no-referrer" />${raw(`<style>${style}</style>`)}`

/** The page behind the link in a mail: no session, no script, and no ticket content. */
export function ratingPage(locale: Locale, token: string | undefined) {
  const words = texts[locale]
  return standalonePage(
    locale,
    words.title,
    token === undefined
      ? html`<p role="status">${words.thanks}</p>
          <p><a href="${localizePath('/', locale)}">${words.home}</a></p>`
      : html`<p>${words.lead}</p>
          <form method="post">
            <input type="hidden" name="token" value="${token}" />
            <fieldset>
              <legend>${words.rating}</legend>
              ${words.ratings.map(
                (word, index) =>
                  html`<label class="choice"
                    ><input type="radio" name="rating" value="${index + 1}" required />${index + 1} · ${word}</label
                  >`,
              )}
            </fieldset>
            <label class="label" for="comment">${words.comment}</label>
            <textarea id="comment" name="comment" rows="4" maxlength="${ticketLimits.comment}"></textarea>
            <button>${words.submit}</button>
          </form>`,
    head,
  )
}
