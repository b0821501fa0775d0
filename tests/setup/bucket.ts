import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { env } from '#lib/env.ts'
import { type Bucket, openBucket } from '#lib/files/bucket.ts'

/** A server that speaks S3 with one empty bucket; or the one of `TEST_STORAGE_URL`, which can then be any other. */
export async function openTestBucket(): Promise<{ address: string; bucket: Bucket; close: () => Promise<void> }> {
  const given = process.env.TEST_STORAGE_URL
  if (given !== undefined) return { address: given, bucket: openBucket(given), close: () => Promise.resolve() }
  const directory = await mkdtemp(join(tmpdir(), 'portico-bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await server.run()
  const address = `http://S3RVER:S3RVER@127.0.0.1:${port}/files`
  return {
    address,
    bucket: openBucket(address),
    async close() {
      await server.close().catch(() => undefined)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Sets the bucket of this process, or takes it away. */
export function useBucket(address: string | undefined): void {
  if (address === undefined) delete env.STORAGE_URL
  else env.STORAGE_URL = address
}

/** Names of the objects below a prefix. */
export async function listObjects(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of bucket.list(prefix)) keys.push(key)
  return keys
}

/** All bytes of an object, as they lie in the bucket. */
export async function readObject(bucket: Bucket, key: string): Promise<Buffer> {
  const blocks: Uint8Array[] = []
  for await (const block of (await bucket.open(key)) ?? []) blocks.push(block)
  return Buffer.concat(blocks)
}

/** Files of a folder, nothing of one that is not there. */
export const filesOf = (folder: string) => readdir(folder).catch(() => [] as string[])
