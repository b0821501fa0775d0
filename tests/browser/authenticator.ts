import type { BrowserContext, Page } from 'playwright-core'

/**
 * An authenticator in the browser itself, which answers as if the person had touched it: at once, also when the browser
 * only offers its passkeys.
 */
export async function addAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Takes the offering of passkeys from a browser, as older ones have none. */
export const withoutOffers = (context: BrowserContext) =>
  context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
