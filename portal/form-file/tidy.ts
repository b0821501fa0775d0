import { rm } from 'node:fs/promises'
import type { Payload } from 'payload'
import { requireOwnBucket } from '#content/bucket-owner.ts'
import { findKept } from '#content/kept-files.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { type FileStore, openFileStore } from '#domain/storage/private-files.ts'

/** A form may still name a file for as long as this; one that is being sent takes less than the rest of it. */
export const spared = formLife + 2 * 60 * 60_000

/**
 * Erases the files that no enquiry, no ticket and no mail has: those of forms that were never sent, of forms that were sent twice,
 * and of what was erased. With override access.
 */
export async function tidyFormFiles(
  payload: Payload,
  now = new Date(),
  store: FileStore = openFileStore(),
): Promise<void> {
  await requireOwnBucket(payload)
  const { ids, leftovers } = await store.olderThan(new Date(now.getTime() - spared))
  for (const path of leftovers) await rm(path, { force: true })
  for (let start = 0; start < ids.length; start += 100) {
    const some = ids.slice(start, start + 100)
    const kept = await findKept(payload, some)
    for (const id of some) if (!kept.has(id)) await store.remove(id)
  }
}
