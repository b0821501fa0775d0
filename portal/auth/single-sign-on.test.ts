import { describe, expect, it, vi } from 'vitest'
import { makeMember, memberPassword, readMails, signInMember } from '../../tests/factories/members.ts'
import { makeVisitor, type Visitor } from '../../tests/factories/visitor.ts'
import {
  comeBack,
  countSessions,
  expectSuccess,
  setOut,
  signInAt,
  signInBy,
  somebody,
  useIssuers,
} from '../../tests/issuer/single-sign-on.ts'
import { origin } from '../../tests/setup/portal.ts'

vi.setConfig({ testTimeout: 120_000 })
const house = useIssuers()

describe('signing in by another service', () => {
  it('makes an account at the first visit, and is the same person at the next', async () => {
    const account = somebody()
    const visitor = makeVisitor(house.test)
    const query = await signInAt(house.issuer, account, await setOut(visitor, 'house', '/en/news'))
    const first = expectSuccess(await comeBack(visitor, query))
    expect(first).toMatchObject({
      back: '/en/news',
      isLinked: false,
      signIn: { token: expect.stringMatching(/^[\w-]{43}$/) as string, info: { email: account.email, name: '林夏' } },
    })
    expect([...visitor.cookies.keys()]).toEqual(['portico-device'])
    // Another address at the service is still the same person; here nothing changes.
    const again = expectSuccess(
      await signInBy(house.test, house.issuer, { ...account, email: 'moved@example.com', name: 'X' }),
    )
    expect(again.signIn?.info).toEqual(first.signIn?.info)
    expect(again.signIn?.token).not.toBe(first.signIn?.token)
  })

  it('lists the services without their secrets', async () => {
    const { data } = await house.test.send('auth/oidc/providers', {}, 'en')
    expect(data).toEqual([
      { id: 'house', label: 'Company account', icon: 'lucide:building-2' },
      { id: 'other', label: 'Company account', icon: 'lucide:building-2' },
    ])
  })

  it('asks with code, PKCE, state and nonce, and comes back to one address only', async () => {
    const visitor = makeVisitor(house.test)
    const asked = new URL(await setOut(visitor)).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: `${origin}/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    const [sealed = ''] = visitor.cookies.values()
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sealed).not.toContain(asked.get(name))
  })

  it('never joins an account by its e-mail address, not even a confirmed one', async () => {
    const member = await makeMember(house.test.payload)
    const before = await countSessions(house.test)
    expect((await signInBy(house.test, house.issuer, somebody({ email: member.email }))).code).toBe('000017')
    const first = somebody()
    expectSuccess(await signInBy(house.test, house.issuer, first))
    const sessions = await countSessions(house.test)
    expect((await signInBy(house.test, house.other, somebody({ email: first.email as string }))).code).toBe('000017')
    // The same name at another service is somebody else.
    const twin = expectSuccess(
      await signInBy(house.test, house.other, somebody({ sub: first.sub, email: `twin-${first.email}` })),
    )
    expect(twin.signIn?.info.email).toBe(`twin-${first.email}`)
    expect(sessions).toBe(before + 1)
  })

  it('two first visits at once are one account', async () => {
    const account = somebody()
    const answers = await Promise.all([
      signInBy(house.test, house.issuer, account),
      signInBy(house.test, house.issuer, account),
    ])
    const ids = answers.map((each) => expectSuccess(each).signIn?.info.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('of a blocked account opens no session', async () => {
    const account = somebody()
    const { signIn } = expectSuccess(await signInBy(house.test, house.issuer, account))
    await house.test.payload.update({ collection: 'members', id: Number(signIn?.info.id), data: { blocked: true } })
    const before = await countSessions(house.test)
    expect((await signInBy(house.test, house.issuer, account)).code).toBe('000014')
    expect(await countSessions(house.test)).toBe(before)
  })

  it('signing out says where to sign out at the service, with its own word of whose session it is', async () => {
    const account = somebody()
    const { signIn } = expectSuccess(await signInBy(house.test, house.issuer, account))
    const rows = JSON.stringify(await house.test.payload.db.find({ collection: 'member-sessions', limit: 0 }))
    expect(rows).toContain('idTokenSealed')
    // A signed token begins so; within a sealed one the three letters may stand by chance.
    expect(rows).not.toContain('"eyJ')
    const { data } = await house.test.send('auth/logout', {}, 'zh', { token: signIn?.token })
    const onward = new URL((data as { onward: string }).onward)
    expect(onward.origin).toBe(house.issuer.origin)
    const { id_token_hint: hint = '', ...asked } = Object.fromEntries(onward.searchParams)
    expect(asked).toEqual({ client_id: 'portal', post_logout_redirect_uri: `${origin}/login` })
    const claims = JSON.parse(Buffer.from(hint.split('.')[1] ?? '', 'base64url').toString()) as object
    expect(claims).toMatchObject({ iss: house.issuer.origin, aud: 'portal', sub: account.sub })
    expect((await fetch(onward)).status).toBe(200)
    const member = await makeMember(house.test.payload)
    const token = await signInMember(house.test, member)
    expect((await house.test.send('auth/logout', {}, 'zh', { token })).data).toEqual({})
  })

  it('an account without password cannot be entered by one', async () => {
    const account = somebody()
    expectSuccess(await signInBy(house.test, house.issuer, account))
    for (const password of ['', 'none', 'A'.repeat(43)])
      expect((await house.test.send('auth/login', { email: account.email, password })).code).not.toBe('000000')
  })
})

describe('linking', () => {
  const startLinking = async (visitor: Visitor, password = memberPassword) =>
    visitor.ask('auth/oidc/link', { provider: 'house', password })
  const identitiesOf = async (visitor: Visitor) =>
    (await visitor.ask('auth/identities')).data as { hasPassword: boolean; identities: { id: string }[] }

  it('is done by the signed-in person on purpose, with their password, and they are told', async () => {
    const member = await makeMember(house.test.payload)
    const visitor = makeVisitor(house.test, await signInMember(house.test, member))
    const account = somebody()
    expect((await startLinking(makeVisitor(house.test))).code).toBe('000004')
    expect((await startLinking(visitor, 'not the password')).code).toBe('000012')
    const { data } = await startLinking(visitor)
    const query = await signInAt(house.issuer, account, (data as { address: string }).address)
    expect(expectSuccess(await comeBack(visitor, query))).toEqual({ isLinked: true })
    expect(await identitiesOf(visitor)).toMatchObject({
      hasPassword: true,
      identities: [{ provider: 'house', label: '企业账号' }],
    })
    expect((await readMails(house.test.payload, member.email))[0]?.text).toContain('关联了一种新的登录方式')
    expect(expectSuccess(await signInBy(house.test, house.issuer, account)).signIn?.info.id).toBe(String(member.id))
  })

  it('is refused when the person who comes back is another, or nobody', async () => {
    const [one, two] = [await makeMember(house.test.payload), await makeMember(house.test.payload)]
    const visitor = makeVisitor(house.test, await signInMember(house.test, one))
    for (const token of [undefined, await signInMember(house.test, two)]) {
      visitor.token = await signInMember(house.test, one)
      const { data } = await startLinking(visitor)
      const query = await signInAt(house.issuer, somebody(), (data as { address: string }).address)
      visitor.token = token
      expect((await comeBack(visitor, query)).code).toBe('000014')
    }
    const rows = await house.test.payload.find({
      collection: 'member-identities',
      where: { member: { in: [one.id, two.id] } },
    })
    expect(rows.docs).toEqual([])
  })

  it('of what another account has is refused', async () => {
    const account = somebody()
    expectSuccess(await signInBy(house.test, house.issuer, account))
    const visitor = makeVisitor(house.test, await signInMember(house.test, await makeMember(house.test.payload)))
    const { data } = await startLinking(visitor)
    const query = await signInAt(house.issuer, account, (data as { address: string }).address)
    expect((await comeBack(visitor, query)).code).toBe('000018')
  })

  it('is undone by its owner with the password, and by nobody else', async () => {
    const member = await makeMember(house.test.payload)
    const visitor = makeVisitor(house.test, await signInMember(house.test, member))
    const { data } = await startLinking(visitor)
    expectSuccess(
      await comeBack(visitor, await signInAt(house.issuer, somebody(), (data as { address: string }).address)),
    )
    const [{ id } = { id: '' }] = (await identitiesOf(visitor)).identities
    const stranger = makeVisitor(house.test, await signInMember(house.test, await makeMember(house.test.payload)))
    const remove = (by: Visitor, password = memberPassword) => by.ask('auth/identities/remove', { id, password })
    expect((await remove(makeVisitor(house.test))).code).toBe('000004')
    expect((await remove(stranger)).code).toBe('000003')
    expect((await remove(visitor, 'not the password')).code).toBe('000012')
    expect((await remove(visitor)).code).toBe('000000')
    expect((await identitiesOf(visitor)).identities).toEqual([])
  })

  it('ends with the account', async () => {
    const member = await makeMember(house.test.payload)
    const visitor = makeVisitor(house.test, await signInMember(house.test, member))
    const { data } = await startLinking(visitor)
    const account = somebody()
    expectSuccess(await comeBack(visitor, await signInAt(house.issuer, account, (data as { address: string }).address)))
    expect((await visitor.ask('account/delete', { password: memberPassword })).code).toBe('000000')
    const again = expectSuccess(await signInBy(house.test, house.issuer, account))
    expect(again.signIn?.info.id).not.toBe(String(member.id))
  })
})
