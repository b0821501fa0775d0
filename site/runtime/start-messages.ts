import type { HydrationOptions } from 'react-dom/client'
import { localeOfPath } from '#lib/locale.ts'
import { loadMessages } from './messages.ts'

/**
 * Loads the texts of the page's language, before the page is hydrated with them (contract L5).
 * @returns how to hydrate; `undefined` when no texts could be loaded: the page then stays as the server made it, which
 * works like one without scripts
 */
export async function prepareMessages(): Promise<HydrationOptions | undefined> {
  const state = await loadMessages(localeOfPath(window.location.pathname))
  if (state === 'own') return {}
  if (state === 'fallback') return { onRecoverableError: markDocument }
  document.documentElement.dataset.scripts = 'off'
  return undefined
}

/**
 * The fallback's words are not those in the server's HTML, so React reports a difference and makes the page anew. The
 * marks of the head script on the document are lost with that and set again.
 */
function markDocument() {
  const { dataset } = document.documentElement
  dataset.scripts = 'on'
  const theme = readTheme()
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
}

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}
