import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import send from 'send'
import { filePolicy } from '#lib/files/file-policy.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import type { StoredFolder } from '#domain/storage/stored-folder.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { immutable } from '#server/builds/static-files.ts'
import { sendObject } from './send-object.ts'
import type { openCalls } from '#server/pages/render-page.ts'

const types: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' }

interface VideoRoutes {
  folder: StoredFolder
  /** Whether a record has such a file. */
  isVideo: (name: string) => Promise<boolean>
  open: (request: { locale: Locale; requestId: string }) => ReturnType<typeof openCalls>
}

/** The videos of lessons with ranges, and their captions and chapters as files. */
export function videoRoutes({ folder, isVideo, open }: VideoRoutes) {
  const app = new Hono<ServerEnv>()

  app.on(['GET', 'HEAD'], '/videos/:name', async (context) => {
    context.set('kind', 'media')
    const name = context.req.param('name')
    const type = types[name.split('.').at(-1)?.toLowerCase() ?? '']
    if (type === undefined || /[/\\]|^\./.test(name)) return context.notFound()
    // The version in the address changes when the file does.
    const cachePolicy = context.req.query('v') === undefined ? 'public, max-age=300' : immutable
    if (folder.bucket() !== undefined) {
      // What another process deleted may still lie in this one's folder.
      if (!(await isVideo(name))) return context.notFound()
      if (!existsSync(join(folder.path, name))) {
        const headers = { 'Content-Type': type, 'Content-Security-Policy': filePolicy, 'Cache-Control': cachePolicy }
        return sendObject(context, folder, name, headers)
      }
    }
    const { incoming, outgoing } = context.env
    const isMissing = await new Promise<boolean>((resolve) => {
      const file = send(incoming, encodeURIComponent(name), {
        root: folder.path,
        cacheControl: false,
        dotfiles: 'deny',
        index: false,
      })
      file.on('headers', (response) => {
        response.setHeader('Content-Type', type)
        response.setHeader('X-Request-Id', context.get('requestId'))
        response.setHeader('Content-Security-Policy', filePolicy)
        response.setHeader('Cache-Control', cachePolicy)
      })
      file.on('error', (error: { status?: number }) => {
        if (error.status !== 416) return resolve(true)
        outgoing.writeHead(416, {
          'Content-Range': outgoing.getHeader('Content-Range') as string,
          'Content-Length': '0',
        })
        outgoing.end()
        return resolve(false)
      })
      file.on('directory', () => resolve(true))
      outgoing.on('close', () => resolve(false))
      file.pipe(outgoing)
    })
    return isMissing ? context.notFound() : RESPONSE_ALREADY_SENT
  })

  app.get('/videos/:id{[0-9]+}/:file{(captions|chapters)\\.(zh|en)\\.vtt}', async (context) => {
    context.set('kind', 'media')
    const { file, id } = context.req.param()
    const [kind, language = ''] = file.split('.')
    if (!isLocale(language) || (kind !== 'captions' && kind !== 'chapters')) return context.notFound()
    const { client } = open({ locale: language, requestId: context.get('requestId') })
    const { text } = await client.call('education/captions', { id, language, kind })
    return context.body(text, 200, {
      'Content-Type': 'text/vtt; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    })
  })
  return app
}
