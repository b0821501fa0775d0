import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { makeMember, memberPassword, readMailedToken, readMails, signInMember } from '../../tests/factories/members.ts'
import { origin } from '../../tests/setup/portal.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { linkLife } from '#domain/mail/link-life.ts'

const test = useTestPortal()
const password = 'seven wet umbrellas'
const newEmail = () => `${randomUUID()}@example.com`
const register = (email: string, more: object = {}, locale: 'zh' | 'en' = 'zh') =>
  test.send('auth/register', { name: '林夏', email, password, consent: '2026-11', ...more }, locale)
const findMember = async (email: string) =>
  (await test.payload.find({ collection: 'members', where: { email: { equals: email } } })).docs[0]

describe('auth/register and auth/verify', () => {
  it('make an account once the mailed link and the password are there, in the language that was asked in', async () => {
    const email = newEmail()
    expect(await register(email, {}, 'en')).toMatchObject({ code: '000000', data: {} })
    expect(await findMember(email)).toBeUndefined()
    expect((await test.send('auth/login', { email, password })).code).toBe('000012')
    const token = await readMailedToken(test.payload, email, 'verify')
    expect(await test.send('auth/verify', { token, password })).toMatchObject({ code: '000000', data: { email } })
    expect(await findMember(email)).toMatchObject({ name: '林夏', language: 'en', blocked: false })
    expect(await signInMember(test, { email }, password)).toMatch(/^[\w-]{43}$/)
  })

  it('[S5] the way back waits with the registration, not in the mail, and comes with the confirmation', async () => {
    const [email, back] = [newEmail(), '/en/product/downHistory?product=studio']
    await register(email, { back })
    const [mail] = await readMails(test.payload, email)
    expect(mail?.text).not.toContain('downHistory')
    const token = await readMailedToken(test.payload, email, 'verify')
    // Whoever has the link and not the password learns neither.
    expect(await test.send('auth/verify', { token, password: 'not the password' })).toMatchObject({ data: null })
    expect(await test.send('auth/verify', { token, password })).toMatchObject({ code: '000000', data: { email, back } })
    expect(JSON.stringify(await findMember(email))).not.toContain('downHistory')
  })

  it('the link works once, and every other link to that address is dead with it', async () => {
    const email = newEmail()
    await register(email)
    const first = await readMailedToken(test.payload, email, 'verify')
    await register(email)
    const second = await readMailedToken(test.payload, email, 'verify')
    expect((await test.send('auth/verify', { token: second, password })).code).toBe('000000')
    for (const token of [first, second])
      expect((await test.send('auth/verify', { token, password })).code).toBe('000013')
  })

  it('the link used twice at once makes one account', async () => {
    const email = newEmail()
    await register(email)
    const token = await readMailedToken(test.payload, email, 'verify')
    const answers = await Promise.all([1, 2, 3].map(() => test.send('auth/verify', { token, password })))
    expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '000013', '000013'])
  })

  it('the link does not work after an hour, nor as a link of another kind', async () => {
    const email = newEmail()
    await register(email)
    const token = await readMailedToken(test.payload, email, 'verify')
    expect((await test.send('auth/reset', { token, password })).code).toBe('000013')
    expect((await test.send('auth/email/confirm', { token })).code).toBe('000013')
    vi.useFakeTimers({ now: Date.now() + linkLife + 1000, toFake: ['Date'] })
    const late = await test.send('auth/verify', { token, password })
    vi.useRealTimers()
    expect(late.code).toBe('000013')
    expect(await findMember(email)).toBeUndefined()
  })

  it('the link of an address that got an account meanwhile makes no second one', async () => {
    const email = newEmail()
    await register(email)
    const token = await readMailedToken(test.payload, email, 'verify')
    const { id } = await makeMember(test.payload)
    await test.payload.update({ collection: 'members', id, data: { email } })
    expect((await test.send('auth/verify', { token, password })).code).toBe('000013')
    expect((await test.payload.count({ collection: 'members', where: { email: { equals: email } } })).totalDocs).toBe(1)
  })

  it('who registers with another’s address gets nothing: its owner’s click alone puts no foreign password in force', async () => {
    const email = newEmail()
    await register(email, { password: 'the attacker chose it' })
    const token = await readMailedToken(test.payload, email, 'verify')
    expect((await test.send('auth/verify', { token, password })).code).toBe('000012')
    expect(await findMember(email)).toBeUndefined()
  })

  it('an address that has an account is answered the same; only its owner is told', async () => {
    const member = await makeMember(test.payload, { language: 'en' })
    const email = newEmail()
    const known = await register(member.email.toUpperCase())
    expect(known).toEqual(await register(email))
    const [mail] = await readMails(test.payload, member.email)
    expect(mail).toMatchObject({ template: 'known', language: 'en', state: 'queued' })
    expect(mail?.text).not.toContain('#token')
    expect(await signInMember(test, member, memberPassword)).toBeTruthy()
  })

  it.each(['zh', 'en'] as const)(
    'the mail is in %s, leads to the configured address, and has no name in it',
    async (locale) => {
      const email = newEmail()
      await register(email, { name: 'https://evil.example' }, locale)
      const [mail] = await readMails(test.payload, email)
      const path = locale === 'zh' ? '/login?mode=verify#token=' : '/en/login?mode=verify#token='
      expect(mail?.text).toContain(`${origin}${path}`)
      expect(mail?.text).not.toContain('evil')
      expect(/\p{Script=Han}/u.test(mail?.text ?? '')).toBe(locale === 'zh')
    },
  )

  it('a forged Host reaches no mail', async () => {
    const email = newEmail()
    const response = await test.app.request('https://evil.example/api/portal/auth/register', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        origin: 'https://evil.example',
      },
      body: JSON.stringify({ name: 'x', email, password, consent: '2026-11' }),
    })
    expect(await response.json()).toMatchObject({ code: '000000' })
    const [mail] = await readMails(test.payload, email)
    expect(mail?.text).toContain(`${origin}/`)
    expect(mail?.text).not.toContain('evil')
  })

  it('what is at rest has neither the token nor the password', async () => {
    const email = newEmail()
    await register(email)
    const token = await readMailedToken(test.payload, email, 'verify')
    const links = await test.payload.find({ collection: 'member-tokens', limit: 0, showHiddenFields: true })
    const mails = await test.payload.db.find({ collection: 'mails', limit: 0 })
    for (const rows of [links.docs, mails.docs]) {
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(JSON.stringify(rows)).not.toContain(password)
    }
  })
})

