import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { headerThreshold } from '#site/runtime/state/constants.ts'
import { test } from '../browser/test.ts'

async function start(page: Page, address: string) {
  await page.goto(address)
  // The router says so when it has taken over.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

const position = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls, and waits until the page has heard of it: two scrolls within a frame are one event. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo(0, y)
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  }, top)

/** How the header is marked. */
async function headerState(page: Page): Promise<string> {
  const names = ((await page.locator('.site-header').getAttribute('class')) ?? '').split(/\s+/)
  return names.filter((name) => name === 'scrolled' || name === 'moved').join(' ')
}

const headerTop = (page: Page) => page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().top)

/** Goes to an address as a link would, without leaving the document. */
const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    return router.navigate(to)
  }, address)

describe('the header', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[N4] on the way up it is marked above ${headerThreshold} px only (motion: ${reducedMotion})`, async ({
      open,
    }) => {
      const { page } = await open({ reducedMotion })
      // A page of text: what is drawn late on the home page moves it by some pixels.
      await start(page, '/en/cookies')
      await scrollTo(page, 5)
      await expect.poll(() => headerState(page)).toBe('scrolled moved')
      await scrollTo(page, 400)
      await expect.poll(() => headerState(page)).toBe('scrolled moved')
      await expect.poll(() => headerTop(page)).toBeLessThan(-40)
      await scrollTo(page, headerThreshold + 1)
      await expect.poll(() => headerState(page)).toBe('scrolled')
      await scrollTo(page, headerThreshold)
      await expect.poll(() => headerState(page)).toBe('')
      await scrollTo(page, 0)
      await expect.poll(() => headerTop(page)).toBeGreaterThanOrEqual(0)
    })
  }

  test('[N4] a page that is pulled past its ends and springs back is not scrolled', async ({ open }) => {
    const { page } = await open()
    await start(page, '/en')
    const pull = (top: number) =>
      page.evaluate((y) => {
        Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y })
        dispatchEvent(new Event('scroll'))
      }, top)
    for (const top of [-60, -20, 0, -1]) await pull(top)
    expect(await headerState(page)).toBe('')
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (const top of [end, end + 60, end + 20, end]) await pull(top)
    await expect.poll(() => headerState(page)).toBe('scrolled moved')
  })

  test('[N4] a page that fits its window leaves it plain', async ({ open }) => {
    const { page } = await open({ viewport: { width: 1280, height: 3400 } })
    await start(page, '/en/cookies')
    await page.mouse.move(600, 600)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('End')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect([await position(page), await headerState(page)]).toEqual([0, ''])
  })

  test('[N4] does the same at 200 % zoom', async ({ open }) => {
    const { page } = await open({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 })
    await start(page, '/en')
    await scrollTo(page, 300.5)
    await expect.poll(() => headerState(page)).toBe('scrolled moved')
    await scrollTo(page, 299.5)
    await expect.poll(() => headerState(page)).toBe('scrolled')
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[N4] the keyboard finds it shown (motion: ${reducedMotion})`, async ({ open }) => {
      const { page } = await open({ reducedMotion })
      await start(page, '/en')
      await scrollTo(page, 900)
      await expect.poll(() => headerTop(page)).toBeLessThan(-40)
      await page.locator('main a').first().focus()
      await scrollTo(page, 1200)
      await expect.poll(() => headerTop(page)).toBeLessThan(-40)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true)
      await expect.poll(() => headerTop(page)).toBe(0)
      // Also while the page goes on moving below it.
      await scrollTo(page, 1600)
      await expect.poll(() => position(page)).toBe(1600)
      await expect.poll(() => headerTop(page)).toBe(0)
    })
  }
})

