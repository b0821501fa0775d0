import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '#demo/accounts.ts'
import { makeMember, memberPassword, signInMember, type MadeMember } from '../tests/factories/members.ts'
import { demoPassword } from '../tests/setup/template.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { collections, peopleCollections } from './collections/index.ts'
import { roles, type Role } from './access/roles.ts'

const test = useTestPortal()
const refused = /not allowed|Forbidden|Unauthorized|path cannot be queried/i
const inner = [
  'member-sessions',
  'member-tokens',
  'member-identities',
  'member-passkeys',
  'member-consents',
  'member-access-tokens',
  'staff-passkeys',
] as const

type User = { id: number; collection: 'users' | 'members'; roles?: readonly string[] } | undefined
const as = (user: User) => ({ overrideAccess: false, user: user as never }) as const
const staff = (role: Role): User => ({ id: 1, collection: 'users', roles: [role] })

let self: MadeMember
let other: MadeMember
beforeAll(async () => {
  self = await makeMember(test.payload)
  other = await makeMember(test.payload)
  await signInMember(test, other)
  await test.send('auth/forgot', { email: other.email })
  const now = new Date().toISOString()
  const member = other.id
  const identity = { issuer: 'https://id.example', subject: 'x', provider: 'house', member, usedAt: now }
  await test.payload.create({ collection: 'member-identities', data: identity })
  const passkey = { credential: 'x', publicKey: 'x', counter: 0, name: 'x', member }
  await test.payload.create({ collection: 'member-passkeys', data: passkey })
  const { docs } = await test.payload.find({ collection: 'users', limit: 1 })
  const theirs = { credential: 'x', publicKey: 'x', counter: 0, name: 'x', staff: docs[0]?.id ?? 0 }
  await test.payload.create({ collection: 'staff-passkeys', data: theirs })
  const token = { digest: 'x', name: 'x', expiresAt: now, member }
  await test.payload.create({ collection: 'member-access-tokens', data: token })
  const consent = { purpose: 'account', version: '1', language: 'zh', text: 'x', givenAt: now, member }
  await test.payload.create({ collection: 'member-consents', data: consent })
})
const asSelf = () => as({ id: self.id, collection: 'members', roles: ['administrator'] })

/** Every way of changing a record of a collection. */
async function changes(
  collection: (typeof peopleCollections)[number]['slug'],
  id: number,
  options: ReturnType<typeof as>,
) {
  const at = { ...options, collection: collection as 'members' }
  const data = { name: 'x', email: 'x@example.com', blocked: true, password: 'x', language: 'en' } as never
  return Promise.allSettled([
    test.payload.create({ ...at, data }),
    test.payload.update({ ...at, id, data }),
    test.payload.update({ ...at, where: {}, data }),
    test.payload.delete({ ...at, id }),
    test.payload.delete({ ...at, where: {} }),
  ])
}
const readMember = (id: number) => test.payload.findByID({ collection: 'members', id, showHiddenFields: true })
const anyId = async (collection: string) =>
  ((await test.payload.find({ collection: collection as never, limit: 1 })).docs[0] as unknown as { id: number }).id

describe('nobody, and a member (whatever their record says)', () => {
  it.each(['members', ...inner, 'mails', 'users'] as const)('change nothing of %s', async (collection) => {
    const id = collection === 'members' ? other.id : await anyId(collection)
    for (const options of [as(undefined), asSelf()]) {
      for (const each of await changes(collection, id, options)) {
        const outcome = each.status === 'rejected' ? String(each.reason) : JSON.stringify(each.value)
        expect(outcome).toMatch(/not allowed|Unauthorized|Forbidden|"docs":\[\]/)
      }
    }
    expect(await readMember(other.id)).toMatchObject({ email: other.email, blocked: false })
  })

  it('read nothing but a member the own record, without its secrets', async () => {
    for (const collection of ['members', ...inner, 'mails', 'users'] as const)
      await expect(test.payload.find({ ...as(undefined), collection }), collection).rejects.toThrow(refused)
    for (const collection of [...inner, 'mails', 'users'] as const)
      await expect(test.payload.find({ ...asSelf(), collection }), collection).rejects.toThrow(refused)
    const { docs } = await test.payload.find({ ...asSelf(), collection: 'members', limit: 0 })
    expect(docs.map(({ id }) => id)).toEqual([self.id])
    expect(JSON.stringify(docs)).not.toMatch(/scrypt|networks|passwordHash|totp|recoveryCodes/)
    await expect(test.payload.findByID({ ...asSelf(), collection: 'members', id: other.id })).rejects.toThrow(
      /not found/i,
    )
  })

  it.each(['passwordHash', 'networks', 'totpSealed', 'totpStep', 'recoveryCodes'])(
    'cannot ask about %s',
    async (field) => {
      const where = { [field]: { like: 'scrypt' } }
      for (const options of [asSelf(), as(staff('administrator'))])
        await expect(test.payload.find({ ...options, collection: 'members', where })).rejects.toThrow(refused)
    },
  )

  it('with content a member may do what anybody may', async () => {
    const people = peopleCollections.map(({ slug }) => slug)
    // Payload's own tables join the list; no call and no REST way leads a member to them.
    const content = collections.filter(({ slug }) => !people.includes(slug) && !slug.startsWith('payload-'))
    expect(content.length).toBeGreaterThan(10)
    for (const { slug } of content) {
      const data = { title: 'x' } as never
      await expect(test.payload.create({ ...asSelf(), collection: slug as never, data }), slug).rejects.toThrow(refused)
    }
    for (const slug of ['site', 'home', 'navigation'] as const)
      await expect(test.payload.updateGlobal({ ...asSelf(), slug, data: {} }), slug).rejects.toThrow(refused)
    const { totalDocs: mine } = await test.payload.count({ ...asSelf(), collection: 'news' })
    const { totalDocs: anybodys } = await test.payload.count({ ...as(undefined), collection: 'news' })
    expect(mine).toBe(anybodys)
  })
})

