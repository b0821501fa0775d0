import { beforeAll, describe, expect, it } from 'vitest'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { readFunctions } from './toolbox-detail.ts'

const test = useTestPortal()
beforeAll(() => indexAll(test.payload), 60_000)
const fromAToZ = toolboxes.map((each) => each.package).sort()
const packagesOf = (items: { package: string }[]) => items.map((each) => each.package)

describe.each(locales)('toolbox/list in %s', (locale) => {
  it('goes from A to Z by package, and each is in one language whole (L6)', async () => {
    const { items, total } = await test.ask('toolbox/list', locale, { pageSize: 100 })
    expect(total).toBe(toolboxes.length)
    expect(packagesOf(items)).toEqual(fromAToZ)
    for (const item of items) {
      const seed = toolboxes.find((each) => each.package === item.package)
      expect(item.lang).toBe(seed?.title[locale] === undefined ? 'zh' : locale)
      expect(item).toMatchObject({ title: seed?.title[item.lang], summary: seed?.summary[item.lang] })
      expect(item.version).toBe(seed?.releases[0]?.[0])
      expect(item.products.map(({ slug }) => slug).sort()).toEqual(seed?.products.toSorted())
    }
    if (locale === 'en') expect(chineseTexts(items.filter(({ lang }) => lang === 'en'))).toEqual([])
  })

  it('marks what is new in the newest release and what changed in it', async () => {
    const { items } = await test.ask('toolbox/list', locale, { pageSize: 100 })
    const ofNewest = toolboxes.filter(({ releases }) => releases[0]?.[0] === 'R2026b')
    const first = ofNewest.filter(({ releases }) => releases.length === 1)
    expect(packagesOf(items.filter(({ isNew }) => isNew))).toEqual(packagesOf(first).sort())
    expect(packagesOf(items.filter(({ isUpdated }) => isUpdated))).toEqual(
      packagesOf(ofNewest.filter((each) => !first.includes(each))).sort(),
    )
  })

  it.each([
    [{ domain: 'electrical' }, (each: (typeof toolboxes)[number]) => each.domain === 'electrical'],
    [{ product: 'twin' }, (each: (typeof toolboxes)[number]) => each.products.includes('twin')],
    [{ licence: 'open' as const }, (each: (typeof toolboxes)[number]) => each.licence === 'open'],
    [{ letter: 'P' }, (each: (typeof toolboxes)[number]) => each.package.startsWith('P')],
    [
      { licence: 'open' as const, product: 'control' },
      (each: (typeof toolboxes)[number]) => each.licence === 'open' && each.products.includes('control'),
    ],
  ])('filters by %j', async (filter, fits) => {
    const { items, total } = await test.ask('toolbox/list', locale, { ...filter, pageSize: 100 })
    expect(packagesOf(items)).toEqual(packagesOf(toolboxes.filter(fits)).sort())
    expect(total).toBe(items.length)
  })

  it('toolbox/search finds title, function and package as the search of the site does, in either language', async () => {
    // The last ones: two characters within a sentence, traditional ones, full width, a word that is misspelt.
    for (const words of [
      '热失控',
      'runaway',
      'Runaway',
      'fitECM',
      'Battery',
      '失控',
      '熱失控',
      'ｒｕｎａｗａｙ',
      'batery',
    ])
      expect(packagesOf((await test.ask('toolbox/search', locale, { words })).items), words).toContain('Battery')
    expect((await test.ask('toolbox/search', locale, { words: 'zzzzzz' })).total).toBe(0)
  })

  it('toolbox/filters counts what there is', async () => {
    const filters = await test.ask('toolbox/filters', locale)
    expect(filters.total).toBe(toolboxes.length)
    expect(filters.letters).toEqual([...new Set(fromAToZ.map((name) => name.charAt(0)))])
    expect(filters.domains.reduce((sum, { count }) => sum + count, 0)).toBe(toolboxes.length)
    expect(filters.licences).toEqual([
      { licence: 'open', count: 6 },
      { licence: 'commercial', count: 18 },
    ])
    if (locale === 'en') expect(chineseTexts(filters)).toEqual([])
  })

  it('toolbox/detail has functions, examples, what it needs and what needs it', async () => {
    const answer = await test.ask('toolbox/detail', locale, { id: 'battery' })
    const seed = toolboxes.find(({ slug }) => slug === 'battery')
    expect(answer.functions).toEqual(
      seed?.functions.map(([name, zh, en]) => ({ name, text: locale === 'zh' ? zh : en })),
    )
    expect(answer.examples.map(({ code, title }) => [title, code])).toEqual(
      seed?.examples.map(({ code, title }) => [title[locale], code]),
    )
    expect(packagesOf(answer.dependsOn)).toEqual(['Electrical', 'ThermalFluids'])
    const electrical = await test.ask('toolbox/detail', locale, { id: 'electrical' })
    expect(packagesOf(electrical.neededBy)).toEqual(
      packagesOf(toolboxes.filter(({ dependsOn }) => dependsOn?.includes('electrical'))).sort(),
    )
    expect(electrical.source).toBeDefined()
    expect(answer.source).toBeUndefined()
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })
})

describe('what a list must not tell', () => {
  it('neither filters nor search find a draft, nor words of a withdrawn translation', async () => {
    const before = await test.ask('toolbox/filters', 'zh')
    const draft = await makeRecord(test.payload, 'toolboxes', { zh: 'draft', en: 'draft' })
    expect(await test.ask('toolbox/filters', 'zh')).toEqual(before)
    const half = await makeRecord(test.payload, 'toolboxes', { zh: 'published', en: 'withdrawn' })
    await indexAll(test.payload)
    for (const locale of locales) {
      for (const words of [mark(draft.name, 'zh'), mark(draft.name, 'en'), mark(half.name, 'en')])
        expect((await test.ask('toolbox/search', locale, { words })).total, words).toBe(0)
      expect((await test.ask('toolbox/search', locale, { words: mark(half.name, 'zh') })).total).toBe(1)
    }
  })

  it.each([{ domain: 'no-such' }, { product: 'no-such' }, { letter: 'X' }, { page: 100_000 }])(
    '%j is an empty list',
    async (filter) => {
      expect((await test.ask('toolbox/list', 'zh', filter)).items).toEqual([])
    },
  )

  it.each([
    ['toolbox/list', { letter: 'a' }],
    ['toolbox/list', { letter: 'AB' }],
    ['toolbox/list', { licence: 'free' }],
    ['toolbox/list', { page: 0 }],
    ['toolbox/list', { page: -1 }],
    ['toolbox/list', { page: 1e9 }],
    ['toolbox/search', {}],
    ['toolbox/search', { words: '  ' }],
    ['toolbox/search', { words: 'x'.repeat(101) }],
  ] as const)('%s refuses %j', async (path, body) => {
    expect(await test.send(path, body)).toMatchObject({ code: '000002' })
  })
})

it('functions are read line by line, with the colon of either language', () => {
  expect(readFunctions('Pipe: a pipe\n\n Pump：泵：离心 \nno colon\n: nothing')).toEqual([
    { name: 'Pipe', text: 'a pipe' },
    { name: 'Pump', text: '泵：离心' },
  ])
})

it('a function list that is not one, and a package that is no name, are refused in the admin', async () => {
  await expect(
    makeRecord(test.payload, 'toolboxes', { zh: 'published' }, { functions: 'Pipe: a pipe\nnot a function' }),
  ).rejects.toThrow(/invalid/i)
  await expect(makeRecord(test.payload, 'toolboxes', { zh: 'published' }, { package: 'lower' })).rejects.toThrow(
    /invalid/i,
  )
})
