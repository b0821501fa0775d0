import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { openStatements } from './database-transactions.ts'

/** How often somebody did what is limited, in a table that outlives the process and that all on a database share. */
export interface LimitCounts {
  /** Whether other processes may count beside this one. */
  isShared: boolean
  /**
   * Counts once more; of many at once each gets a number of its own.
   * @param key who and what for; kept as a digest, so that the table and its copies hold no address
   * @param duration of a window, in seconds; it begins with the first that is counted
   * @param amount what is counted at once; one without
   */
  add: (key: string, duration: number, amount?: number) => Promise<LimitCount>
  /** Deletes the windows that are over. */
  tidy: () => Promise<void>
}

interface LimitCount {
  /** How many there were in this window, with this one. */
  count: number
  /** Unix time in milliseconds. */
  endsAt: number
}

/**
 * Each statement is a transaction of its own: what is counted stays so, whatever becomes of what was tried. Never to be
 * asked inside a transaction on SQLite, where it would wait for that transaction's end.
 */
export function openLimitCounts(payload: Payload): LimitCounts {
  const ask = openStatements(payload)
  return {
    isShared: payload.db.name === 'postgres',
    async add(key, duration, amount = 1) {
      const id = createHmac('sha256', payload.secret).update(`limit ${key}`).digest('base64url')
      const now = Date.now()
      const [row] = await ask`
        INSERT INTO portico_limit_counts (id, count, ends_at) VALUES (${id}, ${amount}, ${now + duration * 1000})
        ON CONFLICT (id) DO UPDATE SET
          count = CASE WHEN portico_limit_counts.ends_at > ${now} THEN portico_limit_counts.count + ${amount} ELSE ${amount} END,
          ends_at = CASE WHEN portico_limit_counts.ends_at > ${now} THEN portico_limit_counts.ends_at ELSE excluded.ends_at END
        RETURNING count, ends_at`
      // PostgreSQL's client gives a bigint as text.
      return { count: Number(row?.count), endsAt: Number(row?.ends_at) }
    },
    tidy: async () => {
      await ask`DELETE FROM portico_limit_counts WHERE ends_at <= ${Date.now()}`
    },
  }
}