describe('staff', () => {
  it.each(roles)('%s: who reads, blocks and deletes visitors', async (role) => {
    const reads = ['administrator', 'agent', 'security'].includes(role)
    const blocks = ['administrator', 'security'].includes(role)
    const deletes = role === 'administrator'
    const member = await makeMember(test.payload)
    const at = { ...as(staff(role)), collection: 'members', id: member.id } as const
    const outcome = async (work: Promise<unknown>) => work.then(() => true).catch(() => false)
    expect(await outcome(test.payload.find({ ...as(staff(role)), collection: 'members' }))).toBe(reads)
    expect(await outcome(test.payload.update({ ...at, data: { blocked: true } }))).toBe(blocks)
    expect((await readMember(member.id)).blocked).toBe(blocks)
    expect(await outcome(test.payload.delete(at))).toBe(deletes)
  })

  it.each(roles)('%s: cannot take an account over, make one, or read what signs in', async (role) => {
    const member = await makeMember(test.payload)
    const options = as(staff(role))
    const data = { email: 'taken@example.com', name: 'x', passwordHash: 'x', verifiedAt: '2020-01-01T00:00:00.000Z' }
    await test.payload.update({ ...options, collection: 'members', id: member.id, data }).catch(() => undefined)
    const stored = await readMember(member.id)
    expect(stored).toMatchObject({ email: member.email, name: member.name })
    expect(await signInMember(test, member, memberPassword)).toBeTruthy()
    const create = test.payload.create({ ...options, collection: 'members', data: { ...data, language: 'zh' } })
    await expect(create).rejects.toThrow(refused)
    for (const collection of inner)
      await expect(test.payload.find({ ...options, collection }), collection).rejects.toThrow(refused)
    const mails = test.payload.find({ ...options, collection: 'mails' })
    if (role === 'administrator') expect(JSON.stringify((await mails).docs)).not.toContain('sealed')
    else await expect(mails).rejects.toThrow(refused)
  })
})

describe('the two kinds of account', () => {
  const [account] = demoAccounts

  it('neither signs in as the other, not by Payload’s own way either', async () => {
    expect((await test.send('auth/login', { email: account?.email, password: demoPassword })).code).toBe('000012')
    const data = { email: self.email, password: memberPassword }
    await expect(test.payload.login({ collection: 'users', data })).rejects.toThrow(/incorrect/i)
    await expect(test.payload.login({ collection: 'members', data } as never)).rejects.toThrow(refused)
    const forgot = test.payload.forgotPassword({ collection: 'members', data: { email: self.email } } as never)
    await expect(forgot).rejects.toThrow(refused)
    const reset = { collection: 'members', data: { token: 'x', password: memberPassword }, overrideAccess: true }
    await expect(test.payload.resetPassword(reset as never)).rejects.toThrow(refused)
  })

  it('a member’s token is nobody to the admin', async () => {
    const token = await signInMember(test, self)
    for (const headers of [
      { authorization: `JWT ${token}` },
      { authorization: `Bearer ${token}` },
      { cookie: `portico-token=${token}` },
      { accessToken: token },
    ] as Record<string, string>[])
      expect((await test.payload.auth({ headers: new Headers(headers) })).user).toBeNull()
  })
})
