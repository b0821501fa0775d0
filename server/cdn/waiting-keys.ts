import { everything } from '#lib/cache.ts'
import { keyOf } from './headers.ts'

/** A key that is to be purged. */
export interface WaitingKey {
  key: string
  /** Since when, as `Date.now()` counts time. */
  since: number
  /** Whether it has been purged once already. */
  isAgain: boolean
}

/** More keys than this are as good as all. */
const bound = 1000
/** After so long, in milliseconds, nothing but a purge of everything is tried: what is refused may be one of the keys. */
const longRefused = 60_000

/** The key of every page. */
export const everyKey = keyOf(everything)

/** Keys that wait to be purged, each once, oldest first; one purge of everything stands for too many of them. */
export function createWaitingKeys() {
  let entries = new Map<string, WaitingKey>()
  const bind = () => {
    const [first] = entries.values()
    if (first === undefined || (entries.size <= bound && !entries.has(everyKey))) return
    const isAgain = entries.size <= bound && entries.get(everyKey)?.isAgain === true
    entries = new Map([[everyKey, { key: everyKey, since: first.since, isAgain }]])
  }
  return {
    get size() {
      return entries.size
    },
    /** Since when the oldest waits. */
    get oldest(): number | undefined {
      return entries.values().next().value?.since
    },
    add(keys: readonly string[], { isAgain = false } = {}) {
      for (const key of keys) {
        const known = entries.get(key)
        if (known === undefined) entries.set(key, { key, since: Date.now(), isAgain })
        else if (!isAgain) known.isAgain = false
      }
      bind()
    },
    /** Takes out the oldest. */
    take(most: number): WaitingKey[] {
      const taken = [...entries.values()].slice(0, most)
      for (const { key } of taken) entries.delete(key)
      return taken
    },
    /** Puts back what could not be purged, before what has come meanwhile. */
    putBack(taken: readonly WaitingKey[]) {
      const [first] = taken
      const later = [...entries.values()]
      entries = new Map(taken.map((each) => [each.key, each]))
      for (const each of later) {
        const known = entries.get(each.key)
        if (known === undefined) entries.set(each.key, each)
        else known.isAgain &&= each.isAgain
      }
      if (first !== undefined && Date.now() - first.since > longRefused)
        entries = new Map([[everyKey, { ...first, key: everyKey, isAgain: false }]])
      bind()
    },
  }
}
