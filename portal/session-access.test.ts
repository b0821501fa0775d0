import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { roles } from '#content/access/roles.ts'
import { log } from '#lib/log.ts'
import { makeMember, memberPassword, signInMember } from '../tests/factories/members.ts'
import { makeStaff, staffPassword } from '../tests/factories/staff-browser.ts'
import { useDesk } from '../tests/factories/tickets.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { defineCall } from './call.ts'
import { calls } from './calls.ts'
import { createPortal } from './portal.ts'

const test = useTestPortal()
const sessionCalls = calls.filter((call) => call.access === 'session').map(({ path }) => path)

/** A portal with a session call and a public one that answer with what they know of the caller. */
function open() {
  const seen = vi.fn<(input: unknown) => void>()
  const common = {
    summary: { zh: '', en: '' },
    input: z.object({ n: z.int().optional() }),
    output: z.object({ who: z.string() }),
  }
  const own = defineCall({
    ...common,
    path: 'test/own',
    access: 'session',
    isKept: true,
    handler: async ({ findOwn, member }, input) => {
      seen(input)
      const { docs } = await findOwn('members')
      return { who: `${member.id} ${docs.map(({ id }) => id).join()}` }
    },
  })
  const open = defineCall({
    ...common,
    path: 'test/open',
    isKept: true,
    handler: async (context, input) => {
      seen(input)
      const found = await context.find('news', { limit: 1 })
      return { who: `${'member' in context} ${found.docs.length}` }
    },
  })
  const portal = createPortal({ payload: test.payload, log, calls: [own, open], checksAnswers: true })
  const ask = (path: string, token?: string, body: unknown = {}) =>
    portal.call({ path, body, locale: 'zh', requestId: 'r', caller: { token } })
  return { ask, portal, seen }
}

describe('a call with access: session', () => {
  it.each([undefined, '', 'x', 'x'.repeat(43), `${'x'.repeat(42)}%`, 'x'.repeat(10_000), '林'.repeat(43)])(
    'is refused with 000004 for the token %.50s, before its input is looked at',
    async (token) => {
      const { ask, seen } = open()
      for (const body of [{}, { n: 'wrong' }, [], null]) {
        const { envelope, errorName, facts } = await ask('test/own', token, body)
        expect(envelope).toMatchObject({ code: '000004', data: null })
        expect(errorName).toBe('sessionExpired')
        expect(facts).toBeUndefined()
      }
      expect(seen).not.toHaveBeenCalled()
    },
  )

  it('knows its member, and reads as that member and nobody else', async () => {
    const { ask } = open()
    for (const member of [await makeMember(test.payload), await makeMember(test.payload)]) {
      const token = await signInMember(test, member)
      expect((await ask('test/own', token)).envelope.data).toEqual({ who: `${member.id} ${member.id}` })
    }
  })

  it('is never kept, whatever its tags say: not for the other member, not for a page', async () => {
    const { ask, seen } = open()
    const [one, other] = [await makeMember(test.payload), await makeMember(test.payload)]
    const tokens = [await signInMember(test, one), await signInMember(test, other)]
    for (const token of [...tokens, ...tokens]) expect((await ask('test/own', token)).facts).toBeUndefined()
    expect(seen).toHaveBeenCalledTimes(4)
  })

  it('counts for each member anew: how many records one may see is no other’s business', async () => {
    const { makeCustomer, openTicket } = useDesk(test)
    const [one, other] = [await makeCustomer(), await makeCustomer()]
    await openTicket(one)
    const portal = createPortal({ payload: test.payload, log, calls, checksAnswers: true })
    const totalOf = async (token: string) => {
      const common = { path: 'ticket/list', body: {}, locale: 'zh', requestId: 'r' } as const
      return ((await portal.call({ ...common, caller: { token } })).envelope.data as { total: number }).total
    }
    expect([await totalOf(one.token), await totalOf(other.token), await totalOf(one.token)]).toEqual([1, 0, 1])
  })

  it('that ended its own session gives a repeat of it the same answer, and a stranger none', async () => {
    const token = await signInMember(test, await makeMember(test.payload))
    const logout = async (held: string | undefined, idempotencyKey?: string) => {
      const common = { path: 'auth/logout', body: {}, locale: 'zh', requestId: 'r' } as const
      return (await test.portal.call({ ...common, caller: { token: held }, idempotencyKey })).envelope.code
    }
    const key = 'a-key-of-this-test-0001'
    expect(await logout(token, key)).toBe('000000')
    expect(await logout(token, key)).toBe('000000')
    for (const stranger of [undefined, 'x'.repeat(43)]) expect(await logout(stranger, key)).toBe('000004')
    expect(await logout(token, 'a-key-of-this-test-0002')).toBe('000004')
    expect(await logout(token)).toBe('000004')
  })

  it('refuses a token of staff', async () => {
    const { token } = await test.payload.login({
      collection: 'users',
      data: { email: 'admin@armilla.example', password: 'for tests only, 1234' },
    })
    const { ask, seen } = open()
    expect((await ask('test/own', token ?? '')).envelope.code).toBe('000004')
    expect((await ask('test/own', `JWT ${token}`)).envelope.code).toBe('000004')
    expect(seen).not.toHaveBeenCalled()
  })
})

describe('a public call', () => {
  it('ignores the token: its kept answer is the same for everybody', async () => {
    const { ask, seen } = open()
    const token = await signInMember(test, await makeMember(test.payload))
    for (const each of [undefined, token, 'nonsense']) {
      const { envelope, facts } = await ask('test/open', each)
      expect(envelope.data).toEqual({ who: 'false 1' })
      // Which sections there are stands in the settings.
      expect(facts?.tags).toEqual(['site', 'news'])
    }
    expect(seen).toHaveBeenCalledTimes(1)
  })
})

describe('over HTTP', () => {
  const ofStaff: Record<string, string>[] = []
  beforeAll(async () => {
    for (const role of roles) {
      const data = { email: (await makeStaff(test, role)).email, password: staffPassword }
      const { token = '' } = await test.payload.login({ collection: 'users', data })
      ofStaff.push({ accessToken: token, authorization: `JWT ${token}`, cookie: `payload-token=${token}` })
    }
  })

  it.each(sessionCalls)('%s as nobody, and as staff of each role, is 000004 with status 200', async (path) => {
    const nobody: Record<string, string>[] = [{}, { accessToken: 'x'.repeat(43) }, { cookie: 'accessToken=x' }]
    const held = [...nobody, ...ofStaff]
    expect(held).toHaveLength(nobody.length + roles.length)
    for (const headers of held) {
      const response = await test.app.request(`/api/portal/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ password: memberPassword, id: '1' }),
      })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ code: '000004', message: '登录已失效，请重新登录', data: null })
    }
  })

  it('takes the token from the accessToken header only', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    const ask = async (headers: Record<string, string>, body: object = {}, query = '') => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
      const response = await test.app.request(`/api/portal/auth/me${query}`, { ...init, body: JSON.stringify(body) })
      return (await response.json()) as { code: string; data: unknown }
    }
    expect(await ask({ accessToken: token })).toMatchObject({
      code: '000000',
      data: { id: String(member.id), name: '林夏', email: member.email, language: 'zh' },
    })
    const elsewhere = [
      ask({ authorization: `Bearer ${token}` }),
      ask({ cookie: `accessToken=${token}` }),
      ask({}, { accessToken: token, token }),
      ask({}, {}, `?accessToken=${token}`),
    ]
    for (const answer of await Promise.all(elsewhere)) expect(answer.code).toBe('000004')
  })
})
