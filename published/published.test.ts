import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { keyOf } from '#content/published/key-of.ts'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { type FindOptions, openPublished, type Published } from './published.ts'
import type { Condition, Where } from './where.ts'

type PublishedDocument = Record<string, unknown>

const test = useTestPortal()
let published: Published
let all: PublishedDocument[] = []
beforeAll(async () => {
  published = openPublished(test.payload)
  // Of one day there are several.
  for (const date of ['2030-01-01', '2030-01-01', '2030-01-02'])
    await makeRecord(test.payload, 'cases', { zh: 'published' }, { date: `${date}T00:00:00.000Z` })
  all = (await published.find('cases')).map((each) => ({ ...each }))
})

/** What a query has to find, worked out record by record. */
function meets(document: PublishedDocument, where: Where): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (field === 'and') return (condition as Where[]).every((each) => meets(document, each))
    if (field === 'or') return (condition as Where[]).some((each) => meets(document, each))
    const values = [document[field]].flat().map(keyOf)
    return Object.entries(condition as Condition).every(([operator, given]) => {
      const asked = [given].flat().map(keyOf)
      const [first = ''] = asked
      switch (operator) {
        case 'equals':
        case 'in':
          return values.some((value) => asked.includes(value))
        case 'not_equals':
        case 'not_in':
          return !values.some((value) => asked.includes(value))
        case 'greater_than':
          return values.some((value) => value > first)
        case 'greater_than_equal':
          return values.some((value) => value >= first)
        case 'less_than':
          return values.some((value) => value < first)
        default:
          return values.some((value) => value <= first)
      }
    })
  })
}

const operators = [
  'equals',
  'not_equals',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
] as const
const number = fc.integer({ min: 0, max: 20 })
const leaf: fc.Arbitrary<Where> = fc.oneof(
  fc
    .record({
      field: fc.constantFrom('id', 'category', 'industry', 'products'),
      operator: fc.constantFrom('equals', 'not_equals'),
      value: number,
    })
    .map(({ field, operator, value }): Where => ({ [field]: { [operator]: value } })),
  fc
    .record({
      field: fc.constantFrom('id', 'category', 'products'),
      operator: fc.constantFrom('in', 'not_in'),
      value: fc.array(number, { maxLength: 4 }),
    })
    .map(({ field, operator, value }): Where => ({ [field]: { [operator]: value } })),
  fc
    .record({ field: fc.constantFrom('id', 'date'), operator: fc.constantFrom(...operators), of: fc.nat() })
    .map(({ field, of, operator }): Where => ({ [field]: { [operator]: all[of % all.length]?.[field] } })),
)
const where: fc.Arbitrary<Where> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }).map((and): Where => ({ and })),
  fc.array(leaf, { maxLength: 3 }).map((or): Where => ({ or })),
  fc.tuple(leaf, fc.array(leaf, { minLength: 1, maxLength: 2 })).map(([one, or]): Where => ({ and: [one, { or }] })),
)
const sort = fc.constantFrom('date', '-date', 'id', '-id', '-updatedAt', ['-date', '-id'], ['category', 'date'])

/** Documents in the order of fields; of what is equal by number, in the direction of the last field. */
function inOrder(documents: readonly PublishedDocument[], fields: readonly string[]): PublishedDocument[] {
  const last = fields.at(-1)?.startsWith('-') ? '-id' : 'id'
  return documents.toSorted((one, other) => {
    for (const field of [...fields, last]) {
      const isFalling = field.startsWith('-')
      const name = isFalling ? field.slice(1) : field
      const [a, b] = [keyOf(one[name]), keyOf(other[name])]
      if (a !== b) return a > b === isFalling ? -1 : 1
    }
    return 0
  })
}

