import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { errorLevel, readLog } from '../process/log.ts'
import { translatedNews } from '../process/addresses.ts'

describe('an exception in a component, in the browser', () => {
  for (const [locale, heading, news, title] of [
    ['zh', '新闻', '/news', translatedNews.zh.title],
    ['en', 'News', '/en/news', translatedNews.en.title],
  ] as const) {
    test(`[E10] brings the error page within its frame, with a number that finds it in the log, and the next page is whole (${locale})`, async ({
      open,
      portico,
    }) => {
      const { page, record } = await open()
      await page.route('**/news/detail/_payload.json*', async (route) => {
        const response = await route.fetch()
        const payload = (await response.json()) as { data: { content: { item: Record<string, unknown> } } }
        payload.data.content.item.category = null
        await route.fulfill({ response, json: payload })
      })
      await page.goto(news)
      await started(page)
      await page.getByRole('article').filter({ hasText: title }).getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
      expect(await page.getByRole('banner').isVisible()).toBe(true)
      expect(await page.getByRole('main').innerText()).not.toMatch(/TypeError|undefined|null|\.js/)
      expect(record.complaints.join('\n')).toContain('TypeError')
      record.complaints.length = 0
      const number = page.locator('.error-request code')
      await expect.poll(() => number.textContent()).toMatch(/^[\da-f-]{36}$/)
      const shown = await number.textContent()
      const found = readLog(portico).filter(({ requestId }) => requestId === shown)
      expect(found.filter(({ level }) => level === errorLevel)).toMatchObject([
        { browser: { message: expect.stringContaining('TypeError') as string, path: new URL(page.url()).pathname } },
      ])

      await page.getByRole('contentinfo').getByRole('link', { name: heading, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(record.complaints).toEqual([])
    })
  }
})
