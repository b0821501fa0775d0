import type { Locale } from '#lib/locale.ts'

/** Preferences stored in this browser. Storage may be unavailable; then they last for the page. */
export const dismissedKey = 'portico.dismissed'
export const themeKey = 'theme'
/** Recent searches (`site/features/search/recent-searches.ts`). */
export const searchesKey = 'portico.searches'
/** The consent to optional storage (`site/features/consent/stored-consent.ts`); it begins with `off` or `on`. */
export const preferencesKey = 'portico.preferences'

/** Whether optional data may be stored: the theme and closed announcements. */
export function storesPreferences(): boolean {
  try {
    return !localStorage.getItem(preferencesKey)?.startsWith('off')
  } catch {
    return false
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window may have no storage: the choice still applies to this page.
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
export function saveDismissed(ids: string[]) {
  if (storesPreferences()) keep(dismissedKey, JSON.stringify(ids.slice(-50)))
}

/** Stores the language before the address changes (contract L3). */
export function saveLanguage(locale: Locale) {
  keep('lang', locale)
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax`
}

/** Turns the theme that is shown into the other one. */
export function switchTheme() {
  const root = document.documentElement
  const shown = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = shown === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  if (storesPreferences()) keep(themeKey, next)
}
