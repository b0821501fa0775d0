import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSqliteTemplate } from '../setup/template.ts'

/**
 * As left by a process that was asked for pages which are gone, and for more of them than the next one renders before it is
 * ready: the entrances would take up to two seconds of every start, and how many of them are stored would be the machine's
 * to say. `redraw.test.ts` is about them, and folders that are not there yet have them rendered.
 */
const wantedPages = JSON.stringify(Array.from({ length: 50 }, (_, number) => `/gone/${number}`))

/** A data folder of its own for a process under test: with the demo pack, or as before a first start, not there yet. */
export async function makeDataFolder({ isEmpty = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-test-'))
  if (isEmpty) await rm(folder, { recursive: true })
  else {
    await cp(await prepareSqliteTemplate(), folder, { recursive: true })
    await writeFile(join(folder, 'wanted-pages.json'), wantedPages)
  }
  return folder
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
