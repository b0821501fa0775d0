import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseKind } from '#content/database.ts'
import { fileHolders } from '#content/kept-files.ts'
import { type SealedColumn, sealedColumns } from '#server/secrets/sealed-columns.ts'

/** Reads from an open database, in one snapshot. */
export type DatabaseReader = (sql: string) => Promise<Record<string, unknown>[]>

const listTables = {
  // A virtual table's rows are in its shadow tables, which are listed too.
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
    AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
  postgres: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`,
} satisfies Record<DatabaseKind, string>

/** How many rows each table has. */
export async function countRows(ask: DatabaseReader, kind: DatabaseKind): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const { name } of await ask(listTables[kind])) {
    const [counted] = await ask(`SELECT count(*) AS n FROM "${String(name)}"`)
    rows[String(name)] = Number(counted?.n)
  }
  return rows
}

/** Names of the migrations applied to the database. */
export const listApplied = async (ask: DatabaseReader) =>
  (await ask('SELECT name FROM payload_migrations ORDER BY name')).map(({ name }) => String(name))

/** Names of the migrations that this release knows. */
export async function listKnown(kind: DatabaseKind): Promise<string[]> {
  const files = await readdir(join(import.meta.dirname, '../../content/migrations', kind))
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/\.ts$/, ''))
}

/** Collections whose files Payload stores, each in a folder of the same name. */
export const uploadCollections = ['media', 'attachments', 'videos'] as const

/**
 * The files that a database points to, by their path in the data folder.
 * @param facts whether the files of the releases, or all files, lie elsewhere
 */
export async function listReferences(
  ask: DatabaseReader,
  { hasBucket, hasStorage }: { hasBucket: boolean; hasStorage: boolean },
): Promise<string[]> {
  if (hasStorage) return []
  const paths = new Set<string>()
  for (const table of uploadCollections)
    for (const row of await ask(`SELECT * FROM ${table}`))
      for (const [column, value] of Object.entries(row))
        if (/^(?:sizes_.*_)?filename$/.test(column) && typeof value === 'string') paths.add(`${table}/${value}`)
  for (const slug of fileHolders)
    for (const { file } of await ask(`SELECT file FROM ${slug.replaceAll('-', '_')}_files`))
      paths.add(`form-files/${String(file)}`)
  if (hasBucket) return [...paths]
  const releases = await ask(`SELECT sha256 FROM release_files WHERE sha256 <> '' AND missing_since IS NULL`)
  for (const { sha256 } of releases) paths.add(`downloads/files/${String(sha256).slice(0, 2)}/${String(sha256)}`)
  return [...paths]
}

/** The files that a database refers to and that are missing. An infected file leaves a mark in its place. */
export const findMissing = (references: readonly string[], has: (path: string) => boolean) =>
  references.filter((path) => !has(path) && !has(`${path}.held`))

/** A sample of the sealed values of a database, with their locations. */
export async function sampleSealed(
  ask: DatabaseReader,
  most: number,
): Promise<{ column: SealedColumn; value: string }[]> {
  const found: { column: SealedColumn; value: string }[][] = []
  for (const column of sealedColumns) {
    const rows = await ask(
      `SELECT ${column.name} AS value FROM ${column.table} WHERE ${column.name} IS NOT NULL ORDER BY id DESC LIMIT ${most}`,
    )
    found.push(rows.map(({ value }) => ({ column, value: String(value) })))
  }
  // Takes values of each kind in turn, so that a common kind doesn't crowd out the others.
  const inTurn = Array.from({ length: most }, (_, at) => found.flatMap((kind) => kind.slice(at, at + 1))).flat()
  return inTurn.slice(0, most)
}
