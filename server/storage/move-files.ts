import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#lib/env.ts'
import { heldMark, readHold } from '#domain/storage/held-files.ts'
import { sharePrivately } from '#domain/storage/private-objects.ts'
import { openStoredFolder, storedFiles } from '#domain/storage/stored-folder.ts'

/** What is in the folders and what the bucket has of it. */
export interface Moved {
  /** Files that were put, and their bytes; with a dry run those that would be. */
  put: number
  bytes: number
  /** Files that were there already, by their digest. */
  there: number
  /** Files that the bucket gave back otherwise than they are. */
  wrong: string[]
}

interface Task {
  env: Pick<Env, 'DATA_DIR' | 'DOWNLOADS_BUCKET_URL'>
  isDry?: boolean
  /** Reads what is there already, too, instead of believing what was noted with it. */
  isChecked?: boolean
  onFile?: (path: string) => void
}

/** Files of one folder, and how they get into the bucket. */
interface Kind {
  folder: string
  names: string[]
  isThere: (name: string, isRead?: boolean) => Promise<boolean>
  put: (name: string) => Promise<void>
}

/** As many at a time as keep a slow line busy, and no more than a small machine bears. */
const atOnce = 4

async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return names.filter((name) => !name.startsWith('.') && !name.endsWith('.part')).sort()
}

/** Files that visitors sent, with the marks of those that may not be served; of an infected one the mark is all. */
async function readPrivate(folder: string): Promise<Kind[]> {
  const objects = sharePrivately(folder)
  const names = await listNames(folder)
  const files = names.filter((name) => /^[0-9a-f]{32}$/.test(name))
  const lone = names.filter((name) => name.endsWith(heldMark)).map((name) => name.slice(0, -heldMark.length))
  return [
    {
      folder,
      names: files,
      isThere: objects.isThere,
      put: async (name) => objects.put(name, await readHold(join(folder, name))),
    },
    {
      folder,
      names: lone.filter((name) => !files.includes(name)).map((name) => name + heldMark),
      isThere: async (name) => (await objects.holdOf(name.slice(0, -heldMark.length))) === 'infected',
      put: (name) => objects.condemn(name.slice(0, -heldMark.length)),
    },
  ]
}

/** Files of the releases: in the folder two levels deep, in the bucket by their digest. */
async function readReleases(folder: string): Promise<Kind[]> {
  const kinds: Kind[] = []
  for (const start of await listNames(folder)) {
    const { isThere, path, put } = openStoredFolder({ path: join(folder, start), prefix: 'releases/' })
    kinds.push({ folder: path, names: await listNames(path), isThere, put })
  }
  return kinds
}

async function listKinds({ DATA_DIR, DOWNLOADS_BUCKET_URL }: Task['env']): Promise<Kind[]> {
  const kinds: Kind[] = []
  for (const { isThere, path, put } of Object.values(storedFiles))
    kinds.push({ folder: path, names: await listNames(path), isThere, put })
  kinds.push(...(await readPrivate(join(DATA_DIR, 'form-files'))))
  if (DOWNLOADS_BUCKET_URL === undefined) kinds.push(...(await readReleases(join(DATA_DIR, 'downloads/files'))))
  return kinds
}

/**
 * Puts the files of the data folder into the bucket of `STORAGE_URL`, and compares each with what the bucket gives back. What is
 * there already is left, so a run that was cut off is gone on with by another. The folder stays as it is.
 *
 * @throws BucketAway
 */
export async function moveFiles({ env, isChecked = false, isDry = false, onFile }: Task): Promise<Moved> {
  const moved: Moved = { put: 0, bytes: 0, there: 0, wrong: [] }
  async function moveOne({ folder, isThere, put }: Kind, name: string): Promise<void> {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    // Deleted meanwhile, or no file of ours.
    if (!facts?.isFile()) return
    if (await isThere(name, isChecked)) {
      moved.there += 1
      return
    }
    if (!isDry) {
      await put(name)
      if (!(await isThere(name, true))) moved.wrong.push(path)
    }
    moved.put += 1
    moved.bytes += facts.size
    onFile?.(path)
  }
  for (const kind of await listKinds(env))
    for (let start = 0; start < kind.names.length; start += atOnce)
      await Promise.all(kind.names.slice(start, start + atOnce).map((name) => moveOne(kind, name)))
  return moved
}
