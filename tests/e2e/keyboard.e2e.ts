import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { readStop, unseenStops, walkStops } from '../browser/read-stop.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

vi.setConfig({ testTimeout: 180_000 })

const walk = (page: Page, most: number) =>
  walkStops(
    () => page.keyboard.press('Tab'),
    () => page.evaluate(readStop),
    most,
  )

describe('by keyboard alone', () => {
  test.for(['/en/product', '/product/machine?compare=station-s4,station-s8'])(
    '%s: every stop can be seen, and has a ring',
    async (path, { open }) => {
      const { page } = await open({ reducedMotion: 'reduce' })
      await page.goto(path)
      await started(page)
      const stops = await walk(page, 120)
      expect(stops.length).toBeGreaterThan(60)
      expect(unseenStops(stops)).toEqual([])
      expect(stops.some(({ place }) => place === 'main')).toBe(true)
    },
  )

  test('header, menu, search, dialog and table in one walk', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await page.goto('/en/product/machine?compare=station-s4,station-s8')
    await started(page)

    // A menu: opened by its arrow, walked, left by Escape to where it was opened.
    const entry = page
      .locator('.menu-entry')
      .filter({ has: page.locator('details') })
      .first()
    await entry.locator('summary').focus()
    await page.keyboard.press('Enter')
    await entry.locator('.menu-panel').waitFor()
    const inPanel = await walk(page, 5)
    expect(unseenStops(inPanel)).toEqual([])
    await page.keyboard.press('Escape')
    await entry.locator('.menu-panel').waitFor({ state: 'hidden' })
    expect(await entry.locator('summary').evaluate((one) => one === document.activeElement)).toBe(true)

    // The search: one Escape closes it, whatever is in the field, and the focus is where it was.
    await page.keyboard.press('/')
    const field = page.getByRole('combobox')
    await field.waitFor()
    expect(await field.getAttribute('placeholder')).toBe('Products, articles, downloads')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).innerText()).toMatch(/^Products/)
    await field.fill('qqzzxx')
    await page.getByRole('option', { name: 'No suggestions: search all texts for “qqzzxx”' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.search-layer').waitFor({ state: 'detached' })
    expect(await entry.locator('summary').evaluate((one) => one === document.activeElement)).toBe(true)

    // A dialog: the focus stays in it, and goes back to what opened it.
    const opener = page.locator('footer a[data-cookie-settings]').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    const inDialog = await walk(page, 12)
    expect(inDialog.filter(({ place }) => place !== 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)

    // The comparison: its heads are links, and stay in the window while the rows go by.
    const head = page.getByRole('table').getByRole('columnheader').getByRole('link').first()
    await head.focus()
    expect((await page.evaluate(readStop))?.isSeen).toBe(true)
    await page.getByRole('table').getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await head.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  })
})
