import type { BrowserContext, Page } from 'playwright-core'

/** An authenticator in the browser itself, which answers as if the person had touched it. */
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
