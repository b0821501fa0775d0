import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { filePolicy } from '#lib/files/file-policy.ts'
import type { ByteRange, FileStore, OpenFile } from '#lib/files/file-store.ts'
import type { ReleaseFile } from '#portal/release/release-file.ts'
import { isRangeStillRight, readRanges } from './range.ts'

/** The parts of a request that decide the answer. */
type Asked = Pick<IncomingMessage, 'method' | 'headers'>

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

/** `Content-Disposition` with the name as it is, and an ASCII fallback for old programs (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Headers of every answer about a file, whichever range is sent. */
function headersOf({ gate, name, publishedAt, sha256, sha512 }: ReleaseFile): Record<string, string> {
  return {
    'Accept-Ranges': 'bytes',
    ETag: `"${sha256}"`,
    'Last-Modified': new Date(publishedAt).toUTCString(),
    // Digest of the whole file, whichever range is sent (RFC 9530), also under its older name.
    'Repr-Digest': `sha-256=:${base64(sha256)}:, sha-512=:${base64(sha512)}:`,
    Digest: `sha-256=${base64(sha256)}`,
    'Content-Disposition': disposition(name),
    // Browsers must not display it and proxies must not transform it: the bytes match the digest.
    'Cache-Control': gate === 'open' ? 'public, max-age=86400, no-transform' : 'private, no-cache, no-transform',
    'Content-Security-Policy': filePolicy,
  }
}

const type = 'application/octet-stream'

/** Whether the client has these bytes already; `If-None-Match` takes precedence over a date (RFC 9110, 13.2.2). */
function isKnown({ headers }: Asked, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Math.floor(modified.getTime() / 1000) * 1000
}

/** One part of an answer: its multipart header and a range of the file. */
interface Part {
  before: string
  range: ByteRange
}

/** A planned answer; without parts there is no body. */
export interface Answer {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  parts: Part[]
  /** Closing boundary after the last part. */
  after: string
}

const lengthOf = ({ end, start }: ByteRange) => end - start + 1

/** A single range is sent as it is, several as `multipart/byteranges`. */
function partsOf({ size }: ReleaseFile, ranges: ByteRange[]): Pick<Answer, 'headers' | 'parts' | 'after'> {
  const [first] = ranges
  if (first !== undefined && ranges.length === 1)
    return {
      headers: {
        'Content-Type': type,
        'Content-Length': String(lengthOf(first)),
        'Content-Range': `bytes ${first.start}-${first.end}/${size}`,
      },
      parts: [{ before: '', range: first }],
      after: '',
    }
  const boundary = randomBytes(16).toString('hex')
  const parts = ranges.map((range, index): Part => {
    const head = `Content-Type: ${type}\r\nContent-Range: bytes ${range.start}-${range.end}/${size}\r\n\r\n`
    return { range, before: `${index === 0 ? '' : '\r\n'}--${boundary}\r\n${head}` }
  })
  const after = `\r\n--${boundary}--\r\n`
  const length = parts.reduce((sum, { before, range }) => sum + before.length + lengthOf(range), after.length)
  const headers = {
    'Content-Type': `multipart/byteranges; boundary=${boundary}`,
    'Content-Length': String(length),
  }
  return { headers, parts, after }
}

/** Plans the answer to a request for a file: all of it, ranges of it, 304, or a refusal. */
export function planAnswer(file: ReleaseFile, asked: Asked): Answer {
  const headers = headersOf(file)
  const etag = headers.ETag ?? ''
  const modified = new Date(file.publishedAt)
  const nothing = { parts: [], after: '' }
  if (isKnown(asked, etag, modified)) return { status: 304, headers, ...nothing }
  const { 'if-range': ifRange, range } = asked.headers
  const isPartly = asked.method === 'GET' && isRangeStillRight(ifRange as string | undefined, { etag, modified })
  const ranges = isPartly ? readRanges(range, file.size) : 'whole'
  if (ranges === 'unsatisfiable')
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.size}` }, ...nothing }
  if (ranges !== 'whole') {
    const { headers: own, ...rest } = partsOf(file, ranges)
    return { status: 206, headers: { ...headers, ...own }, ...rest }
  }
  const whole = { before: '', range: { start: 0, end: file.size - 1 } }
  const isEmpty = asked.method === 'HEAD' || file.size === 0
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(file.size) },
    parts: isEmpty ? [] : [whole],
    after: '',
  }
}

export interface Sending {
  file: ReleaseFile
  store: Pick<FileStore, 'open'>
  answer: Answer
  response: ServerResponse
  /** Callbacks for the first byte sent, and for the end. */
  onStart: () => void
  onEnd: (sent: { bytes: number; reachedEnd: boolean; wasCut: boolean }) => void
}

/**
 * Writes to an answer. A promise resolves when the system has taken the bytes: until then their block must not be
 * overwritten. When the client disconnects, pending writes never call back, so `close` is listened for.
 */
function createWriter(response: ServerResponse): (bytes: string | Uint8Array) => Promise<void> {
  let giveUp: ((error: Error) => void) | undefined
  response.once('close', () => giveUp?.(new PrematureClose()))
  return (bytes) =>
    new Promise((resolve, reject) => {
      if (response.destroyed) throw new PrematureClose()
      giveUp = reject
      response.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
}

class PrematureClose extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE'
}

/**
 * Sends the parts of a file at the client's pace, holding at most two blocks in memory. A failure before the first byte
 * is thrown; a later one cuts the connection, because the length was announced.
 */
export async function sendParts({ answer, file, onEnd, onStart, response, store }: Sending): Promise<void> {
  const { after, headers, parts, status } = answer
  const [first, ...others] = parts
  if (first === undefined) throw new TypeError('Nothing to send')
  // Opened before the headers are sent: a missing file must not become half an answer.
  const opened = await store.open(file.sha256, first.range)
  if (first.range.start === 0) onStart()
  let bytes = 0
  const write = createWriter(response)
  const send = async ({ before }: Part, source: OpenFile) => {
    try {
      if (before !== '') await write(before)
      for await (const block of source) {
        await write(block)
        bytes += block.length
      }
    } finally {
      await source.close()
    }
  }
  try {
    response.writeHead(status, headers)
    await send(first, opened)
    for (const part of others) await send(part, await store.open(file.sha256, part.range))
    const ended = finished(response)
    response.end(after)
    await ended
    onEnd({ bytes, reachedEnd: parts.at(-1)?.range.end === file.size - 1, wasCut: false })
  } catch (error) {
    response.destroy()
    onEnd({ bytes, reachedEnd: false, wasCut: true })
    // A client that disconnects is not our failure; everything else is.
    const ofClient = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECANCELED', 'ECONNRESET', 'EPIPE']
    if (!ofClient.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
