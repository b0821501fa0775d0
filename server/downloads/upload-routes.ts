import { createHash, type Hash, randomBytes } from 'node:crypto'
import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { FileStore as UploadFolder } from '@tus/file-store'
import { Server } from '@tus/server'
import { type Context, Hono } from 'hono'
import type { Payload } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { factsPath, uploadPattern } from '#content/incoming-files.ts'
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

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
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
    async onUploadFinish(_request, upload) {
      const facts = await folder.measure(upload.id, upload.size ?? 0)
      await store.keep(join(incomingFolder, upload.id), facts.sha256)
      await writeFile(factsPath(upload.id), JSON.stringify(facts))
      log.info({ upload: upload.id, size: facts.size, sha256: facts.sha256 }, 'an upload is complete')
      return { headers: { 'X-SHA-256': facts.sha256 } }
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
    await tus.handle(context.env.incoming, context.env.outgoing).catch((error: unknown) => {
      // Who went away while they were answered has their answer, or needs none.
      if (!context.env.outgoing.headersSent) throw error
      log.debug({ err: error }, 'an upload broke off')
    })
    return RESPONSE_ALREADY_SENT
  }
  return app
}
