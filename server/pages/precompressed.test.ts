import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  brotliOptions,
  chooseEncoding,
  isUnchanged,
  sendPrecompressed,
  precompress,
  staleHeaders,
  withHeaders,
} from './precompressed.ts'
import { wireOf } from './single-write.ts'

const text = '浑仪 Portico '.repeat(500)
const stored = await precompress(text, { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding' })

/** What a client got. */
function send(headers: Record<string, string>, method = 'GET', extra?: string[]) {
  const answer = { status: 0, headers: new Headers(), body: undefined as Buffer | undefined }
  sendPrecompressed(
    stored,
    { method, headers },
    {
      writeHead: (status, given) => {
        answer.status = status
        for (let index = 0; index < given.length; index += 2)
          answer.headers.append(given[index] ?? '', given[index + 1] ?? '')
      },
      end: (body) => {
        answer.body = body
      },
    },
    extra,
  )
  return answer
}

describe('the choice of an encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=1.0', 'gzip'],
    ['br;q=0.001', 'br'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['abr, xgzipx', 'identity'],
    [undefined, 'identity'],
  ])('%j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('the window of Brotli', () => {
  const windowOf = (length: number) => Number(brotliOptions(3, length).params[constants.BROTLI_PARAM_LGWIN])

  it('is the smallest that holds the text, within what the format allows', () => {
    expect([0, 1_000, 1_009, 131_056, 131_057, 1e9].map(windowOf)).toEqual([10, 10, 11, 17, 18, 22])
  })

  it('is as good as the largest one: what stands at the beginning is found again at the end', () => {
    const passage = randomBytes(1_000).toString('hex')
    const repeated = passage + randomBytes(50_000).toString('hex') + passage
    const { params } = brotliOptions(3, repeated.length)
    const sizeWith = (bits: number) =>
      brotliCompressSync(repeated, { params: { ...params, [constants.BROTLI_PARAM_LGWIN]: bits } }).length
    expect(sizeWith(windowOf(repeated.length))).toBeLessThan(sizeWith(16) - 500)
    expect(sizeWith(windowOf(repeated.length))).toBeLessThanOrEqual(sizeWith(constants.BROTLI_MAX_WINDOW_BITS) + 8)
  })
})

describe('stored bytes', () => {
  it('are the same text in every encoding, with their own length and tag', () => {
    const { br, gzip, identity } = stored.variants
    expect(brotliDecompressSync(br.body).toString('utf8')).toBe(text)
    expect(gunzipSync(gzip.body).toString('utf8')).toBe(text)
    expect(identity.body.toString('utf8')).toBe(text)
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
    expect(identity.headers).toContain(String(Buffer.byteLength(text)))
  })

  it('hold what they say that they hold: no block that Node cuts buffers from, and no text that is there compressed', () => {
    const { br, gzip, identity } = stored.variants
    expect(Object.getOwnPropertyDescriptor(identity, 'body')?.value).toBeUndefined()
    const wire = { ...br }
    wireOf(wire)
    for (const { body } of [br, gzip]) expect(body.buffer.byteLength).toBe(body.length)
    expect(stored.size).toBe(br.body.length + gzip.body.length)
    // The block for the wire has the body in it, and is all that is held.
    expect(wire.body.buffer.byteLength).toBeLessThan(br.body.length + 1000)
  })

  it('are sent in the encoding that the client accepts', () => {
    const { body, headers, status } = send({ 'accept-encoding': 'gzip' })
    expect(status).toBe(200)
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('content-length')).toBe(String(body?.length))
    expect(send({}).headers.has('content-encoding')).toBe(false)
  })

  it('HEAD has the headers of GET and no body', () => {
    const head = send({ 'accept-encoding': 'br' }, 'HEAD')
    expect(head.body).toBeUndefined()
    expect([...head.headers]).toEqual([...send({ 'accept-encoding': 'br' }).headers])
  })

  it('are not sent again: 304 with tag and Vary, without length and encoding', () => {
    const etag = send({ 'accept-encoding': 'br' }).headers.get('etag') ?? ''
    const { body, headers, status } = send({ 'accept-encoding': 'br', 'if-none-match': etag }, 'GET', [
      'X-Request-Id',
      'r',
    ])
    expect(status).toBe(304)
    expect(body).toBeUndefined()
    expect(headers.get('etag')).toBe(etag)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('x-request-id')).toBe('r')
    expect(headers.has('content-length') || headers.has('content-encoding')).toBe(false)
  })

  it('knows its tag in a list, weak, or as a star, and no other', () => {
    const variant = stored.variants.gzip
    for (const asked of [variant.etag, `W/${variant.etag}`, `"other", ${variant.etag}`, '*'])
      expect(isUnchanged(variant, { 'if-none-match': asked })).toBe(true)
    for (const asked of [undefined, '', '"other"', stored.variants.br.etag, variant.etag.slice(1, -1)]) {
      expect(isUnchanged(variant, asked === undefined ? {} : { 'if-none-match': asked })).toBe(false)
    }
  })

  it('another text or another header is another tag', async () => {
    const tag = async (body: string, type: string) =>
      (await precompress(body, { 'Content-Type': type })).variants.identity.etag
    const tags = await Promise.all([tag('a', 'x'), tag('b', 'x'), tag('a', 'y')])
    expect(new Set(tags).size).toBe(3)
    expect(await tag('a', 'x')).toBe(tags[0])
  })
})

it('keeps nothing of the text that it was made from but what is compressed, to be compressed harder as well', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const make = async () => {
    const raw = Buffer.from(text)
    return { answer: await precompress(raw, {}, 8), raw: new WeakRef(raw) }
  }
  const { answer, raw } = await make()
  await expect
    .poll(() => {
      collect()
      return raw.deref() === undefined
    })
    .toBe(true)
  await answer.compressHard()
  expect(brotliDecompressSync(answer.variants.br.body).toString()).toBe(text)
})

it('an answer for one visitor, beyond its time or of old records says nothing to a CDN', () => {
  const stored = [
    'Cache-Control',
    'public',
    'Surrogate-Control',
    'max-age=60',
    'Surrogate-Key',
    'news',
    'Vary',
    'Cookie',
  ]
  const sent = (...asked: [extra: string[], isOutdated?: boolean]) => {
    const headers: string[] = []
    withHeaders({ writeHead: (_status, all) => headers.push(...all), end: () => undefined }, ...asked).writeHead(
      200,
      stored,
    )
    return headers
  }
  expect(sent(['X-Request-Id', '1'])).toEqual([...stored, 'X-Request-Id', '1'])
  const personal = ['Set-Cookie', 'lang=zh', 'Cache-Control', 'private, no-cache']
  expect(sent(personal)).toEqual(['Vary', 'Cookie', ...personal])
  expect(sent(staleHeaders)).toEqual(['Vary', 'Cookie', ...staleHeaders])
  expect(sent([], true)).toEqual(['Cache-Control', 'public', 'Vary', 'Cookie'])
})
