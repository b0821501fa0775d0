import { describe, expect, it } from 'vitest'
import { cases } from '#demo/content/cases.ts'
import { machines } from '#demo/content/machines.ts'
import { productPages } from '#demo/content/product-pages.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { readRelease } from '#portal/release/product-releases.ts'

const test = useTestPortal()
const page = productPages.realtime
if (page === undefined) throw new Error('the demo pack has the page of Realtime')

describe.each(locales)('product/detail in %s', (locale) => {
  it('has all that its page tells, by number and by slug', async () => {
    const answer = await test.ask('product/detail', locale, { id: 'realtime' })
    expect(answer).toMatchObject({ lang: locale, languages: ['zh', 'en'], slugs: { zh: 'realtime', en: 'realtime' } })
    expect(answer).toMatchObject({ positioning: page.positioning[locale], limits: page.limits[locale] })
    expect(answer.capabilities.map(({ metric, title }) => [title, metric?.value])).toEqual(
      page.capabilities.map(({ metric, title }) => [title[locale], metric?.value]),
    )
    expect(answer.architecture).toEqual(
      page.architecture.map(({ parts, title }) => ({ title: title[locale], parts: parts[locale] })),
    )
    expect(answer.questions.map(({ title }) => title)).toEqual(page.questions.map(({ title }) => title[locale]))
    expect(answer.releases.map(({ name }) => name)).toEqual([
      'R2027a Beta 1',
      'R2026b',
      'R2026a',
      'R2025b',
      'R2025a',
      'R2024b',
    ])
    expect(await test.ask('product/detail', locale, { id: answer.id })).toEqual(answer)
  })

  it('finds its toolboxes, machines and cases by what refers to it', async () => {
    const answer = await test.ask('product/detail', locale, { id: 'realtime' })
    const packages = toolboxes.filter(({ products }) => products.includes('realtime')).map((each) => each.package)
    expect(answer.toolboxes.map((each) => each.package)).toEqual(packages.sort())
    expect(answer.toolboxTotal).toBe(packages.length)
    expect(answer.machines.map(({ slug }) => slug)).toEqual(
      machines.filter(({ products }) => products.includes('realtime')).map(({ slug }) => slug),
    )
    const used = cases.filter(({ products }) => products.includes('realtime'))
    expect(answer.cases.map(({ slug }) => slug)).toEqual(
      used.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)).map(({ slug }) => slug[locale]),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('product/compare puts products side by side in the asked order, criterion by criterion', async () => {
    const { criteria, products } = await test.ask('product/compare', locale, { ids: ['twin', 'studio'] })
    expect(products.map(({ slug }) => slug)).toEqual(['twin', 'studio'])
    const fmi = criteria.find(({ title }) => title === 'FMI')
    expect(fmi?.cells).toEqual(
      ['twin', 'studio'].map((slug) => {
        const [status, words] = productPages[slug]?.comparison.fmi ?? []
        return { status, text: words?.[locale] }
      }),
    )
    if (locale === 'en') expect(chineseTexts({ criteria, products })).toEqual([])
  })

  it('product/industries follows from the cases', async () => {
    const answer = await test.ask('product/industries', locale)
    const ofPower = new Set(cases.filter(({ industry }) => industry === 'power').flatMap(({ products }) => products))
    expect(new Set(answer.find(({ slug }) => slug === 'power')?.products.map(({ slug }) => slug))).toEqual(ofPower)
  })
})

describe('who may read what', () => {
  it.each(['no-such-product', '999999', '0', '-1', '1.5', '9'.repeat(200)])('[S1] %s is not found', async (id) => {
    for (const [path, body] of [
      ['product/detail', { id }],
      ['product/compare', { ids: ['studio', id] }],
      ['machine/detail', { id }],
      ['machine/compare', { ids: ['station-s4', id] }],
      ['toolbox/detail', { id }],
    ] as const)
      expect(await test.send(path, body), path).toMatchObject({ code: '000003', data: null })
  })

  it.each([
    ['products', 'product/detail'],
    ['toolboxes', 'toolbox/detail'],
    ['machines', 'machine/detail'],
  ] as const)('[S1] a draft or deleted record of %s is not found', async (kind, path) => {
    const draft = await makeRecord(test.payload, kind, { zh: 'draft', en: 'draft' })
    const deleted = await makeRecord(test.payload, kind)
    const trash = { collection: kind, id: deleted.id, data: { deletedAt: new Date().toISOString() } }
    await test.payload.update(trash as never)
    for (const { id, name } of [draft, deleted]) {
      for (const asked of [String(id), mark(name, 'zh'), mark(name, 'en')])
        expect(await test.send(path, { id: asked })).toMatchObject({ code: '000003' })
    }
  })

  it.each([
    ['products', 'product/detail'],
    ['toolboxes', 'toolbox/detail'],
    ['machines', 'machine/detail'],
  ] as const)('[L6] a record of %s in one language shows title and summary only', async (kind, path) => {
    const { id, name } = await makeRecord(test.payload, kind, { zh: 'published', en: 'withdrawn' })
    const answer = await test.ask(path, 'en', { id: String(id) })
    expect(answer).toMatchObject({ lang: 'zh', languages: ['zh'], summary: mark(name, 'zh') })
    expect(JSON.stringify(answer)).not.toContain(mark(name, 'en'))
    expect(answer.slugs).toEqual({ zh: mark(name, 'zh') })
    expect(await test.send(path, { id: mark(name, 'en') })).toMatchObject({ code: '000003' })
    if (path === 'toolbox/detail') expect(answer).toMatchObject({ purpose: '', functions: [], examples: [] })
  })

  it.each([[], ['a', 'b', 'c', 'd', 'e'], [''], 'studio', [1]])('product/compare refuses %j', async (ids) => {
    expect(await test.send('product/compare', { ids })).toMatchObject({ code: '000002' })
  })
})

describe('support periods', () => {
  const row = (version: string, supportedUntil?: string) => ({
    id: 1,
    version,
    date: '2020-01-01',
    channel: 'stable' as const,
    ...(supportedUntil !== undefined && { supportedUntil }),
  })

  it('last to the end of their day in China, and the answer no longer', () => {
    const ends: Date[] = []
    const validUntil = (date: Date) => ends.push(date)
    const rows = [row('1.0', '2020-12-31T01:00:00.000Z'), row('2.0', '2099-11-30T01:00:00.000Z'), row('3.0')]
    const shown = rows.map((each) => readRelease(each, { validUntil }))
    expect(shown.map(({ isSupported, name }) => [name, isSupported])).toEqual([
      ['1.0', false],
      ['2.0', true],
      ['3.0', false],
    ])
    expect(ends.map((end) => end.toISOString())).toEqual(['2099-11-30T16:00:00.000Z'])
  })
})
