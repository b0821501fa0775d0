import { describe, expect } from 'vitest'
import { coursePlans } from '#demo/content/education/course-plans.ts'
import { teaching } from '#demo/content/education/teaching.ts'
import { textbooks } from '#demo/content/education/textbooks.ts'
import { locales, localizePath } from '#lib/locale.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { expectEmptyList } from '../process/empty-list.ts'

const plansPath = '/Industry-education/course-plan'
const booksPath = '/Industry-education/textbook-plan'
const [control] = coursePlans
const hours = control?.entries.reduce((sum, { laboratory, lectures }) => sum + lectures + laboratory, 0)
const credits = control?.entries.reduce((sum, each) => sum + each.credits, 0)

for (const locale of locales) {
  describe(`industry-education in ${locale}`, () => {
    const at = (path: string) => localizePath(path, locale)

    test('shows the universities, and leads to plans and books', async ({ open }) => {
      const { page, record } = await open()
      await page.goto(at('/Industry-education'))
      await started(page)
      for (const { title } of teaching.universities)
        await page.getByRole('heading', { level: 3, name: title[locale] }).waitFor()
      await page.getByRole('link', { name: teaching.models[0]?.linkTitle[locale] }).click()
      await page.waitForURL(`**${at(plansPath)}`)
      await page.getByRole('heading', { level: 2, name: control?.title[locale] }).waitFor()
      expect(record.complaints).toEqual([])
    })

    test('filters the plans in the address, with totals that fit', async ({ open }) => {
      const { page } = await open()
      await page.goto(at(plansPath))
      await started(page)
      await page.getByRole('link', { name: control?.title[locale], exact: true }).click()
      await page.waitForURL('**?major=control-engineering')
      await expect.poll(() => page.locator('.plan').count()).toBe(1)
      await page
        .getByRole('status')
        .filter({ hasText: String(hours) })
        .filter({ hasText: String(credits) })
        .waitFor()
    })

    test('adds up a plan of one’s own with scripts off, keeps it in the address, and gives it as a file', async ({
      open,
      portico,
    }) => {
      const { page, record } = await open({ javaScriptEnabled: false })
      await page.goto(at(plansPath))
      await page.locator('.plan-builder summary').click()
      for (const id of ['course-CE101', 'course-VE201', 'book-system-modelling']) await page.locator(`#${id}`).check()
      await page.locator('.plan-builder button[type=submit]').click()
      const url = new URL(page.url())
      expect(url.searchParams.getAll('course')).toEqual(['CE101', 'VE201'])
      expect(await page.locator('.own-plan .plan-total').innerText()).toMatch(/96\D+6/)
      expect(await page.locator('.own-books').innerText()).toContain('979-5-0000-0101-0')
      await page.reload()
      expect(await page.locator('#course-VE201').isChecked()).toBe(true)
      const href = await page.locator('.own-plan a[download]').getAttribute('href')
      const csv = await ask(portico.origin + href)
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(csv.text.split('\r\n')).toHaveLength(8)
      expect(csv.text).toContain('VE201')
      expect(record.complaints).toEqual([])
    })

    test('says what is chosen so far while it is chosen, in sight, and lands at the plan', async ({ open }) => {
      const { page } = await open({ viewport: { width: 390, height: 844 } })
      await page.goto(at(plansPath))
      await started(page)
      await page.locator('.plan-builder summary').click()
      const total = page.locator('.builder-foot output')
      await page.locator('#course-CE101').check()
      await page.locator('#course-VE201').check()
      await expect.poll(() => total.innerText()).toMatch(/2\D+96\D+6/)
      const { y = 0 } = (await total.boundingBox()) ?? {}
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(844)
      await page.locator('#course-VE201').uncheck()
      await expect.poll(() => total.innerText()).toMatch(/^1\D/)
      await page.locator('.builder-foot button').click()
      await page.waitForURL(/course=CE101.*#own$/)
      await expect.poll(async () => (await page.locator('#own').boundingBox())?.y ?? -1).toBeLessThan(300)
    })

    test('lists ten textbooks with their ISBN, and their sample chapters', async ({ open, portico }) => {
      const { page } = await open()
      await page.goto(at(booksPath))
      await started(page)
      expect(await page.locator('.book').count()).toBe(textbooks.length)
      const sample = await page.locator('.book a[download]').first().getAttribute('href')
      expect((await ask(portico.origin + sample)).headers['content-disposition']).toContain('attachment')
      await page.getByRole('link', { name: locale === 'zh' ? '编写中' : 'Being written', exact: true }).click()
      await expect.poll(() => page.locator('.book').count()).toBe(2)
    })

    test('has no barrier that axe knows of', async ({ open }) => {
      const chosen = `${plansPath}?course=CE101&book=identification`
      await expectAccessible(open, ['/Industry-education', plansPath, chosen, booksPath].map(at))
    })
  })
}

test('the plans as a file have every course and the totals', async ({ portico }) => {
  const { headers, text } = await ask(`${portico.origin}/en${plansPath}.csv?major=control-engineering`)
  expect(headers['content-disposition']).toBe('attachment; filename="course-plan.csv"')
  const lines = text.split('\r\n')
  expect(lines).toHaveLength((control?.entries.length ?? 0) + 3)
  expect(lines.at(-2)).toBe(`Control engineering Total,,,7,168,168,${hours},${credits}`)
  expect((await ask(`${portico.origin}${booksPath}.csv`)).text.split('\r\n')).toHaveLength(textbooks.length + 2)
})

test.for(['major=none', 'semester=0', 'semester=-1', 'semester=1000000000', 'semester=12', 'major=%00'])(
  '[S1] %s is an empty list',
  (query, { portico }) => expectEmptyList(portico.origin, `${plansPath}?${query}`),
)

test('a plan of inventions is answered, says so, and is not kept', async ({ portico }) => {
  const many = Array.from({ length: 200 }, (_, index) => `course=X${index}`).join('&')
  for (const query of ['course=%3Dcmd', 'course=%00', 'book=../../x', many]) {
    const { headers, status } = await ask(`${portico.origin}${plansPath}?${query}`)
    expect([status, headers['cache-control']], query.slice(0, 40)).toEqual([200, 'no-store'])
    expect((await ask(`${portico.origin}${plansPath}.csv?${query}`)).status, query.slice(0, 40)).toBe(200)
  }
  await expectEmptyList(portico.origin, `${booksPath}?state=none`)
})
