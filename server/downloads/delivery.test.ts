import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { get as ask, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { bytesOf, type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const content = randomBytes(1_000_000)
let server: DownloadServer
let get: DownloadServer['get']
let file: MadeFile

beforeAll(async () => {
  server = await serveDownloads(test, releaseStore)
  ;({ get } = server)
  file = await makeReleaseFile(test.payload, content, { name: '模型-α.bin' })
})
afterAll(() => server.close())

describe('an open file', () => {
  it('comes whole, with its digests, and no encoding', async () => {
    const answer = await get(file.path, { 'Accept-Encoding': 'gzip, br' })
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).equals(content)).toBe(true)
    const digest = createHash('sha256').update(content).digest('base64')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': '1000000',
      'content-type': 'application/octet-stream',
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
      digest: `sha-256=${digest}`,
      'content-disposition': `attachment; filename="__-_.bin"; filename*=UTF-8''${encodeURIComponent('模型-α.bin')}`,
    })
    expect(answer.headers.get('repr-digest')).toContain(`sha-256=:${digest}:`)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toContain('no-transform')
  })

  it('says the same to HEAD, without bytes, and takes no range there', async () => {
    const answer = await get(file.path, { Range: 'bytes=0-9' }, 'HEAD')
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '1000000'])
    expect((await bytesOf(answer)).length).toBe(0)
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=999900-', 999_900, 999_999],
    ['bytes=-1', 999_999, 999_999],
    ['bytes=300000-700000', 300_000, 700_000],
  ])('gives the part %s', async (range, start, end) => {
    const answer = await get(file.path, { Range: range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/1000000`])
    expect((await bytesOf(answer)).equals(content.subarray(start, end + 1))).toBe(true)
  })

  it('gives several parts in one answer of the promised length', async () => {
    const answer = await get(file.path, { Range: 'bytes=0-9,500000-500009,-5' })
    expect(answer.status).toBe(206)
    const boundary = /boundary=(\w+)/.exec(answer.headers.get('content-type') ?? '')?.[1] ?? ''
    const body = await bytesOf(answer)
    expect(body.length).toBe(Number(answer.headers.get('content-length')))
    const text = body.toString('latin1')
    const parts = text.split(`--${boundary}`).slice(1, -1)
    const wanted = [content.subarray(0, 10), content.subarray(500_000, 500_010), content.subarray(-5)]
    expect(parts.map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2))).toEqual(
      wanted.map((bytes) => bytes.toString('latin1')),
    )
    expect(text.endsWith(`--${boundary}--\r\n`)).toBe(true)
  })

  it('is whole for who reads slowly: no block is written over before it is sent', async () => {
    const large = randomBytes(20_000_000)
    const { path, sha256 } = await makeReleaseFile(test.payload, large)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      ask(server.origin + path, { agent: false }, resolve).once('error', reject)
    })
    const hash = createHash('sha256')
    let length = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (Math.floor((length + chunk.length) / 1e6) > Math.floor(length / 1e6)) await pause(20)
      length += chunk.length
    }
    expect([length, hash.digest('hex')]).toEqual([large.length, sha256])
  })

  it('refuses what lies outside, with the length', async () => {
    const answer = await get(file.path, { Range: 'bytes=1000000-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000000'])
  })

  it('goes on only if it is still the same file', async () => {
    const range = { Range: 'bytes=10-19' }
    expect((await get(file.path, { ...range, 'If-Range': `"${file.sha256}"` })).status).toBe(206)
    expect((await get(file.path, { ...range, 'If-Range': '"another"' })).status).toBe(200)
    const modified = (await get(file.path)).headers.get('last-modified') ?? ''
    expect((await get(file.path, { ...range, 'If-Range': modified })).status).toBe(206)
  })

  it('is not sent to who has it', async () => {
    const { headers } = await get(file.path)
    expect((await get(file.path, { 'If-None-Match': `W/"x", ${headers.get('etag')}` })).status).toBe(304)
    expect((await get(file.path, { 'If-Modified-Since': headers.get('last-modified') ?? '' })).status).toBe(304)
    const other = { 'If-None-Match': '"x"', 'If-Modified-Since': headers.get('last-modified') ?? '' }
    expect((await get(file.path, other)).status).toBe(200)
  })

  it.each(['..%2f..%2fportico.db', '%2e%2e', '..%5cportico.db', '%00', '.hidden', 'x%2fy', 'SHA256', 'x'.repeat(400)])(
    'no name leads anywhere else: %s',
    async (name) => {
      const answer = await get(`${file.path.slice(0, file.path.lastIndexOf('/'))}/${name}`)
      expect([answer.status, await answer.text()]).toEqual([404, 'the site'])
    },
  )

  it('is not there as a draft, and when withdrawn says why in both languages of asking', async () => {
    const draft = await makeReleaseFile(test.payload, Buffer.from('draft'), { state: 'draft' })
    expect((await get(draft.path)).status).toBe(404)
    const gone = await makeReleaseFile(test.payload, Buffer.from('gone'))
    const data = { state: 'withdrawn', reason: '清单缺两个文件' } as const
    await test.payload.update({ collection: 'release-files', id: gone.id, data, locale: 'zh' })
    for (const headers of [{ Accept: 'text/html' }, { Accept: 'application/json' }]) {
      const answer = await get(gone.path, headers)
      expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('清单缺两个文件')])
    }
  })
})

describe('what the store has lost', () => {
  it('is a 503 in both languages, an alarm at the record, and right again once it is back', async () => {
    const bytes = randomBytes(1000)
    const lost = await makeReleaseFile(test.payload, bytes)
    await rm(join(env.DATA_DIR, 'downloads/files', lost.sha256.slice(0, 2), lost.sha256))
    const answer = await get(lost.path, { Accept: 'text/html' })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600'])
    expect(text).toContain('这个文件暂时取不到')
    expect(text).toContain('This file can’t be downloaded')
    const read = () => test.payload.findByID({ collection: 'release-files', id: lost.id })
    expect((await read()).missingSince).toEqual(expect.any(String))
    await makeReleaseFile(test.payload, bytes)
    expect((await bytesOf(await get(lost.path))).equals(bytes)).toBe(true)
    expect((await read()).missingSince).toBeNull()
  })

  it('is no alarm any more after a restart in between either', async () => {
    const bytes = randomBytes(1000)
    const lost = await makeReleaseFile(test.payload, bytes)
    await rm(join(env.DATA_DIR, 'downloads/files', lost.sha256.slice(0, 2), lost.sha256))
    expect((await get(lost.path)).status).toBe(503)
    const restarted = await serveDownloads(test, releaseStore)
    await makeReleaseFile(test.payload, bytes)
    expect((await fetch(restarted.origin + lost.path)).status).toBe(200)
    expect((await test.payload.findByID({ collection: 'release-files', id: lost.id })).missingSince).toBeNull()
    await restarted.close()
  })

  it('and a file of another length is lost as well: never half of one', async () => {
    const cut = await makeReleaseFile(test.payload, randomBytes(1000))
    const { truncate } = await import('node:fs/promises')
    await truncate(join(env.DATA_DIR, 'downloads/files', cut.sha256.slice(0, 2), cut.sha256), 500)
    expect((await get(cut.path)).status).toBe(503)
  })
})
