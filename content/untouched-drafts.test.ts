import { expect, it } from 'vitest'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { deleteUntouchedDrafts } from './untouched-drafts.ts'

const test = useTestPortal()
const tomorrow = () => Date.now() + 25 * 60 * 60 * 1000
const open = async () => (await test.payload.create({ collection: 'news', draft: true, data: {} })).id
const isThere = async (id: number) =>
  (await test.payload.count({ collection: 'news', where: { id: { equals: id } } })).totalDocs === 1

it('26 (point 3): a draft that was opened and left is gone after a day, and nothing that anybody began', async () => {
  await deleteUntouchedDrafts(test.payload, tomorrow())
  const left = await open()
  const written = await open()
  await test.payload.update({
    collection: 'news',
    id: written,
    draft: true,
    autosave: true,
    locale: 'en',
    data: { summary: 'Only a summary yet' },
  })
  const named = await open()
  await test.payload.update({ collection: 'news', id: named, draft: true, locale: 'en', data: { title: 'A title' } })
  const english = Number((await makeRecord(test.payload, 'news', { en: 'draft' })).id)
  // Begun in Chinese and named in English; of its versions only the newest is left.
  const both = await open()
  await test.payload.update({ collection: 'news', id: both, draft: true, locale: 'en', data: { title: 'In English' } })
  const { docs } = await test.payload.findVersions({
    collection: 'news',
    where: { parent: { equals: both } },
    sort: '-updatedAt',
    depth: 0,
  })
  await test.payload.db.deleteVersions({ collection: 'news', where: { id: { in: docs.slice(1).map(({ id }) => id) } } })
  const published = Number((await makeRecord(test.payload, 'news', { zh: 'published' })).id)

  expect(await deleteUntouchedDrafts(test.payload)).toBe(0)
  expect(await deleteUntouchedDrafts(test.payload, tomorrow())).toBe(1)
  expect(await isThere(left)).toBe(false)
  for (const id of [written, named, english, both, published]) expect(await isThere(id)).toBe(true)
})
