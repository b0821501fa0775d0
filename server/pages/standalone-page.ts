import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { languageTags, type Locale } from '#lib/locale.ts'
import { pagePolicy } from '#server/security-policy.ts'

/** Markup; interpolated values are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The site's own policy, plus the few inline styles below. */
export const standalonePolicy = pagePolicy([]).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

const style = html`<style>
  body {
    font:
      16px/1.6 system-ui,
      sans-serif;
    max-width: 26rem;
    margin: 10vh auto;
    padding: 0 1.5rem;
    background: #fcfaf6;
    color: #1d2233;
  }
  h1 {
    font-size: 1.6rem;
    line-height: 1.3;
  }
  h2 {
    font-size: 1.1rem;
    margin-top: 2.5rem;
  }
  label {
    display: block;
    margin-top: 1rem;
  }
  input,
  textarea {
    width: 100%;
    box-sizing: border-box;
    font: inherit;
    padding: 0.6rem 0.7rem;
    border: 1px solid #8a8a93;
    border-radius: 6px;
    background: #fff;
  }
  button {
    margin-top: 1.5rem;
    font: inherit;
    padding: 0.7rem 1.6rem;
    border: 0;
    border-radius: 6px;
    background: #141a2e;
    color: #fff;
  }
  button.second {
    margin-top: 0;
    padding: 0.4rem 0.9rem;
    border: 1px solid #8a8a93;
    background: transparent;
    color: inherit;
  }
  .rows {
    margin: 2rem 0 0;
    padding: 0;
    list-style: none;
  }
  .rows li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    padding: 0.8rem 0;
    border-top: 1px solid #d9d6cf;
    overflow-wrap: anywhere;
  }
  .rows button {
    flex: none;
  }
  a {
    color: #1f4e9c;
  }
  :is(a, button, input, textarea):focus-visible {
    outline: 2px solid #1f4e9c;
    outline-offset: 2px;
  }
  code {
    font-size: 1.05rem;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  svg {
    display: block;
    width: 12rem;
    background: #fff;
    border-radius: 6px;
  }
  [role='alert'] {
    color: #a3341b;
  }
</style>`

/**
 * A page that depends on nothing else: no script, no file, a few lines of inline style.
 * @param head what its head has beside the title, for a page with styles of its own
 */
export function standalonePage(locale: Locale, title: string, content: Html, head: Html = style) {
  return html`<!doctype html>
    <html lang="${languageTags[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
