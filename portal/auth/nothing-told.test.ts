import { createHook } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeMember, memberPassword, readMailedToken, signInMember } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { calls } from '#portal/calls.ts'
import { createPortal } from '#portal/portal.ts'

vi.setConfig({ testTimeout: 120_000 })
/** What a password costs is one derivation of a key, whether it is stored or compared. */
let derivations = 0
const watch = createHook({
  init: (_id, type) => {
    if (type === 'SCRYPTREQUEST') derivations += 1
  },
})
beforeAll(() => void watch.enable())
afterAll(() => void watch.disable())

const test = useTestPortal()
const newEmail = () => `${randomUUID()}@example.com`
const countRows = async () => {
  const counts = await Promise.all(
    (['member-tokens', 'mails', 'members', 'member-sessions'] as const).map((collection) =>
      test.payload.count({ collection }),
    ),
  )
  return counts.map(({ totalDocs }) => totalDocs)
}

/** What a call answers, and what it costs: derived keys, and rows that it writes. */
async function measure(path: string, body: object) {
  const before = await countRows()
  derivations = 0
  const answer = await test.send(path, body)
  const rows = (await countRows()).map((each, index) => each - (before[index] ?? 0))
  return { answer, derivations, rows }
}

describe('who has an account is not told', () => {
  it.each([
    ['auth/login', { password: 'not the password' }, 1],
    ['auth/register', { name: 'x', password: 'seven wet umbrellas', consent: '2026-11' }, 1],
    ['auth/forgot', {}, 0],
    ['auth/register/resend', {}, 0],
  ])(
    'by %s: the same answer, work and rows for a known, an unknown, a blocked and a staff address',
    async (path, body, expected) => {
      const [known, blocked] = [await makeMember(test.payload), await makeMember(test.payload)]
      await test.payload.update({ collection: 'members', id: blocked.id, data: { blocked: true } })
      const first = await measure(path, { ...body, email: known.email })
      expect(first.derivations).toBe(expected)
      for (const email of [newEmail(), blocked.email, 'admin@armilla.example'])
        expect(await measure(path, { ...body, email })).toEqual(first)
    },
  )
})

describe('the log', () => {
  it('has no token, password, code or address of a person, at whatever level and whatever happens', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const log = pino({ level: 'trace' }, stream)
    const portal = createPortal({
      payload: test.payload,
      log,
      calls,
      checksAnswers: true,
      origin: 'https://portal.example',
    })
    const ask = async (path: string, body: unknown, token?: string) =>
      (await portal.call({ path, body, locale: 'zh', requestId: 'r', caller: { token } })).envelope.code
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    const { email } = member
    await ask('auth/forgot', { email })
    const link = await readMailedToken(test.payload, email, 'reset')
    const fresh = 'eleven copper kettles'
    const codes = [
      await ask('auth/me', {}, token),
      await ask('auth/login', { email, password: 'not the password' }),
      await ask('auth/login', { email, password: memberPassword, extra: token }),
      await ask('auth/sessions/revoke', { id: token }, token),
      await ask('auth/second-factor', { pending: token, code: '123456' }),
      await ask('auth/oidc/callback', { query: `?code=${link}&state=${token}` }),
      await ask('auth/nothing', { token, password: memberPassword }, token).catch(() => 'none'),
    ]
    expect(codes.slice(0, 6)).toEqual(['000000', '000012', '000000', '000002', '000013', '000014'])
    vi.spyOn(test.payload, 'update').mockRejectedValueOnce(Object.assign(new Error('x'), { cause: new Error('disk') }))
    expect(await ask('auth/reset', { token: link, password: fresh })).toBe('000001')
    vi.restoreAllMocks()
    // The failure is there, and nothing of what was sent along.
    expect(lines.join('')).toContain('call failed')
    for (const secret of [token, link, email, memberPassword, fresh, 'not the password'])
      expect(lines.join('')).not.toContain(secret)
  })
})
