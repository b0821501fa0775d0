import { setImmediate } from 'node:timers'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import {
  busyTimeout,
  type Connection,
  openConnection,
  SqliteError,
  type SqliteResult,
  type Statement,
  textOf,
} from './sqlite-connection.ts'

interface SqliteTransaction {
  execute: (statement: Statement) => Promise<SqliteResult>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/**
 * The part of libsql's client that Payload and drizzle call, on Node's own SQLite. All methods reject with
 * {@link SqliteError}.
 */
export interface SqliteClient {
  execute: (statement: Statement) => Promise<SqliteResult>
  /** Several statements in a transaction. */
  batch: (statements: readonly Statement[]) => Promise<SqliteResult[]>
  /** Statements without values, parted by semicolons, in a transaction. */
  executeMultiple: (sql: string) => Promise<void>
  transaction: () => Promise<SqliteTransaction>
  /** How writes wait for their turn in this process. */
  turns: Readonly<Turns>
  close: () => void
}

export interface Turns {
  /** Writes that wait now. */
  waiting: number
  /** Writes that have waited, those that gave up included. */
  taken: number
  /** How long all of them waited together, in seconds. */
  seconds: number
}

/** What the adapter of the embedded database works with. Payload's own type of it is that of PostgreSQL's settings. */
export const sqliteClientOf = ({ db }: Pick<Payload, 'db'>) => (db as unknown as { client: SqliteClient }).client

/** Longest that statements follow each other before the event loop goes on, in milliseconds. */
const longestRun = 5
/** How long a write waits for its turn in this process, in milliseconds. */
const turnTimeout = 15_000

/** Statements that need no turn. `WITH` may introduce a write as well as a read. */
const readOnly = /^\s*(?:select|pragma|explain|with(?![\s\S]*\b(?:insert|update|delete|replace)\b))\b/i

/**
 * Opens the embedded database: one connection that writes and one that reads, for as long as the process lives.
 *
 * Why not libsql's client, which Payload brings: it opens a connection for each transaction and leaves the former, with
 * its cache and its descriptors, to the garbage collector (a gigabyte after some hours); settings that belong to a
 * connection fall back to SQLite's defaults each time; and a statement after one that undid the whole transaction is
 * carried out by itself. Calls are synchronous inside in both, so one reader is all that can ever be used.
 *
 * @param file path; the file is made when it is missing
 * @throws SqliteError when it cannot be opened, or is no database
 */
export async function openSqlite(file: string): Promise<SqliteClient> {
  // Of two processes that make a database at once, one is told at once that it is locked, whatever time it would give.
  const writer = await whenFree(() => openConnection(file, false))
  const reader = openConnection(file, true)
  const turns: Turns = { waiting: 0, taken: 0, seconds: 0 }
  const takeTurn = createConcurrencyLimit(turns)
  const breathe = createBreaths()

  const begin = async (): Promise<SqliteTransaction> => {
    const endTurn = await takeTurn()
    try {
      await whenFree(() => writer.run('BEGIN IMMEDIATE'))
    } catch (error) {
      endTurn()
      throw error
    }
    return createTransaction(writer, endTurn, breathe)
  }
  const inTransaction = async <Result>(work: () => Result): Promise<Result> => {
    const transaction = await begin()
    try {
      const result = work()
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  return {
    execute: async (statement) => {
      const isRead = readOnly.test(textOf(statement))
      const endTurn = isRead ? undefined : await takeTurn()
      try {
        await breathe()
        if (isRead) return reader.run(statement)
        return await whenFree(() => writer.run(statement))
      } finally {
        endTurn?.()
      }
    },
    batch: (statements) => inTransaction(() => statements.map((statement) => writer.run(statement))),
    executeMultiple: (sql) => inTransaction(() => writer.runAll(sql)),
    transaction: begin,
    turns,
    // The writer last: it brings the log into the database, which a reader may not.
    close: () => {
      reader.close()
      writer.close()
    },
  }
}

function createTransaction(writer: Connection, endTurn: () => void, breathe: () => Promise<void>): SqliteTransaction {
  let ended = false
  const requireOpen = () => {
    // A full disk and a damaged page make SQLite undo the whole transaction by itself; what follows would be carried out
    // on its own, and the COMMIT would be answered as if all of it were kept.
    if (ended || !writer.isInTransaction()) throw new SqliteError('SQLITE_ABORT', 'the transaction was rolled back')
  }
  const rollback = () => {
    if (ended) return
    ended = true
    try {
      if (writer.isInTransaction()) writer.run('ROLLBACK')
    } finally {
      endTurn()
    }
  }
  return {
    execute: async (statement) => {
      await breathe()
      requireOpen()
      return writer.run(statement)
    },
    commit: async () => {
      requireOpen()
      try {
        writer.run('COMMIT')
        ended = true
        endTurn()
      } finally {
        // A COMMIT that failed leaves the transaction open.
        rollback()
      }
    },
    rollback: async () => rollback(),
  }
}

/** Tries until no other process writes. The event loop goes on meanwhile, which SQLite's own waiting would stop. */
async function whenFree<Result>(work: () => Result): Promise<Result> {
  const end = Date.now() + busyTimeout
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof SqliteError) || error.code !== 'SQLITE_BUSY' || Date.now() > end) throw error
      await wait(20)
    }
  }
}

/**
 * What is awaited before a statement, so that the event loop goes on. SQLite answers at once, and so everything that a
 * request asks of it, and everything that others ask who wait for their turn, is one chain of microtasks: nobody else
 * would be heard before its end.
 */
function createBreaths(): () => Promise<void> {
  let begun: number | undefined
  return async () => {
    if (begun === undefined) {
      begun = performance.now()
      setImmediate(() => {
        begun = undefined
      })
    } else if (performance.now() - begun > longestRun) await nextTurn()
  }
}

/** Turns in order of arrival; a turn that never comes is an error, not a hang. */
function createConcurrencyLimit(turns: Turns): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = last.then(() => promise)
    const begun = performance.now()
    turns.waiting += 1
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new SqliteError('SQLITE_BUSY', `no turn to write within ${turnTimeout} ms`)),
        turnTimeout,
      )
    })
    try {
      await Promise.race([before, late])
    } catch (error) {
      resolve()
      throw error
    } finally {
      clearTimeout(timer)
      turns.waiting -= 1
      turns.taken += 1
      turns.seconds += (performance.now() - begun) / 1000
    }
    return resolve
  }
}
