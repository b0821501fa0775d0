import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeftOut } from './data-entries.ts'

/**
 * The files of the data folder that belong into a backup, as `media/logo.png`. Links are followed, because a folder may
 * lie on another disk; what disappears meanwhile is not there.
 */
export async function* listFiles(dataDir: string, folder = '', above: readonly string[] = []): AsyncGenerator<string> {
  const real = await realpath(join(dataDir, folder)).catch(unlessGone)
  // A link to a folder that it lies in would have no end.
  if (real === undefined || above.includes(real)) return
  for (const name of (await readdir(real).catch(unlessGone))?.sort() ?? []) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (isLeftOut(path)) continue
    const facts = await stat(join(dataDir, path)).catch(unlessGone)
    if (facts?.isDirectory()) yield* listFiles(dataDir, path, [...above, real])
    else if (facts?.isFile()) yield path
  }
}

/** For a file that was there a moment ago. @throws the error when it is another */
export function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
