import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

vi.setConfig({ testTimeout: 180_000 })

const words = {
  zh: { prefix: '', menu: '菜单', first: '产品', second: '教育', plain: '案例', plainPath: '/case', signIn: '登录' },
  en: {
    prefix: '/en',
    menu: 'Menu',
    first: 'Products',
    second: 'Education',
    plain: 'Customers',
    plainPath: '/en/case',
    signIn: 'Sign in',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
const menuOf = (page: Page) => page.locator('.phone-menu')
const areaOf = (page: Page, title: string) =>
  page.locator('details[name=phone-area]').filter({ has: page.locator('summary', { hasText: title }) })
const isOpen = (page: Page, title: string) => areaOf(page, title).evaluate((area) => area.hasAttribute('open'))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** Opens the phone's menu and its first area. */
async function openFirst(page: Page, { first, prefix }: Words): Promise<void> {
  await page.goto(`${prefix}/news`)
  await started(page)
  await menuOf(page).locator('> summary').tap()
  await areaOf(page, first).locator('summary').tap()
  await areaOf(page, first).locator('ul').waitFor()
}

describe.each(Object.entries(words))('the menu of a phone, by touch (%s)', (_, own) => {
  test('opens one area after the other, each where it was touched', async ({ open }) => {
    const { page } = await open(phone)
    await openFirst(page, own)
    await areaOf(page, own.second).locator('summary').tap()
    await areaOf(page, own.second).locator('ul').waitFor()
    expect(await isOpen(page, own.first)).toBe(false)
    expect(await areaOf(page, own.second).locator('summary').isVisible()).toBe(true)
    const top = (await areaOf(page, own.second).locator('summary').boundingBox())?.y ?? -1
    expect(top).toBeGreaterThanOrEqual(60)
    expect(top).toBeLessThan(844)
  })

  test('follows a plain link, the way to sign in and the other language below an open area', async ({ open }) => {
    const { page } = await open(phone)
    await openFirst(page, own)
    await menuOf(page).getByRole('link', { name: own.plain, exact: true }).tap()
    await page.waitForURL(`**${own.plainPath}`)
    await expect.poll(() => menuOf(page).getAttribute('open')).toBeNull()

    await openFirst(page, own)
    await menuOf(page).getByRole('link', { name: own.signIn, exact: true }).tap()
    await page.waitForURL(`**${own.prefix}/login`)

    await openFirst(page, own)
    await menuOf(page).locator('.phone-tools a[hreflang]').tap()
    await page.waitForURL(own.prefix === '' ? '**/en/news' : (url) => url.pathname === '/news')
  })
})

describe('the menu of a phone', () => {
  test('is closed by Escape inside one of its areas, and its button has the focus', async ({ open }) => {
    const { page } = await open(phone)
    await openFirst(page, words.en)
    await areaOf(page, words.en.first).getByRole('link').nth(1).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => menuOf(page).getAttribute('open')).toBeNull()
    expect(
      await menuOf(page)
        .locator('> summary')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
    // Opened again, it begins with its areas shut.
    await page.keyboard.press('Enter')
    await menuOf(page).locator('.phone-row').first().waitFor()
    expect(await isOpen(page, words.en.first)).toBe(false)
  })

  test('does not stay over what the keyboard has gone on to', async ({ open }) => {
    const { page } = await open(phone)
    await page.goto('/en/news')
    await started(page)
    await menuOf(page).locator('> summary').press('Enter')
    await menuOf(page).locator('.phone-tools a').last().focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => menuOf(page).getAttribute('open')).toBeNull()
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

/** The entries of the menu that open a panel. */
const entriesOf = (page: Page) => page.locator('.menu-entry').filter({ has: page.locator('details') })

describe('the menus of a wide screen', () => {
  test('a panel closes when the keyboard goes on from it, and never lies over the focus', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en/product')
    await started(page)
    const entry = entriesOf(page).last()
    await entry.locator('summary').press('Enter')
    await entry.locator('.menu-panel a').last().focus()
    const last = await focused(page)
    await page.keyboard.press('Tab')
    await expect.poll(() => entry.locator('.menu-panel').isVisible()).toBe(false)
    expect(await focused(page)).not.toBe(last)
  })

  test('a panel that the pointer holds open gives way to the keyboard', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en/product')
    await started(page)
    const entry = entriesOf(page).first()
    await entry.hover()
    await entry.locator('.menu-panel').waitFor()
    await page.locator('main a').first().focus()
    await expect.poll(() => entry.locator('.menu-panel').isVisible()).toBe(false)
  })

  test('what is open when the scripts arrive stays open, by a press or under the pointer', async ({ open }) => {
    const { page } = await open()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/en/about', { waitUntil: 'commit' })
    const entries = page.locator('.menu-entry').filter({ has: page.locator('details') })
    await page.locator('.person-menu, .header-tools .button').first().waitFor()
    await entries.nth(1).locator('summary').click()
    await entries.nth(1).locator('.menu-panel').waitFor()
    release()
    await started(page)
    expect(await entries.nth(1).locator('.menu-panel').isVisible()).toBe(true)
    expect(await page.getByRole('banner').getAttribute('data-closed')).toBeNull()
    // Its own `details` shut again, the panel is there because of the pointer alone.
    await entries.nth(1).locator('summary').click()
    expect(await entries.nth(1).locator('.menu-panel').isVisible()).toBe(true)
  })
})
