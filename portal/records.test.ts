import { expect, it } from 'vitest'
import type { PublishedNews } from '#content/payload-types.ts'
import type { CallContext } from './call.ts'
import { numberOf, openRecord, openRecords, openRows, slugsOf } from './records.ts'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' }
const both: PublishedNews = {
  ...times,
  id: 7,
  _status: { zh: 'published', en: 'published' },
  title: { zh: '求解器', en: 'The solver' },
  slug: { zh: 'qiujieqi', en: 'solver' },
  category: { ...times, id: 3, _status: { zh: 'published' }, title: { zh: '发布' } },
  products: [1, { ...times, id: 2, _status: { en: 'published' }, title: { en: 'Studio' } }],
}
const chinese: PublishedNews = { ...times, id: 8, _status: { zh: 'published' }, title: { zh: '只有中文' } }

it('a record is read in the asked language, or in the one it has', () => {
  expect([openRecord(both, 'en')?.text('title'), openRecord(chinese, 'en')?.text('title')]).toEqual([
    'The solver',
    '只有中文',
  ])
  expect(openRecord({ ...both, title: {} }, 'en')).toBeUndefined()
  expect(slugsOf({ languages: ['zh'], record: both })).toEqual({ zh: 'qiujieqi' })
})

it('a related record is opened where it was read, and else is a number', () => {
  expect(openRecords(both.products, 'zh').map(({ id }) => id)).toEqual(['2'])
  expect([both.category, 4, undefined].map(numberOf)).toEqual([3, 4, undefined])
  expect(openRecords(undefined, 'zh')).toEqual([])
})

it('rows without a title in the language are left out', () => {
  const rows = [
    { id: 'a', title: { zh: '甲', en: 'A' }, text: { zh: '文' } },
    { id: 'b', title: { zh: '乙' } },
  ]
  expect(openRows(rows, 'en').map(({ id, text }) => [id, text('title'), text('text')])).toEqual([['a', 'A', '']])
})

it('a collection or a field that does not exist is an error of the type check', () => {
  const misspelled = [
    // @ts-expect-error -- the field is called `title`
    () => openRecord(both, 'zh')?.text('tilte'),
    // @ts-expect-error -- a date is not of a language
    () => openRecord(both, 'zh')?.value('date'),
    // @ts-expect-error -- news has no gallery
    () => openRecord(both, 'zh')?.record.gallery,
    // @ts-expect-error -- no collection has this name
    ({ find }: CallContext) => find('newz'),
    // @ts-expect-error -- news has no such field
    ({ find }: CallContext) => find('news', { select: ['titel'] }),
    // @ts-expect-error -- visitors do not read members
    ({ find }: CallContext) => find('members'),
    // @ts-expect-error -- the site has no such setting
    async ({ findGlobal }: CallContext) => (await findGlobal('site')).nmae,
  ]
  expect(misspelled).toHaveLength(7)
})
