import { storesPreferences } from '#site/runtime/state/stored-preferences.ts'

/** Not among the frame's keys, so that other pages don't carry this; turning preferences off deletes it. */
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

/** The stored position in a lesson's video, in seconds. */
export function readVideoPosition(lesson: string): number {
  return readPlaces().find(([id]) => id === lesson)?.[1] ?? 0
}

/** Stores the position in this browser, unless the cookie settings forbid it. */
export function saveVideoPosition(lesson: string, seconds: number): void {
  if (!storesPreferences()) return
  const others = readPlaces().filter(([id]) => id !== lesson)
  try {
    localStorage.setItem(placesKey, JSON.stringify([...others, [lesson, Math.round(seconds * 10) / 10]].slice(-most)))
  } catch {
    // A private window may have no storage: the position is then lost.
  }
}

/** Deletes all positions: the visitor wants nothing stored. */
export function clearVideoPositions(): void {
  try {
    localStorage.removeItem(placesKey)
  } catch {
    // Without storage nothing was stored.
  }
}
