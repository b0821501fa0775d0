import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from './staff.ts'
import { startPortico } from './portico.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/portico-test')

/** What the stored demo data depends on. */
const sources = ['content', 'demo', 'lib', 'package-lock.json']

/**
 * A data folder as a first start leaves it, demo pack included. It is made by a real first start, once for each state
 * of the sources, and kept; tests get copies.
 */
export async function prepareDataTemplate(): Promise<string> {
  const folder = join(cache, `data-${hashSources()}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const fresh = await mkdtemp(join(cache, 'making-'))
  const portico = await startPortico({ dataDir: fresh, env: { ADMIN: 'off', PORTICO_DEMO_PASSWORD: demoPassword } })
  await portico.stop()
  for (const entry of await readdir(cache)) {
    if (entry.startsWith('data-')) await rm(join(cache, entry), { recursive: true, force: true })
  }
  await rename(fresh, folder)
  return folder
}

/** A data folder of its own for one process under test. */
export async function makeDataFolder({ isEmpty = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-test-'))
  if (!isEmpty) await cp(await prepareDataTemplate(), folder, { recursive: true })
  return folder
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, join(root, source))
  return hash.digest('hex').slice(0, 16)
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  if (/\.test\.ts$/.test(path)) return
  const entries = readEntries(path)
  if (entries === undefined) hash.update(path.slice(root.length)).update(readFileSync(path))
  else for (const entry of entries) addToHash(hash, join(path, entry))
}

function readEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
