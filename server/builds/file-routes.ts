import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { ServerEnv } from '#server/middleware/request.ts'
import { chooseEncoding } from '#server/pages/precompressed.ts'
import { suffixes } from './compressed-files.ts'
import { contentTypes, immutable, policyOfFile } from './static-files.ts'

export interface BuiltFile {
  file: string
  bytes: number
}

/** Files by address. Only files in this index are ever read: no path comes from a request. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** The files of a folder. @param address of the folder, without a slash at its end */
export async function listFiles(folder: string, address: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name))
  const listed = files.map(async (file) => {
    const { size } = await stat(file)
    return [`${address}/${relative(folder, file).split(sep).join('/')}`, { file, bytes: size }] as const
  })
  return new Map(await Promise.all(listed))
}

/**
 * Files of builds as they lie on the disk, for good: their names change with their content. The compressed copy beside a
 * file is sent to whoever accepts it. Unknown ones get a plain 404: nobody would see a rendered page.
 */
export function fileRoutes(paths: string[], read: () => BuiltFiles | Promise<BuiltFiles>) {
  const app = new Hono<ServerEnv>()
  app.on(['GET', 'HEAD'], paths, async (context) => {
    context.set('kind', 'file')
    const { path } = context.req
    const files = await read()
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    const compressed = encoding === 'identity' ? undefined : files.get(path + suffixes[encoding])
    const found = compressed ?? files.get(path)
    const type = contentTypes[extname(path)]
    // Somebody may have cleaned up the folder meanwhile.
    const isThere = found !== undefined && (await stat(found.file).catch(() => undefined))?.size === found.bytes
    if (!isThere || type === undefined) return context.text('Not Found', 404, { 'Cache-Control': 'no-store' })
    const headers = {
      'Content-Type': type,
      'Content-Length': String(found.bytes),
      'Cache-Control': immutable,
      Vary: 'Accept-Encoding',
      ...(compressed && { 'Content-Encoding': encoding }),
      ...policyOfFile(path),
    }
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    return context.body(Readable.toWeb(createReadStream(found.file)) as ReadableStream, 200, headers)
  })
  return app
}
