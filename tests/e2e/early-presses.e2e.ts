import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { finderTexts } from '#admin/finder/finder-texts.ts'
import { shareTexts } from '#admin/preview/share-texts.ts'
import { oldAddressTexts } from '#admin/redirects/old-addresses-texts.ts'
import { openAsStaff } from '../browser/as-staff.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { administrator, publisher } from '../process/staff.ts'

/** Scripts do not come before they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}
const isLive = (page: Page) => page.evaluate(() => 'live' in document.documentElement.dataset)

describe('what is done on a page of the admin before its scripts have come', () => {
  test('is done when they have, in its order: what was written is what is sent', async ({
    open,
    portico: { origin },
  }) => {
    const page = await openAsStaff(open, origin, publisher, { locale: 'en-US' })
    const letThrough = await holdScripts(page)
    await page.goto('/admin/old-addresses', { waitUntil: 'commit' })
    const form = page.getByRole('region', { name: oldAddressTexts.en.moving.title })
    await form.getByRole('textbox').fill('/nowhere-one\n/nowhere-two\n/about')
    await form.getByRole('textbox').press('End')
    expect(await isLive(page)).toBe(false)
    letThrough()
    await form.getByRole('button', { name: oldAddressTexts.en.moving.go }).click()
    await form.getByText('/nowhere-two', { exact: true }).waitFor()
    expect(await form.getByRole('textbox').inputValue()).toBe('/nowhere-one\n/nowhere-two\n/about')
  })

  test('is done once, and said to be under way', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, administrator, { locale: 'en-US' })
    const letThrough = await holdScripts(page)
    await page.goto('/admin', { waitUntil: 'commit' })
    const button = page.locator('.finder-open')
    await button.click()
    await button.click()
    const dialog = page.getByRole('dialog', { name: finderTexts.en.title })
    expect(await dialog.isVisible()).toBe(false)
    expect(await button.evaluate((each) => getComputedStyle(each).cursor)).toBe('progress')
    letThrough()
    await dialog.waitFor()
    await page.locator('html:not([data-kept])').waitFor()
    expect(await dialog.isVisible()).toBe(true)
    expect(await button.evaluate((each) => getComputedStyle(each).cursor)).toBe('pointer')
  })

  test('is done by keys as well: Ctrl K opens the finder', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, administrator, { locale: 'en-US' })
    const letThrough = await holdScripts(page)
    await page.goto('/admin', { waitUntil: 'commit' })
    await page.locator('.finder-open').waitFor()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: finderTexts.en.title })
    expect(await dialog.isVisible()).toBe(false)
    letThrough()
    await dialog.waitFor()
  })

  test('is done beside the form of a record, which is off until then', async ({ open, portico: { origin } }) => {
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const page = await openAsStaff(open, origin, publisher, { locale: 'en-US' })
    const letThrough = await holdScripts(page)
    await page.goto(`/admin/collections/news/${id}?locale=en`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: shareTexts.en.open }).click()
    expect(await isLive(page)).toBe(false)
    letThrough()
    await page.getByRole('dialog').getByLabel(shareTexts.en.recipient).waitFor()
  })

  test('is not kept where a form needs no script', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, administrator, { locale: 'en-US' })
    await holdScripts(page)
    await page.goto('/admin/translate', { waitUntil: 'commit' })
    await page.locator('.translate-filters button[type=submit]').click()
    await page.waitForURL(/\/admin\/translate\?/, { waitUntil: 'commit' })
    expect(await isLive(page)).toBe(false)
  })
})

describe('what moves while it is pressed', () => {
  test('is pressed all the same, unless the pointer left it', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, administrator, { locale: 'en-US' })
    await page.goto('/admin')
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    const dialog = page.getByRole('dialog', { name: finderTexts.en.title })
    const button = page.locator('.finder-open')
    const pressAndMove = async (by: { page?: number; pointer?: number }) => {
      const { height = 0, width = 0, x = 0, y = 0 } = (await button.boundingBox()) ?? {}
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      if (by.pointer) await page.mouse.move(x + width / 2, y + height / 2 + by.pointer)
      await page.evaluate((top) => (document.body.style.paddingTop = `${top}px`), by.page ?? 0)
      await page.mouse.up()
    }
    await pressAndMove({ pointer: 200 })
    expect(await dialog.isVisible()).toBe(false)
    await pressAndMove({ page: 200 })
    await dialog.waitFor()
  })
})

test.for(['pointer', 'keys'] as const)(
  'what is pressed while a draft saves itself is done when it has: by %s',
  async (by, { open, portico }) => {
    const { origin } = portico
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const page = await openAsStaff(open, origin, publisher, { locale: 'en-US' })
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
    const publish = page.locator('#action-save')
    const title = page.locator('#field-title')
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    // Something is there to publish from now on, so that the button can have the focus.
    const saved = page.waitForResponse(/autosave=true/)
    await title.fill('Typed before')
    await saved
    await expect.poll(() => publish.isEnabled()).toBe(true)
    // As a field that follows another one changes: the focus stays where it is.
    const change = (words: string) =>
      title.evaluate((field, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, words)
    await publish.focus()
    if (by === 'keys') {
      const again = page.waitForResponse(/autosave=true/)
      await change('Typed meanwhile')
      await again
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('action-save')
      await expect.poll(() => publish.isEnabled()).toBe(true)
    }
    await page.route(/autosave=true/, async (route) => {
      await isPressed
      await route.continue()
    })
    const saving = page.waitForRequest(/autosave=true/)
    await change(`Published by ${by}`)
    await saving
    await expect.poll(() => publish.isDisabled()).toBe(true)
    const published = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
    )
    if (by === 'keys') await page.keyboard.press('Enter')
    else {
      const { height, width, x, y } = (await publish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.click(x + width / 2, y + height / 2)
    }
    press()
    expect((await published).status()).toBe(200)
    const isShown = async () => {
      const { text } = await ask(`${origin}/en/news/detail?id=${translatedNews.en.slug}`)
      return text.includes(`Published by ${by}`)
    }
    await expect.poll(isShown).toBe(true)
  },
)
