import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { type Queues, readQueues } from '#content/doctor/queues.ts'
import { type LastBackup, readLastBackup } from '#content/doctor/last-backup.ts'
import { isPostgres } from '#content/search/ask.ts'
import { sqliteClientOf, type Turns } from '#content/sqlite-client.ts'
import type { Env } from '#lib/env.ts'
import type { PurgeState } from '#server/cdn/purge-queue.ts'

/** How long a scrape waits for the database, in milliseconds: the other figures matter most when it is away. */
const patience = 1000

/** The pool of connections to PostgreSQL. */
interface Pool {
  totalCount: number
  idleCount: number
  /** Requests that wait for a connection. */
  waitingCount: number
}

/** What the process knows of itself and of what it depends on, as of a scrape. */
export interface ProcessState {
  /** What waits; undefined when the database did not say in time. */
  queues: Queues | undefined
  /** How long the database took to say so, in seconds. */
  answeredIn: number
  pool: Readonly<Pool> | undefined
  turns: Readonly<Turns> | undefined
  isPurgeHeard: boolean
  /** Purges of the CDN; without one there are none. */
  cdn: PurgeState | undefined
  disk: { free: number; reserve: number; isUsed: boolean }
  backup: LastBackup
  isDraining: boolean
}

/** What the process watches all the time. */
export interface Watched {
  disk: { free: () => number; isUsed: () => boolean }
  isPurgeHeard: () => boolean
  cdn: { read: () => PurgeState } | undefined
  isDraining: () => boolean
}

interface Sources extends Watched {
  payload: Payload
  env: Pick<Env, 'DATA_DIR' | 'DISK_RESERVE_MB'>
}

/** Reads it anew for each scrape. */
export function createStateReader({ cdn, disk, env, isDraining, isPurgeHeard, payload }: Sources) {
  const ask = createPatient(() => readQueues(payload), patience)
  return async (): Promise<ProcessState> => {
    const begun = performance.now()
    const queues = await ask()
    const answeredIn = (performance.now() - begun) / 1000
    return {
      queues,
      answeredIn,
      ...(isPostgres(payload)
        ? { pool: payload.db.pool, turns: undefined }
        : { pool: undefined, turns: sqliteClientOf(payload).turns }),
      isPurgeHeard: isPurgeHeard(),
      cdn: cdn?.read(),
      disk: { free: disk.free(), reserve: env.DISK_RESERVE_MB * 1024 * 1024, isUsed: disk.isUsed() },
      backup: await readLastBackup(env.DATA_DIR),
      isDraining: isDraining(),
    }
  }
}

/**
 * Asks, and waits no longer than that. A question that is still open is not asked a second time: scrapes would take one
 * connection after another from visitors.
 * @returns nothing when it failed or took too long
 */
export function createPatient<Result>(ask: () => Promise<Result>, limit: number): () => Promise<Result | undefined> {
  let asked: Promise<Result | undefined> | undefined
  return () => {
    asked ??= ask()
      .catch(() => undefined)
      .finally(() => (asked = undefined))
    return Promise.race([asked, wait(limit, undefined, { ref: false })])
  }
}
