import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { findOldObjects } from '#content/bucket-owner.ts'
import { openAsk } from '#content/search/ask.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { arrivalFolder, pictureFolder } from './folders.ts'

/** Longer than any upload lasts, and the transaction that writes its row. */
export const day = 24 * 60 * 60 * 1000

/** Columns with the names of a picture's files, beside the pictures and beside their versions. */
export function fileColumns({ collections }: Pick<Payload, 'collections'>): string[] {
  const { upload } = collections.media.config
  return ['filename', ...(upload.imageSizes ?? []).map(({ name }) => `sizes_${name}_filename`)]
}

async function readNamed(payload: Payload): Promise<Set<string>> {
  const columns = fileColumns(payload)
  const selects = [
    ...columns.map((column) => `SELECT ${column} AS name FROM media`),
    ...columns.map((column) => `SELECT version_${column} AS name FROM _media_v`),
  ]
  const rows = await openAsk(payload)(selects.join(' UNION '))
  return new Set(rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])))
}

/** Files of a folder that are older than a day. */
export async function findOld(folder: string, now: number): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  const old: string[] = []
  for (const name of names) {
    const facts = await lstat(join(folder, name)).catch(() => undefined)
    const isOld = facts !== undefined && !facts.isDirectory() && now - Math.max(facts.mtimeMs, facts.ctimeMs) > day
    if (isOld) old.push(name)
  }
  return old
}

/**
 * Deletes the files of pictures that no picture and no kept version of one names: of what was deleted, of versions that are no
 * longer kept, and of uploads that did not come to their end.
 *
 * @returns how many there were
 */
export async function sweepPictures(payload: Payload, now = Date.now()): Promise<number> {
  // Looked at before the rows are: what is named meanwhile is not old.
  const [files, arrived] = [await findOld(pictureFolder, now), await findOld(arrivalFolder, now)]
  const objects = await findOldObjects(payload, storedFiles.media, new Date(now - day))
  const named = await readNamed(payload)
  // A database without any picture beside a folder full of them is not theirs.
  const gone = named.size === 0 ? [] : files.filter((name) => !named.has(name))
  for (const name of gone) await rm(join(pictureFolder, name), { force: true })
  const lost = named.size === 0 ? [] : objects.filter((name) => !named.has(name))
  for (const name of lost) await storedFiles.media.drop(name)
  for (const name of arrived) await rm(join(arrivalFolder, name), { force: true })
  return gone.length + arrived.length + lost.length
}