describe('a query', () => {
  it('finds what has the values, in the order asked for, page by page, and counts it', async () => {
    await fc.assert(
      fc.asyncProperty(
        where,
        sort,
        fc.integer({ min: 1, max: 7 }),
        fc.nat({ max: 3 }),
        async (asked, fields, limit, page) => {
          const wanted = inOrder(
            all.filter((each) => meets(each, asked)),
            [fields].flat(),
          ).map(({ id }) => id)
          const found = await published.find('cases', { where: asked, sort: fields, limit, offset: page * limit })
          expect(found.map(({ id }) => id)).toEqual(wanted.slice(page * limit, (page + 1) * limit))
          expect(await published.count('cases', asked)).toBe(wanted.length)
        },
      ),
      { numRuns: 150 },
    )
    expect(all.length).toBeGreaterThan(12)
  })

  it('by two values finds what has both, where others have one of them', async () => {
    const pairs = all.flatMap(({ category, products }) => [products].flat().map((product) => ({ category, product })))
    const sizes = await Promise.all(
      pairs.map(async ({ category, product }) => {
        const asked: Where = { category: { equals: category }, products: { equals: product } }
        const wanted = all.filter((each) => meets(each, asked))
        const found = await published.find('cases', { where: asked, sort: 'id' })
        expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b)))
        return { both: wanted.length, one: all.filter((each) => each.category === category).length }
      }),
    )
    expect(sizes.some(({ both, one }) => both > 0 && both < one)).toBe(true)
  })

  it('of one of several values has a record once that has two of them', async () => {
    const { id } = await makeRecord(test.payload, 'cases', { zh: 'published' }, { products: [1, 2] })
    const asked: Where = { products: { in: [1, 2] } }
    const found = await published.find('cases', { where: asked })
    expect(found.filter((each) => each.id === id)).toHaveLength(1)
    expect(await published.count('cases', asked)).toBe(found.length)
  })

  it.each<[string, FindOptions]>([
    ['a filter', { where: { summary: { equals: 'x' } } }],
    ['an order', { sort: 'customer' }],
    ['a field inside a related record', { where: { 'industry.slug': { equals: 'x' } } }],
  ])('by %s that is not declared is refused', async (_name, options) => {
    await expect(published.find('cases', options)).rejects.toThrow(/not (?:found|ordered) by/)
  })

  it.each(['members', 'tickets', 'users', 'mails', 'search-synonyms', 'payload-jobs', 'nothing'])(
    'of %s, which no visitor reads, is refused',
    async (collection) => {
      await expect(published.find(collection as 'news')).rejects.toThrow('Visitors read nothing')
    },
  )

  it('takes words that look like SQL for words', async () => {
    const words = `' OR 1 = 1 -- ?`
    expect(await published.find('products', { where: { or: [{ 'slug.zh': { equals: words } }] } })).toEqual([])
    expect(await published.find('partners', { where: { level: { in: [words, '?', "x'"] } } })).toEqual([])
  })
})

describe('related records', () => {
  it('are filled in as deep as asked, once each, and stay numbers where visitors may not see them', async () => {
    const { id: hidden } = await makeRecord(test.payload, 'products', { zh: 'draft' })
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' }, { products: [hidden, 1] })
    const [flat] = await published.find('news', { where: { id: { equals: id } } })
    expect(flat).toMatchObject({ products: [hidden, 1], category: expect.any(Number) })
    const tags: string[] = []
    const [deep] = await published.find('news', {
      where: { id: { equals: id } },
      depth: 1,
      onRead: (read) => tags.push(...read),
    })
    expect(deep).toMatchObject({ products: [hidden, { id: 1, title: { zh: expect.any(String) } }] })
    expect(deep).toMatchObject({ category: { title: { zh: expect.any(String) } } })
    expect(tags).toContain(`news:${id}`)
    expect(tags).not.toContain('news')
    // What may come to be seen is part of the answer, too.
    expect(tags).toContain(`products:${hidden}`)
    expect(tags.some((tag) => tag.startsWith('news-categories:'))).toBe(true)
  })

  it('bring no field that their list does not show, two deep neither', async () => {
    const [lesson] = await published.find('lessons', { limit: 1, depth: 2 })
    expect(lesson?.course).toMatchObject({ id: expect.any(Number), title: { zh: expect.any(String) } })
  })
})

describe('what was read', () => {
  it.each<[string, FindOptions, string[]]>([
    ['a list is its collection', { sort: '-date', limit: 3 }, ['cases']],
    [
      'a record is itself, there or not',
      { where: { id: { in: [1, 2, 99_999] } } },
      ['cases:1', 'cases:2', 'cases:99999'],
    ],
    ['a slug that nothing has is the collection', { where: { or: [{ 'slug.zh': { equals: 'nothing' } }] } }, ['cases']],
  ])('of %s', async (_name, options, expected) => {
    const tags: string[] = []
    await published.find('cases', { ...options, onRead: (read) => tags.push(...read) })
    expect(tags).toEqual(expected)
  })
})
