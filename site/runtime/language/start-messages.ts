import type { HydrationOptions } from 'react-dom/client'
import { localeOfPath } from '#lib/locale.ts'
import { loadMessages } from './messages.ts'

/** The fallback's words are not those in the server's HTML, and React draws its parts anew: that is meant. */
const inFallback: HydrationOptions = { onRecoverableError: () => {} }

/**
 * Loads the texts of the page's language, before the page is hydrated with them (contract L5).
 * @returns how to hydrate; `undefined` when no texts could be loaded: the page then stays as the server made it, which
 * works like one without scripts
 */
export async function prepareMessages(): Promise<HydrationOptions | undefined> {
  const state = await loadMessages(localeOfPath(window.location.pathname))
  if (state === 'own') return {}
  if (state === 'fallback') return inFallback
  document.documentElement.dataset.scripts = 'off'
  return undefined
}
