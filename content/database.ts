import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import type { Env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { busyTimeout, hardenSqliteClient } from './sqlite-client.ts'

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
      pool: { connectionString: env.DATABASE_URL, max: 10, onConnect: switchOffJit },
      push: false,
      migrationDir,
    })
    return { ...adapter, init: (args) => surviveOutages(adapter.init(args)) }
  }
  const adapter = sqliteAdapter({
    client: { url: `file:${sqliteFile(env)}` },
    push: false,
    migrationDir,
    busyTimeout,
    wal: { synchronous: 'FULL' },
    transactionOptions: { behavior: 'immediate' },
    // A number in an address (S6) must never come to name another record after a deletion.
    autoIncrement: true,
  })
  return { ...adapter, init: (args) => hardenOnConnect(adapter.init(args)) }
}

/**
 * PostgreSQL compiles a query whose estimated cost is high. Payload's queries join many tables that hold a few rows, so
 * the compilation is all they would do: menus took 1 to 4 seconds with it and take 10 milliseconds without.
 */
function switchOffJit(client: { query: (sql: string) => unknown }) {
  return client.query('SET jit = off')
}

/**
 * When the server goes away, every idle connection ends with an error. The pool drops it and makes another when one is
 * asked for; but an error that nobody listens for ends the process, and Payload listens on its first connection only.
 */
function surviveOutages(database: PostgresAdapter): PostgresAdapter {
  const connect = database.connect?.bind(database)
  database.connect = async (args) => {
    await connect?.(args)
    database.pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  }
  return database
}

function hardenOnConnect(database: SQLiteAdapter): SQLiteAdapter {
  const connect = database.connect?.bind(database)
  database.connect = async (args) => {
    await connect?.(args)
    hardenSqliteClient(database.client)
  }
  return database
}
