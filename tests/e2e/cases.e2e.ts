import { describe, expect } from 'vitest'
import { cases } from '#demo/content/cases.ts'
import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { localizePath } from '#lib/locale.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { expectNotFound } from '../process/not-found.ts'

const words = {
  zh: {
    filters: '筛选',
    control: '控制设计',
    twin: '浑仪孪生',
    challenge: '问题',
    print: '打印',
    none: '没有符合条件的内容。',
  },
  en: {
    filters: 'Filter the list',
    control: 'Control design',
    twin: 'Armilla Twin',
    challenge: 'The problem',
    print: 'Print',
    none: 'No results with these filters.',
  },
} as const
const locales = ['zh', 'en'] as const

for (const locale of locales) {
  const text = words[locale]
  describe(`customer stories in ${locale}`, () => {
    for (const javaScriptEnabled of [true, false]) {
      test(`[L2] filters are in the address, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({ open }) => {
        const { page, record } = await open({ javaScriptEnabled })
        await page.goto(localizePath('/case', locale))
        const filters = page.getByRole('navigation', { name: text.filters })
        expect(await page.getByRole('main').getByRole('article').count()).toBe(cases.length)
        await filters.getByRole('link', { name: text.control }).click()
        await page.waitForURL('**/case?category=control')
        const ofControl = cases.filter(({ category }) => category === 'control')
        await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(ofControl.length)
        await filters.getByRole('link', { name: text.twin }).click()
        await page.waitForURL('**/case?category=control&product=twin')
        await page.getByText(text.none).waitFor()
        await page.goBack()
        await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(ofControl.length)
        expect(record.complaints).toEqual([])
      })
    }

    test('[L2] a story has customer, problem, approach, numbers with their source, and words', async ({ open }) => {
      const { page, record } = await open()
      const [story] = cases
      if (story === undefined) throw new Error('The demo pack has no case')
      await page.goto(localizePath('/case', locale))
      // By its text: between clauses that are boxes of their own a name has a space.
      await page.getByRole('link').filter({ hasText: story.title[locale] }).click()
      await page.getByRole('heading', { level: 1 }).filter({ hasText: story.title[locale] }).waitFor()
      const main = page.getByRole('main')
      for (const said of [story.customer, story.challenge, story.quotation.text, story.quotation.person])
        expect((await main.innerText()).replaceAll('\u00a0', ' ')).toContain(said[locale])
      for (const { source } of story.results)
        expect((await main.innerText()).replaceAll('\u00a0', ' ')).toContain(source[locale])
      await page.getByRole('heading', { level: 2, name: text.challenge }).waitFor()
      expect(await page.title()).toContain(gapHanLatin(story.title[locale]))
      await started(page)
      await page.evaluate(() =>
        Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', '') }),
      )
      await page.getByRole('button', { name: text.print }).click()
      await page.locator('body[data-printed]').waitFor()
      expect(record.complaints).toEqual([])
    })

    test('no barrier that axe knows of, and nothing runs over', async ({ open }) => {
      await expectAccessible(
        open,
        ['/case', '/case/detail'].map((path) => addressOf(path, locale)),
      )
    })
  })
}

describe('bad addresses of stories', () => {
  test.for(['page=0', 'page=-1', 'page=1000000000', 'page=2', 'page=x', 'category=x', 'industry=x', 'product=x'])(
    '[S1] /case?%s is an empty list, and is not kept',
    (query, { portico }) => expectEmptyList(portico.origin, `/case?${query}`),
  )

  for (const id of ['nonsense', '999999', '0', '9'.repeat(300)])
    test(`[S1] /case/detail?id=${id.slice(0, 44)} is not found, and is not kept`, ({ portico }) =>
      expectNotFound(portico.origin, `/case/detail?id=${id}`))

  test('[S6] a number is answered, another language’s slug leads to the own one', async ({ portico }) => {
    const [story] = cases
    const answer = await ask(`${portico.origin}/en/case/detail?id=${story?.slug.zh}`)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(`/en/case/detail?id=${story?.slug.en}`)
    expect((await ask(`${portico.origin}/case/detail?id=1`)).status).toBe(200)
  })
})
