import { Hono } from 'hono'
import { pictureTypes } from '#content/pictures/public-files.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { embeddableHeaders } from '#server/security-policy.ts'
import type { StoredFolder } from '#domain/storage/stored-folder.ts'
import { sendFolderFile } from './folder-file.ts'

const attachments: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
}

interface MediaFolders {
  /** The site's pictures, at `/media/…`. */
  media: StoredFolder
  /**
   * Who is given a file of these: everybody, whoever has the token of a preview that shows it, or nobody; or the file that
   * came in its place.
   * @param token what the address says in `preview`
   */
  judgePicture: (
    name: string,
    token: string | undefined,
  ) => Promise<'everybody' | 'preview' | 'nobody' | { now: string }>
  /** Downloads of the content, at `/files/…`. */
  attachments: StoredFolder
  /** Whether a record has such a file. */
  isAttachment: (name: string) => Promise<boolean>
}

/** The images and files of the content. */
export function mediaRoutes(folders: MediaFolders) {
  const app = new Hono<ServerEnv>()
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name')
    context.set('kind', 'media')
    const who = await folders.judgePicture(name, context.req.query('preview'))
    if (who === 'nobody') return context.notFound()
    if (typeof who === 'object') {
      context.header('Cache-Control', 'public, max-age=300')
      return context.redirect(`/media/${encodeURIComponent(who.now)}`, 302)
    }
    const headers = who === 'everybody' ? embeddableHeaders : {}
    return sendFolderFile(context, name, {
      folder: folders.media,
      types: pictureTypes,
      headers,
      isPrivate: who === 'preview',
    })
  })
  // Files are downloaded, not displayed, so that they never run on this origin.
  app.get('/files/:name', async (context) => {
    const name = context.req.param('name')
    // What another process deleted may still lie in this one's folder.
    if (folders.attachments.bucket() !== undefined && !(await folders.isAttachment(name))) return context.notFound()
    const headers = { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
    return sendFolderFile(context, name, { folder: folders.attachments, types: attachments, headers })
  })
  return app
}
