import { describe, expect, it } from 'vitest'
import { type Person, people, userOf } from '../../tests/factories/people.ts'
import { waysToDraft } from '../../tests/factories/ways-to-publish.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'

const test = useTestPortal()
const named = (person: Person, name: string) => ({ ...userOf(person), name }) as never
const newest = async (parent: number | string) => {
  const where = { parent: { equals: parent } }
  const { docs } = await test.payload.findVersions({ collection: 'friend-links', where, sort: '-updatedAt', depth: 0 })
  return docs.map(({ version }) => [version.updatedBy ?? null, version.updatedById ?? null])
}

describe('the author of a version', () => {
  it.each(['administrator', 'publisher', 'editor', 'translator'] as const)(
    'is who is signed in (%s), whoever they say they are',
    async (person) => {
      const { id } = await makeRecord(test.payload, 'friend-links')
      const data = { title: 'Changed', updatedBy: 'Somebody else', updatedById: 99 }
      const change = { collection: 'friend-links', id, locale: 'en', user: named(person, 'Mia') } as const
      await test.payload.update({ ...change, draft: true, overrideAccess: false, data })
      expect((await newest(id))[0]).toEqual(['Mia', 1])
      // Nor by the authority of the house, acting for them.
      await test.payload.update({ ...change, draft: true, data })
      expect((await newest(id))[0]).toEqual(['Mia', 1])
    },
  )

  it('is that of each change: making, publishing, restoring, taking back, copying, many at once', async () => {
    const user = (name: string) => ({ user: named('publisher', name), locale: 'en' }) as const
    const made = await test.payload.create({
      collection: 'friend-links',
      ...user('Ana'),
      data: {
        title: 'A link',
        url: 'https://a.example/',
        _status: 'draft',
      } as never,
    })
    const one = { collection: 'friend-links', id: made.id } as const
    await test.payload.update({ ...one, ...user('Bea'), data: { _status: 'published' } })
    await test.payload.update({ ...one, ...user('Cem'), draft: true, data: { title: 'A draft' } })
    const authors = (await newest(made.id)).map(([name]) => name)
    expect(authors[0]).toBe('Cem')
    expect(authors.at(-1)).toBe('Ana')
    expect(authors).toContain('Bea')
    expect((await test.payload.findByID({ ...one })).updatedBy).toBe('Bea')
    const copy = await test.payload.duplicate({ ...one, ...user('Dan') })
    expect(await newest(copy.id)).toEqual([['Dan', 1]])
    const { docs } = await test.payload.findVersions({
      collection: 'friend-links',
      where: { parent: { equals: made.id } },
      sort: 'updatedAt',
      limit: 1,
    })
    await waysToDraft['restore as a draft']?.({
      payload: test.payload,
      ...one,
      id: one.id,
      version: docs[0]?.id,
      user: user('Eva').user,
    })
    expect((await newest(made.id))[0]?.[0]).toBe('Eva')
    await test.payload.update({ ...one, ...user('Fay'), data: { _status: 'draft' } })
    expect((await newest(made.id))[0]?.[0]).toBe('Fay')
    const where = { id: { equals: made.id } }
    await test.payload.update({ collection: 'friend-links', where, ...user('Gil'), data: { _status: 'published' } })
    expect((await newest(made.id))[0]?.[0]).toBe('Gil')
    await test.payload.update({ ...one, locale: 'en', data: { title: 'By the house', _status: 'published' } })
    expect((await newest(made.id))[0]).toEqual([null, null])
  })

  it('is in every kind of record that has versions', () => {
    const having = test.payload.config.collections.filter(({ versions }) => versions)
    expect(having.length).toBeGreaterThan(40)
    for (const { fields, slug } of having)
      expect(
        fields.filter((field) => 'name' in field && field.name.startsWith('updatedBy')),
        slug,
      ).toHaveLength(2)
  })

  it('is told to staff alone, and no condition asks for it', async () => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    const change = { collection: 'friend-links', id, data: { title: 'By Ida', _status: 'published' } } as const
    await test.payload.update({ ...change, locale: 'en', user: named('publisher', 'Ida') })
    for (const person of people) {
      const asked = { collection: 'friend-links', user: userOf(person), overrideAccess: false, depth: 0 } as const
      const isStaff = person !== 'member' && person !== 'nobody'
      const record = await openCollections(test.payload).findByID({ ...asked, id } as never)
      expect([record.updatedBy, record.updatedById], person).toEqual(isStaff ? ['Ida', 1] : [undefined, undefined])
      const where = { updatedBy: { equals: 'Ida' } }
      const found = openCollections(test.payload).find({ ...asked, where } as never)
      if (isStaff) expect((await found).docs.map((each) => each.id)).toContain(id)
      else await expect(found).rejects.toThrow(/updatedBy/)
    }
  })

  it('is nowhere on the published side', async () => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    const change = { collection: 'friend-links', id, data: { title: 'By Xanthippe', _status: 'published' } } as const
    await test.payload.update({ ...change, locale: 'en', user: named('publisher', 'Xanthippe Author') })
    const ask = openAsk(test.payload)
    const rows = await ask("SELECT head, body FROM portico_published WHERE collection = 'friend-links'")
    expect(JSON.stringify(rows)).toContain('By Xanthippe')
    expect(JSON.stringify(rows)).not.toMatch(/Xanthippe Author|updatedBy/)
    expect(
      await ask("SELECT * FROM portico_published_keys WHERE field LIKE 'updatedBy%' OR value = 'Xanthippe Author'"),
    ).toEqual([])
  })
})
