import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { type Bucket, BucketAway, openBucket } from '#lib/files/bucket.ts'
import { plain, type Wrapping } from './sealed-objects.ts'

let opened: { address: string; bucket: Bucket } | undefined

/** The bucket that has the files, if the environment names one. */
export function configuredBucket(): Bucket | undefined {
  const address = env.STORAGE_URL
  if (address === undefined) return undefined
  if (opened?.address !== address) opened = { address, bucket: openBucket(address) }
  return opened.bucket
}

/** A folder of files; with a bucket it is what this process has of the files there. */
export interface StoredFolder {
  path: string
  /** What the names of its objects begin with. */
  prefix: string
  /** The bucket, in the names of the folder; without one there is nothing else than the folder. */
  bucket: () => Bucket | undefined
  /**
   * Whether there is such a file, which then lies in the folder: it is fetched once, however many ask.
   * @throws BucketAway when that cannot be told
   */
  has: (name: string) => Promise<boolean>
  /** Puts a file of the folder into the bucket. @throws BucketAway; nothing of it is there then, or the tidy-up takes it */
  put: (name: string) => Promise<void>
  /** Deletes a file in the bucket. One that cannot be deleted is logged and left for the tidy-up. */
  drop: (name: string) => Promise<void>
  /** Whether the bucket has the file of the folder, by its digest. @param isRead reads the object; else what was noted counts */
  isThere: (name: string, isRead?: boolean) => Promise<boolean>
}

interface Place {
  path: string
  prefix: string
  bucket?: () => Bucket | undefined
  wrap?: (bucket: Bucket) => Wrapping
}

/** Names of one folder, as files are called everywhere in Portico. */
const isName = (name: string) => name !== '' && !/[/\\\0]|^\.\.?$/.test(name)

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true
}

async function digestOf(blocks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const block of blocks) hash.update(block)
  return hash.digest('hex')
}

const digestFile = (path: string) => digestOf(createReadStream(path, { highWaterMark: 1024 * 1024 }))

/** A name that nobody else writes to; what is left of it is no file. */
const partOf = (path: string) => `${path}.${randomBytes(4).toString('hex')}.part`

/** Fetches an object whole, under its name only when it is what was put. @returns whether there is one */
async function fetchObject(bucket: Bucket, wrapping: Wrapping, { path, prefix }: Place, name: string) {
  const object = await bucket.open(prefix + name)
  if (object === undefined) return false
  const target = join(path, name)
  const part = partOf(target)
  const hash = createHash('sha256')
  try {
    await mkdir(path, { recursive: true, ...(wrapping.close && { mode: 0o700 }) })
    const measure = async function* (blocks: AsyncIterable<Uint8Array>) {
      for await (const block of wrapping.open(blocks, name)) {
        hash.update(block)
        yield block
      }
    }
    await pipeline(object, measure, createWriteStream(part, { flush: true, mode: wrapping.close ? 0o600 : 0o640 }))
    const { check, modified } = object.facts
    // A sealed one says by itself when it is another.
    if (wrapping.close === undefined && check !== undefined && check !== (await wrapping.checkOf(hash.digest('hex'))))
      throw new Error('it is not what was put')
    // As old as the object: the tidy-up of either goes by its age.
    await utimes(part, modified, modified)
    await rename(part, target)
    return true
  } catch (cause) {
    throw new BucketAway(`${prefix}${name} could not be fetched: ${(cause as Error).message}`, { cause })
  } finally {
    await object.close()
    await rm(part, { force: true })
  }
}

/** @param place whose bucket is the one of the environment */
export function openStoredFolder({ bucket: findBucket = configuredBucket, wrap, ...place }: Place): StoredFolder {
  const { path, prefix } = place
  const fetching = new Map<string, Promise<boolean>>()
  let wrapped: { bucket: Bucket; wrapping: Wrapping } | undefined
  const wrappingOf = (bucket: Bucket): Wrapping => {
    if (wrapped?.bucket !== bucket) wrapped = { bucket, wrapping: wrap?.(bucket) ?? plain }
    return wrapped.wrapping
  }

  return {
    path,
    prefix,
    bucket: findBucket,
    async has(name) {
      if (!isName(name)) return false
      if (await isFile(join(path, name))) return true
      const bucket = findBucket()
      if (bucket === undefined) return false
      const under =
        fetching.get(name) ?? fetchObject(bucket, wrappingOf(bucket), place, name).finally(() => fetching.delete(name))
      fetching.set(name, under)
      return under
    },
    async put(name) {
      const bucket = findBucket()
      if (bucket === undefined) return
      const { checkOf, close } = wrappingOf(bucket)
      const from = join(path, name)
      const sha256 = await digestFile(from)
      const check = await checkOf(sha256)
      if (close === undefined) return bucket.put(prefix + name, { path: from, sha256, check })
      const part = partOf(from)
      try {
        await close(from, part, name)
        await bucket.put(prefix + name, { path: part, sha256: await digestFile(part), check })
      } finally {
        await rm(part, { force: true })
      }
    },
    async drop(name) {
      try {
        await findBucket()?.remove(prefix + name)
      } catch (error) {
        log.warn({ err: error, object: prefix + name }, 'an object could not be deleted, and is left for the tidy-up')
      }
    },
    async isThere(name, isRead = false) {
      const bucket = findBucket()
      if (bucket === undefined) return false
      const wrapping = wrappingOf(bucket)
      const facts = await bucket.facts(prefix + name)
      if (facts === undefined) return false
      const sha256 = await digestFile(join(path, name))
      if (!isRead) return facts.check === (await wrapping.checkOf(sha256))
      const object = await bucket.open(prefix + name)
      return object !== undefined && (await digestOf(wrapping.open(object, name))) === sha256
    },
  }
}

/** The pictures of the site, files that pages give to take along, and the videos of lessons. */
export const storedFiles = {
  media: openStoredFolder({ path: join(env.DATA_DIR, 'media'), prefix: 'media/' }),
  attachments: openStoredFolder({ path: join(env.DATA_DIR, 'attachments'), prefix: 'attachments/' }),
  videos: openStoredFolder({ path: join(env.DATA_DIR, 'videos'), prefix: 'videos/' }),
}
