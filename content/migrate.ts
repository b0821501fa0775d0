import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { transactionOf } from './database-transactions.ts'
import type { Schema } from './sqlite-schema.ts'

/** The database and the code's migration files do not fit; the message says which and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export interface Migration {
  name: string
  up: (args: { db: unknown; payload: Payload; req: PayloadRequest }) => Promise<void>
}

/** Reads the migration files of a folder in the order of their names. @throws MigrationError naming a broken file. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href).catch((cause: unknown) => {
        throw new MigrationError(
          `The migration file ${file} cannot be read. Restore it from the release you installed.`,
          { cause },
        )
      })) as { up?: Migration['up'] }
      if (typeof module.up !== 'function') {
        throw new MigrationError(
          `The migration file ${file} is damaged: it has no "up". Restore it from the release you installed.`,
        )
      }
      return { name: file.replace(/\.ts$/, ''), up: module.up }
    }),
  )
}

/** The migrations that the database has, oldest first; none when it is new. */
export async function readApplied(payload: Payload): Promise<string[]> {
  try {
    const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, pagination: false })
    return docs.map((doc) => String(doc.name)).sort()
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

/** Milliseconds that a process waits for another one's migration. */
const longestMigration = 120_000

/**
 * Brings the database to the state of the code. Each migration is one transaction: it is applied whole or not at all.
 * @param options.schema what an empty database gets at once, instead of the migrations that it contains
 * @param options.beforeChange called once before the first migration of a database that already has data (a backup)
 * @returns the names applied now.
 * @throws MigrationError when the database is of a newer release or from before the first, or when a migration fails.
 */
export async function migrate(
  payload: Payload,
  migrations: Migration[],
  { schema, beforeChange }: { schema?: Schema | undefined; beforeChange?: () => Promise<void> } = {},
): Promise<string[]> {
  const applied = await readApplied(payload)
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = applied.filter((name) => !known.has(name))
  if (unknown.length > 0 && unknown.every((name) => name < (migrations[0]?.name ?? ''))) {
    throw new MigrationError(
      'The database was made before the first release of Portico, whose schema has one beginning: it cannot be updated. ' +
        'Choose another DATA_DIR or DATABASE_URL, or start the commit that made it. Nothing was changed.',
    )
  }
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is of a newer release of Portico: it has ${unknown.join(', ')}, which this release does not know. ` +
        'Start the newer release, or restore the backup made before the update. Nothing was changed.',
    )
  }
  const pending = migrations.filter(({ name }) => !applied.includes(name))
  if (pending.length > 0 && applied.length > 0) await beforeChange?.()
  const atOnce = applied.length === 0 && schema ? pending.filter(({ name }) => name <= schema.until) : []
  if (schema && atOnce.length > 0) await apply(payload, atOnce.map(nameOf), schema.create)
  for (const { name, up } of pending.slice(atOnce.length)) await apply(payload, [name], up)
  return pending.map(nameOf)
}

const nameOf = ({ name }: Migration) => name

/** One transaction, after which the migrations of these names are done. */
async function apply(payload: Payload, names: string[], up: Migration['up']): Promise<void> {
  const last = names.at(-1) ?? ''
  const req = await beginWhenFree(payload)
  try {
    const db = await transactionOf(req)
    // Two processes started together: the second waits here (SQLite waits at BEGIN IMMEDIATE) and finds it done.
    if (payload.db.name === 'postgres') await db.execute(postgresSql`select pg_advisory_xact_lock(7072746)`)
    if (await isApplied(payload, last, req)) return await killTransaction(req)
    await up({ db, payload, req })
    for (const name of names) await payload.create({ collection: 'payload-migrations', data: { name, batch: 1 }, req })
    await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    throw new MigrationError(`The migration ${last} failed and was undone; the database is as it was.`, {
      cause,
    })
  }
}

/** Another process may be at a migration for longer than a connection waits by itself: SQLite then says that it is locked. */
async function beginWhenFree(payload: Payload): Promise<PayloadRequest> {
  const end = Date.now() + longestMigration
  for (;;) {
    const req = await createLocalReq({}, payload)
    try {
      await initTransaction(req)
      return req
    } catch (cause) {
      if (!String(cause).includes('SQLITE_BUSY') || Date.now() > end) throw cause
    }
  }
}

async function isApplied(payload: Payload, name: string, req: PayloadRequest): Promise<boolean> {
  const exists = await hasMigrationTable(payload, req)
  if (!exists) return false
  const { totalDocs } = await payload.count({
    collection: 'payload-migrations',
    where: { name: { equals: name } },
    req,
  })
  return totalDocs > 0
}

/** Asked of the catalogue: on PostgreSQL a failed query would end the transaction. */
async function hasMigrationTable(payload: Payload, req: PayloadRequest): Promise<boolean> {
  if (payload.db.name !== 'postgres') return (await readApplied(payload)).length > 0
  const db = await transactionOf(req)
  const { rows } = await db.execute(postgresSql`select to_regclass('payload_migrations') as name`)
  return (rows[0] as { name: unknown }).name !== null
}

function isMissingTable(error: unknown): boolean {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  if (code === '42P01' || /no such table/i.test(message ?? '')) return true
  return cause === undefined || cause === null ? false : isMissingTable(cause)
}
