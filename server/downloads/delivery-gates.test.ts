import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseStore } from '#lib/files/open-store.ts'
import { createLinkSigner, linkLife } from '#domain/download/link-signature.ts'
import { makeMember, type MadeMember, signInMember } from '../../tests/factories/members.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { bytesOf, type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
let server: DownloadServer
let get: DownloadServer['get']

beforeAll(async () => {
  server = await serveDownloads(test, releaseStore)
  ;({ get } = server)
})
afterAll(() => server.close())

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
    expect((await get(gated.path)).status).toBe(401)
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
      await server.tally.flush()
      return test.send('download/mine', {}, 'en', { token })
    }
    await expect.poll(mine, { timeout: 10_000 }).toMatchObject({
      data: [{ id: String(gated.id), eula: '4.2', isComplete: true, file: { sha256: gated.sha256 } }],
    })
  })

  it('is not theirs whose entitlement has ended', async () => {
    const member = await makeMember(test.payload)
    const theirs = await signInMember(test, member)
    const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString()
    const data = { member: member.id, product: gated.product, until: at(-1) }
    const { id } = await test.payload.create({ collection: 'entitlements', data })
    expect((await link(theirs)).data.lacks).toBe('entitlement')
    await test.payload.update({ collection: 'entitlements', id, data: { until: at(1) } })
    expect((await link(theirs)).data.lacks).toBe('eula')
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
    const asked = request(`${server.origin}${path}`, { headers: { 'x-address': address } }, (answer) => {
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
      await server.tally.flush()
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
