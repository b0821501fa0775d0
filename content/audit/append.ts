import { sql } from '@payloadcms/db-postgres'
import {
  initTransaction,
  killTransaction,
  commitTransaction,
  type BaseDatabaseAdapter,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { type InTransaction, transactionOf } from '#content/database-transactions.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { whoOf } from './caller.ts'
import { beginning, type AuditEntry, type Deed, digestOf, type Who } from './entry.ts'

type Noted = Omit<AuditEntry, 'number' | 'at' | 'previous' | 'digest'>

/** What will be written when a transaction commits, and is forgotten with it. */
const waiting = new WeakMap<object, Noted[]>()

/**
 * Notes what is done in the transaction of a request; the entry is written just before the commit, and never without
 * it. Without a transaction it is written at once.
 * @param by who does it, where the request does not know
 */
export async function noteDeed(req: InTransaction & Partial<Pick<PayloadRequest, 'user'>>, deed: Deed, by?: Who) {
  const { action, changes = [], kind = '', language, record = '', title = '' } = deed
  const signed = by ?? whoOf({ user: req.user ?? null })
  const noted: Noted = { ...signed, action, kind, record: String(record), title, language: language ?? '', changes }
  if (req.transactionID === undefined) return appendAlone(req.payload, noted)
  const transaction = await transactionOf(req)
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), noted])
}

/** A transaction for an entry that belongs to no other change. */
async function appendAlone(payload: Payload, noted: Noted): Promise<void> {
  const own = { payload } as PayloadRequest
  await initTransaction(own)
  try {
    await appendEntries(own, [noted])
    await commitTransaction(own)
  } catch (error) {
    await killTransaction(own)
    throw error
  }
}

/**
 * Writes what was noted when a transaction ends. It is the last thing that a transaction does: whoever waits for the
 * end of the log holds no lock that another one still needs, and waits no longer than for these rows.
 */
export function keepLog(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const commit = adapter.commitTransaction.bind(adapter)
  adapter.commitTransaction = async (id) => {
    const own = { payload: adapter.payload, transactionID: await id }
    // One that was undone has no entries; the commit itself says so.
    const transaction = await transactionOf(own).catch(() => undefined)
    const noted = transaction && waiting.get(transaction)
    if (transaction !== undefined && noted !== undefined) {
      waiting.delete(transaction)
      try {
        await appendEntries(own, noted)
      } catch (error) {
        await adapter.rollbackTransaction(own.transactionID)
        throw error
      }
    }
    await commit(id)
  }
  return adapter
}

/** One writer at the end of the log: SQLite's transactions take turns by themselves, PostgreSQL's by this lock. */
export async function takeEnd(transaction: InTransaction): Promise<void> {
  if (transaction.payload.db.name !== 'postgres') return
  const db = await transactionOf(transaction)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit', 0))`)
}

/** Adds to the log, inside a transaction. */
async function appendEntries(transaction: InTransaction, noted: readonly Noted[]): Promise<void> {
  await takeEnd(transaction)
  const ask = askWithin(transaction)
  const [last] = await ask('SELECT number, digest FROM portico_audit ORDER BY number DESC LIMIT 1')
  let number = Number(last?.number ?? 0)
  let previous = last === undefined ? beginning : String(last.digest)
  const at = Date.now()
  for (const each of noted) {
    number += 1
    const entry = { ...each, number, at, previous, changes: JSON.stringify(each.changes) }
    const digest = digestOf(entry)
    const { action, address, changes, kind, language, name, person, record, roles, title } = entry
    const values = [number, at, action, person, name, roles, address, kind, record, title, language]
    await ask(
      `INSERT INTO portico_audit (number, at, action, person, name, roles, address, kind, record, title, language, changes, previous, digest)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [...values, changes, previous, digest],
    )
    previous = digest
  }
}
