import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import type { SqliteClient } from './sqlite-client.ts'

/**
 * The schema that all migrations of a folder come to. Made statement by statement an empty database takes a tenth of the
 * time: for each column that a migration adds SQLite reads its 3,000 tables and indexes anew.
 */
export interface Schema {
  /** The last migration that it contains. */
  until: string
  create: (args: { db: unknown }) => Promise<void>
}

const fileName = 'schema.sql'
const head = '-- Written by `npm run migration`: what an empty database gets instead of the migrations until '

/** Reads the schema beside the migrations of SQLite; PostgreSQL, which adds a column in no time, has none. */
export async function readSchema(folder: string): Promise<Schema | undefined> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  const until = text?.startsWith(head) ? text.slice(head.length, text.indexOf('\n')) : undefined
  if (text === undefined || until === undefined) return undefined
  const statements = text.slice(text.indexOf('\n') + 1).split(/;\n/)
  return {
    until,
    async create({ db }) {
      const { run } = db as { run: (query: unknown) => Promise<unknown> }
      for (const statement of statements) if (statement) await run.call(db, sql.raw(statement))
    },
  }
}

/** The text of the schema file for a database that has all migrations until that one. */
export async function describeSchema(client: SqliteClient, until: string): Promise<string> {
  // Tables of an index of words are made with it; those without a text by SQLite itself.
  const { rows } = await client.execute(`
    SELECT sql FROM sqlite_master JOIN pragma_table_list AS kinds ON kinds.name = tbl_name
    WHERE sql IS NOT NULL AND kinds.type IN ('table', 'virtual') AND tbl_name NOT LIKE 'sqlite@_%' ESCAPE '@'
    ORDER BY sqlite_master.type <> 'table', sqlite_master.rowid`)
  return `${head}${until}\n${rows.map(({ sql: text }) => `${String(text)};\n`).join('')}`
}

/** Writes it beside the migrations. */
export async function writeSchema(folder: string, client: SqliteClient, until: string): Promise<void> {
  await writeFile(join(folder, fileName), await describeSchema(client, until))
}
