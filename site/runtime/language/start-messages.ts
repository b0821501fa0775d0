import type { HydrationOptions } from 'react-dom/client'
import { localeOfPath } from '#lib/locale.ts'
import { loadMessages } from './messages.ts'
import { layServedTexts } from './own-texts.tsx'

/** The fallback's words, and the product's where editors' own could not be loaded, are not those in the server's HTML, and React draws its parts anew: that is meant. */
const inFallback: HydrationOptions = { onRecoverableError: () => {} }

/**
 * Loads the texts of the page's language, before the page is hydrated with them (contract L5).
 * @returns how to hydrate; `undefined` when no texts could be loaded: the page then stays as the server made it, which
 * works like one without scripts
 */
export async function prepareMessages(): Promise<HydrationOptions | undefined> {
  const [state, isLaid] = await Promise.all([loadMessages(localeOfPath(window.location.pathname)), layServedTexts()])
  if (state === 'own' && isLaid) return {}
  if (state !== undefined) return inFallback
  document.documentElement.dataset.scripts = 'off'
  return undefined
}
