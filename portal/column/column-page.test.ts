import { describe, expect, it } from 'vitest'
import { columns } from '#demo/content/columns.ts'
import { locales } from '#lib/locale.ts'
import { pageRoutes } from '#site/route-table.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

describe.each(locales)('base/column/page in %s', (locale) => {
  it('has heading, description and text of every column', async () => {
    for (const { description, lead, path, title } of columns) {
      const answer = await test.ask('base/column/page', locale, { path })
      expect(answer).toMatchObject({
        lang: locale,
        languages: ['zh', 'en'],
        path,
        title: title[locale],
        description: description[locale],
        lead: lead[locale],
      })
      expect(answer.body.length).toBeGreaterThan(0)
      if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
    }
  })
})

it('there is a column for every route of the site', async () => {
  for (const { path } of pageRoutes)
    expect(await test.send('base/column/page', { path }), path).toMatchObject({ code: '000000' })
})

it('an unknown path is not found', async () => {
  expect(await test.send('base/column/page', { path: '/privacypolicy' })).toMatchObject({ code: '000003', data: null })
})

it('[L6] a column in one language only is given in it, and says so', async () => {
  const path = '/only-chinese'
  const { name } = await makeRecord(test.payload, 'columns', { zh: 'published', en: 'draft' }, { path })
  expect(await test.ask('base/column/page', 'en', { path })).toMatchObject({
    lang: 'zh',
    languages: ['zh'],
    title: mark(name, 'zh'),
  })
})
