import type { Location, Navigation } from 'react-router'
import { waitForConnection } from '#site/runtime/connection/connection.ts'
import { hasFormInUse } from '#site/runtime/state/edited-forms.ts'

declare global {
  interface Window {
    /** React Router's own names for what it runs; the chunk list knows the version it was built with. */
    __reactRouterManifest?: { version: string }
    __reactRouterDataRouter?: { state: { location: Location; navigation: Navigation } }
  }
}

/** The navigation in progress, if any. */
export function pendingNavigation(): Location | undefined {
  const navigation = window.__reactRouterDataRouter?.state.navigation
  if (navigation?.state !== 'loading') return undefined
  // The page after a form submission shows its result, which a fresh document couldn't.
  return navigation.formMethod === undefined || navigation.formMethod === 'GET' ? navigation.location : undefined
}

/**
 * Whether a navigation may become a document load. Not if it carries state, which a document can't receive, nor if the
 * page stays (another query of the same path) while a person is filling in a form.
 */
export function canLoadDocument({ pathname, state }: Location): boolean {
  if (state !== null && state !== undefined) return false
  const isSamePage = pathname === window.__reactRouterDataRouter?.state.location.pathname
  return !(isSamePage && hasFormInUse())
}

/**
 * Loads the document of a location instead of navigating to it. Going back or forward, the address is there already,
 * and to assign one with a hash again would only scroll. Without a connection it waits for one, since the browser's own
 * page would take this one's place. @returns a promise that waits for the end of this page
 */
export async function loadDocument({
  hash,
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<never> {
  const address = pathname + search + hash
  await waitForConnection()
  const { location } = window
  if (address === location.pathname + location.search + location.hash) location.reload()
  else location.assign(address)
  return new Promise(() => {})
}
