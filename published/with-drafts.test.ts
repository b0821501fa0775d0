import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { draftDocument } from '#content/published/draft-document.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from './published.ts'
import { openWithDrafts } from './with-drafts.ts'

const test = useTestPortal()
const documentOf = async (source: string, record: number, locale: Locale = 'zh') => {
  const document = await draftDocument(test.payload, { source, record, drafts: [locale] })
  if (document === undefined) throw new Error('there is a draft')
  return document
}
const texts = (documents: readonly object[]) => JSON.stringify(documents)

/** A version and its record are written one after the other. */
const timeless = (documents: readonly object[]): unknown =>
  JSON.parse(texts(documents).replaceAll(/"updatedAt":"[^"]*"/g, '"updatedAt":""'))

/** A published case whose next version says something else, in both languages. */
let changed = 0
beforeAll(async () => {
  changed = Number((await makeRecord(test.payload, 'cases')).id)
  for (const locale of ['zh', 'en'] as const)
    await test.payload.update({
      collection: 'cases',
      id: changed,
      locale,
      draft: true,
      data: { title: `DRAFT ${locale}`, slug: `draft-${locale}`, date: '2031-05-05T00:00:00.000Z', _status: 'draft' },
    })
})

describe('26 (point 2): the published side as it would be', () => {
  it('has the draft of one language, and of the other what visitors have', async () => {
    const [published] = await openPublished(test.payload).find('cases', { where: { id: { equals: changed } } })
    const drafts = openWithDrafts(test.payload, [await documentOf('cases', changed, 'en')])
    const [seen] = await drafts.find('cases', { where: { 'slug.en': { equals: 'draft-en' } } })
    expect(seen?.title).toEqual({ zh: published?.title?.zh, en: 'DRAFT en' })
    expect(seen?.slug).toEqual({ zh: published?.slug?.zh, en: 'draft-en' })
    expect(texts([seen ?? {}])).not.toContain('DRAFT zh')
    // By its former address it is not found any more, as after its publication; nor has anything been written.
    expect(await drafts.find('cases', { where: { 'slug.en': { equals: published?.slug?.en } } })).toEqual([])
    expect(texts(await openPublished(test.payload).find('cases'))).not.toContain('DRAFT')
  })

  it('lists a record that was never published in its place, and counts it', async () => {
    const { id, name } = await makeRecord(test.payload, 'cases', { zh: 'draft' }, { date: '2040-01-01T00:00:00.000Z' })
    const plain = openPublished(test.payload)
    const drafts = openWithDrafts(test.payload, [await documentOf('cases', Number(id))])
    const where = { '_status.zh': { equals: 'published' } }
    expect(await drafts.count('cases', where)).toBe((await plain.count('cases', where)) + 1)
    const [newest] = await drafts.find('cases', { where, sort: '-date', limit: 1 })
    expect([newest?.id, texts([newest ?? {}]).includes(name)]).toEqual([id, true])
  })

  it('answers every other query as the published side does', async () => {
    const plain = openPublished(test.payload)
    // The draft of a record as it is published already: both sides say the same of everything.
    const same = Number((await makeRecord(test.payload, 'cases')).id)
    const drafts = openWithDrafts(test.payload, [await documentOf('cases', same)])
    const number = fc.integer({ min: 0, max: 30 })
    const condition = fc.oneof(
      number.map((value) => ({ category: { equals: value } })),
      fc.array(number, { maxLength: 4 }).map((values) => ({ industry: { in: values } })),
      number.map((value) => ({ id: { greater_than: value } })),
      fc.constant({ '_status.en': { equals: 'published' } }),
    )
    const where = fc.oneof(
      condition,
      fc.array(condition, { minLength: 1, maxLength: 3 }).map((all) => ({ and: all })),
      fc.array(condition, { minLength: 1, maxLength: 3 }).map((some) => ({ or: some })),
    )
    await fc.assert(
      fc.asyncProperty(
        where,
        fc.constantFrom('-date', 'id'),
        fc.integer({ min: 0, max: 5 }),
        async (asked, sort, limit) => {
          const options = { where: asked, sort, limit, depth: 1 }
          expect(timeless(await drafts.find('cases', options))).toEqual(timeless(await plain.find('cases', options)))
          expect(await drafts.count('cases', asked)).toBe(await plain.count('cases', asked))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('shows a draft through what names it', async () => {
    const category = Number((await makeRecord(test.payload, 'case-categories')).id)
    const { id } = await makeRecord(test.payload, 'cases', { zh: 'published' }, { category })
    await test.payload.update({
      collection: 'case-categories',
      id: category,
      locale: 'zh',
      draft: true,
      data: { title: '改名', _status: 'draft' },
    })
    const drafts = openWithDrafts(test.payload, [await documentOf('case-categories', category)])
    const [seen] = await drafts.find('cases', { where: { id: { equals: id } }, depth: 1 })
    expect(texts([seen ?? {}])).toContain('改名')
  })

  it('has no field that not everybody may read, and nothing of what is in the waste basket', async () => {
    const { docs } = await test.payload.find({ collection: 'consult-topics', limit: 1, depth: 0 })
    const topic = Number(docs[0]?.id)
    const { docs: staff } = await test.payload.find({ collection: 'users', limit: 1, depth: 0 })
    const people = staff.map(({ id }) => id)
    await test.payload.update({ collection: 'consult-topics', id: topic, locale: 'zh', draft: true, data: { people } })
    expect(people).toHaveLength(1)
    const { body, head } = await documentOf('consult-topics', topic)
    expect({ ...head, ...body }).not.toHaveProperty('people')
    const { id } = await makeRecord(test.payload, 'cases', { zh: 'draft' })
    await test.payload.update({ collection: 'cases', id, draft: true, data: { deletedAt: new Date().toISOString() } })
    expect(await draftDocument(test.payload, { source: 'cases', record: Number(id), drafts: ['zh'] })).toBeUndefined()
  })

  it('knows no collection that is not for visitors', async () => {
    for (const source of ['users', 'members', 'tickets', 'preview-links', 'nothing'])
      expect(await draftDocument(test.payload, { source, record: 1, drafts: ['zh'] })).toBeUndefined()
  })
})

it('every public field with a rule of its own for reading stands at the top of its record, where previews look', () => {
  const hidden: string[] = []
  type Fields = (typeof test.payload.config.collections)[number]['flattenedFields']
  const look = (fields: Fields, path: string): void => {
    for (const field of fields) {
      if ('flattenedFields' in field) look(field.flattenedFields, `${path}${field.name}.`)
      if (path.includes('.') && 'access' in field && field.access?.read !== undefined) hidden.push(path + field.name)
    }
  }
  for (const { flattenedFields, slug } of test.payload.config.collections.filter(({ versions }) => versions?.drafts))
    look(flattenedFields, `${slug} `)
  expect(hidden).toEqual([])
})
