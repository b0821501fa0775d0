import type { Client, Transaction } from '@libsql/client'

/** How long a write waits for another process, and for its turn in this one, in milliseconds. */
export const busyTimeout = 5000
const turnTimeout = 15_000

/** Statements that need no turn. `WITH` may introduce a write as well as a read. */
const readOnly = /^\s*(?:select|pragma|explain|with(?![\s\S]*\b(?:insert|update|delete|replace)\b))\b/i

/**
 * Makes libsql's embedded client keep the settings and the order that Portico promises.
 *
 * Why: the client opens a new connection after each transaction, and SQLite's settings belong to a connection, so
 * `busy_timeout`, `synchronous` and `foreign_keys` silently fall back to defaults after the first write. And its calls
 * block the event loop: a write that waits for a transaction of the same process would stop that very transaction from
 * ending, until the timeout fails it. So settings are applied to every new connection, and writes take turns.
 */
export function hardenSqliteClient(client: Client): void {
  const execute = client.execute.bind(client) as (statement: unknown, args?: unknown) => ReturnType<Client['execute']>
  const begin = client.transaction.bind(client)
  const batch = client.batch.bind(client)
  const takeTurn = createTurns()

  const applySettings = () => {
    for (const pragma of [`busy_timeout = ${busyTimeout}`, 'synchronous = FULL', 'foreign_keys = ON']) {
      // The embedded client runs a statement before it returns its promise, so nothing can come between.
      void execute(`PRAGMA ${pragma}`)
    }
  }
  applySettings()

  client.transaction = async (mode?: 'write' | 'read' | 'deferred') => {
    const endTurn = await takeTurn()
    try {
      const started = begin(mode ?? 'write')
      applySettings()
      return endWith(await started, endTurn)
    } catch (error) {
      endTurn()
      throw error
    }
  }
  client.execute = async (statement: unknown, args?: unknown) => {
    const sql = typeof statement === 'string' ? statement : (statement as { sql: string }).sql
    if (readOnly.test(sql)) return execute(statement, args)
    const endTurn = await takeTurn()
    try {
      return await execute(statement, args)
    } finally {
      endTurn()
    }
  }
  client.batch = async (statements, mode) => {
    const endTurn = await takeTurn()
    try {
      return await batch(statements, mode)
    } finally {
      endTurn()
    }
  }
}

/** Turns in order of arrival; a turn that never comes is an error, not a hang. */
function createTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = last.then(() => promise)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`SQLITE_BUSY: no turn to write within ${turnTimeout} ms`)), turnTimeout)
    })
    try {
      await Promise.race([before, late])
    } catch (error) {
      resolve()
      throw error
    } finally {
      clearTimeout(timer)
    }
    return resolve
  }
}

function endWith(transaction: Transaction, endTurn: () => void): Transaction {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  const close = transaction.close.bind(transaction)
  transaction.commit = () => commit().finally(endTurn)
  transaction.rollback = () => rollback().finally(endTurn)
  transaction.close = () => {
    close()
    endTurn()
  }
  return transaction
}
