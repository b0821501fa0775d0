import { describe, expect, it } from 'vitest'
import { cases } from '#demo/content/cases.ts'
import { solutionDetails } from '#demo/content/solution-details.ts'
import { industries, solutions } from '#demo/content/solutions.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

describe.each(locales)('solutions in %s', (locale) => {
  it('solution/list has all in the editors’ order, with industry and products', async () => {
    const { items, total } = await test.ask('solution/list', locale, { pageSize: 100 })
    expect(total).toBe(solutions.length)
    expect(items.map(({ slug, title }) => ({ slug, title }))).toEqual(
      solutions.map(({ slug, title }) => ({ slug, title: title[locale] })),
    )
    expect(items.map(({ industry }) => industry?.slug)).toEqual(solutions.map(({ industry }) => industry))
    if (locale === 'en') expect(chineseTexts(items)).toEqual([])
  })

  it('solution/detail has everything that the pages of the demo show', async () => {
    for (const { industry, slug, title } of solutions) {
      const answer = await test.ask('solution/detail', locale, { id: slug })
      const seed = solutionDetails[slug]
      expect(answer, slug).toMatchObject({ lang: locale, languages: ['zh', 'en'], slug, title: title[locale] })
      expect(answer.pain.join('\n\n'), slug).toBe(seed?.pain[locale])
      expect(answer, slug).toMatchObject({
        method: seed?.method.map((step) => ({ title: step.title[locale] })),
        results: seed?.results.map(({ source }) => ({ source: source[locale] })),
        productsUsed: seed?.products.map((each) => ({ slug: each })),
        limits: seed?.limits[locale],
        attachments: seed?.attachments.map(({ filename, title: name }) => ({ filename, title: name[locale] })),
        cases: cases
          .filter((each) => each.industry === industry)
          .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
          .map((each) => ({ slug: each.slug[locale] })),
      })
      expect(
        answer.architecture.map(({ parts }) => parts.join('\n')),
        slug,
      ).toEqual(seed?.architecture.map(({ parts }) => parts[locale]))
      expect(answer.others, slug).toHaveLength(3)
      if (locale === 'en') expect(chineseTexts(answer, ['zh', 'filename']), slug).toEqual([])
    }
  })
})

describe('filters of solution/list', () => {
  it('an industry', async () => {
    for (const { slug } of industries) {
      const { items } = await test.ask('solution/list', 'en', { industry: slug })
      const wanted = solutions.filter(({ industry }) => industry === slug).map((each) => each.slug)
      expect(wanted.length, slug).toBeGreaterThan(0)
      expect(
        items.map((item) => item.slug),
        slug,
      ).toEqual(wanted)
    }
  })

  it('a product, with an industry, both or none', async () => {
    const ofTwin = Object.entries(solutionDetails)
      .filter(([, { products }]) => products.includes('twin'))
      .map(([slug]) => slug)
    const { items, total } = await test.ask('solution/list', 'zh', { product: 'twin' })
    expect(items.map(({ slug }) => slug).sort()).toEqual(ofTwin.sort())
    expect(total).toBe(ofTwin.length)
    expect((await test.ask('solution/list', 'zh', { product: 'twin', industry: 'power' })).items).toEqual([])
    for (const unknown of [{ product: 'no-such' }, { industry: 'no-such' }])
      expect(await test.ask('solution/list', 'zh', unknown)).toMatchObject({ total: 0, items: [] })
  })

  it('offers industries and products in order', async () => {
    const { industries: offered, products } = await test.ask('solution/filters', 'en')
    expect(offered.map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug))
    expect(products.map(({ slug }) => slug)).toEqual(['studio', 'compute', 'control', 'realtime', 'twin'])
  })
})

describe('who sees a solution', () => {
  it.each(['no-such', '999999', '0', '-1', '1.5', '9'.repeat(16), '%'])('[S1] an unknown id (%s)', async (id) => {
    expect(await test.send('solution/detail', { id })).toMatchObject({ code: '000003', data: null })
  })

  it('[S1] neither a draft nor what is in the waste basket, by number or slug, alone or in a list', async () => {
    const draft = await makeRecord(test.payload, 'solutions', { zh: 'draft', en: 'draft' })
    const gone = await makeRecord(test.payload, 'solutions')
    await test.payload.update({ collection: 'solutions', id: gone.id, data: { deletedAt: new Date().toISOString() } })
    for (const { id, name } of [draft, gone]) {
      for (const asked of [String(id), mark(name, 'zh'), mark(name, 'en')])
        expect(await test.send('solution/detail', { id: asked })).toMatchObject({ code: '000003' })
      expect(JSON.stringify(await test.ask('solution/list', 'zh', { pageSize: 100 }))).not.toContain(name)
    }
  })

  it('[L6] one in Chinese only, asked in English, gives title and summary and no text of its body', async () => {
    const architecture = [{ title: '层', parts: '一\n二', flow: '流' }]
    const { id, name } = await makeRecord(
      test.payload,
      'solutions',
      { zh: 'published' },
      { pain: '问题', limits: '范围', architecture, method: [{ title: '步骤', text: '说明' }] },
    )
    const answer = await test.ask('solution/detail', 'en', { id: String(id) })
    expect(answer).toMatchObject({ lang: 'zh', languages: ['zh'], title: mark(name, 'zh'), pain: [], limits: '' })
    expect([...answer.architecture, ...answer.method, ...answer.results]).toEqual([])
    const own = await test.ask('solution/detail', 'zh', { id: String(id) })
    expect(own).toMatchObject({ pain: ['问题'], limits: '范围', architecture: [{ parts: ['一', '二'], flow: '流' }] })
  })

  it('a product that is not published is not named among those used', async () => {
    const shown = await makeRecord(test.payload, 'products')
    const hidden = await makeRecord(test.payload, 'products', { zh: 'draft', en: 'draft' })
    const { id } = await makeRecord(test.payload, 'solutions', undefined, { products: [hidden.id, shown.id] })
    const answer = await test.ask('solution/detail', 'zh', { id: String(id) })
    expect(answer.products.map((product) => product.id)).toEqual([String(shown.id)])
    expect(answer.productsUsed.map((product) => product.id)).toEqual([String(shown.id)])
    expect(JSON.stringify(answer)).not.toContain(hidden.name)
  })
})

// Last, because the lists of the demo above know no other solution.
it.each(locales)('solution/detail in %s is found by its number and by the slug of either language', async (locale) => {
  const { id, name } = await makeRecord(test.payload, 'solutions')
  const answer = await test.ask('solution/detail', locale, { id: String(id) })
  expect(answer).toMatchObject({ lang: locale, title: mark(name, locale), summary: mark(name, locale) })
  for (const each of locales)
    expect(await test.ask('solution/detail', locale, { id: mark(name, each) }), each).toEqual(answer)
})
