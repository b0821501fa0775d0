import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import type { Ask } from './database-facts.ts'

/** One state of a database, whatever is written meanwhile. */
export interface DatabaseSnapshot {
  ask: Ask
  /** Copies the database, in this state, to a file that is not there yet. */
  write: (file: string) => Promise<void>
  close: () => Promise<void>
}

const askOf =
  (database: DatabaseSync): Ask =>
  (sql) =>
    Promise.resolve(database.prepare(sql).all())

/** Opened for reading, in a transaction of its own: what others write goes to the log beside the file and is not seen. */
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

/** What is wrong with a database file that nobody uses; nothing when it is whole. */
export function openRestoredSqlite(file: string): { ask: Ask; problems: string[]; close: () => void } {
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
 * Whether another process has the database open. One that does holds a shared lock on the file all the time, so nobody
 * gets an exclusive one; the write-ahead log's own locks would say it of a process that is writing alone.
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
    // What cannot be opened as a database is nobody's open database.
    if (errcode === 26 || errcode === 11) return false
    throw error
  } finally {
    database.close()
  }
}
