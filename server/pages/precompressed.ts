import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { cdnHeaderNames } from '#server/cdn/headers.ts'
import type { PreparedAnswer } from './single-write.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of an answer; its headers are in the form that `writeHead` takes without further processing. */
interface Variant extends PreparedAnswer {
  etag: string
}

/** The bytes alone, without the wire format that would keep them alive. */
type PlainVariant = Readonly<Pick<Variant, 'body' | 'etag' | 'headers'>>

/** An answer whose bytes and headers are prepared once in every encoding. */
export interface Precompressed {
  variants: Record<Exclude<Encoding, 'identity'>, Variant> & { identity: PlainVariant }
  /** Bytes held by all encodings together. */
  size: number
  /** Compresses again, as hard as is worth its time for what many ask for. */
  compressHard: () => Promise<void>
}

/** In the name of bytes that were compressed quickly: other bytes of the same text have another name (RFC 9110, 8.8.3). */
const quickMark = '-quick'

export type Compressed = Record<Exclude<Encoding, 'identity'>, Buffer>

/**
 * Copies bytes into memory of their own. Node slices small buffers, such as compressed ones, from blocks of 64 kB, and
 * keeping one of them keeps its whole block.
 */
function keep(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/**
 * Settings of Brotli with the smallest window that holds the text, which is as good as every larger one. The default one is
 * 4 MB whatever is compressed; V8 counts that memory as its own, and collects garbage after every few texts: a page that is
 * rendered for each request took more than twice the processor time.
 * @param length of the text, in bytes
 */
export function brotliOptions(quality: number, length: number) {
  const bits = Math.ceil(Math.log2(length + 16))
  const window = Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}

/** Quality of Brotli for what is sent often; 11 is the smallest and takes three times as long. */
const hard = 10

/** Compresses for storage. @param quality of Brotli */
export async function compress(raw: Buffer, quality: number): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(raw, brotliOptions(quality, raw.length)),
    compressGzip(raw, { level: 9 }),
  ])
  return { br, gzip: gzipped }
}

/**
 * Prepares an answer. It is compressed here, once, because compressing every answer is what makes servers slow.
 * @param how the same text, if it was compressed before, or the quality of Brotli: 8 takes a twelfth of the time of 10, and
 *   gives 9 % more bytes
 */
export async function precompress(
  text: string | Buffer,
  headers: Record<string, string>,
  how: Compressed | number = hard,
): Promise<Precompressed> {
  const raw = typeof text === 'string' ? Buffer.from(text) : text
  const { br: brotli, gzip: zipped } = typeof how === 'object' ? how : await compress(raw, how)
  const digest = createHash('sha256').update(raw).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const facts = (encoding: Encoding, length: number, mark = '') => {
    const etag = `"${digest}-${encoding}${mark}"`
    const all = {
      ...headers,
      ETag: etag,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(length),
    }
    return { etag, headers: Object.entries(all).flat() }
  }
  const isQuick = typeof how === 'number' && how < hard
  const [br, zip] = [keep(brotli), keep(zipped)]
  const variants = {
    br: { ...facts('br', br.length, isQuick ? quickMark : ''), body: br },
    gzip: { ...facts('gzip', zip.length), body: zip },
    identity: {
      ...facts('identity', raw.length),
      // Clients hardly ever accept no compression, and it is three quarters of the bytes, so it is decompressed on
      // demand.
      get body() {
        return gunzipSync(zip)
      },
    },
  }
  const compressHard = async () => {
    if (!isQuick) return
    // Made anew: `raw` in here would be kept for as long as the answer is, four times its size.
    const again = gunzipSync(zip)
    const smaller = keep(await compressBrotli(again, brotliOptions(hard, again.length)))
    variants.br = { ...facts('br', smaller.length), body: smaller }
  }
  return { variants, size: br.length + zip.length, compressHard }
}

/** The encoding to answer in: the best one that the client accepts. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const chooseVariant = (stored: Precompressed, accepted: string | string[] | undefined): PlainVariant =>
  stored.variants[chooseEncoding(accepted)]

/** Whether the client has this text already (RFC 9110, 13.1.2: weak comparison over a list), however hard it was compressed. */
export function isUnchanged(variant: PlainVariant, headers: Pick<IncomingHttpHeaders, 'if-none-match'>): boolean {
  const asked = headers['if-none-match']
  if (asked === undefined) return false
  const plain = (tag: string) => tag.replace(quickMark, '')
  const own = plain(variant.etag)
  return asked === '*' || asked.split(',').some((tag) => plain(tag.trim().replace(/^W\//, '')) === own)
}

export interface ResponseLike {
  writeHead: (status: number, headers: string[]) => unknown
  end: (body?: Buffer) => unknown
}

/** Sends a prepared answer, or 304. Only the encoding is chosen per request. */
export function sendPrecompressed(
  stored: Precompressed,
  request: { method?: string | undefined; headers: IncomingHttpHeaders },
  response: ResponseLike,
  extra: string[] = [],
): void {
  const variant = chooseVariant(stored, request.headers['accept-encoding'])
  if (isUnchanged(variant, request.headers)) {
    response.writeHead(304, withoutBodyHeaders([...variant.headers, ...extra]))
    response.end()
    return
  }
  response.writeHead(200, extra.length === 0 ? variant.headers : [...variant.headers, ...extra])
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** Headers of an expired answer that is served because no new one can be made; caches must not keep it. */
export const staleHeaders = ['Server-Timing', 'store;desc=stale', 'Cache-Control', 'no-store']

/**
 * Wraps a response so that these headers replace stored ones of the same name.
 * @param isOutdated nothing that is in front may keep it
 */
export function withHeaders(response: ResponseLike, extra: string[], isOutdated = false): ResponseLike {
  const names = new Set(extra.filter((_value, index) => index % 2 === 0))
  // A CDN goes by its own lines, whatever the one for everybody says.
  if (isOutdated || names.has('Cache-Control')) for (const name of cdnHeaderNames) names.add(name)
  return {
    writeHead: (status, headers) => {
      const kept: string[] = []
      for (let index = 0; index < headers.length; index += 2) {
        const name = headers[index] ?? ''
        if (!names.has(name)) kept.push(name, headers[index + 1] ?? '')
      }
      response.writeHead(status, [...kept, ...extra])
    },
    end: (body) => response.end(body),
  }
}

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? ''
    if (name !== 'Content-Length' && name !== 'Content-Encoding') kept.push(name, headers[index + 1] ?? '')
  }
  return kept
}
