import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
/** Outside `node_modules`, which `npm ci` empties. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portico-test')

/** Password of the demo accounts in the template. */
export const demoPassword = 'for tests only, 1234'

/** What a template is made from; another content of these files is another template. */
const sources = [
  'content/**/*.{ts,json,sql}',
  'demo/**/*.{avif,json,ts,webp}',
  'domain/**/*.ts',
  'lib/**/*.{ts,json}',
  'portal/search/*.ts',
  'tests/setup/make-template.ts',
  'package-lock.json',
]

/** Folder of the template of a kind, made by `make` if no earlier run left it. Making it takes about half a minute. */
export async function keepTemplate(
  kind: 'sqlite' | 'postgres',
  make: (folder: string) => Promise<void> | void,
): Promise<string> {
  // A run of mutants has made it: a mistake in its sources must not cost another one.
  const given = process.env.TEST_TEMPLATE
  if (given !== undefined) return given
  const folder = join(cache, `${kind}-${digestSources()}`)
  if (!existsSync(folder)) {
    const making = join(cache, `making-${randomUUID()}`)
    mkdirSync(making, { recursive: true })
    try {
      await make(making)
      moveInto(making, folder)
    } finally {
      rmSync(making, { recursive: true, force: true })
    }
  }
  utimesSync(folder, new Date(), new Date())
  dropOld(kind)
  return folder
}

/** Two runs may make the same template at once: the first one's stays. */
function moveInto(making: string, folder: string): void {
  try {
    renameSync(making, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/** Keeps the few that were used last: a run beside this one may still read its own. */
function dropOld(kind: string): void {
  const folders = readdirSync(cache).filter((name) => name.startsWith(`${kind}-`))
  const age = (name: string) => statSync(join(cache, name)).mtimeMs
  for (const name of folders.sort((a, b) => age(b) - age(a)).slice(3))
    rmSync(join(cache, name), { recursive: true, force: true })
}

function digestSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, exclude: (name) => name.endsWith('.test.ts') }).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Migrates and fills a database in a process of its own, because the environment is read once in each.
 * @param folder becomes the data folder: the database file and the pictures
 */
export function fillDatabase(folder: string, databaseUrl: string | undefined): void {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'make-template.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'error',
      PORTICO_SECRET: 'x'.repeat(32),
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The template database could not be made:\n${stderr}`)
}

/** Data folder with the demo pack on SQLite; read it only. Copy `portico.db`, link to `media`. */
export function prepareSqliteTemplate(): Promise<string> {
  return keepTemplate('sqlite', (folder) => fillDatabase(folder, undefined))
}
