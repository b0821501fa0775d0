import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { makeVisitor, type Visitor } from '../../tests/factories/visitor.ts'
import {
  comeBack,
  countSessions,
  expectSuccess,
  setOut,
  signInAt,
  signInBy,
  somebody,
  useIssuers,
} from '../../tests/issuer/single-sign-on.ts'
import { journeyTime } from './sso-journey.ts'

vi.setConfig({ testTimeout: 120_000 })
const house = useIssuers()
const now = () => Math.floor(Date.now() / 1000)

describe('a forged return opens no session', () => {
  /** Goes the way with something forged, and sees that it came to nothing. */
  async function expectRefusal(forge: (way: { visitor: Visitor; query: URLSearchParams }) => unknown, code = '000014') {
    const visitor = makeVisitor(house.test)
    const before = [
      await countSessions(house.test),
      (await house.test.payload.count({ collection: 'members' })).totalDocs,
    ]
    const query = new URLSearchParams(await signInAt(house.issuer, somebody(), await setOut(visitor)))
    await forge({ visitor, query })
    const answer = await comeBack(visitor, `?${query}`)
    expect(answer).toMatchObject({ code, data: null })
    expect([
      await countSessions(house.test),
      (await house.test.payload.count({ collection: 'members' })).totalDocs,
    ]).toEqual(before)
    // Whatever it was, this journey is over.
    expect(visitor.cookies.size).toBe(0)
  }
  const expectTokenRefused = (change: (claims: Record<string, unknown>) => string) =>
    expectRefusal(() => house.issuer.forge(change))

  it('1: another state, or none', async () => {
    await expectRefusal(({ query }) => query.set('state', 'x'.repeat(43)))
    await expectRefusal(({ query }) => query.delete('state'))
  })
  it('15: a cancelled one says so, with the way back, and is over: its code opens nothing afterwards', async () => {
    const visitor = makeVisitor(house.test)
    const address = await setOut(visitor, 'house', '/news?page=2')
    const held = new Map(visitor.cookies)
    const before = await countSessions(house.test)
    const state = new URL(address).searchParams.get('state') ?? ''
    const cancelled = { isCancelled: true, isLinked: false }
    expect(await comeBack(visitor, `?error=access_denied&state=${state}`)).toMatchObject({
      code: '000000',
      data: { ...cancelled, back: '/news?page=2' },
    })
    expect(visitor.cookies.size).toBe(0)
    const query = await signInAt(house.issuer, somebody(), address)
    for (const [name, value] of held) visitor.cookies.set(name, value)
    expect((await comeBack(visitor, query)).code).toBe('000014')
    // Who never set out, or whose answer says something else, is told no more than that.
    const { data } = await comeBack(makeVisitor(house.test), '?error=access_denied&state=x')
    expect(data).toEqual(cancelled)
    expect((await comeBack(makeVisitor(house.test), '?error=server_error')).code).toBe('000014')
    expect(await countSessions(house.test)).toBe(before)
  })
  it('2: another nonce, or none', async () => {
    await expectTokenRefused((claims) => house.issuer.sign({ ...claims, nonce: 'x'.repeat(43) }))
    await expectTokenRefused(({ nonce: _nonce, ...claims }) => house.issuer.sign(claims))
  })
  it('3: a code that was asked for with another PKCE challenge', async () => {
    await expectRefusal(async ({ query }) => {
      const attackers = await signInAt(house.issuer, somebody(), await setOut(makeVisitor(house.test)))
      query.set('code', new URLSearchParams(attackers).get('code') ?? '')
    })
  })
  it('4: another iss beside the code, or none, or another in the token', async () => {
    await expectRefusal(({ query }) => query.set('iss', house.other.origin))
    await expectRefusal(({ query }) => query.delete('iss'))
    await expectTokenRefused((claims) => house.issuer.sign({ ...claims, iss: house.other.origin }))
  })
  it('5: a token for another audience', async () => {
    await expectTokenRefused((claims) => house.issuer.sign({ ...claims, aud: 'stranger' }))
    await expectTokenRefused((claims) => house.issuer.sign({ ...claims, aud: ['portal', 'stranger'], azp: 'stranger' }))
  })
  it('6: a token that is over, by more than the clocks may differ', async () => {
    await expectTokenRefused((claims) => house.issuer.sign({ ...claims, iat: now() - 600, exp: now() - 90 }))
  })
  it('7: alg none', () => expectTokenRefused((claims) => house.issuer.sign(claims, { alg: 'none' })))
  it('8: another key, under the right name, and the client’s secret as a key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await expectTokenRefused((claims) => house.issuer.sign(claims, { key: privateKey }))
    await expectTokenRefused((claims) => house.issuer.sign(claims, { alg: 'HS256' }))
  })
  it('9: a code that was used, in the same journey and in another', async () => {
    const visitor = makeVisitor(house.test)
    const query = await signInAt(house.issuer, somebody(), await setOut(visitor))
    const held = new Map(visitor.cookies)
    expectSuccess(await comeBack(visitor, query))
    const before = await countSessions(house.test)
    for (const [name, value] of held) visitor.cookies.set(name, value)
    expect((await comeBack(visitor, query)).code).toBe('000014')
    expect(await countSessions(house.test)).toBe(before)
    await expectRefusal(({ query: fresh }) => fresh.set('code', new URLSearchParams(query).get('code') ?? ''))
  })
  it('10: a code of another client of the same issuer', async () => {
    await expectRefusal(async ({ query }) => {
      const address = new URL(await setOut(makeVisitor(house.test)))
      address.searchParams.set('client_id', house.issuer.stranger.id)
      const strangers = await signInAt(house.issuer, somebody(), address.href)
      query.set('code', new URLSearchParams(strangers).get('code') ?? '')
    })
  })
  it('11: an answer of another issuer than the one that was asked', async () => {
    const mixUp = async ({ query }: { query: URLSearchParams }, isIssuerTold: boolean) => {
      const address = await setOut(makeVisitor(house.test), 'other')
      const others = new URLSearchParams(await signInAt(house.other, somebody(), address))
      query.set('code', others.get('code') ?? '')
      if (isIssuerTold) query.set('iss', others.get('iss') ?? '')
    }
    await expectRefusal((way) => mixUp(way, true))
    await expectRefusal((way) => mixUp(way, false))
  })
  it.each([{ email_verified: false }, { email: '', email_verified: true }, { email: 'no address' }])(
    '12: no confirmed address (%o)',
    async (more) => {
      const before = await countSessions(house.test)
      expect((await signInBy(house.test, house.issuer, somebody(more))).code).toBe('000016')
      expect(await countSessions(house.test)).toBe(before)
    },
  )
  it('13: the browser that comes back is not the one that left', async () => {
    const query = await signInAt(house.issuer, somebody(), await setOut(makeVisitor(house.test)))
    const before = await countSessions(house.test)
    expect((await comeBack(makeVisitor(house.test), query)).code).toBe('000014')
    const another = makeVisitor(house.test)
    await setOut(another)
    expect((await comeBack(another, query)).code).toBe('000014')
    expect(await countSessions(house.test)).toBe(before)
  })
  it('14: a cookie that was changed, or is older than ten minutes', async () => {
    await expectRefusal(({ visitor }) => {
      for (const [name, value] of visitor.cookies) visitor.cookies.set(name, `${value.slice(0, -4)}AAAA`)
    })
    const visitor = makeVisitor(house.test)
    const query = await signInAt(house.issuer, somebody(), await setOut(visitor))
    vi.useFakeTimers({ now: Date.now() + journeyTime * 1000 + 1, toFake: ['Date'] })
    const { code } = await comeBack(visitor, query)
    vi.useRealTimers()
    expect(code).toBe('000014')
  })
  it('the service failed, or the query is nonsense', async () => {
    await expectRefusal(({ query }) => {
      query.delete('code')
      query.set('error', 'server_error')
    })
    await expectRefusal(({ query }) => query.append('code', 'twice'))
  })
})
