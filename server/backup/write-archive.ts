import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Header, pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { ignoreMissing } from './list-files.ts'

/** Files up to this many bytes are read at once, so that one that is being rewritten is read consistently. */
const smallFile = 256 * 1024

interface Entry {
  size: number
  sha256: string
}

/** An archive that is being written: a tar of plain files, in the order in which they are added. */
export interface ArchiveWriter {
  /** What has been added, by name. */
  entries: ReadonlyMap<string, Entry>
  /** @returns whether the file was there */
  addFile: (name: string, path: string) => Promise<boolean>
  addText: (name: string, text: string) => Promise<void>
  /** Waits until everything is on the disk. */
  finish: () => Promise<void>
  /** Closes the file. */
  abandon: () => void
}

/** @param file is made anew, readable by its owner alone */
export function openArchive(file: string): ArchiveWriter {
  const entries = new Map<string, Entry>()
  const archive = pack()
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(archive, output)
  // Reports a full disk to whoever waits for an entry.
  written.catch(() => undefined)
  const orFailed = async (work: () => Promise<void>) => {
    try {
      await Promise.race([work(), written])
    } catch (error) {
      // The cause says more than that the stream ended.
      if (archive.destroyed) await written
      throw error
    }
  }

  /** Exactly this many bytes: an entry's length precedes its content. */
  async function add(header: Partial<Header> & { name: string; size: number }, content: AsyncIterable<Buffer>) {
    const hash = createHash('sha256')
    let size = 0
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
      if (size !== header.size)
        throw new BackupError(`${header.name} changed while it was read. Make the backup again.`)
    }
    await orFailed(() => pipeline(measured, archive.entry({ type: 'file', ...header })))
    entries.set(header.name, { size, sha256: hash.digest('hex') })
  }

  return {
    entries,
    async addFile(name, path) {
      const handle = await open(path).catch(ignoreMissing)
      if (handle === undefined) return false
      try {
        const { mode, mtime, size } = await handle.stat()
        const header = { name, mode: mode & 0o777, mtime }
        if (size <= smallFile) {
          const content = await handle.readFile()
          await add({ ...header, size: content.length }, only(content))
        } else {
          const source = createReadStream(path, { fd: handle, start: 0, end: size - 1, autoClose: false })
          await add({ ...header, size }, source as AsyncIterable<Buffer>)
        }
        return true
      } finally {
        await handle.close()
      }
    },
    addText: (name, text) => add({ name, mode: 0o600, size: Buffer.byteLength(text) }, only(Buffer.from(text))),
    async finish() {
      archive.finalize()
      await written
    },
    abandon() {
      archive.destroy()
      output.destroy()
    },
  }
}

async function* only(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
