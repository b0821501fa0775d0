import { describe, expect, it, vi } from 'vitest'
import { makeMember, type MadeMember, memberPassword, readMails, signInMember } from '../../tests/factories/members.ts'
import { awaitPeriod, digits } from '../../tests/factories/totp.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { setUpTime } from '#portal/account/begun.ts'
import { pendingLife } from './complete-sign-in.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const password = memberPassword
const ask = (path: string, token: string | undefined, body: unknown = {}) => test.send(path, body, 'zh', { token })
const login = ({ email }: MadeMember) => test.send('auth/login', { email, password })
const show = (pending: string, code: string) => test.send('auth/second-factor', { pending, code })

/** Runs with the clock moved on, and puts it back. */
async function later<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: Date.now() + time, toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

/** A member with an authenticator app, whose present code has not been used. */
async function makeGuarded() {
  const member = await makeMember(test.payload)
  const token = await signInMember(test, member)
  const { secret, begun } = (await ask('account/totp/start', token, { password })).data as Record<string, string> as {
    secret: string
    begun: string
  }
  const { code, data } = await later(-90_000, () => ask('account/totp/confirm', token, { begun, code: digits(secret) }))
  expect(code).toBe('000000')
  return { member, token, secret, recoveryCodes: (data as { recoveryCodes: string[] }).recoveryCodes }
}
async function beginLogin(member: MadeMember): Promise<string> {
  const { data } = await login(member)
  expect(data).toMatchObject({ pending: expect.stringMatching(/^[\w-]{43}$/) as string })
  expect(data).not.toHaveProperty('token')
  return (data as { pending: string }).pending
}

describe('an authenticator app', () => {
  it('is set up with the password and its first code; recovery codes come once, and nothing readable is stored', async () => {
    const { member, recoveryCodes, secret, token } = await makeGuarded()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    const row = await test.payload.findByID({ collection: 'members', id: member.id, showHiddenFields: true })
    const stored = JSON.stringify(row)
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
    expect((await ask('account/second-factor', token)).data).toEqual({ hasTotp: true, recoveryCodes: 10, passkeys: [] })
    expect((await readMails(test.payload, member.email))[0]?.text).toContain('启用了验证器应用')
  })

  it('is not set up by a wrong code, a wrong password, another person’s beginning, or one that is old', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    expect((await ask('account/totp/start', token, { password: 'not the password' })).code).toBe('000012')
    const { begun, secret } = (await ask('account/totp/start', token, { password })).data as {
      begun: string
      secret: string
    }
    const confirm = (by: string | undefined, code = digits(secret), sealed = begun) =>
      ask('account/totp/confirm', by, { begun: sealed, code })
    const stranger = await signInMember(test, await makeMember(test.payload))
    expect((await confirm(undefined)).code).toBe('000004')
    expect((await confirm(stranger)).code).toBe('000013')
    expect((await confirm(token, '000000')).code).toMatch('000019')
    expect((await confirm(token, digits(secret), `${begun.slice(0, -4)}AAAA`)).code).toBe('000013')
    expect((await later(setUpTime + 1, () => confirm(token, digits(secret)))).code).toBe('000013')
    expect((await ask('account/second-factor', token)).data).toMatchObject({ hasTotp: false })
  })
})

describe('signing in with a second factor', () => {
  it('gives no session for the password alone, and one for the code', async () => {
    const { member, secret } = await makeGuarded()
    const pending = await beginLogin(member)
    for (const path of ['auth/me', 'account/export', 'auth/sessions'])
      expect((await ask(path, pending)).code, path).toBe('000004')
    const { code, data } = await show(pending, digits(secret))
    expect(code).toBe('000000')
    expect((await ask('auth/me', (data as { token: string }).token)).data).toMatchObject({ id: String(member.id) })
    // It was for once.
    expect((await show(pending, digits(secret, 1))).code).toBe('000013')
  })

  it('takes a code once: the same again, or an earlier one, is refused in its own period', async () => {
    const { member, secret } = await makeGuarded()
    const code = digits(secret)
    expect((await show(await beginLogin(member), code)).code).toBe('000000')
    const pending = await beginLogin(member)
    expect((await show(pending, code)).code).toBe('000019')
    expect((await show(pending, digits(secret, -1))).code).toBe('000019')
    expect((await show(pending, digits(secret, 1))).code).toBe('000000')
  })

  it('takes a code once even when it is sent twice at once', async () => {
    const { member, secret } = await makeGuarded()
    const [one, two] = [await beginLogin(member), await beginLogin(member)]
    const code = digits(secret)
    const answers = await Promise.all([show(one, code), show(two, code)])
    expect(answers.map((each) => each.code).sort()).toEqual(['000000', '000019'])
  })

  it('allows one period of difference, and no more', async () => {
    const { member, secret } = await makeGuarded()
    const pending = await beginLogin(member)
    await awaitPeriod()
    for (const periods of [-3, -2, 2, 3]) expect((await show(pending, digits(secret, periods))).code).toBe('000019')
    expect((await show(pending, digits(secret, 1))).code).toBe('000000')
  })

  it('takes a recovery code once, however it is written, and tells the owner', async () => {
    const { member, recoveryCodes } = await makeGuarded()
    const [first = '', second = ''] = recoveryCodes
    const { code, data } = await show(await beginLogin(member), ` ${first.toUpperCase().replaceAll('-', ' ')} `)
    expect(code).toBe('000000')
    const { token } = data as { token: string }
    expect((await ask('account/second-factor', token)).data).toMatchObject({ recoveryCodes: 9 })
    const pending = await beginLogin(member)
    expect((await show(pending, first)).code).toBe('000019')
    expect((await show(pending, second)).code).toBe('000000')
    expect((await readMails(test.payload, member.email))[0]?.text).toContain('恢复码登录')
  })

  it('is asked for within ten minutes, of the same person, who is neither blocked nor has a new password', async () => {
    const { member, secret } = await makeGuarded()
    const other = await makeGuarded()
    const pending = await beginLogin(member)
    expect((await show(pending, digits(other.secret))).code).toBe('000019')
    expect((await show('x'.repeat(43), digits(secret))).code).toBe('000013')
    expect((await later(pendingLife + 1, () => show(pending, digits(secret)))).code).toBe('000013')
    await test.payload.update({ collection: 'members', id: member.id, data: { blocked: true } })
    expect((await show(pending, digits(secret))).code).toBe('000013')
    const late = await beginLogin(other.member)
    await ask('auth/password', other.token, { password, newPassword: 'seven wet umbrellas' })
    expect((await show(late, digits(other.secret))).code).toBe('000013')
  })
})

