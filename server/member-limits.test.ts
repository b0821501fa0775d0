import { beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { calls } from '#portal/calls.ts'
import { createPortal, type Portal } from '#portal/portal.ts'
import { makeMember, type MadeMember, memberPassword, readMails } from '../tests/factories/members.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { limitKey } from './client-address.ts'
import { createRateLimiter, rateLimits } from './rate-limits.ts'

const test = useTestPortal()
let portal: Portal
let asked = 0
beforeAll(() => {
  const takeLimit = createRateLimiter(true).take
  portal = createPortal({ payload: test.payload, log, calls, checksAnswers: true, takeLimit })
})

const ask = async (path: string, body: unknown, address: string) =>
  (await portal.call({ path, body, locale: 'zh', requestId: 'r', caller: { address } })).envelope.code
const signIn = ({ email }: Pick<MadeMember, 'email'>, password: string, address: string) =>
  ask('auth/login', { email, password }, address)

/** Asks until the limit is reached, at most `most` times. @returns how many were let through */
async function countUntilLimit(most: number, work: (index: number) => Promise<string>): Promise<number> {
  for (let index = 0; index < most; index += 1) if ((await work(index)) === '000007') return index
  return most
}

describe('guessing a password', { timeout: 300_000 }, () => {
  it('of one account from one address ends soon, and its owner signs in meanwhile', async () => {
    const victim = await makeMember(test.payload)
    const { points } = rateLimits.memberSignIn
    const tried = await countUntilLimit(points + 1, () => signIn(victim, 'a wrong password', '192.0.2.1'))
    expect(tried).toBe(points)
    expect(await signIn(victim, memberPassword, '192.0.2.1')).toBe('000007')
    expect(await signIn(victim, memberPassword, '192.0.2.2')).toBe('000000')
  })

  it('is limited alike for an address that has no account', async () => {
    const { points } = rateLimits.memberSignIn
    const nobody = { email: 'nobody.here@example.com' }
    expect(await countUntilLimit(points + 1, () => signIn(nobody, 'a wrong password', '192.0.2.3'))).toBe(points)
  })

  it('of one account from everywhere ends too, but not for its owner at a place they signed in from before', async () => {
    const victim = await makeMember(test.payload)
    expect(await signIn(victim, memberPassword, '198.51.100.1')).toBe('000000')
    const { points } = rateLimits.memberSignInAccount
    // The owner's first sign-in counted, from a place that was not known yet.
    const tried = await countUntilLimit(points, (index) => signIn(victim, 'a wrong password', `203.0.113.${index}`))
    expect(tried).toBe(points - 1)
    expect(await signIn(victim, memberPassword, '198.51.100.2')).toBe('000007')
    expect(await signIn(victim, memberPassword, '198.51.100.1')).toBe('000000')
  })
})

describe('mails', () => {
  it.each(['auth/forgot', 'auth/register/resend'])(
    'by %s to one mailbox are few, whether it has an account or not',
    async (path) => {
      const member = await makeMember(test.payload)
      const { points } = rateLimits.memberMailTo
      for (const email of [member.email, `nobody.${member.email}`]) {
        const address = `192.0.2.${10 + (asked += 1)}`
        expect(await countUntilLimit(points + 1, () => ask(path, { email }, address))).toBe(points)
      }
      expect(await readMails(test.payload, member.email)).toHaveLength(points)
    },
  )
})

describe('mailed links', () => {
  it('cannot be guessed for long', async () => {
    const { points } = rateLimits.memberLink
    const body = { token: 'x'.repeat(43), password: 'seven wet umbrellas' }
    expect(await countUntilLimit(points + 1, () => ask('auth/reset', body, '192.0.2.20'))).toBe(points)
    expect(await ask('auth/reset', body, '192.0.2.21')).toBe('000013')
  })
})

describe('an IPv6 customer', { timeout: 300_000 }, () => {
  it('is one /64: another address of it has the same limit, a neighbour another', async () => {
    const victim = await makeMember(test.payload)
    const { points } = rateLimits.memberSignIn
    const guess = (address: string) => signIn(victim, 'a wrong password', limitKey(address))
    expect(await countUntilLimit(points + 1, (index) => guess(`2001:db8:1:2::${index + 1}`))).toBe(points)
    expect(await guess('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('000007')
    expect(await guess('2001:db8:1:3::1')).toBe('000012')
  })
})
