import { rm } from 'node:fs/promises'
import { openBucket } from './bucket.ts'
import { checkDigest, type FileStore } from './file-store.ts'

/** Release files in an S3-compatible bucket. */
export function createS3Store(address: string, piece?: number): FileStore {
  const bucket = openBucket(address, { ...(piece !== undefined && { piece }) })
  const keyOf = (sha256: string) => `releases/${checkDigest(sha256)}`
  return {
    async keep(path, sha256) {
      await bucket.put(keyOf(sha256), { path, sha256 })
      await rm(path)
    },
    size: async (sha256) => (await bucket.facts(keyOf(sha256)))?.size,
    remove: (sha256) => bucket.remove(keyOf(sha256)),
    async open(sha256, range) {
      const opened = await bucket.open(keyOf(sha256), range)
      if (opened === undefined) throw new Error('The bucket does not have this file')
      return opened
    },
  }
}
