import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { ServerEnv } from './middleware/request.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** The site's pictures by their own addresses: known types only, never anything that a browser could run. */
export function mediaRoutes(folder: string) {
  const app = new Hono<ServerEnv>()
  app.get('/media/:name', async (context) => {
    context.set('kind', 'media')
    const name = context.req.param('name')
    const type = types[extname(name).toLowerCase()]
    if (type === undefined || /[/\\]|^\./.test(name)) return context.notFound()
    const file = join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) return context.notFound()
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`
    const headers = {
      'Content-Type': type,
      'Content-Length': String(stats.size),
      ETag: etag,
      // The version in the address changes with the file.
      'Cache-Control':
        context.req.query('v') === undefined ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    }
    if (context.req.header('if-none-match')?.includes(etag))
      return context.body(null, 304, { ETag: etag, 'Cache-Control': headers['Cache-Control'] })
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, headers)
  })
  return app
}
