import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Whether this browser has passkeys; on pages without TLS it has none. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

type Options = Record<string, unknown>

/** Asks for a passkey that is there. @returns the browser's answer; `undefined` when the person or the browser gives none */
export async function signInWithPasskey(options: object): Promise<Options | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).then(
    asRecord,
    () => undefined,
  )
}

/** Asks for a new passkey. @returns the browser's answer; `undefined` when the person or the browser gives none */
export async function registerPasskey(options: object): Promise<Options | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).then(
    asRecord,
    () => undefined,
  )
}

/** Whether the browser offers passkeys among the names that it fills in. */
const isOffered = async () =>
  hasPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable()

/**
 * Lets the browser offer passkeys in the field of the e-mail address, which says so by its `autocomplete`. Waits until one is
 * chosen; asking for a passkey in another way, or `stopPasskeyAutofill`, ends that.
 */
export async function startPasskeyAutofill(ask: () => Promise<object>): Promise<Options | undefined> {
  if (!(await isOffered())) return undefined
  const [{ startAuthentication }, options] = await Promise.all([import('@simplewebauthn/browser'), ask()])
  return startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: true,
  }).then(asRecord, () => undefined)
}

export async function stopPasskeyAutofill(): Promise<void> {
  if (!hasPasskeys()) return
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

const asRecord = (answer: object): Options => ({ ...answer })
