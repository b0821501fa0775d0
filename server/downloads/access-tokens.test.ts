import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseStore } from '#lib/files/open-store.ts'
import { calls } from '#portal/calls.ts'
import { makeMember, type MadeMember, memberPassword, readMails, signInMember } from '../../tests/factories/members.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { bytesOf, type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createRateLimiter } from '#server/rate-limits.ts'

const test = useTestPortal()
let server: DownloadServer
let owner: MadeMember
let session: string
let gated: MadeFile
const content = randomBytes(5000)

beforeAll(async () => {
  server = await serveDownloads(test, releaseStore)
  owner = await makeMember(test.payload, { language: 'en' })
  session = await signInMember(test, owner)
  gated = await makeReleaseFile(test.payload, content, { gate: 'session' })
})
afterAll(() => server.close())

const ask = async (path: string, body: object = {}, token = session) =>
  (await test.send(path, body, 'en', { token })) as { code: string; data: unknown }
const create = async (body: object = {}, as = session) => {
  const whole = { name: 'build server', days: 30, password: memberPassword, ...body }
  return (await ask('account/tokens/create', whole, as)) as { code: string; data: { token: string } }
}
const list = async (as = session) =>
  (await ask('account/tokens', {}, as)).data as { id: string; name: string; usedAt?: string; isExpired: boolean }[]
const bearer = (token: string, more: Record<string, string> = {}) => ({ Authorization: `Bearer ${token}`, ...more })
const fetchWith = (token: string, path = gated.path, more: Record<string, string> = {}) =>
  server.get(path, bearer(token, more))
/** A member with a token of their own, so that what is done to them touches no other test. */
async function makeHolder() {
  const member = await makeMember(test.payload)
  const as = await signInMember(test, member)
  return { member, as, token: (await create({}, as)).data.token }
}

