import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSqliteTemplate } from '../setup/template.ts'

/** A data folder of its own for a process under test: with the demo pack, or as before a first start, not there yet. */
export async function makeDataFolder({ isEmpty = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-test-'))
  if (isEmpty) await rm(folder, { recursive: true })
  else await cp(await prepareSqliteTemplate(), folder, { recursive: true })
  return folder
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
