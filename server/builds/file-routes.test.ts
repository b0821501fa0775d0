import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from './compressed-files.ts'
import { fileRoutes, listFiles } from './file-routes.ts'

const script = 'console.log("浑仪")\n'.repeat(200)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-files-'))
  await mkdir(join(folder, 'static/chunks'), { recursive: true })
  await writeFile(join(folder, 'static/chunks/a.js'), script)
  await compressFiles(join(folder, 'static'))
  await writeFile(join(folder, 'static/gone.css'), 'a {}')
  await writeFile(join(folder, 'static/picture.png'), 'PNG')
  await writeFile(join(folder, 'static/notes.md'), 'for nobody')
  await writeFile(join(folder, 'secret.js'), 'secret')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open() {
  const files = await listFiles(join(folder, 'static'), '/_next/static')
  const app = fileRoutes(['/_next/static/*'], () => files)
  return (path: string, encoding = 'identity', method = 'GET') =>
    app.request(`http://localhost${path}`, { method, headers: { 'accept-encoding': encoding } })
}

describe('a built file', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ] as const)('for who accepts %s is sent as %s, for good', async (accepted, encoding, decode) => {
    const request = await open()
    const response = await request('/_next/static/chunks/a.js', accepted)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(decode(bytes).toString()).toBe(script)
  })

  it('without a compressed copy is sent as it is', async () => {
    const request = await open()
    const response = await request('/_next/static/picture.png', 'br')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe('PNG')
  })

  it('has no body for HEAD', async () => {
    const request = await open()
    const response = await request('/_next/static/chunks/a.js', 'br', 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it.each([
    '/_next/static/chunks/b.js',
    '/_next/static/notes.md',
    '/_next/static/chunks/a.js.br',
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/..%2fsecret.js',
    '/_next/static/',
  ])('is not there at %s, and nobody keeps that', async (path) => {
    const request = await open()
    const response = await request(path, 'br')
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it('that was cleaned up meanwhile is not there', async () => {
    const request = await open()
    await rm(join(folder, 'static/gone.css'))
    const response = await request('/_next/static/gone.css')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
