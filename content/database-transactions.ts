import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { isOutage } from '#lib/outage.ts'

/** What carries out statements: a transaction, or the connection pool. `run` on SQLite, `execute` on PostgreSQL. */
export interface Runner {
  run: (query: unknown) => Promise<{ rows: unknown[] }>
  execute: (query: unknown) => Promise<{ rows: unknown[] }>
}

interface Session {
  db: Runner
  /** Commits. */
  resolve: () => Promise<void>
  /** Undoes. */
  reject: () => Promise<void>
}

/** What this module needs of Payload's database adapter. */
export interface TransactionalDatabase {
  name: string
  initializing: Promise<unknown>
  drizzle: Runner & {
    transaction: (work: (transaction: Runner) => Promise<void>, options?: unknown) => Promise<void>
  }
  transactionOptions?: unknown
  sessions: Record<string, Session | undefined>
  beginTransaction: (options?: unknown) => Promise<string>
  commitTransaction: (id?: Promise<number | string> | number | string) => Promise<void>
  rollbackTransaction: (id?: Promise<number | string> | number | string) => Promise<void>
}

/** A commit that did not happen: nothing of the transaction is kept, unless its outcome is unknown. */
export class CommitError extends Error {
  override name = 'CommitError'
  /** Whether the server was lost between the order to commit and its answer, and did not come back to be asked. */
  readonly isOutcomeUnknown: boolean

  constructor(
    message: string,
    { cause, isOutcomeUnknown = false }: { cause?: unknown; isOutcomeUnknown?: boolean } = {},
  ) {
    super(message, { cause })
    this.isOutcomeUnknown = isOutcomeUnknown
  }
}

const undone = new Error('The transaction is to be undone')

/**
 * Gives a database transactions that are kept when they are said to be.
 *
 * Why: Payload's own answer a COMMIT that fails (disk full, connection lost, deferred constraint) as success, and also
 * one whose transaction had been undone before: by a statement that failed on PostgreSQL, where COMMIT then undoes
 * without an error, or by a nested operation that failed and whose error somebody caught.
 */
export function keepCommitsHonest(database: TransactionalDatabase): void {
  const take = async (id?: Promise<number | string> | number | string) => {
    const key = String(await id)
    const session = database.sessions[key]
    // Taken out first: no statement may follow on a transaction that is ending.
    delete database.sessions[key]
    return session
  }

  database.beginTransaction = async (options) => {
    await database.initializing
    const begun = Promise.withResolvers<Runner>()
    const end = Promise.withResolvers<void>()
    const done = database.drizzle.transaction(async (transaction) => {
      begun.resolve(transaction)
      await end.promise
    }, options ?? database.transactionOptions)
    // It may fail at its beginning; later on this changes nothing, and whoever ends the transaction is told.
    done.catch(begun.reject)
    const db = await begun.promise
    const id = randomUUID()
    database.sessions[id] = {
      db,
      resolve: async () => {
        const number = database.name === 'postgres' ? await readNumber(db, end.reject) : undefined
        end.resolve()
        try {
          await done
        } catch (error) {
          if (number === undefined || !isOutage(error)) throw error
          await requireCommitted(database.drizzle, number, error)
        }
      },
      reject: async () => {
        end.reject(undone)
        // A connection that broke has nothing left to undo.
        await done.catch(() => undefined)
      },
    }
    return id
  }
  database.commitTransaction = async (id) => {
    const session = await take(id)
    if (session === undefined) throw new CommitError('The transaction was undone before its end')
    await session.resolve()
  }
  database.rollbackTransaction = async (id) => {
    const session = await take(id)
    await session?.reject()
  }
}

/**
 * The number of a PostgreSQL transaction that is about to commit; nothing for one that wrote nothing. After a statement
 * that failed the server takes only the end of the transaction and answers COMMIT by undoing it, without an error: then
 * this question is what fails.
 */
async function readNumber(db: Runner, undo: (reason: unknown) => void): Promise<string | undefined> {
  try {
    const { rows } = await db.execute(sql`select pg_current_xact_id_if_assigned()::text as number`)
    return (rows[0] as { number: string | null }).number ?? undefined
  } catch (cause) {
    undo(cause)
    throw new CommitError('A statement failed, and the transaction with it', { cause })
  }
}

/** How long the server may stay away before the outcome of a COMMIT is said to be unknown, and how often it is asked. */
const outcomeLimit = 15_000
const outcomeInterval = 200

/**
 * Asks what became of a COMMIT whose answer was lost: the server may have carried it out.
 * @throws CommitError when it did not, or when it cannot be asked in time
 */
async function requireCommitted(pool: Runner, number: string, cause: unknown): Promise<void> {
  const end = Date.now() + outcomeLimit
  while (Date.now() < end) {
    const outcome = await pool.execute(sql`select pg_xact_status(${number}::xid8) as outcome`).then(
      ({ rows }) => (rows[0] as { outcome: string | null }).outcome,
      (error: unknown) => {
        if (!isOutage(error)) throw error
        return 'away'
      },
    )
    if (outcome === 'committed') return
    // The server may take longer to see that the connection is cut.
    if (outcome !== 'in progress' && outcome !== 'away')
      throw new CommitError('The connection was lost before the commit', { cause })
    await wait(outcomeInterval)
  }
  throw new CommitError('The connection was lost at the commit', { cause, isOutcomeUnknown: true })
}

/** Payload's own type of it is PostgreSQL's alone, whichever database it is. */
const databaseOf = ({ db }: Payload) => db as unknown as TransactionalDatabase

/** Carries out the statement of a template, whose values stay values. @returns its rows */
type Ask = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Record<string, unknown>[]>

/** Statements that both databases understand, each a transaction of its own. Numbers may come as text from PostgreSQL. */
export function openStatements(payload: Payload): Ask {
  return async (text, ...values) => {
    const { drizzle, name } = databaseOf(payload)
    const { rows } =
      name === 'postgres' ? await drizzle.execute(sql(text, ...values)) : await drizzle.run(sqliteSql(text, ...values))
    return rows as Record<string, unknown>[]
  }
}

/** A request as far as its transaction goes. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** What carries out statements inside the transaction of a request; outside of any where it has none. */
export async function runnerOf(req: InTransaction): Promise<Runner> {
  if (req.transactionID !== undefined) return transactionOf(req)
  return databaseOf(req.payload).drizzle
}

/** What carries out statements inside the transaction of a request. @throws CommitError when that was undone */
export async function transactionOf(req: InTransaction): Promise<Runner> {
  const { sessions } = databaseOf(req.payload)
  const session = sessions[String(await req.transactionID)]
  if (session === undefined) throw new CommitError('The transaction was undone before its end')
  return session.db
}
