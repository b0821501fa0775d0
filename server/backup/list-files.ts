import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeftOut } from './data-entries.ts'

/**
 * The files of the data folder that belong in a backup, as `media/logo.png`. Symbolic links are followed, because a
 * folder may be on another disk; files that disappear meanwhile are skipped.
 */
export async function* listFiles(dataDir: string, folder = '', above: readonly string[] = []): AsyncGenerator<string> {
  const real = await realpath(join(dataDir, folder)).catch(ignoreMissing)
  // A link to one of its own parent folders would never end.
  if (real === undefined || above.includes(real)) return
  for (const name of (await readdir(real).catch(ignoreMissing))?.sort() ?? []) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (isLeftOut(path)) continue
    const facts = await stat(join(dataDir, path)).catch(ignoreMissing)
    if (facts?.isDirectory()) yield* listFiles(dataDir, path, [...above, real])
    else if (facts?.isFile()) yield path
  }
}

/** Ignores that a file has just been deleted. @throws any other error */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
