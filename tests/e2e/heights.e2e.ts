import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type Locale, locales } from '#lib/locale.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', isMobile: true } as const
const tags = { zh: 'zh-CN', en: 'en-GB' } as const

/** How high a page and its foot may be on a phone, in pixels. */
const most: Record<string, number> = {
  '/': 9500,
  '/product/download': 5000,
  '/product/detail': 8000,
  '/product/machine/detail': 8000,
}
const mostFooter = 950
/** How high the history of a product may be on a desktop. */
const mostHistory = 3000

async function heightOf(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await started(page)
  return page.evaluate(() => {
    // What stands far below has no height of its own before it comes near.
    delete document.documentElement.dataset.visit
    return document.documentElement.scrollHeight
  })
}

describe.each(locales)('how long pages are (%s)', (locale: Locale) => {
  test.for(Object.entries(most))('[R] %s is at most %d pixels on a phone', async ([path, limit], { open }) => {
    const { page } = await open({ ...phone, locale: tags[locale] })
    expect(await heightOf(page, addressOf(path, locale))).toBeLessThanOrEqual(limit)
  })

  test(`[R] the foot of a page is at most ${mostFooter} pixels on a phone, and all of it opens`, async ({ open }) => {
    const { page } = await open({ ...phone, locale: tags[locale], javaScriptEnabled: false })
    await page.goto(addressOf('/about', locale))
    const footer = page.locator('footer.site-footer')
    const box = await footer.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(mostFooter)
    expect(await footer.locator('.footer-code').isVisible()).toBe(false)
    const part = footer.locator('.footer-columns .fold').first()
    expect(await part.getByRole('link').first().isVisible()).toBe(false)
    await part.locator('summary').click()
    expect(await part.getByRole('link').first().isVisible()).toBe(true)
  })

  test(`[R] the history of a product is at most ${mostHistory} pixels on a desktop, a line a release`, async ({
    open,
  }) => {
    const desktop = { viewport: { width: 1440, height: 900 } }
    const history = addressOf('/product/downHistory', locale)
    // With scripts the page has what only they show, too.
    expect(await heightOf((await open(desktop)).page, history)).toBeLessThanOrEqual(mostHistory)
    const { page } = await open({ ...desktop, javaScriptEnabled: false })
    await page.goto(history)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostHistory)
    const line = page.locator('.release-line').first()
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(64)
    expect(await line.getByRole('table').count()).toBe(0)
    await line.locator('> summary').click()
    await line.getByRole('table').first().waitFor()
  })

  test('[R] filters are one button on a phone, with how many are set, and open without scripts', async ({ open }) => {
    const { page } = await open({ ...phone, locale: tags[locale], javaScriptEnabled: false })
    await page.goto(`${addressOf('/product/download', locale)}?system=linux`)
    const button = page.locator('.filter-open')
    expect(await button.innerText()).toMatch(/ · 1$/)
    const sheet = page.locator('.filter-sheet')
    expect(await sheet.isVisible()).toBe(false)
    await button.click()
    expect(await sheet.getByRole('link').count()).toBeGreaterThan(4)
    await sheet.locator('.filter-done').click()
    expect(await sheet.isVisible()).toBe(false)
  })
})
