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

/** The part of the library's global that is used here. */
declare const SimpleWebAuthnBrowser: {
  browserSupportsWebAuthn: typeof browserSupportsWebAuthn
  startAuthentication: typeof startAuthentication
  startRegistration: typeof startRegistration
}

/** The options are of one of two kinds; the form says which. */
type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

/**
 * Runs in the browser by itself: nothing else of this module exists there. A form that asks for a passkey sends the
 * passkey's response.
 */
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
          // `requestSubmit` would fire this listener again.
          form.submit()
        },
        () => show(form, 'refused', true),
      )
    })
  }
}

const library = new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser'))
/** The library and the function above as one file: these pages are not part of the site's build. */
const script = `${readFileSync(library, 'utf8')}\n;(${answerWithPasskeys.toString()})()\n`
const digest = createHash('sha256').update(script).digest('base64url').slice(0, 12)
/** Its address changes with its content. */
export const passkeyScriptPath = `/admin/passkeys-${digest}.js`

/** Answers with it. */
export const servePasskeyScript = (context: Context) =>
  context.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
