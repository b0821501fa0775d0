import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import {
  type MadeMember,
  makeMember,
  memberPassword,
  readMailedToken,
  readMails,
  signInMember,
} from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

// Each of these checks several passwords, which costs what it should.
vi.setConfig({ testTimeout: 60_000 })
const test = useTestPortal()
const newEmail = () => `${randomUUID()}@example.com`
const ask = (path: string, token: string | undefined, body: unknown = {}) => test.send(path, body, 'zh', { token })
const confirm = async (token: string) => test.send('auth/email/confirm', { token })

/** Asks for the change; gives the tokens of both mails. */
async function begin(member: MadeMember, email: string) {
  const session = await signInMember(test, member)
  const { code } = await ask('auth/email', session, { email, password: memberPassword })
  expect(code).toBe('000000')
  return {
    session,
    old: await readMailedToken(test.payload, member.email, 'emailOld'),
    fresh: await readMailedToken(test.payload, email, 'emailNew'),
  }
}

describe('auth/email', () => {
  it.each([
    ['old', 'fresh'],
    ['fresh', 'old'],
  ] as const)('changes the address once both mailboxes have confirmed (%s, then %s)', async (first, second) => {
    const member = await makeMember(test.payload)
    const email = newEmail()
    const change = await begin(member, email.toUpperCase().replace('@EXAMPLE', '@Example')).catch(() => undefined)
    const { session, ...tokens } = change ?? (await begin(member, email))
    expect((await confirm(tokens[first])).data).toEqual({ state: 'waiting' })
    expect((await confirm(tokens[first])).code).toBe('000013')
    expect((await ask('auth/me', session)).data).toMatchObject({ email: member.email })
    expect((await confirm(tokens[second])).data).toEqual({ state: 'changed' })
    expect((await ask('auth/me', session)).data).toMatchObject({ email, id: String(member.id) })
    expect((await test.send('auth/login', { email: member.email, password: memberPassword })).code).toBe('000012')
    expect(await signInMember(test, { email })).toBeTruthy()
    for (const address of [member.email, email])
      expect((await readMails(test.payload, address))[0]?.template).toBe('emailChanged')
  })

  it('needs the password', async () => {
    const member = await makeMember(test.payload)
    const session = await signInMember(test, member)
    const email = newEmail()
    expect((await ask('auth/email', session, { email, password: 'not the password' })).code).toBe('000012')
    expect((await ask('auth/email', undefined, { email, password: memberPassword })).code).toBe('000004')
    expect(await readMails(test.payload, email)).toEqual([])
  })

  it('to another’s address is answered the same, tells its owner, and never comes about', async () => {
    const [member, owner] = [await makeMember(test.payload), await makeMember(test.payload)]
    const session = await signInMember(test, member)
    const taken = await ask('auth/email', session, { email: owner.email, password: memberPassword })
    expect(taken).toEqual(await ask('auth/email', session, { email: newEmail(), password: memberPassword }))
    expect((await readMails(test.payload, owner.email)).map(({ template }) => template)).toEqual(['known'])
    expect((await ask('auth/me', await signInMember(test, owner))).data).toMatchObject({ id: String(owner.id) })
  })

  it('does not come about when somebody took the address meanwhile', async () => {
    const [one, other] = [await makeMember(test.payload), await makeMember(test.payload)]
    const email = newEmail()
    const first = await begin(one, email)
    const firstFresh = first.fresh
    const second = await begin(other, email)
    await confirm(first.old)
    await confirm(second.old)
    expect((await confirm(firstFresh)).data).toEqual({ state: 'changed' })
    expect((await confirm(second.fresh)).code).toBe('000013')
    expect((await ask('auth/me', second.session)).data).toMatchObject({ email: other.email })
  })

  it('has links that do nothing else: neither of them sets a password', async () => {
    const member = await makeMember(test.payload)
    const { fresh, old } = await begin(member, newEmail())
    for (const token of [old, fresh])
      expect((await test.send('auth/reset', { token, password: 'seven wet umbrellas' })).code).toBe('000013')
    expect(await signInMember(test, member)).toMatch(/^[\w-]{43}$/)
  })

  it('both links of two changes do not mix', async () => {
    const member = await makeMember(test.payload)
    const [a, b] = [newEmail(), newEmail()]
    const first = await begin(member, a)
    const second = await begin(member, b)
    expect((await confirm(first.fresh)).data).toEqual({ state: 'waiting' })
    expect((await confirm(second.old)).data).toEqual({ state: 'waiting' })
    expect((await ask('auth/me', second.session)).data).toMatchObject({ email: member.email })
  })

  it('is off when the password changes meanwhile, and afterwards an old reset link is dead', async () => {
    const member = await makeMember(test.payload)
    const stopped = await begin(member, newEmail())
    const changed = 'eleven copper kettles'
    await ask('auth/password', stopped.session, { password: memberPassword, newPassword: changed })
    expect((await confirm(stopped.old)).code).toBe('000013')
    expect((await confirm(stopped.fresh)).code).toBe('000013')

    const other = await makeMember(test.payload)
    await test.send('auth/forgot', { email: other.email })
    const reset = await readMailedToken(test.payload, other.email, 'reset')
    const change = await begin(other, newEmail())
    await confirm(change.old)
    await confirm(change.fresh)
    expect((await test.send('auth/reset', { token: reset, password: changed })).code).toBe('000013')
  })
})

