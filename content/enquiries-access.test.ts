import { beforeAll, describe, expect, it } from 'vitest'
import { application, openForm } from '../tests/factories/enquiries.ts'
import { makeMember } from '../tests/factories/members.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { roles, type Role } from './access/roles.ts'

const test = useTestPortal()
const refused = /not allowed|Forbidden|Unauthorized|path cannot be queried/i
const readers: readonly Role[] = ['administrator', 'agent']

const as = (user: object | undefined) =>
  ({ collection: 'enquiries', overrideAccess: false, user: user as never }) as const
const staff = (role: Role) => ({ id: 1, collection: 'users', roles: [role] })

let id: number
beforeAll(async () => {
  // Sent by a member with the same address: it does not become theirs.
  const { email } = await makeMember(test.payload)
  const token = openForm(test.payload, 'partner')
  await test.send('ecology/apply', { ...application, email, token })
  id = (await test.payload.find({ collection: 'enquiries', limit: 1 })).docs[0]?.id ?? 0
})
const read = () => test.payload.findByID({ collection: 'enquiries', id })

/** Who must not see or change anything. */
async function expectNothing(user: object | undefined) {
  const before = await read()
  await expect(test.payload.find(as(user))).rejects.toThrow(refused)
  await expect(test.payload.count(as(user))).rejects.toThrow(refused)
  await expect(test.payload.findByID({ ...as(user), id })).rejects.toThrow(refused)
  await expect(test.payload.find({ ...as(user), where: { email: { like: '@' } } })).rejects.toThrow(refused)
  await expect(test.payload.update({ ...as(user), id, data: { state: 'done' } })).rejects.toThrow(refused)
  await expect(test.payload.update({ ...as(user), where: {}, data: { state: 'done' } })).rejects.toThrow(refused)
  await expect(test.payload.delete({ ...as(user), id })).rejects.toThrow(refused)
  await expect(test.payload.create({ ...as(user), data: before })).rejects.toThrow(refused)
  expect(await read()).toEqual(before)
}

describe('enquiries', () => {
  it('are nobody’s to read or change', () => expectNothing(undefined))

  it('are not the sender’s either, whatever the account says', async () => {
    const member = await makeMember(test.payload)
    await expectNothing({ ...member, collection: 'members', roles: ['administrator'] })
  })

  it.each(roles.filter((role) => !readers.includes(role) && role !== 'security'))(
    'are none of a %s’s business',
    (role) => expectNothing(staff(role)),
  )

  it('are not for the security team, which reads reports of vulnerabilities alone', async () => {
    const user = as(staff('security'))
    const before = await read()
    expect((await test.payload.find({ ...user, limit: 0 })).docs).toEqual([])
    await expect(test.payload.findByID({ ...user, id })).rejects.toThrow(/not found/i)
    await expect(test.payload.update({ ...user, id, data: { state: 'done' } })).rejects.toThrow(refused)
    await test.payload.update({ ...user, where: {}, data: { state: 'done' } })
    await expect(test.payload.delete({ ...user, id })).rejects.toThrow(refused)
    expect(await read()).toEqual(before)
  })

  it.each(readers)('%s reads them, and changes state and notes alone', async (role) => {
    const user = as(staff(role))
    const before = await test.payload.findByID({ ...user, id })
    expect(before).toMatchObject({ name: application.name, kind: 'partner' })
    expect(Object.keys(before)).not.toContain('key')
    const data = {
      state: 'working',
      notes: `by ${role}`,
      name: 'x',
      email: 'x@example.com',
      message: 'x',
      receipt: 'x',
      language: 'en',
      answers: {},
      consent: { version: 'x', text: 'x', at: new Date(0).toISOString() },
    } as never
    await test.payload.update({ ...user, id, data })
    const { notes, state, updatedAt: _now, ...rest } = await read()
    const { notes: _notes, state: _state, updatedAt: _then, ...given } = before
    expect([state, notes]).toEqual(['working', `by ${role}`])
    expect(rest).toMatchObject(given)
    await expect(test.payload.create({ ...user, data: before })).rejects.toThrow(refused)
  })

  it('only an administrator deletes them', async () => {
    await expect(test.payload.delete({ ...as(staff('agent')), id })).rejects.toThrow(refused)
    await test.payload.delete({ ...as(staff('administrator')), id })
    await expect(read()).rejects.toThrow(/not found/i)
  })
})
