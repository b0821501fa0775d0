import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Whether a stored file may be handed out. A file that nothing has looked into yet has a mark beside it, made before the
 * file has its name, so that a process that is killed in between leaves no file that looks clean. The mark of a file in
 * which something was found stays, and the file is gone.
 */
export type Hold = 'held' | 'infected'

const markOf = (path: string) => `${path}${heldMark}`
/** What the name of a mark has behind that of its file. */
export const heldMark = '.held'

/** @param path of the stored file */
export async function readHold(path: string): Promise<Hold | undefined> {
  try {
    return (await readFile(markOf(path), 'utf8')) === 'infected' ? 'infected' : 'held'
  } catch (error) {
    // A mark that cannot be read holds as well.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'held'
  }
}

export const holdFile = (path: string) => writeFile(markOf(path), 'held', { mode: 0o600, flush: true })
export const releaseFile = (path: string) => rm(markOf(path), { force: true })

/** Erases a file and keeps that something was found in it. The mark is written first: a kill leaves neither out. */
export async function condemnFile(path: string): Promise<void> {
  await writeFile(markOf(path), 'infected', { mode: 0o600, flush: true })
  await rm(path, { force: true })
}
