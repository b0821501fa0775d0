import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { databaseKind, sqliteFile } from '#content/database.ts'
import { migrate, readMigrations } from '#content/migrate.ts'
import { keepInFile } from '#content/secret.ts'
import type { Env } from '#lib/env.ts'
import { inheritVariables } from '#lib/env-variables.ts'
import { root } from './build.ts'
import { StartError } from './start-failure.ts'

/** What to say when the database cannot be opened at all: which one was meant, and by which variable. */
export function databaseFailure(env: Env, cause: unknown): StartError {
  const words =
    databaseKind(env) === 'postgres'
      ? 'The database server cannot be reached. Check that it runs, and the address, name and password in DATABASE_URL.'
      : `The database ${sqliteFile(env)} cannot be opened. Restore it from a backup, or set DATA_DIR to another folder.`
  return new StartError(words, { cause })
}

/** Brings the database to this release; on SQLite the file is copied before an existing one is changed. */
export async function prepareDatabase(payload: Payload, env: Env, say: (line: string) => void): Promise<void> {
  const kind = databaseKind(env)
  const migrations = await readMigrations(join(root, 'content/migrations', kind))
  const applied = await migrate(payload, migrations, async () => {
    if (kind !== 'sqlite') return
    const backup = `${sqliteFile(env)}.before-update`
    const { client } = payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    await copyFile(sqliteFile(env), backup)
    say(`The database was copied to ${backup} before its update.`)
  })
  if (applied.length > 0) say(`Database ready (${applied.length} migration${applied.length === 1 ? '' : 's'} applied).`)
}

/** Loads the demo pack into an empty database. @returns the accounts' password when it was loaded now */
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

/** Memory that a process once had it keeps: pictures, documents and records would cost the server 800 MB for ever. */
async function loadAside(password: string): Promise<void> {
  const child = fork(join(root, 'scripts/load-demo.ts'), {
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
