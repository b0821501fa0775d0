import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { makeMember, signInMember } from '../../tests/factories/members.ts'
import { makeVisitor, type Visitor } from '../../tests/factories/visitor.ts'
import { startIssuer, type TestIssuer } from '../../tests/issuer/issuer.ts'
import { comeBack, expectSuccess, signInAt, signInBy, somebody, useIssuers } from '../../tests/issuer/single-sign-on.ts'
import { origin, type TestPortal } from '../../tests/setup/portal.ts'
import { calls } from '#portal/calls.ts'
import { createPortal } from '#portal/portal.ts'

vi.setConfig({ testTimeout: 120_000 })
const house = useIssuers()
const now = () => Math.floor(Date.now() / 1000)

describe('an issuer', () => {
  it('may differ by 60 s in its clock', async () => {
    house.issuer.forge((claims) => house.issuer.sign({ ...claims, iat: now() - 600, exp: now() - 50 }))
    expectSuccess(await signInBy(house.test, house.issuer, somebody()))
    house.issuer.forge((claims) => house.issuer.sign({ ...claims, iat: now() + 50, nbf: now() + 50, exp: now() + 600 }))
    expectSuccess(await signInBy(house.test, house.issuer, somebody()))
  })

  it('may change its key between two sign-ins, and the old one is worth nothing then', async () => {
    const account = somebody()
    expectSuccess(await signInBy(house.test, house.issuer, account))
    const signOld = house.issuer.sign({ probe: 1 }).split('.')[0]
    house.issuer.rotateKey()
    expectSuccess(await signInBy(house.test, house.issuer, account))
    expect(house.issuer.sign({ probe: 1 }).split('.')[0]).not.toBe(signOld)
  })

  it.each(['failing', 'hanging'] as const)(
    'that is %s is said to be so within five seconds; local accounts go on',
    { timeout: 30_000 },
    async (how) => {
      const fresh = await startIssuer({ id: 'fresh', portal: origin })
      const alone = openPortalWith(fresh)
      fresh.behave(how)
      const answer = await Promise.race([
        alone.ask('auth/oidc/start', { provider: 'fresh' }),
        setTimeout(5000, undefined, { ref: false }),
      ])
      expect(answer).toMatchObject({ code: '000015', message: expect.stringContaining('登录服务没有回应') as string })
      expect(await signInMember(house.test, await makeMember(house.test.payload))).toMatch(/^[\w-]{43}$/)
      fresh.behave('well')
      const { data } = await alone.ask('auth/oidc/start', { provider: 'fresh' })
      const query = await signInAt(fresh, somebody(), (data as { address: string }).address)
      fresh.behave(how)
      const late = await Promise.race([comeBack(alone, query), setTimeout(5000, undefined, { ref: false })])
      expect(late).toMatchObject({ code: '000015' })
      await fresh.close()
      expect((await alone.ask('auth/oidc/start', { provider: 'none' })).code).toBe('000003')
    },
  )
})

/** A visitor of a portal with one other issuer, on the same data. */
function openPortalWith(fresh: TestIssuer): Visitor {
  const common = { payload: house.test.payload, log, calls, checksAnswers: true, origin }
  const portal = createPortal({ ...common, providers: [fresh.provider] })
  const send: TestPortal['send'] = async (path, body, locale = 'zh', caller = {}) =>
    (await portal.call({ path, body, locale, requestId: 'test', caller })).envelope
  return makeVisitor({ ...house.test, send })
}
