import { writeDay } from '#lib/moment.ts'
import { html } from 'hono/html'
import { encode } from 'uqr'
import type { Locale } from '#lib/locale.ts'
import type { Passkey } from '#portal/auth/passkeys.ts'
import { type Html, standalonePage } from '#server/pages/standalone-page.ts'
import { passkeyScriptPath } from './passkey-script.ts'
import { type SecondFactorFailure, secondFactorTexts as texts } from './second-factor-texts.ts'

const alert = (locale: Locale, failure: SecondFactorFailure | undefined): Html =>
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

/** A form that a passkey fills in; a browser without passkeys gets a sentence that says so. */
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
  /** Options for the person's passkey, if they have one. */
  passkey: object | undefined
  failure: SecondFactorFailure | undefined
}

/** Asks for whatever the person has: a passkey, an authenticator code, or a recovery code. */
export function codePage(locale: Locale, { failure, hasTotp, passkey }: Step) {
  const t = texts[locale]
  return standalonePage(
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
  /** What the QR code contains. */
  address: string
  /** Secret and person, sealed: nothing is stored until the app has proved that it has the secret. */
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
  /** Whether the person may not enter the admin before this. */
  isDue: boolean
  /** Missing if the person already has an authenticator app. */
  totp: NewTotp | undefined
  /** Options for registering a passkey. */
  passkey: object
  failure: SecondFactorFailure | undefined
}

/** The page to set up a second factor: the secret for an authenticator app, or a passkey. */
export function setUpFactorPage(locale: Locale, { failure, isDue, passkey, totp }: SetUp) {
  const t = texts[locale]
  const nameInput = html`<label
    >${t.passkeyName}<input name="name" required maxlength="100" placeholder="${t.passkeyExample}" autocomplete="off"
  /></label>`
  return standalonePage(
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

function totpPart(locale: Locale, { address, begun, secret }: NewTotp, failure: SecondFactorFailure | undefined) {
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

/** Shows the recovery codes, this once only. @param onward where the person goes afterwards */
export function codesPage(locale: Locale, codes: readonly string[], onward: string) {
  const t = texts[locale]
  return standalonePage(
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
  failure?: SecondFactorFailure
}

/** The signed-in person's own second factor: its state and what they can do with it. */
export function statePage(locale: Locale, { failure, wasRemoved, ...state }: State) {
  const t = texts[locale]
  const isOn = state.hasTotp || state.passkeys.length > 0
  return standalonePage(
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
  const day = (date: string) => writeDay(date, locale)
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
