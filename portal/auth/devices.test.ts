import { describe, expect, it } from 'vitest'
import { makeMember, memberPassword, readMailedToken, readMails } from '../../tests/factories/members.ts'
import { makeVisitor, type Visitor } from '../../tests/factories/visitor.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { renderMail } from '#domain/mail/render.ts'

const test = useTestPortal()
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const cookie = 'portico-device'

async function signIn(visitor: Visitor, { email }: { email: string }, password = memberPassword) {
  const { data } = await visitor.ask('auth/login', { email, password })
  visitor.token = (data as { token: string }).token
}
const told = async ({ email }: { email: string }) =>
  (await readMails(test.payload, email)).filter(({ template }) => template === 'newDevice')
const stored = async (id: number) =>
  test.payload.findByID({ collection: 'members', id, showHiddenFields: true, depth: 0 })

describe('[N1] a sign-in', () => {
  it('is told to the owner when the browser is new to the account, and neither the first nor again', async () => {
    const member = await makeMember(test.payload, { language: 'en' })
    const [own, other] = [makeVisitor(test), makeVisitor(test)]
    await signIn(own, member)
    await signIn(own, member)
    expect(await told(member)).toEqual([])
    await signIn(other, member)
    await signIn(other, member)
    const [mail, ...more] = await told(member)
    expect(more).toEqual([])
    expect(mail?.text).toContain('sign-in to your account on a new device: unknown device, ')
    expect(mail?.text).toMatch(/\d\d:\d\d \(China .*Time\)/)
    expect(mail?.text).toContain('/en/login?mode=forgot')
    expect(mail?.text).toContain('/en/login?mode=account#sessions')
  })

  it('with a wrong password, of a blocked account, or that waits for its second factor tells nothing and knows no browser', async () => {
    const member = await makeMember(test.payload)
    await signIn(makeVisitor(test), member)
    const { devices } = await stored(member.id)
    const other = makeVisitor(test)
    await other.ask('auth/login', { email: member.email, password: 'not the password' })
    await test.payload.update({ collection: 'members', id: member.id, data: { blocked: true } })
    await other.ask('auth/login', { email: member.email, password: memberPassword })
    const changes = { blocked: false, totpSealed: 'sealed' } as never
    await test.payload.update({ collection: 'members', id: member.id, data: changes })
    expect((await other.ask('auth/login', { email: member.email, password: memberPassword })).data).toHaveProperty(
      'pending',
    )
    expect(other.cookies.has(cookie)).toBe(false)
    expect((await stored(member.id)).devices).toEqual(devices)
    expect(await told(member)).toEqual([])
  })

  it('by a browser that keeps no cookies is told five times a day, and no more', async () => {
    const member = await makeMember(test.payload)
    for (let times = 0; times < 8; times += 1) await signIn(makeVisitor(test), member)
    expect(await told(member)).toHaveLength(5)
  })

  it('to an account from before browsers were noted is told by the network alone', async () => {
    const member = await makeMember(test.payload)
    const own = makeVisitor(test)
    await signIn(own, member)
    const forget = () => test.payload.update({ collection: 'members', id: member.id, data: { devices: null } })
    await forget()
    await signIn(makeVisitor(test), member)
    expect(await told(member)).toEqual([])
    await forget()
    const cookies = { read: () => undefined, write: () => undefined }
    const body = { email: member.email, password: memberPassword }
    await test.send('auth/login', body, 'zh', { cookies, address: '198.51.100.7', agent })
    expect(await told(member)).toHaveLength(1)
    expect((await told(member))[0]?.text).toContain('Windows上的Chrome')
  })

  it('takes nobody for another: a cookie of somebody else, or one that was made up, is a new browser', async () => {
    const [member, neighbour] = [await makeMember(test.payload), await makeMember(test.payload)]
    const shared = makeVisitor(test)
    await signIn(shared, neighbour)
    await signIn(makeVisitor(test), member)
    await signIn(shared, member)
    expect(await told(member)).toHaveLength(1)
    const digests = [await stored(member.id), await stored(neighbour.id)].map(({ devices }) => devices as string[])
    expect(digests[0]?.some((digest) => digests[1]?.includes(digest))).toBe(false)
    expect(JSON.stringify(digests)).not.toContain(shared.cookies.get(cookie))
    const forger = makeVisitor(test)
    forger.cookies.set(cookie, digests[0]?.[0] ?? '')
    await signIn(forger, member)
    expect(await told(member)).toHaveLength(2)
  })
})

describe('[N1] a browser is forgotten', () => {
  it.each([
    ['one session ends', async (own: Visitor, id: string) => own.ask('auth/sessions/revoke', { id })],
    ['all others end', async (own: Visitor) => own.ask('auth/sessions/revoke', {})],
  ])('when %s, but for the one that asked', async (_, end) => {
    const member = await makeMember(test.payload)
    const [own, other] = [makeVisitor(test), makeVisitor(test)]
    await signIn(own, member)
    await signIn(other, member)
    const { data } = await own.ask('auth/sessions')
    const theirs = (data as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)
    expect((await end(own, theirs?.id ?? '')).code).toBe('000000')
    expect((await other.ask('auth/me')).code).toBe('000004')
    await signIn(own, member)
    expect(await told(member)).toHaveLength(1)
    await signIn(other, member)
    expect(await told(member)).toHaveLength(2)
  })

  it('when the password is set anew', async () => {
    const member = await makeMember(test.payload)
    const [own, thief] = [makeVisitor(test), makeVisitor(test)]
    await signIn(own, member)
    await signIn(thief, member)
    await own.ask('auth/forgot', { email: member.email })
    const password = 'eleven copper kettles'
    await own.ask('auth/reset', { token: await readMailedToken(test.payload, member.email, 'reset'), password })
    await signIn(own, member, password)
    expect(await told(member)).toHaveLength(1)
    await signIn(thief, member, password)
    expect(await told(member)).toHaveLength(2)
  })
})

it('what a browser calls itself is never part of the mail, only what we know it by', async () => {
  const device = { at: 'now', browser: 'Chrome', system: 'Windows' }
  const facts = { template: 'newDevice', origin: 'https://portal.example', site: 'Armilla', device } as const
  expect((await renderMail({ ...facts, language: 'en' })).text).toContain('Chrome on Windows, now.')
  expect((await renderMail({ ...facts, language: 'zh' })).text).toContain('Windows上的Chrome，now。')
})
