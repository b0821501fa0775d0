import { describe, expect } from 'vitest'
import { solutionDetails } from '#demo/content/solution-details.ts'
import { solutions } from '#demo/content/solutions.ts'
import { localizePath } from '#lib/locale.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { expectNotFound } from '../process/not-found.ts'

const words = {
  zh: {
    filters: '筛选',
    power: '电力',
    parts: ['问题', '方法', '架构', '结果', '适用范围', '所用产品', '文档', '案例'],
  },
  en: {
    filters: 'Filter the list',
    power: 'Power',
    parts: [
      'The problem',
      'Method',
      'Architecture',
      'Results',
      'Limits',
      'Products used',
      'Documents',
      'Customer stories',
    ],
  },
} as const

for (const locale of ['zh', 'en'] as const) {
  const text = words[locale]
  describe(`solutions in ${locale}`, () => {
    test('[L2] from the list by industry to one of them, with scripts off', async ({ open }) => {
      const { page, record } = await open({ javaScriptEnabled: false })
      await page.goto(localizePath('/solution', locale))
      expect(await page.getByRole('main').getByRole('article').count()).toBe(solutions.length)
      await page
        .getByRole('navigation', { name: text.filters })
        .getByRole('link', { name: text.power, exact: true })
        .click()
      await page.waitForURL('**/solution?industry=power')
      const [wanted] = solutions.filter(({ industry }) => industry === 'power')
      expect(await page.getByRole('main').getByRole('article').count()).toBe(1)
      await page.getByRole('link', { name: wanted?.title[locale] ?? '' }).click()
      await page.getByRole('heading', { level: 1, name: wanted?.title[locale] ?? '' }).waitFor()
      for (const name of text.parts) await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
      expect(record.complaints).toEqual([])
    })

    test('[L2] the figure of the architecture has every layer, its parts and what flows', async ({ open }) => {
      const { page } = await open()
      await page.goto(addressOf('/solution/detail', locale))
      const seed = solutionDetails[solutions[0]?.slug ?? '']
      const figure = page.locator('.architecture')
      for (const { flow, parts, title } of seed?.architecture ?? []) {
        const layer = figure
          .locator('ol > li')
          .filter({ has: page.getByRole('heading', { name: title[locale], exact: true }) })
        expect(await layer.locator('.layer li').allInnerTexts()).toEqual(parts[locale].split('\n'))
        if (flow) expect(await layer.locator('.flow').innerText()).toContain(flow[locale])
      }
    })

    test('the list of data is a file to take along, never a page', async ({ open, portico }) => {
      const { page } = await open()
      await page.goto(addressOf('/solution/detail', locale))
      const link = page.locator('.attachment')
      const address = portico.origin + ((await link.getAttribute('href')) ?? '')
      const { headers, status, text: csv } = await ask(address)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['content-disposition']).toMatch(/^attachment;/)
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
      expect(headers['cache-control']).toContain('immutable')
      expect(csv.trim().split('\r\n')).toHaveLength(8)
      const saved = page.waitForEvent('download')
      await link.click()
      expect((await saved).suggestedFilename()).toBe('aircraft-thermal-power-inputs.csv')
    })

    test('no barrier that axe knows of, and nothing runs over', async ({ open }) => {
      await expectAccessible(
        open,
        ['/solution', '/solution/detail'].map((path) => addressOf(path, locale)),
      )
    })
  })
}

describe('bad addresses of solutions', () => {
  test.for([
    '/solution?page=0',
    '/solution?page=-1',
    '/solution?page=1000000000',
    '/solution?page=2',
    '/solution?industry=nonsense',
    '/en/solution?product=nonsense',
  ])('[S1] %s is an empty list, and is not kept', (address, { portico }) => expectEmptyList(portico.origin, address))

  test.for(['nonsense', '999999'])('[S1] /solution/detail?id=%s is not found, and is not kept', (id, { portico }) =>
    expectNotFound(portico.origin, `/solution/detail?id=${id}`),
  )

  for (const name of ['nothing.csv', '..%2fportico.db', '.hidden.csv', 'page.html', 'portico.db', '%00.csv']) {
    test(`no file ${name}`, async ({ portico }) => {
      expect((await ask(`${portico.origin}/files/${name}`)).status).toBe(404)
    })
  }
})
