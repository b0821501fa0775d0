import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { StoredFolder } from '#domain/storage/stored-folder.ts'
import { isRangeStillRight, readRanges } from '#server/downloads/range.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/**
 * Sends a file of the bucket, or one range of it, as it comes from there: a video is never kept whole.
 * @param headers of every answer with a part of it
 */
export async function sendObject(
  context: Context<ServerEnv>,
  { bucket: findBucket, prefix }: StoredFolder,
  name: string,
  headers: Record<string, string>,
) {
  const bucket = findBucket()
  const facts = await bucket?.facts(prefix + name)
  if (bucket === undefined || facts === undefined) return context.notFound()
  const { modified, size } = facts
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`
  const all = { ...headers, 'Accept-Ranges': 'bytes', ETag: etag, 'Last-Modified': modified.toUTCString() }
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, all)
  const isPart = context.req.method === 'GET' && isRangeStillRight(context.req.header('if-range'), { etag, modified })
  const ranges = isPart ? readRanges(context.req.header('range'), size) : 'whole'
  if (ranges === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' })
  // Players ask for one; who asks for several is given all, as RFC 9110 allows.
  const [range, more] = ranges === 'whole' ? [] : ranges
  const { end, start } = range !== undefined && more === undefined ? range : { start: 0, end: size - 1 }
  const isWhole = end - start + 1 === size
  const length = { 'Content-Length': String(end - start + 1) }
  if (context.req.method === 'HEAD' || size === 0) return context.body(null, 200, { ...all, ...length })
  const object = await bucket.open(prefix + name, isWhole ? undefined : { start, end })
  if (object === undefined) return context.notFound()
  const body = Readable.toWeb(Readable.from(object, { objectMode: false })) as ReadableStream
  if (range === undefined || more !== undefined) return context.body(body, 200, { ...all, ...length })
  return context.body(body, 206, { ...all, ...length, 'Content-Range': `bytes ${start}-${end}/${size}` })
}
