/** What somebody wrote and the server does not have, kept in their browser. */
export interface LocalCopy<Data> {
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** What it was a change of: the time or digest of the stored state. */
  base: string
  data: Data
}

const prefix = 'portico-unsaved:'
/** How long it is kept, in milliseconds: it may hold customers' words, and the browser is anybody's who sits there. */
const life = 7 * 24 * 60 * 60_000
/** Longest copy, in characters; browsers have room for about five million in all. */
const longest = 500_000

/** @param person whose it is; nobody else is offered it @param place what it was written at */
export const copyKey = (person: number | string, place: string) => `${prefix}${person}:${place}`

export function readCopy<Data>(key: string, now = Date.now()): LocalCopy<Data> | undefined {
  try {
    const text = localStorage.getItem(key)
    const copy = text === null ? undefined : (JSON.parse(text) as LocalCopy<Data>)
    if (copy === undefined || now - copy.at < life) return copy
  } catch {
    // Not ours, or not readable any more.
  }
  dropCopy(key)
  return undefined
}

/** @returns whether there was room for it */
export function writeCopy<Data>(key: string, copy: LocalCopy<Data>): boolean {
  const text = JSON.stringify(copy)
  if (text.length > longest) return false
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    // Full, or switched off: writing goes on without.
    return false
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Switched off, so nothing is there.
  }
}

/** Removes the copies of everybody that are too old, or nothing that can be read. */
export function pruneCopies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) readCopy(key)
  } catch {
    // Switched off.
  }
}
