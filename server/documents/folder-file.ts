import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { filePolicy } from '#lib/files/file-policy.ts'
import type { StoredFolder } from '#domain/storage/stored-folder.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

interface StoredFiles {
  folder: Pick<StoredFolder, 'path' | 'has'>
  /** Media types by extension; other files don't exist. */
  types: Record<string, string>
  /** Headers of every file of the folder. */
  headers?: Record<string, string>
  /** Kept nowhere: the file is not public. */
  isPrivate?: boolean
}

/** The version in the address changes when the file does. */
const cachePolicyOf = (context: Context<ServerEnv>) =>
  context.req.query('v') === undefined ? 'public, max-age=300' : 'public, max-age=31536000, immutable'

/** Sends a file from a flat folder by its name. Known types only, and never anything that a browser could run. */
export async function sendFolderFile(
  context: Context<ServerEnv>,
  name: string,
  { folder, headers, isPrivate = false, types }: StoredFiles,
) {
  context.set('kind', 'media')
  const type = types[extname(name).toLowerCase()]
  if (type === undefined || /[/\\]|^\./.test(name)) return context.notFound()
  // A bucket that is away is answered as every outage is.
  if (!(await folder.has(name))) return context.notFound()
  const file = join(folder.path, name)
  const stats = await stat(file).catch(() => undefined)
  if (!stats?.isFile()) return context.notFound()
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`
  const all = {
    ...headers,
    'Content-Type': type,
    'Content-Length': String(stats.size),
    ETag: etag,
    'Cache-Control': isPrivate ? 'private, no-store' : cachePolicyOf(context),
    'Content-Security-Policy': filePolicy,
  }
  if (context.req.header('if-none-match')?.includes(etag))
    return context.body(null, 304, { ETag: etag, 'Cache-Control': all['Cache-Control'] })
  if (context.req.method === 'HEAD') return context.body(null, 200, all)
  return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, all)
}
