import type { Locale } from '#lib/locale.ts'
import { createPortalClient } from '#portal/client.ts'
import { browserPortal } from './browser-portal.ts'
import { fetchTransport } from './fetch-transport.ts'
import { session } from '#site/runtime/session/session.ts'

/** Asks who a token belongs to. A failure has its own toast, or has ended the session. */
export async function identify(locale: Locale, token: string): Promise<void> {
  session.identify(token, await browserPortal(locale).call('auth/me'))
}

/**
 * Ends a session on the server, which the browser has let go of already: nobody is told of a failure. One that began at
 * another service may end there too: the browser goes on to it.
 */
export async function endSession(locale: Locale, token: string): Promise<void> {
  const { onward } = await createPortalClient({ transport: fetchTransport, locale, token: () => token }).call(
    'auth/logout',
  )
  if (onward !== undefined) location.assign(onward)
}
