import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type {
  browserSupportsWebAuthn,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Context } from 'hono'

/** The library's own global, as far as it is used here. */
declare const SimpleWebAuthnBrowser: {
  browserSupportsWebAuthn: typeof browserSupportsWebAuthn
  startAuthentication: typeof startAuthentication
  startRegistration: typeof startRegistration
}

/** What is asked is of one of the two kinds; which, the form says beside it. */
type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

/** Runs in the browser, alone: a form that asks a passkey sends what it answered. Nothing of this module is there. */
function answerWithPasskeys(): void {
  const webAuthn = SimpleWebAuthnBrowser
  const show = (form: Element, name: string, isShown: boolean) => {
    const part = form.querySelector<HTMLElement>(`[data-passkey="${name}"]`)
    if (part) part.hidden = !isShown
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-options]')) {
    if (!webAuthn.browserSupportsWebAuthn()) continue
    const optionsJSON = JSON.parse(form.dataset.options ?? '{}') as PasskeyOptions
    const field = form.querySelector<HTMLInputElement>('input[name="answer"]')
    show(form, 'unsupported', false)
    show(form, 'asked', true)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      show(form, 'refused', false)
      const ask = form.dataset.kind === 'new' ? webAuthn.startRegistration : webAuthn.startAuthentication
      void ask({ optionsJSON }).then(
        (answer) => {
          if (field) field.value = JSON.stringify(answer)
          // Not as by its button, which would come here again.
          form.submit()
        },
        () => show(form, 'refused', true),
      )
    })
  }
}

const library = new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser'))
/** The library and the lines above, as one file: these pages are no part of the site's build. */
const script = `${readFileSync(library, 'utf8')}\n;(${answerWithPasskeys.toString()})()\n`
const digest = createHash('sha256').update(script).digest('base64url').slice(0, 12)
/** Its address changes with its content. */
export const passkeyScriptPath = `/admin/passkeys-${digest}.js`

/** Answers with it. */
export const givePasskeyScript = (context: Context) =>
  context.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