describe('the place on a page', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[N5] top of a new page, old place on the way back and forward (motion: ${reducedMotion})`, async ({
      open,
    }) => {
      const { page, record } = await open({ reducedMotion })
      await start(page, '/en')
      await scrollTo(page, 2500)
      await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
      const left = await page.evaluate(() => scrollY)
      expect(left).toBe(0)
      await scrollTo(page, 700)
      await page.goBack()
      await page.locator('.hero').waitFor()
      await expect.poll(() => position(page)).toBeGreaterThan(2000)
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
      await expect.poll(() => position(page)).toBe(700)
      expect(record.complaints).toEqual([])
    })
  }

  test('[N5] on a phone, where what is far below has a guessed height, the way back leads to the same words', async ({
    open,
  }) => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, isMobile: true, reducedMotion: 'reduce' })
    await start(page, '/en')
    const isLaidOut = () =>
      page
        .locator('main .section')
        .last()
        .locator('h2')
        .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut()).toBe(false)
    const heading = page.locator('main .section h2').last()
    const top = () => heading.evaluate((part) => Math.round(part.getBoundingClientRect().top))
    await heading.evaluate((part) => part.scrollIntoView())
    await expect.poll(isLaidOut).toBe(true)
    const before = await top()
    await navigate(page, '/en/about')
    await expect.poll(() => position(page)).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(before)
  })

  test('[N5] waits for a page whose data comes late', async ({ open }) => {
    const { page } = await open()
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    await page.route('**/en/_payload.json', async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    })
    await start(page, '/en')
    await scrollTo(page, 2500)
    await navigate(page, '/en/about')
    await page.locator('.hero').waitFor({ state: 'detached' })
    await page.evaluate(() => history.back())
    await asked.promise
    // What is shown meanwhile stays where it is.
    expect(await position(page)).toBe(0)
    held.resolve()
    await expect.poll(() => position(page)).toBe(2500)
  })

  test('[N5] follows a page that grows, until the person moves it', async ({ open }) => {
    const { page } = await open()
    const shorten = () =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('main { max-height: 1200px; overflow: hidden }')
        document.adoptedStyleSheets = [sheet]
      })
    const lengthen = () => page.evaluate(() => void (document.adoptedStyleSheets = []))
    await start(page, '/en')
    await scrollTo(page, 4000)
    await navigate(page, '/en/about')
    await page.locator('.hero').waitFor({ state: 'detached' })
    await shorten()
    await page.goBack()
    await page.locator('.hero').waitFor()
    expect(await position(page)).toBeLessThan(2000)
    await lengthen()
    await expect.poll(() => position(page)).toBe(4000)

    await navigate(page, '/en/about')
    await page.locator('.hero').waitFor({ state: 'detached' })
    await shorten()
    await page.goBack()
    await page.locator('.hero').waitFor()
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => position(page)).toBeLessThan(1500)
    const chosen = await position(page)
    await lengthen()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await position(page)).toBeLessThanOrEqual(chosen)
  })

  test('[N5] the target of an address stands below the header, from another page too', async ({ open }) => {
    const { page } = await open()
    const targetTop = () => page.evaluate(() => document.querySelector('#news')?.getBoundingClientRect().top ?? -1)
    await start(page, '/en#news')
    const header = await page.locator('.site-header').evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(targetTop).toBeGreaterThanOrEqual(header)
    expect(await targetTop()).toBeLessThan(300)
    await start(page, '/en/about')
    await navigate(page, '/en#news')
    await expect.poll(targetTop).toBeGreaterThanOrEqual(header)
    expect(await targetTop()).toBeLessThan(300)
    // A target that nothing has is no reason to stay where the last page was.
    await navigate(page, '/en/about')
    await page.locator('.hero').waitFor({ state: 'detached' })
    await navigate(page, '/en#%E0%A4%A')
    await page.locator('.hero').waitFor()
    expect(await position(page)).toBe(0)
  })

  test('[N5] a reload stays in its place, before any script has come', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await start(page, '/en')
    await scrollTo(page, 2500)
    await page.route('**/*.js', () => new Promise(() => {}))
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => position(page)).toBe(2500)
  })

  test('[N5] documents of one tab do not take each other’s place', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await start(page, '/en')
    await scrollTo(page, 2500)
    await start(page, '/en/news')
    expect(await position(page)).toBe(0)
    await scrollTo(page, 600)
    await page.goBack()
    await page.locator('.hero').waitFor()
    await expect.poll(() => position(page)).toBe(2500)
  })
})
