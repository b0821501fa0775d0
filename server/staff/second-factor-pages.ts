import { html } from 'hono/html'
import { encode } from 'uqr'
import { languageTags, type Locale } from '#lib/locale.ts'
import type { Passkey } from '#portal/auth/passkeys.ts'
import { type Html, plainPage } from '#server/pages/plain-page.ts'
import { passkeyScriptPath } from './passkey-script.ts'
import { type StepFailure, stepTexts as texts } from './second-step-texts.ts'

const alert = (locale: Locale, failure: StepFailure | undefined): Html =>
  failure === undefined ? html`` : html`<p role="alert">${texts[locale].failures[failure]}</p>`

const codeInput = (label: string, isFirst = true) =>
  html`<label
    >${label}<input
      name="code"
      required
      maxlength="40"
      inputmode="${isFirst ? 'numeric' : 'text'}"
      autocomplete="one-time-code"
      ${isFirst ? 'autofocus' : ''}
  /></label>`

/** A form that a passkey fills in, where the browser has them; otherwise the words that it cannot. */
const passkeyForm = (locale: Locale, kind: 'new' | 'shown', options: object, content: Html): Html =>
  html`<form method="post" data-kind="${kind}" data-options="${JSON.stringify(options)}">
      <p data-passkey="unsupported">${texts[locale].unsupported}</p>
      <div data-passkey="asked" hidden>${content}</div>
      <p data-passkey="refused" role="alert" hidden>${texts[locale].refused}</p>
      <input type="hidden" name="answer" />
    </form>
    <script src="${passkeyScriptPath}" defer></script>`

interface Step {
  hasTotp: boolean
  /** What a passkey is asked, where the person has one. */
  passkey: object | undefined
  failure: StepFailure | undefined
}

/** Asks for a passkey, the digits of the authenticator, or a recovery code: whatever the person has. */
export function codePage(locale: Locale, { failure, hasTotp, passkey }: Step) {
  const t = texts[locale]
  return plainPage(
    locale,
    t.step,
    html`<p>${t.stepLead}</p>
      ${alert(locale, failure)}
      ${passkey ? passkeyForm(locale, 'shown', passkey, html`<button autofocus>${t.usePasskey}</button>`) : ''}
      <form method="post">
        ${codeInput(hasTotp ? t.code : t.recoveryCode, hasTotp && passkey === undefined)}
        <p>${hasTotp ? t.codeHint : t.recoveryHint}</p>
        <button ${passkey ? html`class="second"` : ''}>${t.finish}</button>
      </form>
      <p><a href="/admin/login">${t.restart}</a></p>`,
  )
}

export interface NewTotp {
  secret: string
  /** What the picture says. */
  address: string
  /** Secret and person, sealed: nothing is stored before the app has shown that it has it. */
  begun: string
}

/** White around the picture, in modules: scanners want four. */
const margin = 4

