import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { condemnFile, type Hold, heldMark, holdFile, readHold, releaseFile } from './held-files.ts'
import { type PrivateObjects, sharePrivately } from './private-objects.ts'

/** Why a file is refused. */
export type FileFault =
  | 'missing'
  | 'many'
  | 'large'
  | 'empty'
  | 'type'
  | 'expired'
  | 'space'
  | 'broken'
  | 'infected'
  | 'total'
  | 'unsent'
  | 'unfinished'
  | 'used'

/** A file was refused; nothing of it is left. */
export class FileRefusal extends Error {
  override name = 'FileRefusal'
  readonly fault: FileFault
  /** The sender's name for the file, if needed to identify it. */
  readonly file: string
  constructor(fault: FileFault, cause?: unknown, file = '') {
    super(fault, cause === undefined ? undefined : { cause })
    this.fault = fault
    this.file = file
  }
}

interface StoredFile {
  /** 32 random hexadecimal digits: they reveal nothing and can't form a path. */
  id: string
  size: number
  sha256: string
}

/** Files by random names in one private folder. */
export interface FileStore {
  /**
   * Streams a file to disk. @throws FileRefusal for an empty, too large or truncated file, or a full disk
   * @param isHeld whether it is quarantined until `release`
   */
  write: (source: AsyncIterable<Uint8Array>, maxBytes: number, isHeld?: boolean) => Promise<StoredFile>
  /** Takes over a complete file on the same disk. */
  adopt: (path: string, id: string, isHeld?: boolean) => Promise<void>
  /**
   * Puts a file that is accepted where every process finds it, before anything names it. Without a bucket it is there.
   * @throws FileRefusal `space` when that fails; nothing of it is left then
   */
  share: (id: string) => Promise<void>
  /** Whether there is room for this many more bytes. */
  hasRoom: (bytes: number) => Promise<boolean>
  pathOf: (id: string) => string
  /** Whether there is such a file; then it can be read. */
  has: (id: string) => Promise<boolean>
  read: (id: string) => ReadStream
  remove: (id: string) => Promise<void>
  /** Why a file is not served, if it isn't. */
  holdOf: (id: string) => Promise<Hold | undefined>
  /** Releases the file from quarantine. */
  release: (id: string) => Promise<void>
  /** Deletes the file, and records that it was infected. */
  condemn: (id: string) => Promise<void>
  /** Files that have been quarantined since before a moment. */
  heldBefore: (moment: Date) => Promise<string[]>
  /** Names of everything written before a moment: complete files and remains of interrupted ones. */
  olderThan: (moment: Date) => Promise<{ ids: string[]; leftovers: string[] }>
}

const idPattern = /^[0-9a-f]{32}$/
const unfinished = '.part'
/** Space that form files leave free, in bytes: a database without space loses more than a file. */
const roomToLeave = 128 * 1024 * 1024

interface OpenFile {
  write: (chunk: Uint8Array) => Promise<unknown>
  close: () => Promise<void>
}

interface Disk {
  /** Free bytes of the folder's disk. */
  free?: (folder: string) => Promise<number>
  open?: (path: string) => Promise<OpenFile>
}

const realDisk: Required<Disk> = {
  free: async (folder) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  open: async (path) => {
    const handle = await open(path, 'wx', 0o600)
    return {
      // Writes all of it, even if the system takes it in several writes.
      write: (chunk) => handle.writeFile(chunk),
      close: async () => {
        try {
          await handle.sync()
        } finally {
          await handle.close()
        }
      },
    }
  },
}

/** Folder of the files that people send with forms, tickets and mails; it has no public address. */
export const formFileFolder = () => join(env.DATA_DIR, 'form-files')

type Holds = Pick<FileStore, 'holdOf' | 'release' | 'condemn' | 'heldBefore' | 'olderThan'>