describe('a new account', () => {
  it.each([
    { verified: true },
    { verifiedAt: '2020-01-01' },
    { id: 1 },
    { roles: ['administrator'] },
    { collection: 'users' },
    { sessions: [{ id: 'x' }] },
    { blocked: false, passwordHash: 'scrypt$1$1$1$$' },
    { language: 'en' },
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}') as object,
  ])('takes nothing but name, address and password (%j)', async (more) => {
    const email = newEmail()
    await register(email, more)
    const token = await readMailedToken(test.payload, email, 'verify')
    await test.send('auth/verify', { token, password, ...more })
    const made = await findMember(email)
    expect(made).toMatchObject({ language: 'zh', blocked: false, name: '林夏' })
    expect(made?.id).not.toBe(1)
    expect(Date.parse(made?.verifiedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(made).not.toHaveProperty('roles')
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    expect(await test.payload.count({ collection: 'users', where: { email: { equals: email } } })).toEqual({
      totalDocs: 0,
    })
  })

  it.each([
    'password1234',
    'PASSWORD1234',
    'P@ssw0rd12345',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    '123412341234',
    'abcdefghijkl',
    'lin.xia.long@example.com',
    'lin.xia.long',
  ])('refuses the password %s as too common, in the asked language', async (common) => {
    for (const locale of ['zh', 'en'] as const) {
      const { code, data } = await register('lin.xia.long@example.com', { password: common }, locale)
      expect(code).toBe('000002')
      const [field] = (data as { fields: { path: string; message: string }[] }).fields
      expect(field?.path).toBe('password')
      expect(/\p{Script=Han}/u.test(field?.message ?? '')).toBe(locale === 'zh')
    }
  })

  it.each([
    '林夏的窗前站着十二只鹤。',
    '  · spaces · around ·  ',
    'cafe\u0301 a\u0300 la cre\u0300me',
    '👩‍🚀 rocket 🛰️ 2',
    createHash('sha512').update('128 characters').digest('hex'),
    `'; DROP TABLE members; --`,
  ])('takes the password %j', async (unusual) => {
    const email = newEmail()
    expect((await register(email, { password: unusual })).code).toBe('000000')
    const token = await readMailedToken(test.payload, email, 'verify')
    expect((await test.send('auth/verify', { token, password: unusual })).code).toBe('000000')
    expect((await test.send('auth/login', { email, password: unusual })).code).toBe('000000')
    expect((await test.send('auth/login', { email, password: `${unusual} ` })).code).toBe('000012')
  })

  it.each([
    ['password', 'eleven char'],
    ['password', 'x7#k'.repeat(33)],
    ['password', { length: 12 }],
    ['password', null],
    ['email', 'x'],
    ['email', { not_equals: '' }],
    ['email', ['lin@example.com']],
    ['email', 'lin@example.com\r\nBcc: all@example.com'],
    ['email', 'lin@example.com,all@example.com'],
    ['name', ''],
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['name', 'Lin\r\nBcc: all@example.com'],
    ['name', 'Lin\u202eaiX'],
    ['name', { $ne: '' }],
  ])('refuses %s %j and names the field', async (field, value) => {
    const { code, data } = await register(newEmail(), { [field]: value })
    expect(code).toBe('000002')
    expect((data as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([field])
  })
})
