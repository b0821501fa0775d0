import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** The files of a folder that wait for the scanner, and since when in milliseconds since 1970. An infected file has a mark and is no more. */
export async function countHeld(folder: string): Promise<{ length: number; oldest: number | undefined }> {
  const names = new Set(await readdir(folder).catch(() => []))
  const marks = [...names].filter((name) => name.endsWith(heldMark) && names.has(name.slice(0, -heldMark.length)))
  // The time of the first few is enough: when this many wait, they have waited for long.
  const times = await Promise.all(
    marks.slice(0, 100).map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs),
  )
  const since = times.filter((time) => time !== undefined)
  return { length: marks.length, oldest: since.length === 0 ? undefined : Math.min(...since) }
}
