import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { spared } from '#portal/form-file/tidy.ts'
import { uploadFolder } from './uploads.ts'

/**
 * Erases what is known of uploads, and what has come of unfinished ones, when nobody went on with them for as long as a form
 * lives. What was whole lies in the store by then, and stays there if a message has it.
 */
export async function tidyUploads(now = new Date()): Promise<void> {
  const folder = uploadFolder()
  const parts = new Map<string, { paths: string[]; changed: number }>()
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (!facts?.isFile()) continue
    // The parts of one upload go together: the youngest counts.
    const [id = ''] = name.split('.')
    const { changed, paths } = parts.get(id) ?? { paths: [], changed: 0 }
    parts.set(id, { paths: [...paths, path], changed: Math.max(changed, facts.mtimeMs) })
  }
  for (const { changed, paths } of parts.values())
    if (now.getTime() - changed > spared) for (const path of paths) await rm(path, { force: true })
}
