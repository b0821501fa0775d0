import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../browser/test.ts'
import { addressOf, translatedNews } from '../process/addresses.ts'

const withoutScripts = { javaScriptEnabled: false }
const phone = { ...withoutScripts, viewport: { width: 390, height: 844 }, hasTouch: true }

/** What of the page's text a person cannot see although the server sent it for the page itself. */
const hiddenText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, figcaption)')]
      .filter(
        (each) =>
          (each.textContent ?? '').trim() !== '' && !each.closest('.sr-only, .needs-scripts, details:not([open])'),
      )
      .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`),
  )

describe('with scripts off', () => {
  for (const locale of ['zh', 'en'] as const) {
    for (const path of ['/', '/news', '/news/detail', '/about', '/contact']) {
      test(`[K4] all of ${path} in ${locale} can be seen and nothing waits`, async ({ open }) => {
        const { page, record } = await open(withoutScripts)
        await page.goto(addressOf(path, locale))
        expect((await page.locator('main h1').innerText()).length).toBeGreaterThan(1)
        expect(await hiddenText(page)).toEqual([])
        // What only works with scripts is not offered.
        for (const control of await page.locator('.needs-scripts').all()) expect(await control.isVisible()).toBe(false)
        expect(record.complaints).toEqual([])
      })
    }
  }

  test('[N4] the header stays in its place and covers no text', async ({ open }) => {
    const { page } = await open(withoutScripts)
    await page.goto('/en/news')
    await page.mouse.move(600, 600)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.y).toBe(0)
    await page.goto('/en#news')
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await page.locator('#news').evaluate((target) => target.getBoundingClientRect().top)).toBeGreaterThan(bottom)
  })

  test('the menus open by pointer and by keyboard, and lead on', async ({ open }) => {
    const { page } = await open(withoutScripts)
    await page.goto('/en')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const summary = menu.locator('summary').first()
    const link = menu.locator('.menu-panel').first().getByRole('link').first()
    expect(await link.isVisible()).toBe(false)
    await summary.focus()
    await page.keyboard.press('Enter')
    await link.waitFor()
    await page.keyboard.press('Enter')
    await link.waitFor({ state: 'hidden' })
    await summary.hover()
    await link.waitFor()
    const address = await link.getAttribute('href')
    await link.click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(address)
    await page.locator('main h1').waitFor()
  })

  test('the phone’s menu opens, its areas one at a time, and leads on', async ({ open }) => {
    const { page } = await open(phone)
    await page.goto('/en')
    const menu = page.locator('.phone-menu')
    await menu.locator('summary').first().tap()
    const areas = menu.locator('details > summary')
    await areas.nth(0).tap()
    const first = menu.locator('details[open] .phone-children a').first()
    await first.waitFor()
    await areas.nth(1).tap()
    await expect.poll(() => menu.locator('details[open]').count()).toBe(1)
    const link = menu.locator('details[open] .phone-children a').first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.tap()
    await page.waitForURL(`**${address}`)
    expect(await page.locator('main h1').isVisible()).toBe(true)
  })

  for (const [name, options] of [
    ['a wide window', withoutScripts],
    ['a phone', phone],
  ] as const) {
    test(`the language is switched on ${name}, on the same page, and kept`, async ({ open }) => {
      const { page } = await open(options)
      await page.goto(`/news/detail?id=${translatedNews.zh.slug}`)
      if (options === phone) await page.locator('.phone-menu > summary').click()
      await page.locator('.site-header a[hreflang=en]:visible').click()
      await page.waitForURL(`**/en/news/detail?id=${translatedNews.en.slug}`)
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      // The server keeps the choice: an address without prefix leads to the English page.
      await page.goto('/about')
      expect(new URL(page.url()).pathname).toBe('/en/about')
    })
  }

  test('the search form of the error page sends its words', async ({ open }) => {
    const { page } = await open(withoutScripts)
    await page.goto('/en/nowhere')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('Gnomon & 求解器')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname === '/en/search')
    expect(new URL(page.url()).searchParams.get('q')).toBe('Gnomon & 求解器')
    await page.locator('main h1').waitFor()
  })

  test('the bar of ways to a person leads to each', async ({ open }) => {
    const { page } = await open(phone)
    await page.goto('/en/about')
    const bar = page.getByRole('navigation', { name: 'Ways to reach us' })
    const links = await bar.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(links).toEqual([
      '/en/contact?topic=any#consult',
      expect.stringMatching(/^tel:\+?\d+$/),
      '/en/support/ticket/new',
      '#top',
    ])
    await bar.locator('a[href^="/en/contact"]').tap()
    await page.waitForURL('**/en/contact?topic=any#consult')
    await page.mouse.wheel(0, 600)
    await bar.locator('a[href="#top"]').tap()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
