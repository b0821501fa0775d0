import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Payload } from 'payload'
import { databaseKind, sqliteFile } from '#content/database.ts'
import { migrate, type Migration, readMigrations } from '#content/migrate.ts'
import { type SqliteClient, sqliteClientOf } from '#content/sqlite-client.ts'
import { readSchema } from '#content/sqlite-schema.ts'
import { keepInFile } from '#lib/crypto/find-secrets.ts'
import type { Env } from '#lib/env.ts'
import { inheritVariables } from '#lib/env-variables.ts'
import { OtherBucketError, requireOwnBucket } from '#content/bucket-owner.ts'
import { log } from '#lib/log.ts'
import { isOutage } from '#lib/outage.ts'
import { root } from '#server/builds/build.ts'
import { StartError } from '#server/start-failure.ts'

/** Says which database could not be opened, and which variable names it. */
export function databaseFailure(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, cause: unknown): StartError {
  const words =
    databaseKind(env) === 'postgres'
      ? 'The database server cannot be reached. Check that it runs, and the address, name and password in DATABASE_URL.'
      : `The database ${sqliteFile(env)} cannot be opened. Restore it from a backup, or set DATA_DIR to another folder.`
  return new StartError(words, { cause })
}

/**
 * Waits for a database server that starts together with this process, or is restarting. Only while it doesn't answer: a
 * refusal, such as a wrong password, doesn't go away by waiting.
 * @throws StartError when it is still unavailable after `DATABASE_WAIT_SECONDS`
 */
export async function waitForDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_WAIT_SECONDS' | 'DATA_DIR'>,
  say: (line: string) => void,
): Promise<void> {
  if (!env.DATABASE_URL) return
  const end = Date.now() + env.DATABASE_WAIT_SECONDS * 1000
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
    // Without a listener this error would end the process if the server goes away again at this moment.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (!isOutage(error)) return
      if (Date.now() >= end) throw databaseFailure(env, error)
      if (tries === 0) say(`The database server does not answer; waiting up to ${env.DATABASE_WAIT_SECONDS} s for it …`)
      await wait(1000)
    }
  }
}

/**
 * Migrates the database to this release; an existing SQLite file is backed up first.
 * @param migrations those of this release, except in tests
 */
export async function prepareDatabase(
  payload: Payload,
  env: Env,
  say: (line: string) => void,
  migrations?: Migration[],
): Promise<void> {
  const kind = databaseKind(env)
  const folder = join(root, 'content/migrations', kind)
  const beforeChange = async () => {
    if (kind !== 'sqlite') return
    const backup = `${sqliteFile(env)}.before-update`
    await copyDatabase(sqliteClientOf(payload), backup)
    say(`The database was copied to ${backup} before its update.`)
  }
  const known = migrations ?? (await readMigrations(folder))
  const applied = await migrate(payload, known, { schema: await readSchema(folder), beforeChange })
  if (applied.length > 0) say(`Database ready (${applied.length} migration${applied.length === 1 ? '' : 's'} applied).`)
}

/**
 * Copies the database through its own connection, whole or not at all. Never open its file a second time in this
 * process: closing that descriptor drops all of SQLite's locks on it, and the next program to open the database would
 * believe it is the only one and remove the write-ahead log under the running process.
 */
async function copyDatabase(client: SqliteClient, to: string): Promise<void> {
  const part = `${to}.part`
  await rm(part, { force: true })
  await client.execute({ sql: 'VACUUM INTO ?', args: [part] })
  const copy = await open(part, 'r+')
  await copy.sync()
  await copy.close()
  await rename(part, to)
}

/**
 * Makes sure that no other installation keeps its files in the bucket. One that is away is no reason not to start.
 * @throws StartError when another one does
 */
export async function checkBucket(payload: Payload): Promise<void> {
  try {
    await requireOwnBucket(payload)
  } catch (error) {
    if (error instanceof OtherBucketError) throw new StartError(error.message)
    log.error({ err: error }, 'the bucket of the files is away')
  }
}

/** Loads the demo pack into an empty database. @returns the accounts' password if it was loaded now */
export async function loadDemoOnce(
  payload: Payload,
  env: Env,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (env.PORTICO_DEMO === 'off' || !(await isEmpty(payload))) return undefined
  say('Loading the demo content …')
  const password =
    env.PORTICO_DEMO_PASSWORD ??
    keepInFile(join(env.DATA_DIR, 'demo-password'), () => randomBytes(12).toString('base64url'))
  await loadAside(password)
  return password
}

/**
 * In a child process, because a process never returns memory: images, documents and records would cost the server 800
 * MB for good.
 */
async function loadAside(password: string): Promise<void> {
  const child = fork(join(root, 'scripts/load-demo.ts'), {
    execArgv: ['--import', join(root, 'server/process/hasten-imports.ts')],
    env: inheritVariables({ PORTICO_DEMO_PASSWORD: password }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0)
    throw new StartError('The demo content could not be loaded; nothing of it is kept. The reason stands above.')
}

async function isEmpty(payload: Payload): Promise<boolean> {
  const [{ totalDocs: accounts }, { totalDocs: columns }] = await Promise.all([
    payload.count({ collection: 'users' }),
    payload.count({ collection: 'columns' }),
  ])
  return accounts + columns === 0
}
