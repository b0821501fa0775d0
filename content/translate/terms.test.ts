import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { readTerms } from './read-terms.ts'

const test = useTestPortal()
const data = { chinese: '测杆', english: 'gauge rod', note: 'A note', avoid: '量杆\n\nmeasuring stick ' }
const deciding: readonly string[] = ['administrator', 'publisher']
const reading: readonly string[] = [...deciding, 'editor', 'translator']
const userOf = (role: string | undefined) =>
  (role === undefined
    ? undefined
    : role === 'member'
      ? { id: 1, collection: 'members' }
      : { id: 1, collection: 'users', roles: [role] }) as never

describe('terms', () => {
  it.each([undefined, 'member', ...roles])(
    'are read by those who write content, and made, changed and taken away by those who publish (%s)',
    async (role) => {
      const asked = { collection: 'terms', user: userOf(role), overrideAccess: false } as const
      const { id } = await test.payload.create({ collection: 'terms', data })
      const attempts = [
        () => test.payload.find(asked),
        () => test.payload.create({ ...asked, data }),
        () => test.payload.update({ ...asked, id, data: { note: 'another' } }),
        () => test.payload.delete({ ...asked, id }),
      ]
      for (const [index, attempt] of attempts.entries())
        if (role !== undefined && (index === 0 ? reading : deciding).includes(role))
          expect(await attempt()).toBeDefined()
        else await expect(attempt()).rejects.toThrow(/not allowed|Forbidden|Unauthorized/i)
      await test.payload.delete({ collection: 'terms', where: { chinese: { equals: data.chinese } } })
    },
  )

  it('of a text come with their wordings, and no others', async () => {
    await test.payload.create({ collection: 'terms', data })
    const req = await createLocalReq({ user: userOf('translator') }, test.payload)
    expect(await readTerms(req, '这根测杆很短', 'zh')).toEqual([
      { zh: '测杆', en: 'gauge rod', note: 'A note', avoid: ['量杆', 'measuring stick'] },
    ])
    expect(await readTerms(req, '没有', 'zh')).toEqual([])
  })

  it('are refused without both names, and with too many wordings', async () => {
    await expect(test.payload.create({ collection: 'terms', data: { ...data, english: '' } })).rejects.toThrow(
      /English|英文/,
    )
    const avoid = Array.from({ length: 21 }, (_, row) => `w${row}`).join('\n')
    await expect(test.payload.create({ collection: 'terms', data: { ...data, avoid } })).rejects.toThrow(
      /avoid|不用的说法/,
    )
  })

  it('that the company uses are there', async () => {
    const { docs } = await test.payload.find({ collection: 'terms', where: { chinese: { equals: '工单' } } })
    expect(docs).toMatchObject([{ english: 'ticket' }])
  })
})
