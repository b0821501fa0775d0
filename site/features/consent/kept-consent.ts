import { forgetPlaces } from '#site/features/course/kept-places.ts'
import { dismissedKey, keepsPreferences, preferencesKey, searchesKey, themeKey } from '#site/runtime/kept-choices.ts'

/** What somebody chose in the cookie settings, and which text they had before them. */
export interface Consent {
  isAllowed: boolean
  /** Version of the text about cookies; missing when it could not be read. */
  version?: string | undefined
  /** Day of the choice, `YYYY-MM-DD`, in the person's time zone. */
  day: string
}

/** The choice that was made in this browser, unless none was. Until then what is convenient is kept. */
export function readConsent(): Consent | undefined {
  try {
    const [choice, day, version] = localStorage.getItem(preferencesKey)?.split(' ') ?? []
    if (day === undefined || (choice !== 'on' && choice !== 'off')) return undefined
    return { isAllowed: choice === 'on', day, version }
  } catch {
    return undefined
  }
}

/** Allows or forbids what is only convenient, from now on; what was kept goes when it is forbidden. */
export function keepConsent(isAllowed: boolean, version?: string): void {
  const now = new Date()
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  try {
    localStorage.setItem(preferencesKey, [isAllowed ? 'on' : 'off', day, version].filter(Boolean).join(' '))
    if (isAllowed) return
    for (const key of [themeKey, dismissedKey, searchesKey]) localStorage.removeItem(key)
  } catch {
    // Without storage nothing is kept anyway.
  }
  if (!keepsPreferences()) forgetPlaces()
}
