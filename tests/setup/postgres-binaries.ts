import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const postgresHint =
  'The tests need the PostgreSQL server (initdb and postgres). Install it: `apt-get install postgresql-15`.'

/** Folder of `initdb` and `postgres`, or `undefined` when no server is installed. */
export function findPostgres(): string | undefined {
  return candidates().find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function candidates(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(debian, version, 'bin')), ...askConfig()]
}

function askConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()]
  } catch {
    return []
  }
}