function picture(address: string, label: string) {
  const { data, size } = encode(address, { border: 0 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  )
  const side = size + 2 * margin
  return html`<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <path d="${path.join('')}" />
  </svg>`
}

interface SetUp {
  /** Before the person may come in at all. */
  isDue: boolean
  /** Missing for who has an authenticator app. */
  totp: NewTotp | undefined
  /** What a new passkey is asked. */
  passkey: object
  failure: StepFailure | undefined
}

/** Shows what a second factor is set up with: the secret of an authenticator app, or a passkey. */
export function setUpFactorPage(locale: Locale, { failure, isDue, passkey, totp }: SetUp) {
  const t = texts[locale]
  const nameInput = html`<label
    >${t.passkeyName}<input name="name" required maxlength="100" placeholder="${t.passkeyExample}" autocomplete="off"
  /></label>`
  return plainPage(
    locale,
    t.setUp,
    html`${isDue ? html`<p>${t.due}</p>` : ''} ${totp ? totpPart(locale, totp, failure) : ''}
      <h2>${t.passkey}</h2>
      <p>${t.passkeyLead}</p>
      ${failure === 'passkey' ? alert(locale, failure) : ''}
      ${passkeyForm(
        locale,
        'new',
        passkey,
        html`<input type="hidden" name="action" value="confirmPasskey" />${nameInput}<button>${t.makePasskey}</button>`,
      )}
      ${isDue ? '' : html`<p><a href="/admin">${t.back}</a></p>`}`,
  )
}

function totpPart(locale: Locale, { address, begun, secret }: NewTotp, failure: StepFailure | undefined) {
  const t = texts[locale]
  return html`<h2>${t.app}</h2>
    <p>${t.scan}</p>
    ${picture(address, t.picture)}
    <p>${t.secret}<br /><code>${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
    ${failure === 'code' ? alert(locale, failure) : ''}
    <form method="post">
      <input type="hidden" name="action" value="confirm" />
      <input type="hidden" name="begun" value="${begun}" />
      ${codeInput(t.code)}
      <button>${t.confirm}</button>
    </form>`
}

/** The recovery codes, this once. @param onward where the person goes then */
export function codesPage(locale: Locale, codes: readonly string[], onward: string) {
  const t = texts[locale]
  return plainPage(
    locale,
    t.codes,
    html`<p>${t.codesLead}</p>
      <ol>
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ol>
      <p><a href="${onward}">${t.saved}</a></p>`,
  )
}

interface State {
  hasTotp: boolean
  passkeys: readonly Passkey[]
  codesLeft: number
  isRequired: boolean
  wasRemoved?: boolean
  failure?: StepFailure
}

/** The signed-in person's own second step: what there is of it, and what may be done with it. */
export function statePage(locale: Locale, { failure, wasRemoved, ...state }: State) {
  const t = texts[locale]
  const isOn = state.hasTotp || state.passkeys.length > 0
  return plainPage(
    locale,
    t.step,
    html`${alert(locale, failure)}${wasRemoved ? html`<p role="status">${t.removed}</p>` : ''}
      <p>${isOn ? t.on : t.off}</p>
      <form method="post">
        <label
          >${t.password}<input name="password" type="password" required maxlength="200" autocomplete="current-password"
        /></label>
        ${isOn ? html`<p>${t.passwordHint}</p>` : ''}
        <p><button name="action" value="begin">${isOn ? t.addMore : t.begin}</button></p>
        ${isOn ? factorList(locale, state) : ''}
      </form>
      <p><a href="/admin">${t.back}</a></p>`,
  )
}

function factorList(locale: Locale, { codesLeft, hasTotp, isRequired, passkeys }: State) {
  const t = texts[locale]
  const isKept = isRequired && passkeys.length + (hasTotp ? 1 : 0) === 1
  const day = (date: string) =>
    new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium' }).format(new Date(date))
  const uses = ({ createdAt, usedAt }: Passkey) => [
    t.madeAt.replace('{date}', day(createdAt)),
    ...(usedAt ? [t.usedAt.replace('{date}', day(usedAt))] : []),
  ]
  const row = (
    title: string,
    more: string,
    act: { name: string; value: string | number; label: string },
    isOff = false,
  ) =>
    html`<li>
      <span><strong>${title}</strong>${more ? html`<br /><small>${more}</small>` : ''}</span>
      ${
        isOff
          ? ''
          : html`<button class="second" name="${act.name}" value="${act.value}" aria-label="${act.label} · ${title}">
              ${act.label}
            </button>`
      }
    </li>`
  return html`<ul class="rows">
      ${hasTotp ? row(t.app, '', { name: 'action', value: 'remove', label: t.remove }, isKept) : ''}
      ${passkeys.map((passkey) =>
        row(
          passkey.name,
          `${t.passkey} · ${uses(passkey).join(locale === 'zh' ? '，' : ', ')}`,
          { name: 'passkey', value: passkey.id, label: t.remove },
          isKept,
        ),
      )}
      ${row(t.left.replace('{count}', String(codesLeft)), '', { name: 'action', value: 'renew', label: t.renew })}
    </ul>
    ${isKept ? html`<p>${t.kept}</p>` : ''}`
}
