import { describe, expect, it, vi } from 'vitest'
import { makeMember, memberPassword, signInMember } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { idleTime, longestTime } from './sessions.ts'

const test = useTestPortal()
const minute = 60_000

const ask = (path: string, token: string | undefined, body: unknown = {}) => test.send(path, body, 'zh', { token })
const sessionRows = async (member: number) =>
  (await test.payload.find({ collection: 'member-sessions', where: { member: { equals: member } }, limit: 0 })).docs

/** Runs with the clock moved on, and puts it back. */
async function later<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: Date.now() + time, toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

describe('auth/login', () => {
  it('gives a token and who it is, in the one form of the address', async () => {
    const member = await makeMember(test.payload, { name: 'Maya Hart', language: 'en' })
    const body = { email: `  ${member.email.toUpperCase()} `, password: memberPassword }
    const { code, data } = await test.send('auth/login', body)
    expect(code).toBe('000000')
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      info: { id: String(member.id), name: 'Maya Hart', email: member.email, language: 'en' },
    })
  })

  it('answers the same for an unknown address, a wrong password and a blocked account', async () => {
    const member = await makeMember(test.payload)
    const blocked = await makeMember(test.payload)
    await test.payload.update({ collection: 'members', id: blocked.id, data: { blocked: true } })
    const password = 'not the password at all'
    const answers = [
      await test.send('auth/login', { email: 'nobody@example.com', password }),
      await test.send('auth/login', { email: member.email, password }),
      await test.send('auth/login', { email: blocked.email, password: memberPassword }),
      await test.send('auth/login', { email: 'admin@armilla.example', password: 'for tests only, 1234' }),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ code: '000012', message: '邮箱或密码不正确', data: null })
    expect(await sessionRows(member.id)).toEqual([])
  })

  it('opens a session of its own each time, and stores no token', async () => {
    const member = await makeMember(test.payload)
    const tokens = [await signInMember(test, member), await signInMember(test, member)]
    expect(new Set(tokens).size).toBe(2)
    const stored = JSON.stringify(await sessionRows(member.id))
    for (const token of tokens) {
      expect(stored).not.toContain(token)
      expect((await ask('auth/me', token)).code).toBe('000000')
    }
  })

  it('takes no token that was held before: nobody can choose another’s session', async () => {
    const [attacker, victim] = [await makeMember(test.payload), await makeMember(test.payload)]
    const held = await signInMember(test, attacker)
    const body = { email: victim.email, password: memberPassword, token: held, sessionId: 1 }
    const { data } = await ask('auth/login', held, body)
    expect((data as { token: string }).token).not.toBe(held)
    expect((await ask('auth/me', held)).data).toMatchObject({ id: String(attacker.id) })
  })
})

