import { addVisits } from '#content/visits/visits.ts'
import type { Log } from '#lib/log.ts'
import type { Payload } from 'payload'
import { startPolling, type Worker } from '#server/workers/polling.ts'

/** How often counts are written, in milliseconds: no visitor waits for the database. */
const writeEvery = 60_000

/** Addresses that are counted between two writes; of more than that, those that come later are not. */
const mostAddresses = 10_000

/** How often pages are visited: by address alone, with nothing about who visits. */
export interface VisitCounter {
  /** Counts one. @param address path and query of a page that was answered */
  count: (address: string) => void
  /** Writes what was counted now. What cannot be written is kept for the next time. */
  write: () => Promise<void>
}

export function createVisitCounter(payload: Payload): VisitCounter {
  let counted = new Map<string, number>()
  const add = (address: string, visits: number) => {
    const before = counted.get(address)
    if (before !== undefined || counted.size < mostAddresses) counted.set(address, (before ?? 0) + visits)
  }
  return {
    count: (address) => add(address, 1),
    async write() {
      const taken = counted
      if (taken.size === 0) return
      counted = new Map()
      try {
        await addVisits(payload, taken, Date.now())
      } catch (error) {
        for (const [address, visits] of taken) add(address, visits)
        throw error
      }
    },
  }
}

/** Writes what is counted each minute, and at the end. */
export function startVisitWorker({ write }: VisitCounter, log: Log): Worker {
  const failure = 'visits of pages could not be written'
  const polling = startPolling(log, [{ name: 'write_visits', every: writeEvery, work: write, failure }])
  return {
    stop: async () => {
      await polling.stop()
      await write().catch((error: unknown) => log.error({ err: error }, failure))
    },
  }
}
