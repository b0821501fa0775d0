import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileStore, openFileStore } from '#domain/storage/private-files.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { ticketFileRoutes } from './ticket-routes.ts'

const secret = 'a secret of the tests, long enough'
const minute = 60_000
let folder = ''
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-tickets-'))
  store = openFileStore(folder, { free: () => Promise.resolve(Number.MAX_SAFE_INTEGER) })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const keep = async (text: string, isHeld = false) =>
  (await store.write(Readable.from([Buffer.from(text)]), 1000, isHeld)).id
/** A link as `ticket/file` gives it. */
const linkTo = (file: string, until: number, by = secret, purpose = 'files of tickets') =>
  `/api/tickets/files/${createSeal(by, purpose).close(JSON.stringify({ file, name: 'log <1>.txt', until }))}`
const follow = (path: string) => ticketFileRoutes(createSeal(secret, 'files of tickets'), store).request(path)

describe('a link to a file of a ticket', () => {
  it('brings the file to be saved, as long as the link is good', async () => {
    const file = await keep('t = 0.42 s')
    const answer = await follow(linkTo(file, Date.now() + minute))
    expect([answer.status, await answer.text()]).toEqual([200, 't = 0.42 s'])
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''log%20%3C1%3E.txt")
    expect((await follow(linkTo(file, Date.now() - 1))).status).toBe(403)
  })

  it('is made by the house alone, for this purpose', async () => {
    const file = await keep('text')
    const good = linkTo(file, Date.now() + minute)
    for (const wrong of [
      linkTo(file, Date.now() + minute, 'another secret of the tests, as long'),
      linkTo(file, Date.now() + minute, secret, 'form files'),
      good.slice(0, -4),
      '/api/tickets/files/x',
      `/api/tickets/files/${file}`,
    ])
      expect((await follow(wrong)).status, wrong).toBe(404)
  })

  it('brings nothing that is held, that had a virus, or that is gone', async () => {
    const held = await keep('held', true)
    const infected = await keep('infected', true)
    await store.condemn(infected)
    const gone = await keep('gone')
    await store.remove(gone)
    for (const [file, status] of [
      [held, 403],
      [infected, 403],
      [gone, 404],
    ] as const)
      expect((await follow(linkTo(file, Date.now() + minute))).status).toBe(status)
    await store.release(held)
    expect((await follow(linkTo(held, Date.now() + minute))).status).toBe(200)
  })
})
