import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '#lib/env.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore, StoredFacts } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** Address of the bucket of the release files, if they are in one. */
const releaseBucket = env.DOWNLOADS_BUCKET_URL ?? env.STORAGE_URL

/** The store of release files that the environment configures. */
export const releaseStore: FileStore =
  releaseBucket === undefined ? createDiskStore(join(env.DATA_DIR, 'downloads/files')) : createS3Store(releaseBucket)

/** Incoming files: unfinished uploads, and files that aren't in the store yet. */
export const incomingFolder = join(env.DATA_DIR, 'downloads/incoming')

/** Computes digests and length of a stream without buffering it. */
function createMeter() {
  const sha256 = createHash('sha256')
  const sha512 = createHash('sha512')
  let size = 0
  return {
    get size() {
      return size
    },
    add(chunk: Uint8Array) {
      size += chunk.length
      sha256.update(chunk)
      sha512.update(chunk)
    },
    finish: (): StoredFacts => ({ size, sha256: sha256.digest('hex'), sha512: sha512.digest('hex') }),
  }
}

/** Computes a file's digests in one pass. */
export async function measureFile(path: string): Promise<StoredFacts> {
  const meter = createMeter()
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) meter.add(chunk as Buffer)
  return meter.finish()
}

/** Stores bytes, computing their digests while writing. For our own scripts; uploads work differently. */
export async function keepBytes(content: Uint8Array | Readable, store: FileStore = releaseStore): Promise<StoredFacts> {
  await mkdir(incomingFolder, { recursive: true })
  const folder = await mkdtemp(join(incomingFolder, 'bytes-'))
  try {
    const path = join(folder, 'file')
    const meter = createMeter()
    const source = content instanceof Uint8Array ? Readable.from([content]) : content
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          meter.add(chunk)
          yield chunk
        }
      },
      createWriteStream(path),
    )
    const facts = meter.finish()
    await store.keep(path, facts.sha256)
    return facts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
