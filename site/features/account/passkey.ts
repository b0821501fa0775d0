/** Whether this browser has passkeys; on pages without TLS it has none. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

type Options = Record<string, unknown>

/** Asks for a passkey that is there. @returns the browser's answer; `undefined` when the person or the browser gives none */
export async function answerPasskey(options: Options): Promise<Options | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as never }).then(asRecord, () => undefined)
}

/** Asks for a new passkey. @returns the browser's answer; `undefined` when the person or the browser gives none */
export async function makePasskey(options: Options): Promise<Options | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as never }).then(asRecord, () => undefined)
}

const asRecord = (answer: object): Options => ({ ...answer })
