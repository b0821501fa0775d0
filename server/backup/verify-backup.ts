import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '#lib/env.ts'
import { sealOf } from '#server/secrets/sealed-columns.ts'
import { BackupError } from './backup-error.ts'
import { type DatabaseReader, countRows, findMissing, listReferences, sampleSealed } from './database-facts.ts'
import { filesPrefix, type Manifest, type SealedKeys } from './manifest.ts'
import { openKeys } from './passphrase.ts'
import { restorePostgres, withTemporaryPostgres } from './postgres-database.ts'
import { checkArchive } from './read-archive.ts'
import { openRestoredSqlite } from './sqlite-database.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { unpack } from './unpack.ts'

interface Task {
  env: Env
  file: string
  askPassphrase: () => Promise<string>
}

interface Verified {
  facts: Manifest
  /** Differences from the original; none for a reliable backup. */
  problems: string[]
  /** Sealed values that were tried. */
  tried: number
}

/** How many sealed values are opened, of all kinds. */
const mostTried = 10

/**
 * Restores a backup into a temporary folder (for PostgreSQL, a temporary database on the server of `DATABASE_URL`),
 * compares it with its manifest, and removes it again.
 *
 * @throws BackupError when it is damaged, or cannot be tried here
 */
export async function verifyBackup({ askPassphrase, env, file }: Task): Promise<Verified> {
  const { facts, seal } = await checkArchive(file)
  const { DATABASE_URL } = env
  if (facts.database === 'postgres' && DATABASE_URL === undefined)
    throw new BackupError('This backup is of PostgreSQL: set DATABASE_URL to a server where it can be tried.')
  const keys = await openKeys(seal, await askPassphrase())
  return withTemporaryFolder(join(tmpdir(), 'portico-verify-'), async (folder) => {
    const database = join(folder, facts.database === 'sqlite' ? 'portico.db' : 'database.dump')
    await unpack(file, facts, join(folder, 'files'), database)
    const compare = (ask: DatabaseReader) => compareDatabase(ask, facts, keys)
    if (facts.database === 'postgres')
      return withTemporaryPostgres(DATABASE_URL ?? '', async (temporary, ask) => {
        await restorePostgres(temporary, database)
        return compare(ask)
      })
    const restored = openRestoredSqlite(database)
    try {
      const { problems, ...others } = await compare(restored.ask)
      return { ...others, problems: [...restored.problems, ...problems] }
    } finally {
      restored.close()
    }
  })
}

async function compareDatabase(ask: DatabaseReader, facts: Manifest, { secrets }: SealedKeys): Promise<Verified> {
  const rows = await countRows(ask, facts.database)
  const tables = new Set([...Object.keys(rows), ...Object.keys(facts.rows)])
  const counts = [...tables]
    .filter((table) => rows[table] !== facts.rows[table])
    .map((table) => `${table} has ${rows[table] ?? 'no'} rows instead of ${facts.rows[table] ?? 'none'}`)
  const names = new Set(facts.entries.map(({ name }) => name))
  const missing = findMissing(await listReferences(ask, facts), (path) => names.has(filesPrefix + path))
  const sealed = await sampleSealed(ask, mostTried)
  const shut = sealed.filter(({ column, value }) => sealOf(column, secrets).open(value) === undefined)
  return {
    facts,
    problems: [
      ...counts,
      ...missing.map((path) => `${path} is missing, and the database points to it`),
      ...shut.map(({ column }) => `a value in ${column.table}.${column.name} does not open with the secret`),
    ],
    tried: sealed.length,
  }
}
