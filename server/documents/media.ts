import { Hono } from 'hono'
import type { ServerEnv } from '#server/middleware/request.ts'
import { embeddableHeaders } from '#server/security-policy.ts'
import { sendFolderFile } from './folder-file.ts'

const pictures: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

const attachments: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
}

interface MediaFolders {
  /** The site's pictures, at `/media/…`. */
  media: string
  /** Downloads of the content, at `/files/…`. */
  attachments: string
}

/** The images and files of the content. */
export function mediaRoutes(folders: MediaFolders) {
  const app = new Hono<ServerEnv>()
  app.get('/media/:name', (context) =>
    sendFolderFile(context, context.req.param('name'), {
      folder: folders.media,
      types: pictures,
      headers: embeddableHeaders,
    }),
  )
  // Files are downloaded, not displayed, so that they never run on this origin.
  app.get('/files/:name', (context) => {
    const name = context.req.param('name')
    const headers = { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
    return sendFolderFile(context, name, { folder: folders.attachments, types: attachments, headers })
  })
  return app
}
