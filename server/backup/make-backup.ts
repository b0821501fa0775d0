import { existsSync } from 'node:fs'
import { open, readFile, realpath, rename } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { databaseKind, sqliteFile } from '#content/database.ts'
import { findSecrets } from '#lib/crypto/find-secrets.ts'
import type { Env } from '#lib/env.ts'
import { BackupError } from './backup-error.ts'
import { checkPath, isBrought } from './data-entries.ts'
import { countRows, findMissing, listApplied, listReferences } from './database-facts.ts'
import { listFiles, ignoreMissing } from './list-files.ts'
import { databaseNames, filesPrefix, type Manifest, manifestName, sealName, type SealedKeys } from './manifest.ts'
import { digest, sealKeys } from './passphrase.ts'
import { openPostgresSnapshot } from './postgres-database.ts'
import { type DatabaseSnapshot, openSqliteSnapshot } from './sqlite-database.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { type ArchiveWriter, openArchive } from './write-archive.ts'

interface Task {
  env: Env
  /** Path of the archive, which must not exist yet. */
  file: string
  passphrase: string
}

/** How many snapshots of the database are tried when a file that it refers to is deleted meanwhile. */
const mostStates = 20
/** Time between two snapshots, in milliseconds. */
const untilNext = 200
/** A deletion removes the file first and its row next, in a transaction, which has ended by then. In milliseconds. */
const untilGone = 2_000

/**
 * Writes everything that an installation cannot recreate into one archive, while the site runs. The archive gets its
 * name once it is complete and flushed to disk, so an interrupted backup never leaves a file of that name.
 *
 * @throws BackupError when it fails
 */
export async function makeBackup({ env, file, passphrase }: Task): Promise<Manifest> {
  const target = resolve(file)
  await checkTarget(target, env.DATA_DIR)
  const keys = await readKeys(env)
  // Beside the archive, where there is room, and readable by nobody else.
  return withTemporaryFolder(join(dirname(target), '.portico-backup-'), async (folder) => {
    const archive = openArchive(join(folder, 'archive'))
    try {
      const facts = await writeAll(archive, env, folder)
      const text = JSON.stringify(facts)
      await archive.addText(manifestName, text)
      await archive.addText(sealName, await sealKeys(keys, passphrase, digest(text)))
      await archive.finish()
      await rename(join(folder, 'archive'), target)
      await syncFolder(dirname(target))
      return facts
    } finally {
      archive.abandon()
    }
  })
}

async function checkTarget(target: string, dataDir: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} is there already. Name a file that is not.`)
  const folder = await realpath(dirname(target)).catch((cause: unknown) => {
    throw new BackupError(`There is no folder ${dirname(target)}.`, { cause })
  })
  const data = await realpath(dataDir).catch((cause: unknown) => {
    throw new BackupError(`There is no data folder ${dataDir}. DATA_DIR says which folder is backed up.`, { cause })
  })
  if (`${folder}${sep}`.startsWith(`${data}${sep}`))
    throw new BackupError(
      `${basename(target)} would lie in the data folder, which it is a backup of. Name another place.`,
    )
}

async function readKeys(env: Env): Promise<SealedKeys> {
  const secrets = findSecrets(env)
  if (secrets === undefined)
    throw new BackupError(
      `Neither PORTICO_SECRET nor ${join(env.DATA_DIR, 'secret')} is there: nothing was started yet.`,
    )
  const [newest, ...former] = secrets
  const demoPassword = await readFile(join(env.DATA_DIR, 'demo-password'), 'utf8').catch(ignoreMissing)
  return { secrets: [newest, ...former], ...(demoPassword !== undefined && { demoPassword }) }
}

/**
 * Archives the files, then a snapshot of the database, then the files that were added meanwhile. A file is written
 * before the row that refers to it, so every file of the snapshot is found before or after it. Only a file deleted in
 * between is in neither pass; then a later snapshot, without its row, is taken.
 */
async function writeAll(archive: ArchiveWriter, env: Env, folder: string): Promise<Manifest> {
  const kind = databaseKind(env)
  const hasStorage = env.STORAGE_URL !== undefined
  const hasBucket = env.DOWNLOADS_BUCKET_URL !== undefined || hasStorage
  const has = (path: string) => archive.entries.has(filesPrefix + path)
  const addNew = async () => {
    for await (const path of listFiles(env.DATA_DIR))
      if (!has(path) && !(hasStorage && isBrought(path)))
        await archive.addFile(filesPrefix + checkPath(path), join(env.DATA_DIR, path))
  }
  await addNew()
  // The first pass takes long. Later ones are short, so less can be deleted in between.
  await addNew()
  const missingSince = new Map<string, number>()
  for (let state = 1; ; state += 1) {
    const snapshot = await openSnapshot(env)
    try {
      await addNew()
      const missing = findMissing(await listReferences(snapshot.ask, { hasBucket, hasStorage }), has)
      const now = performance.now()
      for (const path of missing) if (!missingSince.has(path)) missingSince.set(path, now)
      const wasLostBefore = (path: string) => now - (missingSince.get(path) ?? now) >= untilGone
      if (!missing.every(wasLostBefore) && state < mostStates) {
        await pause(untilNext)
        continue
      }
      await snapshot.write(join(folder, 'database'))
      await archive.addFile(databaseNames[kind], join(folder, 'database'))
      return {
        format: 1,
        madeAt: new Date().toISOString(),
        database: kind,
        migrations: await listApplied(snapshot.ask),
        rows: await countRows(snapshot.ask, kind),
        entries: [...archive.entries].map(([name, entry]) => ({ name, ...entry })),
        missing,
        hasBucket,
        hasStorage,
      }
    } finally {
      await snapshot.close()
    }
  }
}

const openSnapshot = (env: Env): DatabaseSnapshot | Promise<DatabaseSnapshot> =>
  env.DATABASE_URL === undefined ? openSqliteSnapshot(sqliteFile(env)) : openPostgresSnapshot(env.DATABASE_URL)

/** A new name is on the disk only once its folder is flushed. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
