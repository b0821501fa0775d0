import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { Server } from '@tus/server'
import { type Context, Hono } from 'hono'
import type { Payload } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { uploadPattern } from '#content/incoming-files.ts'
import { incomingFolder } from '#lib/files/open-store.ts'
import type { FileStore } from '#lib/files/file-store.ts'
import type { Log } from '#lib/log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { UploadFolder } from './upload-folder.ts'

export const uploadPath = '/admin/uploads'

/** Space that uploads leave free on the disk, which the database shares. */
const reserve = 256 * 1024 * 1024

interface UploadRoutes {
  payload: Payload
  store: Pick<FileStore, 'keep'>
  log: Log
}

/**
 * Resumable uploads of release files (tus 1.0), for staff who may edit content. A finished upload is in the store; it
 * becomes a file of a release when a record that names it is saved.
 */
export function uploadRoutes({ log, payload, store }: UploadRoutes) {
  const folder = new UploadFolder(store, log)
  const tus = new Server({
    path: uploadPath,
    datastore: folder,
    relativeLocation: true,
    // No access from pages of other sites.
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString('hex'),
    // Refused before the first byte when there isn't enough space.
    async onUploadCreate(_request, upload) {
      const { bavail, bsize } = await statfs(incomingFolder)
      if (upload.size === undefined || upload.size > bavail * bsize - reserve)
        throw { status_code: 507, body: 'Insufficient Storage' }
      return {}
    },
    async onUploadFinish(_request, { id, size = 0 }) {
      const { sha256 } = await folder.finish(id, size)
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
    const whole = context.req.method === 'HEAD' ? await folder.settle(id) : undefined
    const answer = await tus.handleWeb(context.req.raw)
    if (whole) answer.headers.set('X-SHA-256', whole.sha256)
    return answer
  }
  return app
}
