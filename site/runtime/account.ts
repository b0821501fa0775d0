import type { Locale } from '#lib/locale.ts'
import { createFetchTransport, createPortalClient, type PortalClient } from '#portal/client.ts'
import { browserPortal } from './browser-portal.ts'
import { session } from './session.ts'
import type { Person } from './user-state.ts'

/** The calls of signing in that the browser's state needs. */
interface AccountCalls {
  'auth/me': Person
  'auth/logout': Record<string, never>
}

/** Asks one of them. They are typed here until `portal/calls.ts` declares them. */
async function ask<Path extends keyof AccountCalls>(
  { call }: Pick<PortalClient, 'call'>,
  path: Path,
): Promise<AccountCalls[Path]> {
  return (call as unknown as (path: Path) => Promise<AccountCalls[Path]>)(path)
}

/** Asks who a token belongs to. A failure has its own toast, or has ended the session. */
export async function identify(locale: Locale, token: string): Promise<void> {
  session.identify(token, await ask(browserPortal(locale), 'auth/me'))
}

/** Ends a session on the server, which the browser has let go of already: nobody is told of a failure. */
export async function endSession(locale: Locale, token: string): Promise<void> {
  await ask(createPortalClient({ transport: createFetchTransport(), locale, token: () => token }), 'auth/logout')
}
