import { describe, expect } from 'vitest'
import { partnerClasses, partners } from '#demo/content/partners.ts'
import { programme } from '#demo/content/programme.ts'
import { localizePath } from '#lib/locale.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { test } from '../browser/test.ts'
import { expectEmptyList } from '../process/empty-list.ts'

const words = {
  zh: { apply: '申请加入', filters: '筛选', europe: '欧洲', strategic: '战略', all: '全部伙伴', yes: '有' },
  en: {
    apply: 'Apply',
    filters: 'Filter the list',
    europe: 'Europe',
    strategic: 'Strategic',
    all: 'All partners',
    yes: 'Yes',
  },
} as const

for (const locale of ['zh', 'en'] as const) {
  const text = words[locale]
  describe(`partners in ${locale}`, () => {
    test('[L2] the programme shows levels, benefits, steps and featured partners, with scripts off', async ({
      open,
    }) => {
      const { page, record } = await open({ javaScriptEnabled: false })
      await page.goto(localizePath('/ecology', locale))
      const main = page.getByRole('main')
      for (const { requirements } of programme.levels)
        for (const each of requirements[locale].split('\n')) await main.getByText(each, { exact: true }).waitFor()
      for (const { levels, title } of programme.benefits) {
        const row = main.getByRole('row', { name: title[locale] })
        expect(await row.getByRole('cell', { name: text.yes, exact: true }).count()).toBe(levels.length)
      }
      for (const { title } of programme.steps)
        await main.getByRole('heading', { level: 3, name: title[locale], exact: true }).waitFor()
      for (const slug of programme.featured)
        await main
          .getByRole('link', { name: partners.find((each) => each.slug === slug)?.name[locale] ?? '' })
          .waitFor()
      await main.getByRole('link', { name: text.apply, exact: true }).first().click()
      await expect.poll(() => new URL(page.url()).hash).toBe('#apply')
      await page.locator('#apply').getByText(programme.apply[locale]).waitFor()
      expect(record.complaints).toEqual([])
    })

    test('[L2] each class has definition, criteria and partners, and leads to its directory', async ({ open }) => {
      const { page } = await open()
      await page.goto(`${localizePath('/ecology/class', locale)}#university`)
      for (const { criteria, definition, slug } of partnerClasses) {
        const part = page.locator(`#${slug}`)
        await part.getByText(definition[locale]).waitFor()
        for (const each of criteria) await part.getByText(each[locale], { exact: true }).waitFor()
      }
      await page.locator('#university').getByRole('link', { name: text.all }).click()
      await page.waitForURL('**/ecology/list?class=university')
      await expect.poll(() => page.getByRole('main').getByRole('rowheader').count()).toBe(6)
    })

    test('[L2] the directory is narrowed by region and level, with scripts off', async ({ open }) => {
      const { page } = await open({ javaScriptEnabled: false })
      await page.goto(localizePath('/ecology/list', locale))
      expect(await page.getByRole('rowheader').count()).toBe(24)
      const filters = page.getByRole('navigation', { name: text.filters })
      await filters.getByRole('link', { name: text.europe, exact: true }).click()
      await filters.getByRole('link', { name: text.strategic, exact: true }).click()
      await page.waitForURL('**/ecology/list?level=strategic&region=europe')
      const wanted = partners.filter(({ level, region }) => level === 'strategic' && region === 'europe')
      expect(await page.getByRole('rowheader').count()).toBe(wanted.length)
      for (const { name, since, url } of wanted) {
        const row = page.getByRole('row', { name: name[locale] })
        await row.getByText(since).waitFor()
        expect(await row.getByRole('link').getAttribute('href')).toBe(url)
      }
    })

    test('no barrier that axe knows of, and nothing runs over', async ({ open }) => {
      await expectAccessible(
        open,
        ['/ecology', '/ecology/class', '/ecology/list'].map((path) => localizePath(path, locale)),
      )
    })
  })
}

describe('bad addresses of the directory', () => {
  for (const query of [
    'page=0',
    'page=-1',
    'page=1000000000',
    'page=3',
    'class=x',
    'region=x',
    'level=gold',
    'product=x',
  ]) {
    test(`[S1] /ecology/list?${query} is an empty list, and is not kept`, ({ portico }) =>
      expectEmptyList(portico.origin, `/ecology/list?${query}`))
  }
})
