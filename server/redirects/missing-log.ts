import type { CountedMiss } from '#content/redirects/missing.ts'
import { missingAddress, referringHost } from '#domain/site/missing-address.ts'

/** Addresses that are counted between two writes: memory has an end, whatever is asked for. */
const mostCounted = 2000

/** Counts in memory what visitors asked for in vain. */
export function createMissingLog(most = mostCounted) {
  let counted = new Map<string, CountedMiss>()

  /** The oldest that was asked for once makes room; where there is none, nothing does. */
  const makeRoom = (): boolean => {
    for (const [address, { times }] of counted) if (times === 1) return counted.delete(address)
    return false
  }

  return {
    /** @param url as it was asked for; `referer` as the header says */
    note({ pathname, search }: Pick<URL, 'pathname' | 'search'>, referer: string | undefined): void {
      const address = missingAddress(pathname, search)
      if (address === undefined) return
      const lastAt = new Date().toISOString()
      const host = referringHost(referer)
      const known = counted.get(address)
      if (known !== undefined) {
        known.times += 1
        known.lastAt = lastAt
        known.host = host || known.host
      } else if (counted.size < most || makeRoom()) {
        counted.set(address, { times: 1, firstAt: lastAt, lastAt, host })
      }
    },
    /** What was counted, which begins anew. */
    take(): ReadonlyMap<string, CountedMiss> {
      const taken = counted
      counted = new Map()
      return taken
    },
  }
}