describe('ending a second factor', () => {
  it('needs the password; with the last one the recovery codes end', async () => {
    const { member, token } = await makeGuarded()
    const stranger = await signInMember(test, await makeMember(test.payload))
    expect((await ask('account/totp/remove', undefined, { password })).code).toBe('000004')
    expect((await ask('account/totp/remove', stranger, { password })).code).toBe('000003')
    expect((await ask('account/totp/remove', token, { password: 'not the password' })).code).toBe('000012')
    expect((await ask('account/totp/remove', token, { password })).code).toBe('000000')
    expect((await ask('account/second-factor', token)).data).toEqual({ hasTotp: false, recoveryCodes: 0, passkeys: [] })
    expect((await login(member)).data).toHaveProperty('token')
  })

  it('new recovery codes take the place of the old, and are for who has a second factor', async () => {
    const { member, recoveryCodes, token } = await makeGuarded()
    const stranger = await signInMember(test, await makeMember(test.payload))
    const renew = (by: string | undefined, own = password) => ask('account/recovery-codes/renew', by, { password: own })
    expect((await renew(undefined)).code).toBe('000004')
    expect((await renew(stranger)).code).toBe('000003')
    expect((await renew(token, 'not the password')).code).toBe('000012')
    const fresh = ((await renew(token)).data as { recoveryCodes: string[] }).recoveryCodes
    const pending = await beginLogin(member)
    expect((await show(pending, recoveryCodes[0] ?? '')).code).toBe('000019')
    expect((await show(pending, fresh[0] ?? '')).code).toBe('000000')
  })
})

describe('a passkey', () => {
  it('is asked for by a pending sign-in or the signed-in person only, and nonsense is no answer', async () => {
    const { member, token } = await makeGuarded()
    expect((await ask('account/passkeys/start', undefined, { password })).code).toBe('000004')
    expect((await ask('account/passkeys/start', token, { password: 'not the password' })).code).toBe('000012')
    const { begun, options } = (await ask('account/passkeys/start', token, { password })).data as {
      begun: string
      options: { rp: { id: string }; challenge: string }
    }
    expect(options.rp.id).toBe('portal.example')
    const responses = [
      {},
      { id: 'x' },
      { id: 'x', rawId: 'x', response: {}, type: 'public-key' },
      // Nested so deep that whoever went through all of it would not come back.
      JSON.parse(`{"id":"x","response":${'{"a":'.repeat(4000)}1${'}'.repeat(4001)}`) as object,
    ]
    const odd = { begun, name: 'x', response: { id: 1, response: [] } }
    expect((await ask('account/passkeys/confirm', token, odd)).code).toBe('000002')
    for (const response of responses)
      expect((await ask('account/passkeys/confirm', token, { begun, name: 'x', response })).code).toBe('000019')
    const pending = await beginLogin(member)
    expect((await test.send('auth/second-factor/passkey/start', { pending: 'x'.repeat(43) })).code).toBe('000013')
    expect((await test.send('auth/second-factor/passkey/start', { pending })).code).toBe('000000')
    for (const response of responses)
      expect((await test.send('auth/second-factor/passkey', { pending, response })).code).toBe('000019')
    expect((await ask('account/passkeys/remove', token, { id: '1', password })).code).toBe('000003')
  })
})
