import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { readUpload } from '#content/incoming-files.ts'
import { incomingFolder, releaseStore } from '#lib/files/open-store.ts'
import { log } from '#lib/log.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { uploadPath, uploadRoutes } from './upload-routes.ts'

const test = useTestPortal()
let server: Server
let origin: string
const tokens = new Map<string, string>()

beforeAll(async () => {
  const app = new Hono<ServerEnv>()
  app.route('/', uploadRoutes({ payload: test.payload, store: releaseStore, log }))
  const listener = getRequestListener(app.fetch)
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const role of roles) {
    const login = { email: `${role}-upload@armilla.example`, password: 'only for this test' }
    await test.payload.create({ collection: 'users', data: { ...login, name: role, roles: [role] } })
    tokens.set(role, (await test.payload.login({ collection: 'users', data: login })).token ?? '')
  }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (role: string | undefined, path: string, method: string, headers: object = {}, body?: Uint8Array) =>
  fetch(origin + path, {
    method,
    headers: {
      'Tus-Resumable': '1.0.0',
      ...(role !== undefined && { Authorization: `JWT ${tokens.get(role)}` }),
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  })
const begin = (role: string | undefined, size: number) =>
  send(role, uploadPath, 'POST', { 'Upload-Length': String(size) })
const patch = (path: string, offset: number, body: Uint8Array) =>
  send(
    'editor',
    path,
    'PATCH',
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body,
  )

describe('uploads', () => {
  const mayUpload = ['administrator', 'publisher', 'editor']

  it.each([undefined, ...roles])('are begun by who may write content, not by others: %s', async (role) => {
    const { headers, status } = await begin(role, 10)
    expect(status).toBe(role !== undefined && mayUpload.includes(role) ? 201 : 403)
    // No other site is to read the answer.
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-allow-origin'))).toEqual([])
  })

  it('go on where they stopped, and have the digests of the whole', async () => {
    const content = randomBytes(300_000)
    const address = (await begin('editor', content.length)).headers.get('location') ?? ''
    expect((await patch(address, 0, content.subarray(0, 120_000))).headers.get('upload-offset')).toBe('120000')
    // What does not join is not taken.
    expect((await patch(address, 130_000, content.subarray(130_000))).status).toBe(409)
    expect((await send('editor', address, 'HEAD')).headers.get('upload-offset')).toBe('120000')
    const upload = address.split('/').at(-1) ?? ''
    const draft = await makeReleaseFile(test.payload, Buffer.from('before'), { state: 'draft' })
    const save = (data: object) => test.payload.update({ collection: 'release-files', id: draft.id, data })
    await expect(save({ upload })).rejects.toThrow(/invalid/i)
    const last = await patch(address, 120_000, content.subarray(120_000))
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect([last.status, last.headers.get('x-sha-256')]).toEqual([204, sha256])
    const facts = { size: 300_000, sha256, sha512: createHash('sha512').update(content).digest('hex') }
    expect(await save({ upload })).toMatchObject(facts)
    expect(await save({ state: 'published' })).toMatchObject({ state: 'published', ...facts })
  })

  it('whose last answer was lost are answered as whole, and are not sent again', async () => {
    const content = randomBytes(1000)
    const address = (await begin('editor', content.length)).headers.get('location') ?? ''
    expect((await patch(address, 0, content)).status).toBe(204)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const whole = ['1000', '1000', sha256]
    const read = ({ headers }: Response) =>
      ['upload-offset', 'upload-length', 'x-sha-256'].map((each) => headers.get(each))
    expect(read(await send('editor', address, 'HEAD'))).toEqual(whole)
    const again = await patch(address, 1000, new Uint8Array())
    expect([again.status, again.headers.get('x-sha-256')]).toEqual([204, sha256])
    expect((await patch(address, 0, content)).status).toBe(409)
    expect((await send('viewer', address, 'HEAD')).headers.get('x-sha-256')).toBe(null)
  })

  it('whose last byte came just before the process ended are taken into the store when they are asked for', async () => {
    const content = randomBytes(1000)
    const address = (await begin('editor', content.length)).headers.get('location') ?? ''
    const upload = address.split('/').at(-1) ?? ''
    writeFileSync(join(incomingFolder, upload), content)
    const answers = await Promise.all([1, 2, 3].map(() => send('editor', address, 'HEAD')))
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(answers.map(({ headers }) => headers.get('x-sha-256'))).toEqual([sha256, sha256, sha256])
    expect(await readUpload(upload)).toMatchObject({ size: 1000, sha256 })
  })

  it('goes on after a connection that was cut', async () => {
    const content = randomBytes(300_000)
    const address = (await begin('editor', content.length)).headers.get('location') ?? ''
    const cut = request(origin + address, {
      method: 'PATCH',
      headers: {
        'Tus-Resumable': '1.0.0',
        Authorization: `JWT ${tokens.get('editor')}`,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': content.length,
      },
    })
    cut.on('error', () => undefined)
    cut.write(content.subarray(0, 100_000))
    const offset = async () => Number((await send('editor', address, 'HEAD')).headers.get('upload-offset'))
    const arrived = async () => (await stat(join(incomingFolder, address.split('/').at(-1) ?? ''))).size
    await expect.poll(arrived).toBe(100_000)
    cut.destroy()
    await expect.poll(offset).toBe(100_000)
    const last = await patch(address, 100_000, content.subarray(100_000))
    expect([last.status, last.headers.get('x-sha-256')]).toEqual([
      204,
      createHash('sha256').update(content).digest('hex'),
    ])
  })

  it('that do not fit on the disk are refused before a byte is taken', async () => {
    expect((await begin('editor', 1e15)).status).toBe(507)
  })

  it.each(['..%2f..%2fportico.db', '%2e%2e%2fsecret', 'x', 'f'.repeat(31)])('have no other names: %s', async (name) => {
    expect((await send('administrator', `${uploadPath}/${name}`, 'HEAD')).status).toBe(404)
  })
})
