import { describe, expect, it } from 'vitest'
import { makeMember, memberPassword, readMailedToken, readMails, signInMember } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const changed = 'eleven copper kettles'
const ask = (path: string, token: string | undefined, body: unknown = {}) => test.send(path, body, 'zh', { token })
const forget = (email: string) => test.send('auth/forgot', { email })

describe('auth/forgot and auth/reset', () => {
  it('set a new password; the old one, every session and every link end, and the owner is told', async () => {
    const member = await makeMember(test.payload)
    const sessions = [await signInMember(test, member), await signInMember(test, member)]
    await forget(member.email)
    const earlier = await readMailedToken(test.payload, member.email, 'reset')
    await forget(member.email)
    const token = await readMailedToken(test.payload, member.email, 'reset')
    expect(await test.send('auth/reset', { token, password: changed })).toMatchObject({ code: '000000', data: {} })
    for (const session of sessions) expect((await ask('auth/me', session)).code).toBe('000004')
    for (const used of [token, earlier])
      expect((await test.send('auth/reset', { token: used, password: changed })).code).toBe('000013')
    expect((await test.send('auth/login', { email: member.email, password: memberPassword })).code).toBe('000012')
    expect(await signInMember(test, member, changed)).toBeTruthy()
    expect((await readMails(test.payload, member.email))[0]?.template).toBe('passwordChanged')
  })

  it('answer the same for an unknown address, and write as much, so that they take as long', async () => {
    const member = await makeMember(test.payload)
    const count = async () =>
      Promise.all(
        (['member-tokens', 'mails'] as const).map(
          async (collection) => (await test.payload.count({ collection })).totalDocs,
        ),
      )
    const before = await count()
    const known = await forget(member.email)
    const between = await count()
    const unknown = await forget('nobody.at.all@example.com')
    const after = await count()
    expect(unknown).toEqual(known)
    expect(between.map((each, index) => each - (before[index] ?? 0))).toEqual([1, 1])
    expect(after.map((each, index) => each - (between[index] ?? 0))).toEqual([1, 1])
    expect(await readMails(test.payload, 'nobody.at.all@example.com')).toEqual([])
  })

  it('give a blocked account no link, and staff neither', async () => {
    const member = await makeMember(test.payload)
    await test.payload.update({ collection: 'members', id: member.id, data: { blocked: true } })
    for (const email of [member.email, 'admin@armilla.example']) {
      expect((await forget(email)).code).toBe('000000')
      expect(await readMails(test.payload, email)).toEqual([])
    }
  })

  it('change nobody else’s password, whatever else is sent', async () => {
    const [member, victim] = [await makeMember(test.payload), await makeMember(test.payload)]
    await forget(member.email)
    const token = await readMailedToken(test.payload, member.email, 'reset')
    const more = { email: victim.email, id: victim.id, member: victim.id }
    expect((await test.send('auth/reset', { token, password: changed, ...more })).code).toBe('000000')
    expect(await signInMember(test, victim)).toBeTruthy()
    expect(await signInMember(test, member, changed)).toBeTruthy()
  })

  it('set one password when a link is used twice at once', async () => {
    const member = await makeMember(test.payload)
    await forget(member.email)
    const token = await readMailedToken(test.payload, member.email, 'reset')
    const passwords = [changed, 'thirteen brass ladders']
    const answers = await Promise.all(passwords.map((password) => test.send('auth/reset', { token, password })))
    expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '000013'])
    const winner = passwords[answers.findIndex(({ code }) => code === '000000')]
    expect(await signInMember(test, member, winner)).toBeTruthy()
  })

  it.each(['', 'x', 'x'.repeat(43), { equals: 'x' }, { exists: true }, { not_equals: '' }, ['x'], null, "' or 1=1 --"])(
    'take %j for no link',
    async (token) => {
      const { code } = await test.send('auth/reset', { token, password: changed })
      expect(code).toBe(typeof token === 'string' ? '000013' : '000002')
    },
  )

  it('keep the link when the new password is refused', async () => {
    const member = await makeMember(test.payload)
    await forget(member.email)
    const token = await readMailedToken(test.payload, member.email, 'reset')
    expect((await test.send('auth/reset', { token, password: 'password1234' })).code).toBe('000002')
    expect((await test.send('auth/reset', { token, password: changed })).code).toBe('000000')
  })
})

describe('auth/password', () => {
  it('needs the present one; then every session and every mailed link end', async () => {
    const member = await makeMember(test.payload)
    const [token, other] = [await signInMember(test, member), await signInMember(test, member)]
    await forget(member.email)
    const link = await readMailedToken(test.payload, member.email, 'reset')
    const wrong = await ask('auth/password', token, { password: 'not the password', newPassword: changed })
    expect(wrong.code).toBe('000012')
    expect((await ask('auth/me', other)).code).toBe('000000')
    const right = await ask('auth/password', token, { password: memberPassword, newPassword: changed })
    expect(right).toMatchObject({ code: '000000', data: {} })
    for (const each of [token, other]) expect((await ask('auth/me', each)).code).toBe('000004')
    expect((await test.send('auth/reset', { token: link, password: 'thirteen brass ladders' })).code).toBe('000013')
    expect(await signInMember(test, member, changed)).toBeTruthy()
  })

  it('changes the own password only, and refuses a common one at its own field', async () => {
    const [member, victim] = [await makeMember(test.payload), await makeMember(test.payload)]
    const token = await signInMember(test, member)
    const common = await ask('auth/password', token, { password: memberPassword, newPassword: 'password1234' })
    expect(common).toMatchObject({ code: '000002', data: { fields: [{ path: 'newPassword' }] } })
    const more = { id: victim.id, member: victim.id, email: victim.email }
    await ask('auth/password', token, { password: memberPassword, newPassword: changed, ...more })
    expect(await signInMember(test, victim)).toBeTruthy()
  })

  it('sent twice at once is done once: the second finds its session ended', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    const body = { password: memberPassword, newPassword: changed }
    const answers = await Promise.all([ask('auth/password', token, body), ask('auth/password', token, body)])
    const codes = answers.map(({ code }) => code).sort()
    expect(codes).toEqual(['000000', '000004'])
    const told = await readMails(test.payload, member.email)
    expect(told.filter(({ template }) => template === 'passwordChanged')).toHaveLength(1)
  })
})