/** What may not be served, and what is old: here, and in the bucket. */
function openHolds(folder: string, pathOf: (id: string) => string, shared: PrivateObjects): Holds {
  return {
    holdOf: async (id) => (await readHold(pathOf(id))) ?? shared.holdOf(id),
    async release(id) {
      await shared.release(id)
      await releaseFile(pathOf(id))
    },
    async condemn(id) {
      await shared.condemn(id)
      await condemnFile(pathOf(id))
    },
    async heldBefore(moment) {
      const present: string[] = []
      for (const id of new Set([...(await findOlder(folder, moment)).marked, ...(await shared.marksBefore(moment))]))
        if (((await readHold(pathOf(id))) ?? (await shared.holdOf(id))) === 'held') present.push(id)
      return present
    },
    async olderThan(moment) {
      const { ids, leftovers } = await findOlder(folder, moment)
      return { ids: [...new Set([...ids, ...(await shared.olderThan(moment))])], leftovers }
    },
  }
}

/** @param disk replaced in tests */
export function openFileStore(folder = formFileFolder(), disk: Disk = {}): FileStore {
  const { free, open: openFile } = { ...realDisk, ...disk }
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error('no name of a stored file')
    return join(folder, id)
  }
  const hasRoom = async (bytes: number) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return (await free(folder)) >= roomToLeave + bytes
  }

  const shared = sharePrivately(folder)
  async function remove(id: string): Promise<void> {
    await rm(pathOf(id), { force: true })
    await releaseFile(pathOf(id))
    await shared.drop(id)
  }

  return {
    pathOf,
    hasRoom,
    remove,
    async share(id) {
      try {
        await shared.put(id, await readHold(pathOf(id)))
      } catch (error) {
        log.error({ err: error, file: id }, 'a file that was sent could not be put into the bucket')
        await remove(id)
        throw new FileRefusal('space', error)
      }
    },
    async adopt(path, id, isHeld = false) {
      await makeDurable(path)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (isHeld) await holdFile(pathOf(id))
      await rename(path, pathOf(id))
    },
    async write(source, maxBytes, isHeld = false) {
      if (!(await hasRoom(maxBytes))) {
        await drain(source)
        throw new FileRefusal('space')
      }
      const id = randomBytes(16).toString('hex')
      const part = pathOf(id) + unfinished
      try {
        const facts = await receive(source, await openFile(part), maxBytes)
        if (isHeld) await holdFile(pathOf(id))
        await rename(part, pathOf(id))
        return { id, ...facts }
      } catch (error) {
        await rm(part, { force: true })
        await releaseFile(pathOf(id))
        if (error instanceof FileRefusal) throw error
        const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
        // Any other failure is the sender's connection or our disk; either way nothing is kept.
        throw new FileRefusal(isFull ? 'space' : 'broken', error)
      }
    },
    has: async (id) => idPattern.test(id) && shared.has(id),
    read: (id) => createReadStream(pathOf(id)),
    ...openHolds(folder, pathOf, shared),
  }
}

/** Files written by others become ours, and are flushed to disk. */
async function makeDurable(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The whole body is read, so that the sender gets the answer; the excess is thrown away. */
async function receive(source: AsyncIterable<Uint8Array>, file: OpenFile, maxBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  let failure: unknown
  try {
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > maxBytes || failure !== undefined) continue
      hash.update(chunk)
      await file.write(chunk).catch((error: unknown) => {
        failure = error
      })
    }
  } finally {
    await file.close()
  }
  if (failure !== undefined) throw failure
  if (size > maxBytes) throw new FileRefusal('large')
  if (size === 0) throw new FileRefusal('empty')
  return { size, sha256: hash.digest('hex') }
}

async function findOlder(folder: string, moment: Date) {
  const names = await readdir(folder).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (facts?.isFile() && facts.mtime < moment) old.push(name)
  }
  return {
    // The mark of a deleted file is removed as a file is: with its record.
    ids: [...new Set(old.map((name) => name.replace(heldMark, '')).filter((name) => idPattern.test(name)))],
    marked: old
      .filter((name) => name.endsWith(heldMark))
      .map((name) => name.slice(0, -heldMark.length))
      .filter((name) => idPattern.test(name)),
    leftovers: old.filter((name) => name.endsWith(unfinished)).map((name) => join(folder, name)),
  }
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of source);
}