describe('a session', () => {
  it('ends at once on logout; its token is worth nothing again', async () => {
    const member = await makeMember(test.payload)
    const [token, other] = [await signInMember(test, member), await signInMember(test, member)]
    expect(await ask('auth/logout', token)).toMatchObject({ code: '000000', data: {} })
    for (const path of ['auth/me', 'auth/refresh', 'auth/logout', 'auth/sessions', 'account/export'])
      expect((await ask(path, token)).code, path).toBe('000004')
    expect((await ask('auth/me', other)).code).toBe('000000')
  })

  it('ends after two hours without use, and lives on in use', async () => {
    const token = await signInMember(test, await makeMember(test.payload))
    expect((await later(idleTime - minute, () => ask('auth/me', token))).code).toBe('000000')
    expect((await later(2 * idleTime - 2 * minute, () => ask('auth/me', token))).code).toBe('000000')
    expect((await later(3 * idleTime, () => ask('auth/me', token))).code).toBe('000004')
  })

  it('ends after thirty days, however much it is used', async () => {
    const token = await signInMember(test, await makeMember(test.payload))
    const step = idleTime - minute
    let lived = 0
    // Every step within the idle time; only the first and the last few matter, so the middle is written directly.
    await test.payload.update({
      collection: 'member-sessions',
      where: {},
      data: { expiresAt: new Date(Date.now() + longestTime - minute).toISOString() },
    })
    for (const at of [longestTime - step, longestTime - minute, longestTime + minute])
      if ((await later(at, () => ask('auth/me', token))).code === '000000') lived = at
    expect(lived).toBe(longestTime - minute)
  })

  it('is kept by auth/refresh, with the same token', async () => {
    const token = await signInMember(test, await makeMember(test.payload))
    const { code, data } = await later(idleTime - minute, () => ask('auth/refresh', token))
    expect(code).toBe('000000')
    const { expiresAt } = data as { expiresAt: string }
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 2 * idleTime - 2 * minute)
    expect((await later(2 * idleTime - 3 * minute, () => ask('auth/me', token))).code).toBe('000000')
  })

  it('ends at once when the account is blocked or deleted by staff', async () => {
    for (const way of ['block', 'delete']) {
      const member = await makeMember(test.payload)
      const token = await signInMember(test, member)
      const { id } = member
      if (way === 'block') await test.payload.update({ collection: 'members', id, data: { blocked: true } })
      else await test.payload.delete({ collection: 'members', id })
      expect((await ask('auth/me', token)).code, way).toBe('000004')
      expect(await sessionRows(id)).toEqual([])
    }
  })

  it('that was opened while the account was being blocked is worth nothing', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    const { id } = member
    // Past the hook, which ends all sessions that are there by then.
    await test.payload.db.updateOne({ collection: 'members', id, data: { blocked: true } })
    expect(await sessionRows(id)).toHaveLength(1)
    expect((await ask('auth/me', token)).code).toBe('000004')
  })

  it('that is ended while it is used does not come back', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    await later(30 * minute, () =>
      Promise.all([
        ask('auth/logout', token),
        ask('auth/me', token),
        ask('auth/refresh', token),
        ask('auth/me', token),
      ]),
    )
    expect((await ask('auth/me', token)).code).toBe('000004')
    expect(await sessionRows(member.id)).toEqual([])
  })
})

describe('the list of sessions', () => {
  const listed = async (token: string) =>
    (await ask('auth/sessions', token)).data as { id: string; isCurrent: boolean; agent: string }[]

  it('shows the own ones, with this one marked, and nothing that could be used', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    const agent = `Mozilla/5.0 \u0007${'x'.repeat(400)}`
    await test.send('auth/login', { email: member.email, password: memberPassword }, 'zh', {
      agent,
      address: '192.0.2.7',
    })
    await signInMember(test, await makeMember(test.payload))
    const sessions = await listed(token)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const shown = sessions.find(({ isCurrent }) => !isCurrent)?.agent
    expect(shown).toMatch(/^Mozilla\/5\.0 x+$/)
    expect(shown).toHaveLength(200)
    expect(JSON.stringify(sessions)).not.toMatch(/digest|192\.0\.2/)
  })

  it('ends one, or all others, and never another person’s', async () => {
    const [member, stranger] = [await makeMember(test.payload), await makeMember(test.payload)]
    const tokens = [
      await signInMember(test, member),
      await signInMember(test, member),
      await signInMember(test, member),
    ]
    const [first = '', second = '', third = ''] = tokens
    const foreign = await signInMember(test, stranger)
    const idOf = async (token: string) => (await listed(token)).find(({ isCurrent }) => isCurrent)?.id

    const foreignId = await idOf(foreign)
    expect((await ask('auth/sessions/revoke', first, { id: foreignId })).code).toBe('000003')
    expect((await ask('auth/me', foreign)).code).toBe('000000')

    const secondId = await idOf(second)
    expect((await ask('auth/sessions/revoke', first, { id: secondId })).code).toBe('000000')
    expect((await ask('auth/me', second)).code).toBe('000004')
    expect((await ask('auth/sessions/revoke', first, { id: secondId })).code).toBe('000003')

    expect((await ask('auth/sessions/revoke', first, {})).code).toBe('000000')
    expect((await ask('auth/me', third)).code).toBe('000004')
    expect((await ask('auth/me', first)).code).toBe('000000')
    expect((await ask('auth/me', foreign)).code).toBe('000000')
  })

  it.each([{ id: { not_equals: 0 } }, { id: '1 or 1=1' }, { id: ['1'] }, { id: 1 }, { id: '9'.repeat(40) }])(
    'does not take %j for a session',
    async (body) => {
      const token = await signInMember(test, await makeMember(test.payload))
      expect((await ask('auth/sessions/revoke', token, body)).code).toBe('000002')
      expect((await ask('auth/me', token)).code).toBe('000000')
    },
  )
})
