import { createHash, type Hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { FileStore as TusFolder } from '@tus/file-store'
import { Upload } from '@tus/server'
import { factsPath, readUpload } from '#content/incoming-files.ts'
import { incomingFolder, measureFile } from '#lib/files/open-store.ts'
import type { FileStore, StoredFacts } from '#lib/files/file-store.ts'
import type { Log } from '#lib/log.ts'

/** Uploads without activity for this long are removed, in milliseconds. */
const staleAfter = 7 * 24 * 60 * 60_000

/** Digests of an upload, as far as this process has seen it. */
interface Running {
  offset: number
  sha256: Hash
  sha512: Hash
}

/**
 * The folder of unfinished uploads, which hashes them as they arrive. An upload whose beginning this process hasn't
 * seen, because of a restart, is read once more when it is complete. A finished upload is in the store, and its facts
 * are here.
 */
export class UploadFolder extends TusFolder {
  private readonly running = new Map<string, Running>()
  private readonly finishing = new Map<string, Promise<StoredFacts>>()
  private readonly store: Pick<FileStore, 'keep'>
  private readonly log: Log

  constructor(store: Pick<FileStore, 'keep'>, log: Log) {
    super({ directory: incomingFolder, expirationPeriodInMilliseconds: staleAfter })
    this.store = store
    this.log = log
  }

  /** A finished upload is reported as complete: otherwise a client that missed the last answer would start again. */
  override async getUpload(id: string): Promise<Upload> {
    const finished = await readUpload(id)
    return finished ? new Upload({ id, size: finished.size, offset: finished.size }) : super.getUpload(id)
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    // Nothing is left to write to a complete upload: only an empty part gets this far.
    if (await readUpload(id)) return offset
    const known = this.running.get(id)
    const run = offset === 0 ? { offset: 0, sha256: createHash('sha256'), sha512: createHash('sha512') } : known
    if (run === undefined || run.offset !== offset) {
      this.running.delete(id)
      return super.write(readable, id, offset)
    }
    this.running.set(id, run)
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        run.sha256.update(chunk)
        run.sha512.update(chunk)
        run.offset += chunk.length
        done(null, chunk)
      },
    })
    readable.on('error', (error) => measure.destroy(error))
    return super.write(readable.pipe(measure), id, offset)
  }

  /** Moves a complete file into the store, once, however many requests ask for it. */
  async finish(id: string, size: number): Promise<StoredFacts> {
    const work = this.finishing.get(id) ?? this.keep(id, size).finally(() => this.finishing.delete(id))
    this.finishing.set(id, work)
    return work
  }

  /** The facts of a complete upload, even if the process ended before it was moved into the store. */
  async settle(id: string): Promise<StoredFacts | undefined> {
    const upload = await this.getUpload(id).catch(() => undefined)
    return upload?.size !== undefined && upload.offset === upload.size ? this.finish(id, upload.size) : undefined
  }

  private async keep(id: string, size: number): Promise<StoredFacts> {
    const known = await readUpload(id)
    if (known) return known
    const facts = await this.measure(id, size)
    await this.store.keep(join(incomingFolder, id), facts.sha256)
    await writeFile(factsPath(id), JSON.stringify(facts))
    this.log.info({ upload: id, size: facts.size, sha256: facts.sha256 }, 'an upload is complete')
    return facts
  }

  private async measure(id: string, size: number): Promise<StoredFacts> {
    const run = this.running.get(id)
    this.running.delete(id)
    if (run?.offset !== size) return measureFile(join(incomingFolder, id))
    return { size, sha256: run.sha256.digest('hex'), sha512: run.sha512.digest('hex') }
  }
}
