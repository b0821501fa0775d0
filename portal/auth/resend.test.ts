import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { makeMember, readMailedToken, readMails } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { linkLife } from '#domain/mail/link-life.ts'

const test = useTestPortal()
const password = 'seven wet umbrellas'
const newEmail = () => `${randomUUID()}@example.com`
const register = (email: string, locale: 'zh' | 'en' = 'zh', chosen = password) =>
  test.send('auth/register', { name: '林夏', email, password: chosen, consent: '2026-11' }, locale)
const resend = (email: unknown) => test.send('auth/register/resend', { email })
const verify = async (token: string) => (await test.send('auth/verify', { token, password })).code
const countRows = async () =>
  Promise.all(
    (['member-tokens', 'mails'] as const).map(
      async (collection) => (await test.payload.count({ collection })).totalDocs,
    ),
  )

describe('auth/register/resend', () => {
  it('mails a new link of the waiting registration, in its language; it works once and the first is dead then', async () => {
    const email = newEmail()
    await register(email, 'en')
    const first = await readMailedToken(test.payload, email, 'verify')
    expect(await resend(` ${email.toUpperCase()} `)).toMatchObject({ code: '000000', data: {} })
    const [mail, ...others] = await readMails(test.payload, email)
    expect(mail).toMatchObject({ template: 'verify', language: 'en', to: email })
    expect(others).toHaveLength(1)
    const second = await readMailedToken(test.payload, email, 'verify')
    expect(second).not.toBe(first)
    expect(await verify(second)).toBe('000000')
    for (const token of [first, second]) expect(await verify(token)).toBe('000013')
  })

  it('leaves the chosen password as it was: whoever asks gets no way in', async () => {
    const email = newEmail()
    await register(email, 'zh', 'the attacker chose it')
    await resend(email)
    const token = await readMailedToken(test.payload, email, 'verify')
    expect(await verify(token)).toBe('000012')
  })

  it('answers alike and writes as much for a waiting, an unknown and a known address; a known one is told so', async () => {
    const [waiting, unknown, known] = [newEmail(), newEmail(), await makeMember(test.payload, { language: 'en' })]
    await register(waiting)
    for (const email of [waiting, unknown, known.email]) {
      const before = await countRows()
      expect(await resend(email)).toEqual(await resend(newEmail()))
      const after = await countRows()
      // Two were asked for each time.
      expect(after.map((each, index) => each - (before[index] ?? 0))).toEqual([2, 2])
    }
    expect(await readMails(test.payload, unknown)).toEqual([])
    expect((await readMails(test.payload, known.email)).map(({ template }) => template)).toEqual(['known'])
  })

  it('renews nothing an hour after the last mail, and not for staff', async () => {
    const email = newEmail()
    await register(email)
    vi.useFakeTimers({ now: Date.now() + linkLife + 1000, toFake: ['Date'] })
    const late = await resend(email).finally(() => vi.useRealTimers())
    expect(late.code).toBe('000000')
    expect(await readMails(test.payload, email)).toHaveLength(1)
    expect((await resend('admin@armilla.example')).code).toBe('000000')
    expect(await readMails(test.payload, 'admin@armilla.example')).toEqual([])
  })

  it.each(['', 'x', { not_equals: '' }, ['a@example.com'], 'a@example.com\r\nBcc: b@example.com', null])(
    'takes %j for no address',
    async (email) => {
      expect((await resend(email)).code).toBe('000002')
    },
  )
})
