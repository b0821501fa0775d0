import { createHash, type Hash, randomBytes } from 'node:crypto'
import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { FileStore as UploadFolder } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import { type Context, Hono } from 'hono'
import type { Payload } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { factsPath, readUpload, uploadPattern } from '#content/incoming-files.ts'
import { incomingFolder, measureFile } from '#lib/files/open-store.ts'
import type { FileStore, StoredFacts } from '#lib/files/file-store.ts'
import type { Log } from '#lib/log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

export const uploadPath = '/admin/uploads'

/** What stays free on the disk whatever is uploaded: the database is on it too. */
const reserve = 256 * 1024 * 1024
/** Uploads that nobody went on with for so long are removed, in milliseconds. */
const staleAfter = 7 * 24 * 60 * 60_000

/** Digests of an upload as far as it has come in this process. */
interface Running {
  offset: number
  sha256: Hash
  sha512: Hash
}

/**
 * The folder of unfinished uploads, which measures what passes by. What was not seen from the first byte on (the process
 * was restarted in between) is read once more when it is complete.
 */
class MeasuringFolder extends UploadFolder {
  private readonly running = new Map<string, Running>()

  /** A finished upload lies in the store, and is answered as whole: whoever missed the last answer would send it anew. */
  override async getUpload(id: string): Promise<Upload> {
    const finished = await readUpload(id)
    return finished ? new Upload({ id, size: finished.size, offset: finished.size }) : super.getUpload(id)
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    // Nothing is left to write of what is whole: only an empty part gets as far as this.
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

  async measure(id: string, size: number): Promise<StoredFacts> {
    const run = this.running.get(id)
    this.running.delete(id)
    if (run?.offset !== size) return measureFile(join(incomingFolder, id))
    return { size, sha256: run.sha256.digest('hex'), sha512: run.sha512.digest('hex') }
  }
}

interface UploadRoutes {
  payload: Payload
  store: Pick<FileStore, 'keep'>
  log: Log
}

/**
 * Resumable uploads of release files (tus 1.0), for staff who may write content. A finished upload lies in the store and
 * its facts beside the others; it becomes a file of a release when the record that names it is saved.
 */
export function uploadRoutes({ log, payload, store }: UploadRoutes) {
  const folder = new MeasuringFolder({ directory: incomingFolder, expirationPeriodInMilliseconds: staleAfter })
  const finishing = new Map<string, Promise<StoredFacts>>()

  async function keep(id: string, size: number): Promise<StoredFacts> {
    const known = await readUpload(id)
    if (known) return known
    const facts = await folder.measure(id, size)
    await store.keep(join(incomingFolder, id), facts.sha256)
    await writeFile(factsPath(id), JSON.stringify(facts))
    log.info({ upload: id, size: facts.size, sha256: facts.sha256 }, 'an upload is complete')
    return facts
  }

  /** Takes a whole file into the store, once, however many ask for it at the same time. */
  async function finish(id: string, size: number): Promise<StoredFacts> {
    const work = finishing.get(id) ?? keep(id, size).finally(() => finishing.delete(id))
    finishing.set(id, work)
    return work
  }

  /** The facts of an upload that is whole, also when the process ended between its last byte and its place in the store. */
  async function settle(id: string): Promise<StoredFacts | undefined> {
    const upload = await folder.getUpload(id).catch(() => undefined)
    return upload?.size !== undefined && upload.offset === upload.size ? finish(id, upload.size) : undefined
  }

  const tus = new Server({
    path: uploadPath,
    datastore: folder,
    relativeLocation: true,
    // Pages of other sites have no business here.
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString('hex'),
    // What does not fit is refused before a byte of it is taken.
    async onUploadCreate(_request, upload) {
      const { bavail, bsize } = await statfs(incomingFolder)
      if (upload.size === undefined || upload.size > bavail * bsize - reserve)
        throw { status_code: 507, body: 'Insufficient Storage' }
      return {}
    },
    async onUploadFinish(_request, { id, size = 0 }) {
      const { sha256 } = await finish(id, size)
      return { headers: { 'X-SHA-256': sha256 } }
    },
  })

  const app = new Hono<ServerEnv>()
  app.all(`${uploadPath}/*`, handle)
  app.all(uploadPath, handle)

  async function handle(context: Context<ServerEnv>): Promise<Response> {
    context.set('kind', 'admin')
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!hasRole(user, 'administrator', 'publisher', 'editor')) return context.text('Forbidden', 403)
    const id = context.req.path.slice(uploadPath.length + 1)
    if (id !== '' && !uploadPattern.test(id)) return context.text('Not Found', 404)
    const whole = context.req.method === 'HEAD' ? await settle(id) : undefined
    const answer = await tus.handleWeb(context.req.raw)
    if (whole) answer.headers.set('X-SHA-256', whole.sha256)
    return answer
  }
  return app
}
