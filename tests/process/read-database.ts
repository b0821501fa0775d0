import { DatabaseSync } from 'node:sqlite'

/** The first column of what a statement finds, as text. */
type ReadColumn = (sql: string) => string[]

/** The database of a data folder, opened beside the process that has it: waits while that one writes. Close it. */
export const openDatabase = (dataDir: string): DatabaseSync =>
  new DatabaseSync(`${dataDir}/portico.db`, { timeout: 5000 })

/**
 * What the database of a data folder has after all, read with nothing in between.
 * @returns what `read` found, and under `check` what SQLite says of the file: `ok` alone when it is whole
 */
export function readDatabase<Found>(dataDir: string, read: (column: ReadColumn) => Found): Found & { check: string[] } {
  const database = openDatabase(dataDir)
  const column: ReadColumn = (sql) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]))
  try {
    return { ...read(column), check: [...column('PRAGMA integrity_check'), ...column('PRAGMA foreign_key_check')] }
  } finally {
    database.close()
  }
}
