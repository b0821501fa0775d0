import { describe, expect, it } from 'vitest'
import { cases } from '#demo/content/cases.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const newestFirst = cases.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))

it.each(locales)('case/detail in %s has the whole story of every case of the demo', async (locale) => {
  expect(cases.length).toBeGreaterThan(4)
  for (const seed of cases) {
    const answer = await test.ask('case/detail', locale, { id: seed.slug[locale] })
    expect(answer, seed.slug.en).toMatchObject({
      lang: locale,
      languages: ['zh', 'en'],
      slugs: seed.slug,
      title: seed.title[locale],
      customer: seed.customer[locale],
      challenge: [seed.challenge[locale]],
      approach: [seed.approach[locale]],
      quotation: {
        text: seed.quotation.text[locale],
        person: seed.quotation.person[locale],
        role: seed.quotation.role[locale],
      },
      results: seed.results.map(({ source }) => ({ source: source[locale] })),
      products: seed.products.map((slug) => ({ slug })),
    })
    expect(answer.solutions, seed.slug.en).toHaveLength(1)
    expect(new Set([answer.id, ...answer.related.map(({ id }) => id)]).size, seed.slug.en).toBe(4)
    if (locale === 'en') expect(chineseTexts(answer, ['zh']), seed.slug.en).toEqual([])
  }
})

it('case/detail leads to what stands before and after it', async () => {
  const [after, own, before] = newestFirst.slice(2, 5)
  const answer = await test.ask('case/detail', 'zh', { id: own?.slug.zh ?? '' })
  expect(answer.next?.slug).toBe(after?.slug.zh)
  expect(answer.previous?.slug).toBe(before?.slug.zh)
})

it('cases of one day have an order too, and none is left out', async () => {
  const date = '1990-01-01T00:00:00.000Z'
  const made = await Promise.all([1, 2, 3].map(async () => makeRecord(test.payload, 'cases', undefined, { date })))
  const [first, second, third] = made.map(({ id }) => Number(id)).sort((a, b) => a - b)
  const middle = await test.ask('case/detail', 'zh', { id: String(second) })
  const named = async (id: number | undefined) => (await test.ask('case/detail', 'zh', { id: String(id) })).slug
  expect(middle.previous?.slug).toBe(await named(first))
  expect(middle.next?.slug).toBe(await named(third))
})

describe('filters of case/list', () => {
  it.each([
    { category: 'control' },
    { industry: 'power' },
    { product: 'twin' },
    { category: 'digital-twin', industry: 'power', product: 'compute' },
  ])('%o', async (filter) => {
    const { items, total } = await test.ask('case/list', 'zh', { ...filter, pageSize: 100 })
    const wanted = newestFirst.filter(
      (each) =>
        (filter.category === undefined || each.category === filter.category) &&
        (filter.industry === undefined || each.industry === filter.industry) &&
        (filter.product === undefined || each.products.includes(filter.product)),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(items.map(({ slug }) => slug)).toEqual(wanted.map(({ slug }) => slug.zh))
    expect(total).toBe(wanted.length)
  })

  it.each([{ category: 'no' }, { industry: 'no' }, { product: 'no' }])(
    'unknown: %o is an empty list',
    async (filter) => {
      expect(await test.ask('case/list', 'en', filter)).toMatchObject({ total: 0, items: [] })
    },
  )
})

describe('who sees a case', () => {
  it.each(['no-such', '999999', '0', '-1', '9'.repeat(16)])('[S1] an unknown id (%s)', async (id) => {
    expect(await test.send('case/detail', { id })).toMatchObject({ code: '000003', data: null })
  })

  it.each(['draft', 'withdrawn'] as const)('[S1] [L6] a translation that is %s shows nowhere', async (state) => {
    const { id, name } = await makeRecord(test.payload, 'cases', { zh: 'published', en: state })
    const answer = await test.ask('case/detail', 'en', { id: String(id) })
    expect(answer).toMatchObject({ lang: 'zh', title: mark(name, 'zh'), challenge: [], approach: [] })
    expect(JSON.stringify(answer)).not.toContain(mark(name, 'en'))
    expect(await test.send('case/detail', { id: mark(name, 'en') })).toMatchObject({ code: '000003' })
    expect(JSON.stringify(await test.ask('case/list', 'en', { pageSize: 100 }))).not.toContain(mark(name, 'en'))
  })

  it('[S1] what is in the waste basket shows nowhere, not even beside another', async () => {
    const { id, name } = await makeRecord(test.payload, 'cases')
    await test.payload.update({ collection: 'cases', id, data: { deletedAt: new Date().toISOString() } })
    expect(await test.send('case/detail', { id: String(id) })).toMatchObject({ code: '000003' })
    const newest = await test.ask('case/detail', 'zh', { id: newestFirst[0]?.slug.zh ?? '' })
    expect(JSON.stringify(newest)).not.toContain(name)
  })
})

it.each(locales)('case/detail in %s is found by its number and by the slug of either language', async (locale) => {
  const { id, name } = await makeRecord(test.payload, 'cases')
  const text = mark(name, locale)
  const answer = await test.ask('case/detail', locale, { id: String(id) })
  expect(answer).toMatchObject({
    lang: locale,
    languages: ['zh', 'en'],
    slugs: { zh: mark(name, 'zh'), en: mark(name, 'en') },
    title: text,
    customer: text,
    challenge: [text],
    approach: [text],
    results: [],
  })
  for (const each of locales)
    expect(await test.ask('case/detail', locale, { id: mark(name, each) }), each).toEqual(answer)
})
