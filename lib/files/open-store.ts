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

/** Where the files of the releases are kept, by the environment. */
export const releaseStore: FileStore =
  env.DOWNLOADS_BUCKET_URL === undefined
    ? createDiskStore(join(env.DATA_DIR, 'downloads/files'))
    : createS3Store(env.DOWNLOADS_BUCKET_URL)

/** Files on their way in: uploads that are not finished, and what is not in the store yet. */
export const incomingFolder = join(env.DATA_DIR, 'downloads/incoming')

/** Both digests and the length of what passes by, without holding it. */
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

/** Reads a file once for its digests. */
export async function measureFile(path: string): Promise<StoredFacts> {
  const meter = createMeter()
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) meter.add(chunk as Buffer)
  return meter.finish()
}

/** Keeps bytes in the store, measured while they are written. For scripts of the house; uploads have their own way. */
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
