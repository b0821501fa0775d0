import { describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { makeMember, signInMember } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const refused = /not allowed|Forbidden|Unauthorized|path cannot be queried/i

describe('tables about persons', () => {
  const tables = ['entitlements', 'eula-acceptances', 'member-downloads', 'download-counts'] as const
  const as = (user: object | undefined) => ({ overrideAccess: false, user: user as never }) as const

  it.each(tables)('%s are nobody’s and no member’s', async (collection) => {
    const member = await makeMember(test.payload)
    for (const user of [undefined, { ...member, collection: 'members', roles: ['administrator'] }]) {
      await expect(test.payload.find({ collection, ...as(user) })).rejects.toThrow(refused)
      await expect(test.payload.create({ collection, data: {} as never, ...as(user) })).rejects.toThrow(refused)
    }
  })

  it.each(tables)(
    '%s are read by who looks after visitors, and what was noted is written by nobody',
    async (collection) => {
      for (const role of roles) {
        const user = { id: 1, collection: 'users', roles: [role] }
        const mayRead = role === 'administrator' || role === 'agent'
        const found = test.payload.find({ collection, ...as(user) })
        if (mayRead) await expect(found, role).resolves.toBeDefined()
        else await expect(found, role).rejects.toThrow(refused)
        if (collection !== 'entitlements')
          await expect(test.payload.create({ collection, data: {} as never, ...as(user) }), role).rejects.toThrow(
            refused,
          )
      }
    },
  )

  it('go with the account', async () => {
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    expect(await test.send('download/accept', { version: '4.2' }, 'zh', { token })).toMatchObject({ code: '000000' })
    const product = (await test.payload.find({ collection: 'products', limit: 1 })).docs[0]?.id ?? 0
    await test.payload.create({ collection: 'entitlements', data: { member: member.id, product } })
    const where = { member: { equals: member.id } }
    const countOf = async (collection: 'entitlements' | 'eula-acceptances') =>
      (await test.payload.count({ collection, where })).totalDocs
    const kept = async () => [await countOf('entitlements'), await countOf('eula-acceptances')]
    expect(await kept()).toEqual([1, 1])
    await test.payload.delete({ collection: 'members', id: member.id })
    expect(await kept()).toEqual([0, 0])
  })
})
