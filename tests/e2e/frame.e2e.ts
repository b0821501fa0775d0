import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

describe('the header', () => {
  test('[N4] hides on the way down, returns on the way up and is plain at the top', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en')
    await started(page)
    const header = page.getByRole('banner')
    const states = async () =>
      ((await header.getAttribute('class')) ?? '').split(' ').filter((each) => each === 'scrolled' || each === 'moved')
    expect(await states()).toEqual([])
    await page.mouse.move(600, 600)
    await page.mouse.wheel(0, 900)
    await expect.poll(states).toEqual(['scrolled', 'moved'])
    await page.mouse.wheel(0, -200)
    await expect.poll(states).toEqual(['scrolled'])
    await page.mouse.wheel(0, -2000)
    await expect.poll(states).toEqual([])
  })

  test('[N4] shows itself to the keyboard wherever the page stands', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en')
    await started(page)
    await page.mouse.move(600, 600)
    await page.mouse.wheel(0, 900)
    const link = page.getByRole('banner').getByRole('link').first()
    await expect.poll(async () => ((await link.boundingBox())?.y ?? 0) < 0).toBe(true)
    await link.focus()
    await expect.poll(async () => ((await link.boundingBox())?.y ?? -1) >= 0).toBe(true)
  })

  test('the menu opens and closes by keyboard, and Escape returns to its button', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en')
    await started(page)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const button = menu.locator('summary').first()
    const panelLink = menu.locator('.menu-panel').first().getByRole('link').first()
    expect(await panelLink.isVisible()).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    await panelLink.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => panelLink.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await panelLink.waitFor({ state: 'hidden' })
    expect(await button.evaluate((summary) => summary === document.activeElement)).toBe(true)
  })

  for (const [prefix, areas] of [
    ['', ['产品', '解决方案', '生态', '教育', '支持', '关于']],
    ['/en', ['Products', 'Solutions', 'Partners', 'Education', 'Support', 'About']],
  ] as const)
    test(`[R] each area of ${prefix || '/'} shows what it promotes, whose picture comes when the menu opens`, async ({
      open,
    }) => {
      const { page } = await open({ viewport: { width: 1440, height: 900 } })
      await page.goto(`${prefix}/cookies`)
      await started(page)
      const promoted = page.locator('.panel-promoted')
      expect(await promoted.count()).toBe(areas.length)
      const isLoaded = (index: number) =>
        promoted
          .nth(index)
          // That of the light theme; the other one's is beside it.
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
      expect(await isLoaded(0)).toBe(false)
      for (const [index, title] of areas.entries()) {
        await page.locator('.main-menu').getByRole('link', { name: title, exact: true }).first().hover()
        await promoted.nth(index).waitFor()
      }
      await page.locator('.main-menu').getByRole('link', { name: areas[0], exact: true }).first().hover()
      await expect.poll(() => isLoaded(0)).toBe(true)
      await promoted.first().click()
      await page.waitForURL(`**${prefix}/product/detail?id=realtime`)
    })

  test('the first key leads past the header to the text', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en/about')
    await started(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('kept choices', () => {
  test('a theme that was chosen stays, without a flash of the other one', async ({ open }) => {
    const { page, record } = await open({ colorScheme: 'light' })
    await page.goto('/en/about')
    await started(page)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.reload({ waitUntil: 'commit' })
    await page.locator('main').waitFor({ state: 'attached' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await expect.poll(ground).toBe(dark)
    expect(record.complaints).toEqual([])
  })

  test('an announcement that was dismissed does not return', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/en/about')
    await started(page)
    const strip = page.getByRole('complementary', { name: 'Announcement' })
    const close = strip.getByRole('button', { name: 'Don’t show again' })
    const dismissed: string[] = []
    while ((await close.count()) > 0) {
      dismissed.push((await strip.innerText()).trim())
      await close.click()
      await expect
        .poll(async () => ((await strip.count()) === 0 ? '' : (await strip.innerText()).trim()))
        .not.toBe(dismissed.at(-1))
    }
    expect(dismissed.length).toBeGreaterThan(0)
    await page.reload()
    await started(page)
    expect(await strip.count()).toBe(0)
    expect(record.complaints).toEqual([])
  })
})

describe('scroll', () => {
  test('[N5] a new page starts at its top, back returns to the old place', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en/news')
    await started(page)
    const card = page.getByRole('main').getByRole('article').nth(7).getByRole('link')
    await card.scrollIntoViewIfNeeded()
    const position = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await position()
    expect(before).toBeGreaterThan(100)
    await card.click()
    await page.waitForURL('**/news/detail?id=*')
    await expect.poll(position).toBe(0)
    await page.goBack()
    await page.waitForURL('**/en/news')
    await expect.poll(async () => Math.abs((await position()) - before) < 3).toBe(true)
  })
})

test.for(['/cookies', '/en/cookies'])(
  'a link in a text shows that the pointer is on it, at %s',
  async (path, { open }) => {
    const { page } = await open()
    await page.goto(path)
    await started(page)
    const link = page.getByRole('main').locator('a.text-link').first()
    await link.scrollIntoViewIfNeeded()
    const colour = () => link.evaluate((element) => getComputedStyle(element).color)
    const plain = await colour()
    await link.hover()
    await expect.poll(colour).not.toBe(plain)
  },
)
