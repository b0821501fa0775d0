import { storesPreferences, searchesKey as key } from '#site/runtime/state/stored-preferences.ts'

const most = 5

/** Recent searches on this device; stored nowhere else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = storesPreferences() ? JSON.parse(localStorage.getItem(key) ?? '[]') : []
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Stores a search, newest first, unless the cookie settings forbid optional data. */
export function saveRecentSearch(query: string): void {
  if (!storesPreferences() || query === '') return
  try {
    const others = readRecentSearches().filter((each) => each !== query)
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, most)))
  } catch {
    // Without storage there are no recent searches.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is nothing to clear.
  }
}
