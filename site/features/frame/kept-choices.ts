import type { Locale } from '#lib/locale.ts'

/** Choices kept in this browser. Storage may be refused; then they last for the page. */
const dismissedKey = 'portico.dismissed'
const themeKey = 'theme'
/** Recent searches (`site/features/search/recent-searches.ts`). */
export const searchesKey = 'portico.searches'
/** Set to `off` by who wants nothing kept beside what the site needs. */
const preferencesKey = 'portico.preferences'

/** Whether the browser may keep what is only convenient: the theme and closed announcements. */
export function keepsPreferences(): boolean {
  try {
    return localStorage.getItem(preferencesKey) !== 'off'
  } catch {
    return false
  }
}

/** Allows or forbids it, from now on; what was kept goes when it is forbidden. */
export function allowPreferences(isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.removeItem(preferencesKey)
    else {
      localStorage.setItem(preferencesKey, 'off')
      for (const key of [themeKey, dismissedKey, searchesKey]) localStorage.removeItem(key)
    }
  } catch {
    // Without storage nothing is kept anyway.
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window may have no storage: the choice still holds on this page.
  }
}

/** Ids of the announcements that were dismissed. */
export function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(dismissedKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Keeps the last fifty, so that the list does not grow for ever. */
export function keepDismissed(ids: string[]) {
  if (keepsPreferences()) keep(dismissedKey, JSON.stringify(ids.slice(-50)))
}

/** Stores the language before the address changes (contract L3). */
export function keepLanguage(locale: Locale) {
  keep('lang', locale)
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax`
}

/** Turns the theme that is shown into the other one. */
export function switchTheme() {
  const root = document.documentElement
  const shown = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = shown === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  if (keepsPreferences()) keep(themeKey, next)
}
