import type { Payload } from 'payload'
import type { Env } from '#lib/env.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import type { Log } from '#lib/log.ts'
import { createDownloads } from '#portal/release/downloads.ts'
import { createAtomically } from '#portal/transaction.ts'
import { createDownloadCounter } from './download-counter.ts'

/** What serving release files needs. */
export function openDownloads(payload: Payload, { RATE_LIMITS }: Pick<Env, 'RATE_LIMITS'>, log: Log) {
  const downloads = createDownloads({ payload, atomically: createAtomically(payload) })
  return {
    downloads,
    store: releaseStore,
    tally: createDownloadCounter({ downloads, log }),
    isLimited: RATE_LIMITS === 'on',
  }
}
