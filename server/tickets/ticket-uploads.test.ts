import { createHash, randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { uploadFolder, uploadRules } from '#portal/ticket/uploads.ts'
import { docx, pdf, zipOf } from '../../tests/factories/files.ts'
import {
  type Envelope,
  listed,
  readRefusal,
  serveUploads,
  text,
  wrongOf,
} from '../../tests/factories/ticket-uploads.ts'
import { type Customer, newTicket, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { rateLimits } from '#server/rate-limits.ts'
import { ticketUploadPath } from './ticket-uploads.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket } = useDesk(test)
const megabyte = 1024 * 1024
const store = openFileStore(formFileFolder())

let one: Customer
let other: Customer
beforeAll(async () => {
  one = await makeCustomer({ language: 'en' })
  other = await makeCustomer()
})
// What one test leaves must not count against the next one's limits.
beforeEach(() => rm(uploadFolder(), { recursive: true, force: true }))

describe('uploads of files of tickets', () => {
  const methods = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'PUT']

  it.each(methods)('without a live session nothing is answered and nothing kept: %s', async (method) => {
    const { begin, send } = serveUploads(test.payload)
    const path = (await begin(one.token, 10)).headers.get('location') ?? ''
    const before = await listed(uploadFolder())
    for (const token of [undefined, '', 'x'.repeat(43)])
      for (const address of [ticketUploadPath, path]) {
        const answer = await send(token, method, address, { 'Upload-Length': '10', 'Upload-Offset': '0' })
        expect(answer.status).toBe(401)
        if (method !== 'HEAD') expect(((await answer.json()) as Envelope).code).toBe('000004')
      }
    expect(await listed(uploadFolder())).toEqual(before)
  })

  it('another member’s is not there, as one that never was', async () => {
    const { begin, offsetOf, part, send } = serveUploads(test.payload)
    const path = (await begin(one.token, 10)).headers.get('location') ?? ''
    const never = path.replace(/[0-9a-f]{32}$/, '0'.repeat(32))
    for (const [token, address] of [
      [other.token, path],
      [one.token, never],
      [one.token, `${ticketUploadPath}/..%2f..%2fportico.db`],
      [one.token, `${ticketUploadPath}/x`],
    ] as const) {
      expect((await send(token, 'HEAD', address)).status, address).toBe(404)
      expect(await readRefusal(await part(token, address, 0, text('x'))), address).toEqual([404, '000003'])
      expect(await readRefusal(await send(token, 'DELETE', address)), address).toEqual([404, '000003'])
    }
    expect(await offsetOf(one.token, path)).toBe(0)
  })

  it('go on where they stopped and arrive byte for byte; what does not join is not taken', async () => {
    const { begin, offsetOf, part, send } = serveUploads(test.payload)
    const content = Buffer.from(randomBytes(200_000).toString('hex'))
    const answer = await begin(one.token, content.length, 'C:\\logs\\求解\u202Egol.txt')
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, null])
    const path = answer.headers.get('location') ?? ''
    expect((await part(one.token, path, 0, content.subarray(0, 150_000))).status).toBe(204)
    for (const offset of [0, 149_999, 150_001, 400_000])
      expect((await part(one.token, path, offset, content.subarray(150_000))).status, String(offset)).toBe(409)
    // More than was announced.
    expect((await part(one.token, path, 150_000, Buffer.alloc(250_001), 250_001)).status).toBe(413)
    // A line that breaks in the middle of a part.
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(content.subarray(150_000, 220_000)))
      },
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        controller.error(new Error('aborted'))
      },
    })
    expect((await part(one.token, path, 150_000, broken)).ok).toBe(false)
    const offset = await offsetOf(one.token, path)
    expect([150_000, 220_000]).toContain(offset)
    const number = await openTicket(one)
    const id = path.split('/').at(-1) ?? ''
    const reply = (uploads: string[]) =>
      ask(one.token, 'ticket/reply', { ticket: number, text: 'See the log.', uploads })
    expect(wrongOf((await reply([id])).data)?.message).toContain('has not arrived whole yet')
    expect((await part(one.token, path, offset, content.subarray(offset))).status).toBe(204)
    expect(await offsetOf(one.token, path)).toBe(content.length)
    expect((await reply([id])).code).toBe('000000')
    const [, name = ''] = id.split('-')
    const stored = await readFile(join(formFileFolder(), name))
    expect(createHash('sha256').update(stored).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'))
    const { data } = await ask<{ messages: { files: object[] }[] }>(one.token, 'ticket/detail', { ticket: number })
    expect(data.messages[1]?.files).toMatchObject([{ name: '求解gol.txt', size: content.length, state: 'ready' }])
    // What a message has is the message's: nobody takes it away again.
    expect((await send(one.token, 'DELETE', path)).status).toBe(404)
    expect(await store.has(name)).toBe(true)
  })

  it.each<[string, Uint8Array, string]>([
    ['an EXE called PDF', Buffer.from(`MZ${'\0'.repeat(512)}`, 'latin1'), 'report.pdf'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'run.txt'],
    ['a page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'screen.png'],
    ['a drawing that runs scripts', Buffer.from('<svg onload=alert(1)>'), 'screen.txt'],
    ['an archive that nobody here opens', Buffer.from('377abcaf271c0004' + '00'.repeat(24), 'hex'), 'logs.zip'],
  ])('is told by its content, and nothing of it is left: %s', async (_, content, name) => {
    const { send, upload } = serveUploads(test.payload)
    const before = await listed(formFileFolder())
    const { answer, path } = await upload(one.token, content, name)
    expect(await readRefusal(answer)).toEqual([
      422,
      '000002',
      expect.stringContaining(`What is in “${name}” is not PDF, DOCX`),
    ])
    expect((await send(one.token, 'HEAD', path)).status).toBe(404)
    expect([await listed(uploadFolder()), await listed(formFileFolder())]).toEqual([[], before])
  })

  it('of the right kinds are taken, whatever they are called', async () => {
    const { upload } = serveUploads(test.payload)
    const ids: string[] = []
    for (const [content, name] of [
      [pdf(), 'report.exe'],
      [docx(), 'report'],
      [zipOf([{ name: 'a.log', content: Buffer.from('x') }]), '日志.zip'],
      [text('t = 0.42'), 'solver.log'],
    ] as const) {
      const { answer, id } = await upload(one.token, content, name)
      expect(answer.status, name).toBe(204)
      ids.push(id)
    }
    const number = await openTicket(one, { uploads: ids })
    const { data } = await ask<{ messages: { files: { name: string }[] }[] }>(one.token, 'ticket/detail', {
      ticket: number,
    })
    const names = data.messages[0]?.files.map(({ name }) => name)
    expect(names).toEqual(['report exe.pdf', 'report.docx', '日志.zip', 'solver.log'])
  })

  it('are within the limits of the configuration', async () => {
    const { begin } = serveUploads(test.payload)
    const { maxBytes, maxTotal, most } = uploadRules()
    expect([most, maxBytes, maxTotal]).toEqual([20, 50 * megabyte, 200 * megabyte])
    expect(await readRefusal(await begin(one.token, maxBytes + 1))).toEqual([
      413,
      '000002',
      expect.stringContaining('50 MB'),
    ])
    expect((await readRefusal(await begin(one.token, 0)))[0]).toBe(422)
    for (const size of ['-1', 'x', '1e3', '']) {
      const answer = await serveUploads(test.payload).send(one.token, 'POST', ticketUploadPath, {
        'Upload-Length': size,
      })
      expect(answer.status, size).toBe(422)
    }
    // Twice what one message may have lies unsent at most, however many are begun at the same time.
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin(one.token, maxBytes)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused && (await readRefusal(refused))[2]).toContain('never sent')
    // Somebody else is not affected.
    expect((await begin(other.token, maxBytes)).status).toBe(201)
  })

  it('are so many an hour', async () => {
    const { begin, send } = serveUploads(test.payload, { isLimited: true })
    const { points } = rateLimits.ticketUpload
    const someone = await makeCustomer()
    for (let count = 0; count < points; count += 1) {
      const answer = await begin(someone.token, 1)
      expect(answer.status).toBe(201)
      await send(someone.token, 'DELETE', answer.headers.get('location') ?? '')
    }
    expect((await readRefusal(await begin(someone.token, 1))).slice(0, 2)).toEqual([429, '000007'])
    expect((await begin(one.token, 1)).status).toBe(201)
  })

  it('find no room on a full disk: refused before a byte is taken, and an unfinished one stays as it is', async () => {
    let free = 1024 * megabyte
    const { begin, offsetOf, part } = serveUploads(test.payload, {
      store: openFileStore(formFileFolder(), { free: () => Promise.resolve(free) }),
    })
    const path = (await begin(one.token, 2000)).headers.get('location') ?? ''
    await part(one.token, path, 0, Buffer.alloc(1000, 97))
    free = 1024
    expect(await readRefusal(await begin(one.token, 2000))).toEqual([
      507,
      '000002',
      expect.stringContaining('cannot store'),
    ])
    expect((await part(one.token, path, 1000, Buffer.alloc(1000, 97), 1000)).status).toBe(507)
    free = 1024 * megabyte
    expect(await offsetOf(one.token, path)).toBe(1000)
    expect((await part(one.token, path, 1000, Buffer.alloc(1000, 97), 1000)).status).toBe(204)
  })

  it('that are removed are gone, whole or not', async () => {
    const { begin, send, upload } = serveUploads(test.payload)
    const before = await listed(formFileFolder())
    const half = (await begin(one.token, 100)).headers.get('location') ?? ''
    const { id, path } = await upload(one.token, text('whole'))
    for (const address of [half, path]) {
      expect((await send(one.token, 'DELETE', address)).status).toBe(204)
      expect((await send(one.token, 'HEAD', address)).status).toBe(404)
    }
    expect([await listed(uploadFolder()), await listed(formFileFolder())]).toEqual([[], before])
    const refused = await ask(one.token, 'ticket/create', newTicket({ uploads: [id] }))
    expect([refused.code, wrongOf(refused.data)?.path]).toEqual(['000002', 'files'])
  })

  it('that the process was killed over are looked into when they are asked after', async () => {
    const { begin, offsetOf } = serveUploads(test.payload)
    const content = text('the last part was written, and nothing after it')
    const path = (await begin(one.token, content.length)).headers.get('location') ?? ''
    const id = path.split('/').at(-1) ?? ''
    await writeFile(join(uploadFolder(), id), content)
    expect(await offsetOf(one.token, path)).toBe(content.length)
    await expect(openTicket(one, { uploads: [id] })).resolves.toMatch(/^T-/)
  })
})
