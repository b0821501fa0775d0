import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { openAsk } from './search/ask.ts'

const test = useTestPortal()

async function lock(collection: string, id: number): Promise<number> {
  const { id: number } = await test.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection, value: id },
      user: { relationTo: 'users', value: 1 },
    } as never,
  })
  return number
}

const readLocks = async () => {
  const { docs } = await test.payload.find({ collection: 'payload-locked-documents', limit: 0, depth: 0 })
  return new Set(docs.map(({ id }) => id))
}

describe('a change of a record', () => {
  it('takes the locks off that record alone, of whatever kind the others are', async () => {
    const { payload } = test
    const [one, other] = [await makeRecord(payload, 'friend-links'), await makeRecord(payload, 'friend-links')]
    const kept = [
      await lock('friend-links', Number(other.id)),
      // Another kind with the same number.
      await lock('news', Number(one.id)),
    ]
    await lock('friend-links', Number(one.id))
    await lock('friend-links', Number(one.id))
    await payload.update({ collection: 'friend-links', id: one.id, locale: 'en', data: { title: 'Another' } })
    expect(await readLocks()).toEqual(new Set(kept))
  })

  it('is told from every other condition: with a further one, or of a kind that there is not, no lock goes', async () => {
    const { payload } = test
    const { id } = await makeRecord(payload, 'friend-links')
    const mine = await lock('friend-links', Number(id))
    const kind = { 'document.relationTo': { equals: 'friend-links' } }
    const record = { 'document.value': { equals: id } }
    const foreign = { 'document.relationTo': { equals: '1 = 1 OR friend-links' } }
    const conditions: Where[] = [
      { and: [kind, { ...record, globalSlug: { equals: 'site' } }] },
      { and: [kind, record, { globalSlug: { equals: 'site' } }] },
      { and: [kind, record], globalSlug: { equals: 'site' } },
      { and: [foreign, record] },
    ]
    for (const where of conditions) {
      await payload.db.deleteMany({ collection: 'payload-locked-documents', where }).catch(() => undefined)
      expect(await readLocks(), JSON.stringify(where)).toContain(mine)
    }
  })

  it('leaves them where it is undone', async () => {
    const { payload } = test
    const { id } = await makeRecord(payload, 'friend-links')
    const mine = await lock('friend-links', Number(id))
    const transactionID = (await payload.db.beginTransaction()) ?? undefined
    await payload.update({
      collection: 'friend-links',
      id,
      locale: 'en',
      data: { title: 'Undone' },
      req: { transactionID },
    })
    expect(await openAsk(payload)('SELECT id FROM payload_locked_documents WHERE id = ?', [mine])).toHaveLength(1)
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID)
    expect(await readLocks()).toContain(mine)
  })

  it('is asked for each kind that can be locked: the table has a column for it', async () => {
    const { payload } = test
    const kinds = payload.config.collections.filter(({ lockDocuments }) => lockDocuments !== false)
    expect(kinds.length).toBeGreaterThan(50)
    for (const { slug } of kinds) {
      const where: Where = { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: 1 } }] }
      await expect(
        payload.db.deleteMany({ collection: 'payload-locked-documents', where }),
        slug,
      ).resolves.not.toThrow()
    }
  })
})
