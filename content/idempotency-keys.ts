import type { Payload } from 'payload'
import { openStatements } from './database-transactions.ts'

/** How long a key and its answer are kept, in milliseconds. */
export const keepKeysFor = 24 * 60 * 60_000

/** A key as it is stored. `answer` is missing while the call runs, and for good when its process was killed. */
interface StoredKey {
  fingerprint: string
  answer: string | null
  /** Unix time in milliseconds at which the call began. */
  at: number
}

/** The keys of changing calls, in a table that all processes on a database share. */
export interface IdempotencyKeys {
  /** Takes a key for a call that begins now. @returns whether it was free; of many that ask at once one gets it */
  claim: (id: string, fingerprint: string) => Promise<boolean>
  read: (id: string) => Promise<StoredKey | undefined>
  /** Keeps the answer of a call that has ended. */
  keep: (id: string, answer: string) => Promise<void>
  /** Gives a key back whose call failed, so that it may be tried again. */
  release: (id: string) => Promise<void>
  /** Deletes the keys whose time is over. */
  tidy: () => Promise<void>
}

/** Each statement is a transaction of its own, so that a claim is seen by every process before the call begins. */
export function openIdempotencyKeys(payload: Payload): IdempotencyKeys {
  const ask = openStatements(payload)
  return {
    async claim(id, fingerprint) {
      const now = Date.now()
      const rows = await ask`
        INSERT INTO portico_idempotency_keys (id, fingerprint, at) VALUES (${id}, ${fingerprint}, ${now})
        ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, at = excluded.at
        WHERE portico_idempotency_keys.at < ${now - keepKeysFor}
        RETURNING id`
      return rows.length > 0
    },
    async read(id) {
      const [row] = await ask`SELECT fingerprint, answer, at FROM portico_idempotency_keys WHERE id = ${id}`
      if (row === undefined) return undefined
      const { answer, at, fingerprint } = row
      return {
        fingerprint: String(fingerprint),
        answer: typeof answer === 'string' ? answer : null,
        // PostgreSQL's client gives a bigint as text.
        at: Number(at),
      }
    },
    keep: async (id, answer) => {
      await ask`UPDATE portico_idempotency_keys SET answer = ${answer} WHERE id = ${id}`
    },
    release: async (id) => {
      await ask`DELETE FROM portico_idempotency_keys WHERE id = ${id} AND answer IS NULL`
    },
    tidy: async () => {
      await ask`DELETE FROM portico_idempotency_keys WHERE at < ${Date.now() - keepKeysFor}`
    },
  }
}
