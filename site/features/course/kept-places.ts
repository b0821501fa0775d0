import { keepsPreferences } from '#site/runtime/kept-choices.ts'

/** Not among the frame's own keys, so that no other page carries this; who forbids it loses them with the settings. */
const placesKey = 'portico.places'

/** The last places are enough; the list must not grow for ever. */
const most = 60

function readPlaces(): [lesson: string, seconds: number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placesKey) ?? '[]')
    return Array.isArray(kept) ? (kept as unknown[]).filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

/** Where this browser was in a lesson's video, in seconds. */
export function keptPlace(lesson: string): number {
  return readPlaces().find(([id]) => id === lesson)?.[1] ?? 0
}

/** Keeps the place in this browser, unless the visitor's cookie settings forbid it. */
export function keepPlace(lesson: string, seconds: number): void {
  if (!keepsPreferences()) return
  const others = readPlaces().filter(([id]) => id !== lesson)
  try {
    localStorage.setItem(placesKey, JSON.stringify([...others, [lesson, Math.round(seconds * 10) / 10]].slice(-most)))
  } catch {
    // A private window may have no storage: the place is then forgotten.
  }
}

/** Forgets every place: the visitor wants nothing kept. */
export function forgetPlaces(): void {
  try {
    localStorage.removeItem(placesKey)
  } catch {
    // Without storage nothing was kept.
  }
}
