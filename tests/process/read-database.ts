import { createHash } from 'node:crypto'
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

/** All that the database of a data folder holds, table by table, in short; without the tables that are named. */
export function digestDatabase(dataDir: string, without: readonly string[] = []): string {
  const database = openDatabase(dataDir)
  const hash = createHash('sha256')
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
  for (const { name } of tables) {
    if (without.includes(String(name))) continue
    const rows = database.prepare(`SELECT * FROM "${String(name)}"`)
    // The numbers of FTS5's own rows are beyond what a number of JavaScript's holds.
    rows.setReadBigInts(true)
    const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
    hash.update(JSON.stringify([name, rows.all()], asText))
  }
  database.close()
  return hash.digest('hex')
}
