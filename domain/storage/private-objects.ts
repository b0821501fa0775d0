import { type Bucket, BucketAway } from '#lib/files/bucket.ts'
import { heldMark, type Hold } from './held-files.ts'
import { sealObjects, type Wrapping } from './sealed-objects.ts'
import { openStoredFolder, type StoredFolder } from './stored-folder.ts'

/** The objects of private files: sealed, each with a mark beside it while it may not be served. */
export const privatePrefix = 'files/'

const idPattern = /^[0-9a-f]{32}$/

/** More names than are asked for between two restarts, in most places. */
const mostKnown = 10_000

interface Known {
  wrapping: Wrapping
  /** Files that may be served: one that is free is never held again. */
  free: Set<string>
}

/** What is known of a bucket, whoever opens the store: its keys, and which files are free. */
const known = new WeakMap<Bucket, Known>()

function knownOf(bucket: Bucket): Known {
  const found = known.get(bucket) ?? { wrapping: sealObjects(bucket), free: new Set<string>() }
  known.set(bucket, found)
  return found
}

/** Private files of a folder as objects: without a bucket there are none, and nothing is done. */
export interface PrivateObjects extends Pick<StoredFolder, 'has' | 'isThere'> {
  /** @param hold that it begins with */
  put: (id: string, hold: Hold | undefined) => Promise<void>
  drop: (id: string) => Promise<void>
  holdOf: (id: string) => Promise<Hold | undefined>
  release: (id: string) => Promise<void>
  condemn: (id: string) => Promise<void>
  /** Files whose marks are older. */
  marksBefore: (moment: Date) => Promise<string[]>
  olderThan: (moment: Date) => Promise<string[]>
}

/** @param findBucket the one of the environment without it */
export function sharePrivately(path: string, findBucket?: () => Bucket | undefined): PrivateObjects {
  const folder = openStoredFolder({
    path,
    prefix: privatePrefix,
    wrap: (bucket) => knownOf(bucket).wrapping,
    ...(findBucket && { bucket: findBucket }),
  })
  const markOf = (id: string) => `${privatePrefix}${id}${heldMark}`

  async function findOlder(moment: Date): Promise<string[]> {
    const names: string[] = []
    for await (const { key, modified } of folder.bucket()?.list(privatePrefix) ?? [])
      if (modified < moment) names.push(key.slice(privatePrefix.length))
    return names
  }

  return {
    has: folder.has,
    isThere: folder.isThere,
    async put(id, hold) {
      const bucket = folder.bucket()
      if (bucket === undefined) return
      // First the mark: a killed process never leaves a file that looks clean.
      if (hold !== undefined) await bucket.putText(markOf(id), hold)
      await folder.put(id)
    },
    async drop(id) {
      await folder.drop(id)
      await folder.drop(id + heldMark)
    },
    async holdOf(id) {
      const bucket = folder.bucket()
      if (bucket === undefined || !idPattern.test(id)) return undefined
      const { free } = knownOf(bucket)
      if (free.has(id)) return undefined
      const text = await bucket.readText(markOf(id))
      if (text !== undefined) return text === 'infected' ? 'infected' : 'held'
      // Of one that isn't there yet nothing is known.
      if ((await bucket.facts(privatePrefix + id)) === undefined) return undefined
      if (free.size >= mostKnown) free.clear()
      free.add(id)
      return undefined
    },
    release: async (id) => folder.bucket()?.remove(markOf(id)),
    async condemn(id) {
      const bucket = folder.bucket()
      if (bucket === undefined) return
      await bucket.putText(markOf(id), 'infected')
      await bucket.remove(privatePrefix + id)
    },
    async marksBefore(moment) {
      const names = await findOlder(moment)
      return names.filter((name) => name.endsWith(heldMark)).map((name) => name.slice(0, -heldMark.length))
    },
    async olderThan(moment) {
      const ids = (await findOlder(moment)).map((name) => name.replace(heldMark, ''))
      return [...new Set(ids.filter((id) => idPattern.test(id)))]
    },
  }
}

/** Whether a failure is the bucket's, for those that go on without it. */
export const isBucketAway = (error: unknown): error is BucketAway => error instanceof BucketAway
