import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { findOldObjects } from '#content/bucket-owner.ts'
import { day, findOld } from '#content/pictures/sweep-files.ts'
import { openAsk } from '#content/search/ask.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'

/**
 * With a bucket: deletes attachments and videos that no record names, once they are a day old. A record that is deleted leaves
 * its file to this, so that a transaction that is undone has lost none. Without a bucket Payload deletes them itself.
 *
 * @returns how many there were
 */
export async function sweepBucket(payload: Payload, now = Date.now()): Promise<number> {
  let count = 0
  for (const slug of ['attachments', 'videos'] as const) {
    const folder = storedFiles[slug]
    if (folder.bucket() === undefined) continue
    // Looked at before the rows are: what is named meanwhile is not old.
    const [files, objects] = [
      await findOld(folder.path, now),
      await findOldObjects(payload, folder, new Date(now - day)),
    ]
    const rows = await openAsk(payload)(`SELECT filename FROM ${slug}`)
    const named = new Set(rows.map(({ filename }) => String(filename)))
    for (const name of files.filter((each) => !named.has(each))) await rm(join(folder.path, name), { force: true })
    const lost = objects.filter((each) => !named.has(each))
    for (const name of lost) await folder.drop(name)
    count += lost.length
  }
  return count
}
