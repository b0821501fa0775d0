import { describe, expect, it } from 'vitest'
import { caseCategories, cases } from '#demo/content/cases.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

describe.each(locales)('cases in %s', (locale) => {
  it('[C13] case/firtColumn counts the cases of each category, in the editors’ order', async () => {
    const answer = await test.ask('case/firtColumn', locale)
    expect(answer.map(({ count, slug, title }) => ({ slug, title, count }))).toEqual(
      caseCategories.map(({ slug, title }) => ({
        slug,
        title: title[locale],
        count: cases.filter(({ category }) => category === slug).length,
      })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('case/list is newest first with the measured results', async () => {
    const answer = await test.ask('case/list', locale, { pageSize: 100 })
    expect(answer.total).toBe(cases.length)
    const newestFirst = cases.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    expect(answer.items.map(({ slug }) => slug)).toEqual(newestFirst.map(({ slug }) => slug[locale]))
    expect(answer.items[0]?.results).toEqual(
      newestFirst[0]?.results.map(({ label, source, unit, value }) => ({
        value,
        unit: unit[locale],
        label: label[locale],
        source: source[locale],
      })),
    )
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })
})

it('[C13] counts neither drafts nor what is in the waste basket', async () => {
  const total = async () => (await test.ask('case/firtColumn', 'zh')).reduce((sum, { count }) => sum + count, 0)
  const before = await total()
  await makeRecord(test.payload, 'cases', { zh: 'draft', en: 'draft' })
  expect(await total()).toBe(before)
  const { id } = await makeRecord(test.payload, 'cases', { zh: 'published' })
  expect(await total()).toBe(before + 1)
  await test.payload.update({ collection: 'cases', id, data: { deletedAt: new Date().toISOString() } })
  expect(await total()).toBe(before)
})
