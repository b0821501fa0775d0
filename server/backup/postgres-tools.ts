import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { inheritVariables } from '#lib/env-variables.ts'
import { BackupError } from './backup-error.ts'

type Tool = 'pg_dump' | 'pg_restore'

/** Where Debian and Red Hat keep the programs of each version, which are not on the path. */
const versionFolders = [
  { folder: '/usr/lib/postgresql', read: (name: string) => join('/usr/lib/postgresql', name, 'bin') },
  { folder: '/usr', read: (name: string) => (name.startsWith('pgsql-') ? join('/usr', name, 'bin') : undefined) },
]

function listFolders(): string[] {
  const path = (inheritVariables({}).PATH ?? '').split(delimiter).filter(Boolean)
  const others = versionFolders.flatMap(({ folder, read }) => {
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names.flatMap((name) => read(name) ?? [])
  })
  return [...path, ...others]
}

/** Major version of a program, from its output: `pg_dump (PostgreSQL) 15.14 (Debian …)`. */
async function readVersion(program: string): Promise<number> {
  const { output } = await run(program, ['--version'], {})
  return Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0)
}

/** A PostgreSQL program that is not older than the server. @throws BackupError saying what to install */
async function findTool(tool: Tool, server: number): Promise<string> {
  const found: number[] = []
  for (const folder of listFolders()) {
    const program = join(folder, tool)
    if (!existsSync(program)) continue
    const version = await readVersion(program)
    if (version >= server) return program
    found.push(version)
  }
  const what = found.length > 0 ? `only version ${[...new Set(found)].join(', ')} is installed` : 'none is installed'
  throw new BackupError(
    `${tool} of PostgreSQL ${server} or newer is needed, and ${what}. Install PostgreSQL's client programs, on Debian ` +
      `\`apt-get install postgresql-client-${server}\`, and put them on the PATH.`,
  )
}

/** Connection settings as libpq's environment variables: every user could see a password among the arguments. */
function variablesOf(url: string): Record<string, string> {
  const { database, host, password, port, user } = new pg.Client({ connectionString: url })
  const option = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '')
  const variables = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? '',
    PGPASSWORD: typeof password === 'string' ? password : '',
    PGDATABASE: database ?? '',
    PGSSLMODE: option('sslmode'),
    PGSSLROOTCERT: option('sslrootcert'),
    PGSSLCERT: option('sslcert'),
    PGSSLKEY: option('sslkey'),
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

/** Runs a program of PostgreSQL on a database. @throws BackupError with what it said when it fails */
export async function runTool(tool: Tool, url: string, server: number, args: string[]): Promise<void> {
  const { code, output } = await run(await findTool(tool, server), [...args, '--no-password'], variablesOf(url))
  if (code !== 0) throw new BackupError(`${tool} failed.`, { cause: new Error(output.trim().slice(-2000)) })
}

async function run(program: string, args: string[], variables: Record<string, string>) {
  const child = spawn(program, args, { env: inheritVariables(variables), stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  // It must stop writing when the person who started this interrupts it.
  const end = () => void child.kill()
  process.once('exit', end)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => process.off('exit', end))
  return { code, output: Buffer.concat(output).toString('utf8') }
}
