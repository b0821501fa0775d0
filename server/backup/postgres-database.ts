import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import type { DatabaseReader } from './database-facts.ts'
import { runTool } from './postgres-tools.ts'
import type { DatabaseSnapshot } from './sqlite-database.ts'

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((cause: unknown) => {
    throw new BackupError('The database server cannot be reached. Check that it runs, and DATABASE_URL.', { cause })
  })
  // The next query reports a lost connection.
  client.on('error', () => undefined)
  const ask: DatabaseReader = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows
  const [version] = await ask('SHOW server_version_num')
  return { ask, major: Math.floor(Number(version?.server_version_num) / 10_000), close: () => client.end() }
}

/** Opened for reading in one snapshot, which `pg_dump` shares. */
export async function openPostgresSnapshot(url: string): Promise<DatabaseSnapshot> {
  const { ask, close, major } = await connect(url)
  await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const [{ name } = {}] = await ask('SELECT pg_export_snapshot() AS name')
  return {
    ask,
    write: (file) =>
      runTool('pg_dump', url, major, [
        '--format=custom',
        `--snapshot=${String(name)}`,
        // Earlier restores moved their old data into schemas of its own.
        '--schema=public',
        '--no-owner',
        '--no-privileges',
        `--file=${file}`,
      ]),
    close,
  }
}

/** Whether anybody else is connected. A running Portico always is, to listen for changes. */
export async function isPostgresInUse(url: string): Promise<boolean> {
  return asked(url, async (ask) => {
    const [others] = await ask(
      `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()
        AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    return Number(others?.n) > 0
  })
}

export async function isPostgresEmpty(url: string): Promise<boolean> {
  return asked(url, async (ask) => {
    const [found] = await ask(`SELECT count(*) AS n FROM pg_class WHERE relnamespace = 'public'::regnamespace`)
    return Number(found?.n) === 0
  })
}

/** Moves everything in the database to another schema. @returns a function that undoes it */
export async function movePostgresAside(url: string, schema: string): Promise<() => Promise<void>> {
  await asked(url, (ask) => ask(`BEGIN; ALTER SCHEMA public RENAME TO "${schema}"; CREATE SCHEMA public; COMMIT`))
  // Without CASCADE: undone only if nothing was created in between.
  return () =>
    asked(url, async (ask) => {
      await ask(`BEGIN; DROP SCHEMA public; ALTER SCHEMA "${schema}" RENAME TO public; COMMIT`)
    })
}

/** Restores a dump into an empty database, whole or not at all. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const { close, major } = await connect(url)
  await close()
  await runTool('pg_restore', url, major, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    '--schema=public',
    `--dbname=${new pg.Client({ connectionString: url }).database ?? ''}`,
    file,
  ])
}

/** A database of its own on the same server, for as long as `work` takes. */
export async function withTemporaryPostgres<Result>(
  url: string,
  work: (temporary: string, ask: DatabaseReader) => Promise<Result>,
): Promise<Result> {
  const name = `portico_verify_${randomBytes(6).toString('hex')}`
  await asked(url, (ask) => ask(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)).catch(
    (cause: unknown) => {
      throw new BackupError('A temporary database cannot be made. Give the user of DATABASE_URL the right CREATEDB.', {
        cause,
      })
    },
  )
  try {
    // The same address with another database name, which ends at the question mark.
    const temporary = url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
    if (new pg.Client({ connectionString: temporary }).database !== name)
      throw new BackupError('DATABASE_URL is not of the form postgres://user:password@host:5432/name.')
    return await asked(temporary, (ask) => work(temporary, ask))
  } finally {
    await asked(url, (ask) => ask(`DROP DATABASE ${name} WITH (FORCE)`))
  }
}

async function asked<Result>(url: string, work: (ask: DatabaseReader) => Promise<Result>): Promise<Result> {
  const { ask, close } = await connect(url)
  try {
    return await work(ask)
  } finally {
    await close()
  }
}
