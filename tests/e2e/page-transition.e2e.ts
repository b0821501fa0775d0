import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

/** Counts the transitions of a page, and keeps the names that parts have while the pictures are taken. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[][] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const names = ['.site-header', '.consult-bar', 'main'].map((part) => {
        const element = document.querySelector(part)
        return element === null ? '' : getComputedStyle(element).getPropertyValue('view-transition-name')
      })
      seen.push(names)
      return transition
    }
  })

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen?: string[][] }).seen ?? [])
const start = async (page: Page, address: string) => {
  await page.goto(address)
  await started(page)
}
const goToNews = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
}

describe('from page to page', () => {
  test('a view transition leads over, and header and bar keep their place in it', async ({ open }) => {
    const { page, record } = await open()
    await countTransitions(page)
    await start(page, '/en/about')
    await goToNews(page)
    expect(await seen(page)).toEqual([['site-header', 'consult-bar', 'none']])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition')))
      .toBe(false)
    expect(
      await page
        .locator('.site-header')
        .evaluate((header) => getComputedStyle(header).getPropertyValue('view-transition-name')),
    ).toBe('none')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(record.complaints).toEqual([])
  })

  test('whoever goes on at once is not held up', async ({ open }) => {
    const { page, record } = await open()
    await start(page, '/en/about')
    await page.evaluate(() => {
      for (const path of ['/en/news', '/en/contact', '/en/cookies']) {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
        link?.click()
      }
    })
    await page.waitForURL('**/en/cookies')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition')))
      .toBe(false)
    expect(await page.locator('main h1').count()).toBe(1)
    expect(record.complaints).toEqual([])
  })

  test('with reduced motion there is none', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await countTransitions(page)
    await start(page, '/en/about')
    await goToNews(page)
    expect(await seen(page)).toEqual([])
  })

  test('a browser without the API goes on as well', async ({ open }) => {
    const { page, record } = await open()
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
    await start(page, '/en/about')
    await goToNews(page)
    await page.goBack()
    await page.waitForURL('**/en/about')
    await expect.poll(() => page.locator('main h1').innerText()).not.toBe('News')
    expect(record.complaints).toEqual([])
  })
})
