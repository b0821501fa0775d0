import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkDigest, type FileStore } from './file-store.ts'

/** Bytes that are read at once. Twice this is in memory for each download, whatever the length of the file. */
const blockSize = 256 * 1024

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
        // Another file system: the copy becomes visible under its name only when it is whole.
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
    open: async (sha256, range) => {
      const file = await open(pathOf(sha256), 'r')
      return createReadStream('', { ...range, fd: file, highWaterMark: blockSize })
    },
  }
}
