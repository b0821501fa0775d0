import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { type Ending, MoveError } from './format.ts'

/** An archive that is being written: a tar of plain files, which every system opens. */
export interface ArchiveWriter {
  entries: Ending['entries']
  addText: (name: string, text: string) => Promise<void>
  /** Exactly as many bytes: the length of an entry stands before it. */
  addFile: (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** Waits until everything is written. */
  finish: () => Promise<void>
  abandon: (error?: Error) => void
}

export function openArchive(output: Writable): ArchiveWriter {
  const archive = pack()
  const entries: Ending['entries'] = {}
  const written = pipeline(archive, output)
  // Told to whoever waits for an entry.
  written.catch(() => undefined)

  async function add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256')
    let length = 0
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        length += chunk.length
        // A store may use a block again as soon as the next one is asked for.
        yield Buffer.from(chunk)
      }
      if (length !== size)
        throw new MoveError(`${name}在读取时变了，请重新导出。`, `${name} changed while it was read. Export again.`)
    }
    await Promise.race([
      pipeline(measured, archive.entry({ name, size, type: 'file', mode: 0o644 })),
      written.then(() => Promise.reject(new Error('The archive was closed before its end'))),
    ])
    entries[name] = { size, sha256: hash.digest('hex') }
  }
  async function* only(text: Buffer) {
    yield text
  }

  return {
    entries,
    addText: (name, text) => {
      const bytes = Buffer.from(text)
      return add(name, bytes.length, only(bytes))
    },
    addFile: add,
    async finish() {
      archive.finalize()
      await written
    },
    abandon: (error) => {
      archive.destroy(error)
      output.destroy(error)
    },
  }
}
