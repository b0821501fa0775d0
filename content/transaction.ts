import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { transactionOf } from './database-transactions.ts'

/**
 * Does several things whole or not at all, and one after another for the same key, in every process. Several keys are
 * taken in their order, which must be the same wherever they meet.
 * @param user who does it, for rights and for what hooks sign; nobody without
 */
export type Atomically = <Result>(
  key: string | readonly string[],
  work: (req: PayloadRequest) => Promise<Result>,
  user?: PayloadRequest['user'],
) => Promise<Result>

/**
 * What is read inside is still so when it is written: SQLite's transactions take turns by themselves (BEGIN IMMEDIATE),
 * PostgreSQL's by a lock on the key that ends with the transaction.
 */
export function createAtomically(payload: Payload): Atomically {
  return async (key, work, user) => {
    const req = await createLocalReq(user ? { user } : {}, payload)
    await initTransaction(req)
    try {
      if (payload.db.name === 'postgres') {
        const db = await transactionOf(req)
        for (const each of typeof key === 'string' ? [key] : key)
          await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${each}, 0))`)
      }
      const result = await work(req)
      await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }
}
