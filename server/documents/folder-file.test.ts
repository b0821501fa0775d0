import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoredFolder } from '#domain/storage/stored-folder.ts'
import { mediaRoutes } from './media.ts'

let root = ''
let app: Hono
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-media-'))
  const [media, attachments] = [join(root, 'media'), join(root, 'files')]
  for (const folder of [media, attachments, join(media, 'folder.png')]) await mkdir(folder)
  await writeFile(join(root, 'secret.png'), 'not of the folder')
  for (const name of ['plate.png', 'draft.png', '.hidden.png', 'page.html', 'drawing.svg', 'script.js', 'none'])
    await writeFile(join(media, name), name)
  for (const name of ['数据 1.csv', 'page.html']) await writeFile(join(attachments, name), name)
  const judgePicture = (name: string, token?: string) =>
    Promise.resolve(
      name !== 'draft.png' ? ('everybody' as const) : token === 'good' ? ('preview' as const) : ('nobody' as const),
    )
  const folders = {
    media: openStoredFolder({ path: media, prefix: 'media/' }),
    attachments: openStoredFolder({ path: attachments, prefix: 'attachments/' }),
  }
  app = new Hono().route(
    '/',
    mediaRoutes({ ...folders, judgePicture, isAttachment: () => Promise.resolve(true) }) as unknown as Hono,
  )
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a stored file', () => {
  it('is sent with its type, runs nowhere, and is kept for good by its versioned address', async () => {
    const { headers, status } = await app.request('/media/plate.png')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=300',
    ])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const versioned = await app.request('/media/plate.png?v=1')
    expect(await versioned.text()).toBe('plate.png')
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('is not sent again to who has it, and HEAD has its length without its bytes', async () => {
    const head = await app.request('/media/plate.png', { method: 'HEAD' })
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', '9'])
    const etag = head.headers.get('etag') ?? ''
    expect((await app.request('/media/plate.png', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('of a draft is given to whoever has the token of its preview, and kept nowhere', async () => {
    for (const address of ['/media/draft.png', '/media/draft.png?v=1', '/media/draft.png?preview=other'])
      expect([address, (await app.request(address)).status]).toEqual([address, 404])
    const { headers, status } = await app.request('/media/draft.png?v=1&preview=good')
    expect([status, headers.get('cache-control'), headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'private, no-store',
      null,
    ])
  })

  it.each([
    'page.html',
    'drawing.svg',
    'script.js',
    'none',
    'missing.png',
    'folder.png',
    '.hidden.png',
    '..%2fsecret.png',
    '..%5csecret.png',
    '%2e%2e%2fsecret.png',
    'x%2f..%2f..%2fsecret.png',
    '%2fetc%2fhosts.png',
    'plate.png%00.html',
  ])('that browsers could run, or that is none of the folder, is not there: %s', async (name) => {
    expect((await app.request(`/media/${name}`)).status).toBe(404)
  })
})

describe('a file to take along', () => {
  it('is saved under its name and never shown', async () => {
    const { headers, status } = await app.request(`/files/${encodeURIComponent('数据 1.csv')}`)
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      "attachment; filename*=UTF-8''%E6%95%B0%E6%8D%AE%201.csv",
    ])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  it('of another kind is not there', async () => {
    expect((await app.request('/files/page.html')).status).toBe(404)
  })
})