describe('account/export and account/delete', () => {
  it('give the own data only, without anything that opens the account', async () => {
    const [member, other] = [await makeMember(test.payload, { name: 'Maya' }), await makeMember(test.payload)]
    const session = await signInMember(test, member)
    await signInMember(test, other)
    const { code, data } = await ask('account/export', session, { id: other.id, member: other.id })
    expect(code).toBe('000000')
    expect(data).toMatchObject({ account: { id: String(member.id), name: 'Maya', email: member.email } })
    expect((data as { sessions: unknown[] }).sessions).toHaveLength(1)
    const text = JSON.stringify(data)
    for (const secret of [session, 'scrypt', 'digest', 'hash', other.email]) expect(text).not.toContain(secret)
  })

  it('delete the account with all that belongs to it, after the password', async () => {
    const [member, other] = [await makeMember(test.payload), await makeMember(test.payload)]
    const session = await signInMember(test, member)
    await test.send('auth/forgot', { email: member.email })
    const link = await readMailedToken(test.payload, member.email, 'reset')
    expect((await ask('account/delete', session, { password: 'not the password' })).code).toBe('000012')
    expect((await ask('account/delete', session, { password: memberPassword, id: other.id })).code).toBe('000000')
    expect((await ask('auth/me', session)).code).toBe('000004')
    expect((await test.send('auth/reset', { token: link, password: 'eleven copper kettles' })).code).toBe('000013')
    expect((await test.send('auth/login', { email: member.email, password: memberPassword })).code).toBe('000012')
    for (const collection of ['member-sessions', 'member-tokens'] as const) {
      const where = { member: { equals: member.id } }
      expect((await test.payload.count({ collection, where })).totalDocs).toBe(0)
    }
    expect((await readMails(test.payload, member.email)).map(({ template }) => template)).toEqual(['deleted'])
    expect(await signInMember(test, other)).toBeTruthy()
  })

  it('a deleted account’s address can register again, and is a new person', async () => {
    const member = await makeMember(test.payload)
    await ask('account/delete', await signInMember(test, member), { password: memberPassword })
    const password = 'seven wet umbrellas'
    await test.send('auth/register', { name: 'x', email: member.email, password, consent: '2026-11' })
    const token = await readMailedToken(test.payload, member.email, 'verify')
    expect((await test.send('auth/verify', { token, password })).code).toBe('000000')
    const session = await signInMember(test, member, password)
    expect((await ask('auth/me', session)).data).not.toMatchObject({ id: String(member.id) })
  })
})
