import { copyFile, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ByteRange, checkDigest, type FileStore } from './file-store.ts'

/** Block size in bytes. Each download holds two blocks in memory, whatever the length of the file. */
const blockSize = 128 * 1024

/** Double buffering: while one block is sent the other is read. */
async function* readBlocks(file: FileHandle, { end, start }: ByteRange): AsyncGenerator<Uint8Array> {
  const blocks = [Buffer.allocUnsafeSlow(blockSize), Buffer.allocUnsafeSlow(blockSize)] as const
  const read = (index: 0 | 1, at: number) => file.read(blocks[index], 0, Math.min(blockSize, end + 1 - at), at)
  let at = start
  let index: 0 | 1 = 0
  let reading = read(index, at)
  while (at <= end) {
    const { buffer, bytesRead } = await reading
    if (bytesRead === 0) throw new Error('A stored file is shorter than it was')
    at += bytesRead
    index = index === 0 ? 1 : 0
    if (at <= end) {
      reading = read(index, at)
      // Who stops in between does not wait for it.
      reading.catch(() => undefined)
    }
    yield buffer.subarray(0, bytesRead)
  }
}

/** Files on the local disk, two levels deep by the first letters of their digest. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (sha256: string) => join(folder, checkDigest(sha256).slice(0, 2), sha256)
  return {
    async keep(path, sha256) {
      const place = pathOf(sha256)
      await mkdir(dirname(place), { recursive: true })
      const file = await open(path, 'r+')
      // A power cut must not leave a published file of which the last blocks are missing.
      try {
        await file.sync()
      } finally {
        await file.close()
      }
      try {
        await rename(path, place)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        // Another file system: the copy gets its name only when it is complete.
        await copyFile(path, `${place}.part`)
        await rename(`${place}.part`, place)
        await rm(path)
      }
    },
    async size(sha256) {
      try {
        const facts = await stat(pathOf(sha256))
        return facts.isFile() ? facts.size : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    open: async (sha256, range) => {
      const file = await open(pathOf(sha256), 'r')
      return { close: () => file.close(), [Symbol.asyncIterator]: () => readBlocks(file, range) }
    },
  }
}
