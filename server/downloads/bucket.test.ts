import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '#lib/files/file-store.ts'
import { keepBytes } from '#lib/files/open-store.ts'
import { createS3Store } from '#lib/files/s3-store.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { bytesOf, type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const content = randomBytes(2_000_000)
let folder: string
let bucket: S3rver
let endpoint: string
let address: string
let store: FileStore
let server: DownloadServer
let file: MadeFile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-bucket-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await bucket.run()
  endpoint = `http://127.0.0.1:${port}`
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=eu-central-1`
  store = createS3Store(address)
  server = await serveDownloads(test, store)
  // The record is made with the local store, as uploads leave it; the bytes then lie in the bucket alone.
  file = await makeReleaseFile(test.payload, content)
  await keepBytes(content, store)
})
afterAll(async () => {
  await server.close()
  await bucket.close().catch(() => undefined)
  await rm(folder, { recursive: true })
})

const get = (headers?: Record<string, string>, method?: string) => server.get(file.path, headers, method)

describe('a bucket', () => {
  it('keeps bytes under their digest, and says what it does not have', async () => {
    expect(await store.size(file.sha256)).toBe(content.length)
    expect(await store.size('ab'.repeat(32))).toBeUndefined()
    await expect(store.size('../portico.db')).rejects.toThrow('Not a SHA-256')
    const facts = await keepBytes(Buffer.from('others'), store)
    expect(facts.sha256).toBe(createHash('sha256').update('others').digest('hex'))
    expect(await store.size(facts.sha256)).toBe(6)
  })

  it('takes a large file in pieces, and keeps none of one that breaks off', async () => {
    const mebibyte = 1024 * 1024
    const inPieces = createS3Store(address, 5 * mebibyte)
    const large = randomBytes(12 * mebibyte + 7)
    const { sha256 } = await keepBytes(large, inPieces)
    expect(await store.size(sha256)).toBe(large.length)
    const kept = await inPieces.open(sha256, { start: 5 * mebibyte - 10, end: 5 * mebibyte + 9 })
    const blocks: Uint8Array[] = []
    for await (const block of kept) blocks.push(Buffer.from(block))
    expect(Buffer.concat(blocks)).toEqual(large.subarray(5 * mebibyte - 10, 5 * mebibyte + 10))
    const path = join(folder, 'cut')
    const whole = randomBytes(12 * mebibyte)
    const name = createHash('sha256').update(whole).digest('hex')
    await writeFile(path, whole.subarray(0, 6 * mebibyte))
    // The second is the last word of a server that does not know how to give up what was begun.
    await expect(inPieces.keep(path, name)).rejects.toThrow(/is not the file|not allowed/)
    expect(await store.size(name)).toBeUndefined()
  })

  it('is downloaded from whole, by parts and as headers, as the disk is', async () => {
    const whole = await get()
    expect([whole.status, whole.headers.get('etag')]).toEqual([200, `"${file.sha256}"`])
    expect((await bytesOf(whole)).equals(content)).toBe(true)
    const part = await get({ Range: 'bytes=100000-1500000' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100000-1500000/2000000'])
    expect((await bytesOf(part)).equals(content.subarray(100_000, 1_500_001))).toBe(true)
    const several = await get({ Range: 'bytes=0-9,-10' })
    expect([several.status, several.headers.get('content-length')]).toEqual([
      206,
      String((await bytesOf(several)).length),
    ])
    expect((await get({}, 'HEAD')).headers.get('content-length')).toBe('2000000')
    expect((await get({ Range: 'bytes=2000000-' })).status).toBe(416)
  })

  it('that lost an object, or cannot be reached, is a 503 and never half a file', async () => {
    const client = new S3Client({
      endpoint,
      forcePathStyle: true,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    })
    await client.send(new DeleteObjectCommand({ Bucket: 'files', Key: `releases/${file.sha256}` }))
    const lost = await get()
    expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '3600'])
    const read = () => test.payload.findByID({ collection: 'release-files', id: file.id })
    expect((await read()).missingSince).toEqual(expect.any(String))
    await keepBytes(content, store)
    expect((await bytesOf(await get())).equals(content)).toBe(true)
    expect((await read()).missingSince).toBeNull()
    await bucket.close()
    expect((await get()).status).toBe(503)
    // An outage is none of the file's: no alarm that a restore would have to clear.
    expect((await read()).missingSince).toBeNull()
  })
})
