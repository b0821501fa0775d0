import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask } from '../process/ask.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

/** What the page shows is filtered by, and what its history entry holds. */
const filtersOf = (page: Page) =>
  page.evaluate(() => {
    const { loaderData } = (
      window as unknown as {
        __reactRouterDataRouter: { state: { loaderData: Record<string, { facts?: { filters?: unknown } }> } }
      }
    ).__reactRouterDataRouter.state
    const { filters } = Object.values(loaderData).find((data) => data?.facts?.filters)?.facts ?? {}
    return { shown: filters, kept: (history.state as { usr?: unknown }).usr ?? {} }
  })

for (const path of ['/education/details', '/en/education/details']) {
  test(`[S3] ${path} moves its query into route state, and reload, back and forward keep it`, async ({
    open,
    portico,
  }) => {
    const query = 'projectId=3&difficultId=2'
    const { text: html } = await ask(`${portico.origin}${path}?${query}`)
    expect(html).toContain(`${path}?projectId=3&amp;difficultId=2`)

    const { page, record } = await open()
    const before = path.replace('/education/details', '/cookies')
    await page.goto(before)
    const { length } = await page.evaluate(() => ({ length: history.length }))
    await page.goto(`${path}?${query}`)
    await page.waitForURL((url) => url.pathname === path && url.search === '')
    const first = { shown: { projectId: '3', difficultId: '2' }, kept: { projectId: '3', difficultId: '2' } }
    await expect.poll(() => filtersOf(page)).toEqual(first)
    // As a replace: the entry with the query is gone.
    expect(await page.evaluate(() => history.length)).toBe(length + 1)

    await page.reload()
    await expect.poll(() => filtersOf(page)).toEqual(first)
    expect(new URL(page.url()).search).toBe('')

    await page.getByRole('contentinfo').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => filtersOf(page)).toEqual(first)
    await page.goBack()
    await page.waitForURL(`**${before}`)
    await page.goForward()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => filtersOf(page)).toEqual(first)
    expect(record.complaints).toEqual([])
  })
}

test('[S3] without a query nothing is filtered, whatever the page before it was', async ({ open }) => {
  const { page } = await open()
  await page.goto('/en/education/details?productId=9')
  await page.waitForURL('**/en/education/details')
  await page.goto('/en/about')
  await page.goto('/en/education/details')
  await started(page)
  expect(await filtersOf(page)).toEqual({ shown: {}, kept: {} })
})