describe('an access token', () => {
  it('is made with the password only, shown once, kept as a digest, told by mail and in the export', async () => {
    expect((await create({}, '')).code).toBe('000004')
    expect((await create({ password: 'wrong password' })).code).toBe('000012')
    expect((await create({ days: 10_000 })).code).toBe('000002')
    expect((await create({ products: ['999999'] })).code).toBe('000003')
    const { data } = await create()
    expect(data.token).toMatch(/^pat_[\w-]{43}$/)
    const { docs } = await test.payload.find({
      collection: 'member-access-tokens',
      where: { member: { equals: owner.id } },
    })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain(data.token.slice(4))
    expect(JSON.stringify(await list())).not.toContain(data.token.slice(4))
    const [mail] = await readMails(test.payload, owner.email)
    expect([mail?.template, mail?.text]).toEqual(['security', expect.stringContaining('An access token was created')])
    const { data: own } = await ask('account/export')
    expect((own as { accessTokens: unknown }).accessTokens).toMatchObject([{ name: 'build server', products: [] }])
  })

  it('fetches gated files, whole and in ranges, counts as its owner, and notes when', async () => {
    const { as, token } = await makeHolder()
    const whole = await fetchWith(token)
    expect([whole.status, (await bytesOf(whole)).equals(content)]).toEqual([200, true])
    const part = await fetchWith(token, gated.path, { Range: 'bytes=10-19' })
    expect([part.status, (await bytesOf(part)).equals(content.subarray(10, 20))]).toEqual([206, true])
    // As programs send it that know names and passwords only.
    const basic = Buffer.from(`token:${token}`).toString('base64')
    expect((await server.get(gated.path, { Authorization: `Basic ${basic}` }, 'HEAD')).status).toBe(200)
    expect((await list(as))[0]?.usedAt).toBeDefined()
    const mine = async () => {
      await server.tally.flush()
      return ask('download/mine', {}, as)
    }
    await expect.poll(mine, { timeout: 10_000 }).toMatchObject({ data: [{ id: String(gated.id) }] })
  })

  it('opens nothing else: every call with it is as nobody’s', async () => {
    const { token } = await makeHolder()
    for (const { access, path } of calls) {
      if (access !== 'session') continue
      for (const headers of [{ accessToken: token }, { accessToken: token.slice(4) }, bearer(token)]) {
        const answer = await test.app.request(`/api/portal/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: '{}',
        })
        expect(((await answer.json()) as { code: string }).code, path).toBe('000004')
      }
    }
    const session64 = Buffer.from(`x:${session}`).toString('base64')
    // Nor does a session stand in for one.
    expect((await fetchWith(session)).status).toBe(401)
    expect((await server.get(gated.path, { Authorization: `Basic ${session64}` })).status).toBe(401)
  })

  it('is for the products that it names', async () => {
    const { docs } = await test.payload.find({ collection: 'products', limit: 0, depth: 0 })
    const another = docs.find(({ id }) => id !== gated.product)?.id
    const member = await makeMember(test.payload)
    const as = await signInMember(test, member)
    const wrong = await create({ products: [String(another)] }, as)
    const refused = await fetchWith(wrong.data.token, gated.path, { 'Accept-Language': 'en' })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('not for files of this product'),
    ])
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope')
    const right = await create({ products: [String(gated.product)] }, as)
    expect((await fetchWith(right.data.token)).status).toBe(200)
  })

  it.each([
    ['en', 'Please accept EULA 4.2 first', 'no entitlement'],
    ['zh-CN', '请先接受许可协议EULA 4.2', '没有该产品的下载授权'],
  ])('leaves agreement and entitlement to be had, and says so in %s', async (language, eulaText, entitlementText) => {
    const { as, member, token } = await makeHolder()
    const file = await makeReleaseFile(test.payload, randomBytes(9), { gate: 'entitlement', eula: '4.2' })
    const get = () => fetchWith(token, file.path, { 'Accept-Language': language })
    const first = await get()
    expect([first.status, await first.text()]).toEqual([403, expect.stringContaining(entitlementText)])
    await test.payload.create({ collection: 'entitlements', data: { member: member.id, product: file.product } })
    const second = await get()
    expect([second.status, await second.text()]).toEqual([403, expect.stringContaining(eulaText)])
    await ask('download/accept', { version: '4.2' }, as)
    expect((await get()).status).toBe(200)
  })

  it('ends when it is revoked, when its time is over, and with the account’s good standing', async () => {
    const { as, member, token } = await makeHolder()
    const [made] = await list(as)
    expect((await ask('account/tokens/revoke', { id: made?.id }, as)).code).toBe('000000')
    expect((await fetchWith(token)).status).toBe(401)
    const second = (await create({}, as)).data.token
    const where = { member: { equals: member.id } }
    const past = new Date(Date.now() - 1000).toISOString()
    await test.payload.update({ collection: 'member-access-tokens', where, data: { expiresAt: past } })
    const over = await fetchWith(second)
    expect([over.status, over.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('invalid_token')])
    expect((await list(as))[0]?.isExpired).toBe(true)
    const third = (await create({}, as)).data.token
    expect((await fetchWith(third)).status).toBe(200)
    await test.payload.update({ collection: 'members', id: member.id, data: { blocked: true } })
    expect((await fetchWith(third)).status).toBe(401)
  })

  it('stays with a new password, and goes with the account', async () => {
    const { as, member, token } = await makeHolder()
    const change = { password: memberPassword, newPassword: 'marble viaduct 2217' }
    expect((await ask('auth/password', change, as)).code).toBe('000000')
    expect((await fetchWith(token)).status).toBe(200)
    await test.payload.delete({ collection: 'members', id: member.id })
    expect((await fetchWith(token)).status).toBe(401)
    const where = { member: { equals: member.id } }
    expect((await test.payload.count({ collection: 'member-access-tokens', where })).totalDocs).toBe(0)
  })

  it('is one of ten at most', async () => {
    const { as } = await makeHolder()
    for (let count = 1; count < 10; count += 1) expect((await create({}, as)).code).toBe('000000')
    expect((await create({}, as)).code).toBe('000006')
  })
})

describe('guessing', () => {
  it('ends after thirty wrong tokens from one address, and keeps out nobody who has a right one', async () => {
    const { token } = await makeHolder()
    const limited = await serveDownloads(test, releaseStore, { limiter: createRateLimiter(true) })
    try {
      const guess = async () => (await limited.get(gated.path, bearer(`pat_${'x'.repeat(43)}`))).status
      for (let count = 0; count < 30; count += 1) expect(await guess()).toBe(401)
      expect(await guess()).toBe(429)
      expect((await limited.get(gated.path, bearer(token))).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('who has no token', () => {
  it('is told how to get one, in the language that is asked for or in both', async () => {
    const said = async (headers: Record<string, string>) => {
      const answer = await server.get(gated.path, headers)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="downloads"'])
      return ((await answer.json()) as { message: string }).message
    }
    const [zh, en] = [await said({ 'Accept-Language': 'zh-CN' }), await said({ 'Accept-Language': 'en-GB' })]
    expect(zh).toContain('访问令牌')
    expect(en).toContain('/en/login?mode=account')
    // Node’s own client names a language of its own accord; others do not.
    expect(en).not.toContain('访问令牌')
  })
})
