import { clearVideoPositions } from '#site/features/course/video-positions.ts'
import {
  dismissedKey,
  storesPreferences,
  preferencesKey,
  searchesKey,
  themeKey,
} from '#site/runtime/state/stored-preferences.ts'

/** The choice in the cookie settings, and the version of the text that was shown. */
export interface Consent {
  isAllowed: boolean
  /** Version of the text about cookies; missing when it could not be read. */
  version?: string | undefined
  /** Day of the choice, `YYYY-MM-DD`, in the person's time zone. */
  day: string
}

/** The choice made in this browser, if any. Until then optional data is stored. */
export function readConsent(): Consent | undefined {
  try {
    const [choice, day, version] = localStorage.getItem(preferencesKey)?.split(' ') ?? []
    if (day === undefined || (choice !== 'on' && choice !== 'off')) return undefined
    return { isAllowed: choice === 'on', day, version }
  } catch {
    return undefined
  }
}

/** Allows or forbids optional data from now on; forbidding it deletes what was stored. */
export function saveConsent(isAllowed: boolean, version?: string): void {
  const now = new Date()
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  try {
    localStorage.setItem(preferencesKey, [isAllowed ? 'on' : 'off', day, version].filter(Boolean).join(' '))
    if (isAllowed) return
    for (const key of [themeKey, dismissedKey, searchesKey]) localStorage.removeItem(key)
  } catch {
    // Without storage nothing is stored anyway.
  }
  if (!storesPreferences()) clearVideoPositions()
}
