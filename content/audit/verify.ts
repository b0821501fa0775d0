import type { Ask } from '#content/search/ask.ts'
import { type AuditEntry, beginning, digestOf, readEntry } from './entry.ts'
import { anchorOf } from './prune.ts'

/** A place in the log that somebody noted elsewhere, such as in an exported table. */
export interface NotedEnd {
  number: number
  digest: string
}

export interface Verified {
  /** Entries that were read. */
  entries: number
  /** The last one, to be noted elsewhere: what is cut off after it, or written anew, is found by nothing else. */
  end: NotedEnd | undefined
  /** The first that is not as it was written. */
  broken?: { number: number; reason: string }
}

/** Entries that are read at once. */
const piece = 1000

/**
 * Reads the whole log and works every digest out again.
 * @param noted an entry that must be in it with this digest
 * @param onProgress told how many entries are done
 */
export async function verifyLog(
  ask: Ask,
  { noted, onProgress }: { noted?: NotedEnd | undefined; onProgress?: (done: number) => void } = {},
): Promise<Verified> {
  let last: AuditEntry | undefined
  let entries = 0
  const stop = (number: number, reason: string): Verified => ({ entries, end: undefined, broken: { number, reason } })
  for (;;) {
    // The newest anchor together with the first entries: a pruning between two statements would look like a gap.
    const rows = await ask(
      `SELECT a.*, (SELECT changes FROM portico_audit WHERE action = 'prune' ORDER BY number DESC LIMIT 1) AS anchor
       FROM portico_audit a WHERE number > ? ORDER BY number LIMIT ${piece}`,
      [last?.number ?? 0],
    )
    for (const row of rows) {
      const entry = readEntry(row)
      const before = last ?? anchorOf(row.anchor) ?? { number: 0, digest: beginning }
      if (entry.number !== before.number + 1)
        return stop(entry.number, `entry ${before.number + 1} is missing before it`)
      if (entry.previous !== before.digest) return stop(entry.number, 'it does not follow from the entry before')
      if (entry.digest !== digestOf({ ...entry, changes: String(row.changes) }))
        return stop(entry.number, 'it is not as it was written')
      if (noted?.number === entry.number && noted.digest !== entry.digest)
        return stop(entry.number, 'it is not the entry that was noted')
      last = entry
      entries += 1
    }
    onProgress?.(entries)
    if (rows.length < piece) break
  }
  if (noted !== undefined && noted.number > (last?.number ?? 0))
    return stop(noted.number, 'it was noted, and the log ends before it')
  return { entries, end: last && { number: last.number, digest: last.digest } }
}
