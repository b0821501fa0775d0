import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { releaseStore } from '#lib/file-store/open-store.ts'
import { createLinkSigner, linkLife } from '#lib/link-signature.ts'
import { makeMember, type MadeMember, signInMember } from '../../tests/factories/members.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { Tally } from './tally.ts'

const test = useTestPortal()
const content = randomBytes(1_000_000)
let server: DownloadServer
let origin: string
let tally: Tally
let file: MadeFile

beforeAll(async () => {
  server = await serveDownloads(test, releaseStore)
  ;({ origin, tally } = server)
  file = await makeReleaseFile(test.payload, content, { name: '模型-α.bin' })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { headers, method, redirect: 'manual' })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

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
    expect(text).toContain('This file cannot be fetched')
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

describe('a gated file', () => {
  let gated: MadeFile
  let owner: MadeMember
  let other: MadeMember
  let token: string
  const link = async (as: string, id = gated.id) =>
    (await test.send('download/link', { file: String(id) }, 'en', { token: as })) as {
      code: string
      data: { path?: string; lacks?: string; eula?: string }
    }
  const entitle = async (member: MadeMember) =>
    test.payload.create({ collection: 'entitlements', data: { member: member.id, product: gated.product } })

  beforeAll(async () => {
    gated = await makeReleaseFile(test.payload, randomBytes(5000), { gate: 'entitlement', eula: '4.2' })
    ;[owner, other] = [await makeMember(test.payload), await makeMember(test.payload)]
    await entitle(owner)
    token = await signInMember(test, owner)
  })

  it('is nobody’s: neither its link nor its bytes', async () => {
    expect(await test.send('download/link', { file: String(gated.id) })).toMatchObject({ code: '000004' })
    expect(await test.send('download/mine', {})).toMatchObject({ code: '000004' })
    expect(await test.send('download/accept', { version: '4.2' })).toMatchObject({ code: '000004' })
    expect((await get(gated.path)).status).toBe(403)
    const shown = await get(gated.path, { Accept: 'text/html', 'Accept-Language': 'en' })
    expect([shown.status, shown.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/en\/product\/download\?product=/),
    ])
  })

  it('is not the other member’s', async () => {
    const theirs = await signInMember(test, other)
    expect((await link(theirs)).data).toMatchObject({ lacks: 'entitlement' })
    expect((await link(theirs)).data.path).toBeUndefined()
    const forged = createLinkSigner(test.payload.secret).sign({ ...gated, id: String(gated.id) }, String(other.id))
    // Even with the house's own signature: whether the account may is asked again.
    expect((await get(`${gated.path}?${forged}`)).status).toBe(403)
  })

  it('asks for the agreement, and is fetched with the link then', async () => {
    expect((await link(token)).data).toEqual({ lacks: 'eula', eula: '4.2' })
    expect(await test.send('download/accept', { version: '9.9' }, 'en', { token })).toMatchObject({ code: '000003' })
    await test.send('download/accept', { version: '4.2' }, 'en', { token })
    await test.send('download/accept', { version: '4.2' }, 'zh', { token })
    const { docs } = await test.payload.find({
      collection: 'eula-acceptances',
      where: { member: { equals: owner.id } },
    })
    expect(docs).toMatchObject([{ version: '4.2', language: 'en', at: expect.any(String) }])
    const { data } = await link(token)
    const answer = await get(data.path ?? '')
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 5000])
    expect(answer.headers.get('cache-control')).toContain('private')
    // The last byte is read here before the server hears that the connection has taken it.
    const mine = async () => {
      await tally.flush()
      return test.send('download/mine', {}, 'en', { token })
    }
    await expect.poll(mine, { timeout: 10_000 }).toMatchObject({
      data: [{ id: String(gated.id), eula: '4.2', isComplete: true, file: { sha256: gated.sha256 } }],
    })
  })

  it('has links that are for one file, one account and one hour', async () => {
    const signer = createLinkSigner(test.payload.secret)
    const of = { id: String(gated.id), sha256: gated.sha256 }
    const good = new URLSearchParams(signer.sign(of, String(owner.id)))
    expect((await get(`${gated.path}?${good}`, {}, 'HEAD')).status).toBe(200)
    expect(Number.parseInt(good.get('until') ?? '', 36) - Date.now()).toBeLessThanOrEqual(linkLife)
    const changed = (name: string, value: string) => {
      const query = new URLSearchParams(good)
      query.set(name, value)
      return query.toString()
    }
    const second = await makeReleaseFile(test.payload, randomBytes(10), { gate: 'session' })
    const wrong = [
      `${gated.path}?${changed('member', String(other.id))}`,
      `${gated.path}?${changed('until', (Date.now() + 10 * linkLife).toString(36))}`,
      `${gated.path}?${changed('signature', 'x')}`,
      `${gated.path}?${changed('signature', '')}`,
      `${gated.path}?${signer.sign(of, String(owner.id), Date.now() - 1)}`,
      `${gated.path}?${createLinkSigner('another installation').sign(of, String(owner.id))}`,
      `${second.path}?${good}`,
    ]
    for (const address of wrong) expect((await get(address)).status, address).toBe(403)
  })

  it('is lost with the account’s good standing', async () => {
    const { data } = await link(token)
    await test.payload.update({ collection: 'members', id: owner.id, data: { blocked: true } })
    expect((await get(data.path ?? '')).status).toBe(403)
  })
})

/** Reads the first bytes and goes away. */
const cutOff = (path: string, address: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = request(`${origin}${path}`, { headers: { 'x-address': address } }, (answer) => {
      answer.once('data', () => {
        answer.destroy()
        resolve()
      })
    })
    asked.once('error', reject)
    asked.end()
  })

describe('counting', () => {
  it('notes what was completed, by parts too, and what was abandoned', async () => {
    const large = await makeReleaseFile(test.payload, randomBytes(30_000_000))
    await bytesOf(await get(large.path))
    await bytesOf(await get(large.path, { Range: 'bytes=29999990-' }))
    await bytesOf(await get(large.path, { Range: 'bytes=10-19' }))
    await cutOff(large.path, '192.0.2.7')
    const read = async () => {
      await tally.flush()
      const { docs } = await test.payload.find({ collection: 'download-counts', where: { file: { equals: large.id } } })
      return docs[0]
    }
    await expect.poll(read, { timeout: 15_000 }).toMatchObject({ started: 2, completed: 2, abandoned: 1 })
    expect((await read())?.bytes).toBeGreaterThan(30_000_000)
  })

  it('lets one address fetch eight at once, and another one meanwhile', async () => {
    const large = await makeReleaseFile(test.payload, randomBytes(30_000_000))
    const address = { 'x-address': '192.0.2.9' }
    const held = await Promise.all(Array.from({ length: 8 }, () => get(large.path, address)))
    const refused = await get(large.path, address)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    const other = await get(large.path, { 'x-address': '192.0.2.10' })
    expect(other.status).toBe(200)
    for (const answer of [...held, other]) await answer.body?.cancel()
    // The server hears of eight ends, one after the other.
    const again = async () => (await get(large.path, { ...address, Range: 'bytes=0-0' })).status
    await expect.poll(again, { timeout: 10_000 }).toBe(206)
  })
})
