import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import type { Env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { keepCommitsHonest, type TransactionalDatabase } from './database-transactions.ts'
import { openSqlite } from './sqlite-client.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export function databaseKind(env: Pick<Env, 'DATABASE_URL'>): DatabaseKind {
  return env.DATABASE_URL ? 'postgres' : 'sqlite'
}

/** File of the embedded database. */
export function sqliteFile(env: Pick<Env, 'DATA_DIR'>): string {
  return `${env.DATA_DIR}/portico.db`
}

/** The database by one variable. The schema comes from migration files only (`push` stays off everywhere). */
export function createDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Config['db'] {
  const migrationDir = join(fileURLToPath(import.meta.url), '../migrations', databaseKind(env))
  if (env.DATABASE_URL) {
    const adapter = postgresAdapter({
      pool: { connectionString: env.DATABASE_URL, max: 10, ...postgresLimits, onConnect: prepareConnection },
      push: false,
      migrationDir,
      blocksAsJSON: true,
      beforeSchemaInit: [indexByRecord],
    })
    return { ...adapter, init: (args) => surviveOutages(keepHonest(adapter.init(args))) }
  }
  const file = sqliteFile(env)
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    push: false,
    migrationDir,
    // Without any the adapter has no transactions at all; which kind they are is up to `openSqlite`.
    transactionOptions: {},
    // A number in an address (S6) must never come to name another record after a deletion.
    autoIncrement: true,
    blocksAsJSON: true,
    beforeSchemaInit: [indexByRecord],
  })
  return { ...adapter, init: (args) => openOnConnect(keepHonest(adapter.init(args)), file) }
}

/** What of a database's schema is changed here, the same on both. */
interface Schema {
  adapter: { rawTables: Record<string, { indexes?: Record<string, { on: string | string[] } | undefined> }> }
}

/**
 * Words of a language are asked for by their record. Payload's index of them begins with the language, so that neither
 * database could use it: for each record it read the words of all.
 */
function indexByRecord<Result>(hook: { schema: Result }): Result {
  // The type of SQLite's hooks does not tell of it.
  const { adapter, schema } = hook as Schema & { schema: Result }
  for (const { indexes = {} } of Object.values(adapter.rawTables))
    for (const index of [indexes._localeParent, indexes.localeParent])
      if (Array.isArray(index?.on)) index.on = index.on.toReversed()
  return schema
}

/**
 * How long anything may take, in milliseconds. Without them a request waits for ever for a server that was lost without
 * a word, and a transaction that was forgotten holds its locks until the process ends.
 */
const postgresLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  // The server's own limit comes first; this one is for a server that no longer answers.
  query_timeout: 70_000,
  idle_in_transaction_session_timeout: 120_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

interface Connection {
  on: (event: 'error', listener: (error: Error) => void) => unknown
  query: (sql: string) => Promise<unknown>
}

/**
 * A connection that breaks says so by an event, besides failing the statement at work; the pool listens only while it is
 * idle, and an error that nobody listens for ends the process.
 *
 * PostgreSQL compiles a query whose estimated cost is high. Payload's queries join many tables that hold a few rows, so
 * the compilation is all they would do: menus took 1 to 4 seconds with it and take 10 milliseconds without.
 */
function prepareConnection(connection: Connection): unknown {
  // Not the error itself: it carries the whole client, and with it the key by which anybody may cancel its queries.
  connection.on('error', ({ message }) => log.warn({ reason: message }, 'a connection to the database broke'))
  return connection.query('SET jit = off')
}

/** The pool hands on the error of an idle connection, which has been told above; unheard it would end the process. */
function surviveOutages(database: PostgresAdapter): PostgresAdapter {
  const connect = database.connect?.bind(database)
  database.connect = async (args) => {
    await connect?.(args)
    database.pool.on('error', () => undefined)
  }
  return database
}

/** Payload takes a client that is there already; its own keeps a connection for each transaction. */
function openOnConnect(database: SQLiteAdapter, file: string): SQLiteAdapter {
  const connect = database.connect?.bind(database)
  database.connect = async (args) => {
    database.client ??= (await openSqlite(file)) as unknown as SQLiteAdapter['client']
    await connect?.(args)
  }
  const destroy = database.destroy?.bind(database)
  database.destroy = async () => {
    await destroy?.()
    // The last connection to close brings the log of writes into the database: what is left is one file.
    const kept = database as { client?: { close: () => void } | undefined }
    kept.client?.close()
    kept.client = undefined
  }
  return database
}

function keepHonest<Database>(database: Database): Database {
  keepCommitsHonest(database as TransactionalDatabase)
  return database
}
