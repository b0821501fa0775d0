import { createFetchTransport, createPortalClient, type PortalClient } from '#portal/client.ts'
import type { Locale } from '#lib/locale.ts'
import { session } from '#site/runtime/session/session.ts'

/**
 * A client for what a page asks of itself, in the browser: suggestions, hints. Nobody waits for an answer, so a failure is
 * no message, there is no second way, and a session that has ended is not the reason to leave the page.
 * @param signal ends the wait for an answer that nobody wants any more
 */
export function createQuietPortal(locale: Locale, signal: AbortSignal): PortalClient {
  const transport = createFetchTransport(document.documentElement.dataset.portal, signal)
  return createPortalClient({ transport, locale, token: session.token })
}
