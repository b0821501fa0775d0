import { html } from 'hono/html'
import { errorStatus } from '#lib/errors.ts'
import { headerTags, languageTags, type Locale, localizePath, otherLocale } from '#lib/locale.ts'
import type { Call } from '#portal/call.ts'
import { codeTable, successCode } from '#portal/envelope.ts'
import { areaOf, type CallExample, makeExample, schemasOf } from '#portal/openapi.ts'
import { listFields } from './fields.ts'
import { texts } from './texts.ts'

export interface DocsPage {
  locale: Locale
  calls: readonly Call[]
  examples: ReadonlyMap<string, CallExample>
  /** Version of the page's own two files, so that they can be cached forever. */
  version: string
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
/** The URL fragment of a call on the page. */
const anchorOf = (call: Call) => call.path.replaceAll(/[^A-Za-z]+/g, '-').replace(/-$/, '')

/** The reference page of the calls. Complete without scripts; with them each call has a form to try it. */
export function docsPage({ calls, examples, locale, version }: DocsPage) {
  const t = texts[locale]
  const areas = [...new Set(calls.map(({ path }) => areaOf(path)))]
  return html`<!doctype html>
    <html lang="${languageTags[locale]}" data-failed="${t.failed}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/docs/style.css?v=${version}" />
        <script type="module" src="/api/docs/try-call.js?v=${version}"></script>
      </head>
      <body>
        <header>
          <a class="home" href="${localizePath('/', locale)}">Portico</a>
          <nav>
            <a href="/api/portal/openapi.json">${t.machine}</a>
            <a href="/api/docs?lang=${otherLocale(locale)}" hreflang="${languageTags[otherLocale(locale)]}"
              >${t.otherLanguage}</a
            >
          </nav>
        </header>
        <nav class="contents" aria-label="${t.contents}">
          <a href="#asking">${t.askTitle}</a>
          <a href="#answers">${t.answerTitle}</a>
          <a href="#codes">${t.codesTitle}</a>
          ${areas.map(
            (area) =>
              html`<p>${area}</p>
                ${calls
                  .filter(({ path }) => areaOf(path) === area)
                  .map((call) => html`<a href="#${anchorOf(call)}">${call.path.slice(area.length + 1)}</a>`)}`,
          )}
        </nav>
        <main>
          <h1>${t.title}</h1>
          <p class="lead">${t.lead}</p>
          ${explain(locale)}
          <h2 id="calls">${t.callsTitle}</h2>
          ${calls.map((call) => describeCall(call, examples.get(call.path) ?? makeExample(call), locale))}
        </main>
      </body>
    </html>`
}

function explain(locale: Locale) {
  const t = texts[locale]
  return html`<h2 id="asking">${t.askTitle}</h2>
    <p>${t.ask}</p>
    <dl>
      ${t.headers.map(
        ([name, meaning]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <h2 id="answers">${t.answerTitle}</h2>
    <p>${t.answer}</p>
    <h2 id="codes">${t.codesTitle}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${t.code}</th>
          <th scope="col">${t.status}</th>
          <th scope="col">${t.meaning}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td><code>${successCode}</code></td>
          <td>200</td>
          <td>${t.success}</td>
        </tr>
        ${codeTable.map(
          ({ code, messages, name }) =>
            html`<tr>
              <td><code>${code}</code></td>
              <td>${errorStatus[name] ?? 200}</td>
              <td>${messages[locale]}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}

/** Path parameters take the values of the example, so that the address works as shown. */
function fill(call: Call, example: CallExample) {
  const { open } = schemasOf(call)
  if (open === undefined) return { path: call.path, body: example.input }
  const { [open]: part, ...body } = example.input
  return { path: call.path.replace(`{${open}}`, encodeURIComponent(String(part))), body }
}

function describeCall(call: Call, example: CallExample, locale: Locale) {
  const t = texts[locale]
  const { input, output } = schemasOf(call)
  const { body, path } = fill(call, example)
  const hasInput = Object.keys(input.properties ?? {}).length > 0
  return html`<section id="${anchorOf(call)}" aria-labelledby="${anchorOf(call)}-title">
    <h3 id="${anchorOf(call)}-title">
      ${call.summary[locale]}${call.changes ? html` <span class="type">${t.changes}</span>` : ''}
    </h3>
    <p class="address"><b>POST</b> <code>/api/portal/${call.path}</code></p>
    <div class="halves">
      <div>
        <h4>${t.input}</h4>
        ${hasInput ? listFields(input, locale) : html`<p class="kind">${t.noInput}</p>`}
        <h4>${t.output}</h4>
        ${listFields(output, locale)}
      </div>
      <div>
        <h4>${t.example}</h4>
        <pre tabindex="0"><code>POST /api/portal/${path}
content-type: application/json
lang: ${headerTags[locale]}

${json(body)}</code></pre>
        <h4>${t.exampleAnswer}</h4>
        <pre tabindex="0"><code>${json({ code: successCode, message: '', data: example.data })}</code></pre>
        <details
          data-try="/api/portal/${path}"
          data-lang="${headerTags[locale]}"
          ${call.changes ? 'data-changes' : ''}
          hidden
        >
          <summary>${t.tryIt}</summary>
          <form>
            <label>${t.body}<textarea name="body" rows="4" spellcheck="false">${json(body)}</textarea></label>
            <button>${t.send}</button>
            <pre aria-live="polite" aria-label="${t.answered}" tabindex="0" hidden><code></code></pre>
          </form>
        </details>
      </div>
    </div>
  </section>`
}
