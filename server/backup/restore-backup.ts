import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseKind, sqliteFile } from '#content/database.ts'
import type { Env } from '#lib/env.ts'
import { BackupError } from './backup-error.ts'
import { replacedPrefix, restoringFolder } from './data-entries.ts'
import { listKnown } from './database-facts.ts'
import { ignoreMissing } from './list-files.ts'
import { syncFolder } from './make-backup.ts'
import type { Manifest, SealedKeys } from './manifest.ts'
import { openKeys } from './passphrase.ts'
import { isPostgresEmpty, isPostgresInUse, movePostgresAside, restorePostgres } from './postgres-database.ts'
import { checkArchive } from './read-archive.ts'
import { isSqliteInUse } from './sqlite-database.ts'
import { unpack } from './unpack.ts'

interface Task {
  env: Env
  file: string
  /** Asked for once the archive is known to be intact. */
  askPassphrase: () => Promise<string>
  /** Whether existing data is moved aside; otherwise everything must be empty. */
  replaces: boolean
}

interface Restored {
  facts: Manifest
  /** Where the previous data went: a folder, and a schema of the database. */
  aside: string[]
}

/**
 * Restores a backup into `DATA_DIR` and `DATABASE_URL`. Everything is checked before anything is changed, and no
 * existing data is deleted.
 *
 * @throws BackupError when it fails; nothing has changed then
 */
export async function restoreBackup({ askPassphrase, env, file, replaces }: Task): Promise<Restored> {
  const { facts, seal } = await checkArchive(file)
  await checkRelease(facts, env)
  const keys = await openKeys(seal, await askPassphrase())
  checkSecrets(keys, env)
  await checkPlace(env, replaces)

  const staged = join(env.DATA_DIR, restoringFolder)
  // Leftovers of an interrupted restore: copies of an archive.
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged, { recursive: true, mode: 0o700 })
  const stamp = `${replacedPrefix}${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const dump = join(staged, 'database.dump')
  const aside: string[] = []
  try {
    const database = facts.database === 'sqlite' ? sqliteFile({ DATA_DIR: staged }) : dump
    await unpack(file, facts, staged, database)
    await writeKeys(keys, env, staged)
    if (env.DATABASE_URL !== undefined) aside.push(...(await restoreDatabase(env.DATABASE_URL, dump, stamp)))
    await rm(dump, { force: true })
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw error
  }
  // From here on the folder is in between: an interruption leaves `.restoring`, and Portico then refuses to start.
  aside.push(...(await takePlace(env.DATA_DIR, staged, stamp)))
  return { facts, aside }
}

async function checkRelease({ database, migrations }: Manifest, env: Env): Promise<void> {
  const kind = databaseKind(env)
  const names = { sqlite: 'SQLite, without DATABASE_URL', postgres: 'PostgreSQL, by DATABASE_URL' }
  if (database !== kind) throw new BackupError(`This backup is of ${names[database]}; here it is ${names[kind]}.`)
  const known = new Set(await listKnown(kind))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `This backup is of a newer release of Portico: it has ${unknown.join(', ')}, which this release does not know. ` +
        'Restore it with that release. Nothing was changed.',
    )
}

/** Under another secret the sealed values of the restored database could not be opened, and Portico would not start. */
function checkSecrets({ secrets }: SealedKeys, { PORTICO_FORMER_SECRETS, PORTICO_SECRET }: Env): void {
  if (PORTICO_SECRET === undefined || [PORTICO_SECRET, ...PORTICO_FORMER_SECRETS].includes(secrets[0])) return
  throw new BackupError(
    'PORTICO_SECRET is not the secret of this backup. Give the one that it was made with, put that one into ' +
      'PORTICO_FORMER_SECRETS, or leave PORTICO_SECRET out: the backup’s own is then kept in the data folder.',
  )
}

async function checkPlace(env: Env, replaces: boolean): Promise<void> {
  const isInUse =
    env.DATABASE_URL === undefined ? isSqliteInUse(sqliteFile(env)) : await isPostgresInUse(env.DATABASE_URL)
  if (isInUse) throw new BackupError('Another process has the database open. Stop Portico first. Nothing was changed.')
  if (replaces) return
  const isEmpty = (await listPlace(env.DATA_DIR)).length === 0
  const mend = 'Restore into an empty one, or give --replace, which moves what is there aside. Nothing was changed.'
  if (!isEmpty) throw new BackupError(`The data folder ${env.DATA_DIR} is not empty. ${mend}`)
  if (env.DATABASE_URL !== undefined && !(await isPostgresEmpty(env.DATABASE_URL)))
    throw new BackupError(`The database of DATABASE_URL is not empty. ${mend}`)
}

/** What a data folder has, but for what restores made and the file system's own. */
async function listPlace(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const isOther = (name: string) => name === restoringFolder || name === 'lost+found' || name.startsWith(replacedPrefix)
  return names.filter((name) => !isOther(name))
}

/** Files where no variable has the secret; beside a variable, the former ones that only the backup has. */
async function writeKeys({ demoPassword, secrets }: SealedKeys, env: Env, folder: string): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o600, flush: true })
  const [newest, ...former] = secrets
  const others = env.PORTICO_SECRET === undefined ? former : secrets.filter((secret) => secret !== env.PORTICO_SECRET)
  if (demoPassword !== undefined) await write('demo-password', demoPassword)
  if (others.length > 0) await write('former-secrets', `${others.join('\n')}\n`)
  if (env.PORTICO_SECRET === undefined) await write('secret', newest)
}

/** @returns the schema that what was there has gone to, if there was something */
async function restoreDatabase(url: string, dump: string, stamp: string): Promise<string[]> {
  if (await isPostgresEmpty(url)) {
    await restorePostgres(url, dump)
    return []
  }
  const schema = stamp.replace('-', '_')
  const putBack = await movePostgresAside(url, schema)
  try {
    await restorePostgres(url, dump)
  } catch (error) {
    await putBack()
    throw error
  }
  return [`the schema ${schema} of the database`]
}

/** Renames only. The database comes last, so that it never refers to a missing file. */
async function takePlace(folder: string, staged: string, stamp: string): Promise<string[]> {
  const before = await listPlace(folder)
  if (before.length > 0) await mkdir(join(folder, stamp), { mode: 0o700 })
  for (const name of before) await rename(join(folder, name), join(folder, stamp, name))
  const isDatabase = (name: string) => Number(name === 'portico.db')
  const names = (await readdir(staged)).sort((a, b) => isDatabase(a) - isDatabase(b))
  for (const name of names) await rename(join(staged, name), join(folder, name))
  await rm(staged, { recursive: true })
  await syncFolder(folder)
  return before.length > 0 ? [join(folder, stamp)] : []
}
