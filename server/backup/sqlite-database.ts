import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import type { DatabaseReader } from './database-facts.ts'

/** A snapshot of a database, whatever is written meanwhile. */
export interface DatabaseSnapshot {
  ask: DatabaseReader
  /** Copies the database, in this state, to a file that is not there yet. */
  write: (file: string) => Promise<void>
  close: () => Promise<void>
}

const askOf =
  (database: DatabaseSync): DatabaseReader =>
  (sql) =>
    Promise.resolve(database.prepare(sql).all())

/** Opened for reading in its own transaction: concurrent writes go to the write-ahead log and aren't visible. */
export function openSqliteSnapshot(file: string): DatabaseSnapshot {
  if (!existsSync(file)) throw new BackupError(`There is no database ${file}. DATA_DIR says which folder is backed up.`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  database.exec('BEGIN')
  // The transaction begins with the first read.
  database.prepare('SELECT count(*) FROM sqlite_master').get()
  return {
    ask: askOf(database),
    // Within the transaction, so it is the state that `ask` sees. SQLite's own copying, page by page.
    write: async (to) => void (await backup(database, to, { rate: 1000 })),
    close: () => Promise.resolve(database.close()),
  }
}

/** Problems of a database file that is not in use; none when it is intact. */
export function openRestoredSqlite(file: string): { ask: DatabaseReader; problems: string[]; close: () => void } {
  const database = new DatabaseSync(file)
  const checked = database.prepare('PRAGMA integrity_check').all().map(Object.values).flat().map(String)
  const strays = database.prepare('PRAGMA foreign_key_check').all().length
  return {
    ask: askOf(database),
    problems: [
      ...checked.filter((line) => line !== 'ok'),
      ...(strays > 0 ? [`${strays} rows point to rows that are not there`] : []),
    ],
    close: () => database.close(),
  }
}

/**
 * Whether another process has the database open. Such a process holds a shared lock on the file all the time, so an
 * exclusive lock fails; the locks of the write-ahead log would only reveal a process that is writing.
 */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE')
    database.exec('ROLLBACK')
    return false
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    // SQLITE_BUSY and its kinds.
    if (errcode !== undefined && (errcode & 0xff) === 5) return true
    // A file that is not a database cannot be in use as one.
    if (errcode === 26 || errcode === 11) return false
    throw error
  } finally {
    database.close()
  }
}
