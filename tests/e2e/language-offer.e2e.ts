import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../browser/test.ts'

const words = { '/': 'This site is also in English', '/en': '本站有中文版' }
const phone = { width: 320, height: 720 }
const language = (page: Page) => page.locator('.header-tools > * > a[data-offer]')

/** What the switch says below itself. It is drawn by the style sheet. */
const offerOn = (page: Page) =>
  language(page).evaluate((link) => getComputedStyle(link, '::after').content.replaceAll('"', ''))

describe('the other language is offered to a first visitor whose browser prefers it', () => {
  for (const [path, other, locale] of [
    ['/', '/en', 'en-GB'],
    ['/en', '/', 'zh-TW'],
    ['/', '/en', 'de-DE'],
  ] as const)
    test(`at ${path} in ${locale}: nobody is sent away, one press leads there, and it is said once`, async ({
      open,
    }) => {
      const { page, record } = await open({ locale })
      await page.goto(path)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await offerOn(page)).toBe(words[path])
      await language(page).click()
      await page.waitForURL((url) => url.pathname === other)
      await page.goto(path)
      expect(await offerOn(page)).toBe('none')
      expect(record.complaints).toEqual([])
    })

  test('on a phone by the switch itself, which is in the menu otherwise', async ({ open }) => {
    const { page } = await open({ locale: 'en-GB', viewport: phone })
    await page.goto('/')
    await language(page).click()
    await page.waitForURL((url) => url.pathname === '/en')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await language(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })

  test('not to whom it would tell nothing, and not to who reads on', async ({ open }) => {
    const reader = await open({ locale: 'zh-CN' })
    await reader.page.goto('/')
    expect(await offerOn(reader.page)).toBe('none')

    const visitor = await open({ locale: 'en-GB' })
    await visitor.page.goto('/')
    expect(await offerOn(visitor.page)).toBe(words['/'])
    await visitor.page.mouse.wheel(0, 400)
    await expect.poll(() => offerOn(visitor.page)).toBe('none')
  })

  test('not to who reads on before the scripts are there', async ({ open }) => {
    const { context, page } = await open({ locale: 'en-GB' })
    await context.route('**/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    expect(await offerOn(page)).toBe(words['/'])
    await page.mouse.wheel(0, 400)
    await expect.poll(() => offerOn(page)).toBe('none')
  })
})
