import { keepsPreferences, searchesKey as key } from '#site/runtime/kept-choices.ts'

const most = 6

/** What was searched for on this device; kept nowhere else. */
export function readRecent(): string[] {
  try {
    const kept: unknown = keepsPreferences() ? JSON.parse(localStorage.getItem(key) ?? '[]') : []
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps a search, the newest first, unless the cookie settings forbid what is only convenient. */
export function keepRecent(query: string): void {
  if (!keepsPreferences() || query === '') return
  try {
    const others = readRecent().filter((each) => each !== query)
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, most)))
  } catch {
    // Without storage there are no recent searches.
  }
}

export function clearRecent(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is nothing to clear.
  }
}
