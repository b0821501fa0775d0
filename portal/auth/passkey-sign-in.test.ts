import { describe, expect, it, vi } from 'vitest'
import { makeMember, memberPassword as password, signInMember } from '../../tests/factories/members.ts'
import { makeSoftPasskey, type SoftPasskey } from '../../tests/factories/soft-passkey.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { askedLife } from './passkey-sign-in.ts'

const test = useTestPortal()
const origin = 'https://portal.example'
type Show = NonNullable<Parameters<SoftPasskey['show']>[1]>
interface Question {
  options: { challenge: string; userVerification: string; allowCredentials?: object[] }
  asked: string
}

/** A member with a passkey. */
async function makeHolder() {
  const member = await makeMember(test.payload)
  const token = await signInMember(test, member)
  const ask = (path: string, body: object) => test.send(path, body, 'zh', { token })
  const key = makeSoftPasskey(origin)
  const { begun, options } = (await ask('account/passkeys/start', { password })).data as {
    begun: string
    options: object
  }
  const response = JSON.parse(key.make(options)) as object
  expect((await ask('account/passkeys/confirm', { begun, name: 'key', response })).code).toBe('000000')
  return { ask, key, member }
}
const question = async () => (await test.send('auth/passkey/start', {})).data as Question
const send = (asked: string, answer: string) =>
  test.send('auth/passkey', { asked, response: JSON.parse(answer) as object })
async function signIn(key: SoftPasskey, wrong: Show = {}) {
  const { asked, options } = await question()
  return send(asked, key.show(options, wrong))
}

describe('a passkey alone', () => {
  it('signs in, whoever it is, and stands for the second factor too', async () => {
    const { ask, key, member } = await makeHolder()
    expect((await ask('account/second-factor', {})).data).toMatchObject({ recoveryCodes: 10 })
    // By the password there would be a second factor.
    const body = { email: member.email, password }
    expect((await test.send('auth/login', body)).data).toHaveProperty('pending')
    const { asked, options } = await question()
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'portal.example' })
    expect(options.allowCredentials ?? []).toEqual([])
    const { code, data } = await send(asked, key.show(options))
    expect(code).toBe('000000')
    const { info, token } = data as { token: string; info: object }
    expect(info).toMatchObject({ id: String(member.id), email: member.email })
    expect((await test.send('auth/me', {}, 'zh', { token })).code).toBe('000000')
  })

  it('asks nobody in particular, and keeps nothing of it', async () => {
    const count = async () => (await test.payload.count({ collection: 'member-tokens' })).totalDocs
    const before = await count()
    const questions = [await question(), await question()]
    expect(new Set(questions.map(({ options }) => options.challenge)).size).toBe(2)
    expect(await count()).toBe(before)
  })

  it.each<[string, Show]>([
    ['that did not check who holds it', { isVerified: false }],
    ['that answered another site', { origin: 'https://portal.example.evil.example' }],
    ['that answered a neighbouring host', { origin: 'https://www.portal.example' }],
    ['that was made for another site', { rpId: 'evil.example' }],
    ['that answered another question', { challenge: 'x'.repeat(43) }],
    ['whose count went back, as that of a copy does', { counter: 1 }],
  ])('%s is refused', async (_, wrong) => {
    const { key } = await makeHolder()
    expect((await signIn(key)).code).toBe('000000')
    expect(await signIn(key, wrong)).toMatchObject({ code: '000022', data: null })
    expect((await signIn(key)).code).toBe('000000')
  })

  it('answers a question once, in time, and one that we asked', async () => {
    const { key } = await makeHolder()
    const { asked, options } = await question()
    const answer = key.show(options)
    const codes = await Promise.all([send(asked, answer), send(asked, answer), send(asked, answer)])
    expect(codes.map(({ code }) => code).sort()).toEqual(['000000', '000013', '000013'])
    const late = await question()
    vi.useFakeTimers({ now: Date.now() + askedLife + 1, toFake: ['Date'] })
    const { code } = await send(late.asked, key.show(late.options))
    vi.useRealTimers()
    expect(code).toBe('000013')
    const own = Buffer.from(JSON.stringify({ challenge: options.challenge, endsAt: Date.now() + 1000 })).toString(
      'base64url',
    )
    for (const forged of ['', 'x', own, `${late.asked.slice(0, -4)}AAAA`])
      expect((await send(forged, key.show(options))).code).toBe('000013')
  })

  it('of somebody else, of nobody, removed, or of a blocked or deleted account opens nothing, with one answer', async () => {
    const [one, victim] = [await makeHolder(), await makeHolder()]
    const { asked, options } = await question()
    const { id } = JSON.parse(victim.key.show(options)) as { id: string }
    const stolen = { ...(JSON.parse(one.key.show(options)) as object), id, rawId: id }
    const answers = [
      await test.send('auth/passkey', { asked, response: stolen }),
      await signIn(makeSoftPasskey(origin)),
    ]
    const { passkeys } = (await one.ask('account/second-factor', {})).data as { passkeys: { id: string }[] }
    await one.ask('account/passkeys/remove', { id: passkeys[0]?.id, password })
    answers.push(await signIn(one.key))
    await test.payload.update({ collection: 'members', id: victim.member.id, data: { blocked: true } })
    answers.push(await signIn(victim.key))
    await test.payload.update({ collection: 'members', id: victim.member.id, data: { blocked: false } })
    expect((await signIn(victim.key)).code).toBe('000000')
    await test.payload.delete({ collection: 'members', id: victim.member.id })
    answers.push(await signIn(victim.key))
    for (const { code, data, message } of answers)
      expect([code, message, data]).toEqual(['000022', answers[0]?.message, null])
  })

  it.each([{}, { id: 'x' }, { id: { exists: true } }, { id: 'x', rawId: 'x', response: {}, type: 'public-key' }])(
    'takes %j for no answer',
    async (response) => {
      const { asked } = await question()
      const { code } = await test.send('auth/passkey', { asked, response })
      expect(['000002', '000022']).toContain(code)
    },
  )
})
