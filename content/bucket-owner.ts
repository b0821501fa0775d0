import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import type { Bucket } from '#lib/files/bucket.ts'
import { configuredBucket, type StoredFolder } from '#domain/storage/stored-folder.ts'

/** Object that says whose the bucket is. */
const ownerKey = 'installation'

/** A bucket of another installation: what this one does not know there is none of its rubbish. */
export class OtherBucketError extends Error {
  override name = 'OtherBucketError'
}

/** The same for every process of a database, and for a copy of it that was restored: when it was first made. */
async function readOwnName(payload: Payload): Promise<string> {
  const [row] = await openAsk(payload)('SELECT min(created_at) AS first FROM payload_migrations')
  const first = new Date(row?.first as string | Date).toISOString()
  return createHash('sha256').update(`installation of ${first}`).digest('hex').slice(0, 32)
}

/**
 * Makes sure that the bucket is this installation's; one that is nobody's becomes it, unless `isTaken` is false.
 * @throws OtherBucketError, or BucketAway
 */
export async function requireOwnBucket(
  payload: Payload,
  { bucket = configuredBucket(), isTaken = true }: { bucket?: Bucket | undefined; isTaken?: boolean } = {},
): Promise<void> {
  if (bucket === undefined) return
  const own = await readOwnName(payload)
  const owner = await bucket.readText(ownerKey)
  if (owner === undefined && isTaken) await bucket.putText(ownerKey, own)
  if (owner !== undefined && owner !== own)
    throw new OtherBucketError(
      `The bucket of STORAGE_URL belongs to another installation: each needs one of its own. If the other is gone, delete the object “${ownerKey}”.`,
    )
}

/** Objects of a folder that are older than a moment, of a bucket that is ours. */
export async function findOldObjects(payload: Payload, folder: StoredFolder, moment: Date): Promise<string[]> {
  const bucket = folder.bucket()
  if (bucket === undefined) return []
  await requireOwnBucket(payload, { bucket })
  const names: string[] = []
  for await (const { key, modified } of bucket.list(folder.prefix))
    if (modified < moment) names.push(key.slice(folder.prefix.length))
  return names
}
