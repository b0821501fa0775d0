import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Whether a stored file may be served. A file that hasn't been scanned yet has a mark beside it, created before the
 * file gets its name, so that a killed process never leaves a file that looks clean. An infected file is deleted, and
 * its mark stays.
 */
export type Hold = 'held' | 'infected'

const markOf = (path: string) => `${path}${heldMark}`
/** Suffix of a mark's file name. */
export const heldMark = '.held'

/** @param path of the stored file */
export async function readHold(path: string): Promise<Hold | undefined> {
  try {
    return (await readFile(markOf(path), 'utf8')) === 'infected' ? 'infected' : 'held'
  } catch (error) {
    // An unreadable mark counts too.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'held'
  }
}

export const holdFile = (path: string) => writeFile(markOf(path), 'held', { mode: 0o600, flush: true })
export const releaseFile = (path: string) => rm(markOf(path), { force: true })

/** Deletes an infected file and records that. The mark is written first, so that a kill loses neither. */
export async function condemnFile(path: string): Promise<void> {
  await writeFile(markOf(path), 'infected', { mode: 0o600, flush: true })
  await rm(path, { force: true })
}
