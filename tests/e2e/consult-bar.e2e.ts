import { describe, expect } from 'vitest'
import { locales, localizePath } from '#lib/locale.ts'
import { codeAddress } from '#site/runtime/metadata/page-code.ts'
import { renderSVG } from 'uqr'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

const words = {
  zh: { bar: '联系方式', phone: '电话', code: '扫码', picture: '本页地址的二维码' },
  en: { bar: 'Ways to reach us', phone: 'Phone', code: 'QR', picture: 'QR code of this page’s address' },
} as const

const screens = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

describe.each(locales)('the bar with the ways to reach us in %s', (locale) => {
  const own = words[locale]
  for (const [screen, options] of Object.entries(screens))
    for (const javaScriptEnabled of [true, false])
      test(`[R] shows number and QR code on ${screen}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
        open,
      }) => {
        const { page } = await open({ ...options, javaScriptEnabled })
        await page.goto(localizePath('/about', locale))
        if (javaScriptEnabled) await started(page)
        const bar = page.getByRole('navigation', { name: own.bar })
        const number = bar.getByRole('link', { name: '+86 000 0000 0000' })
        expect(await number.isVisible()).toBe(false)
        await bar.getByRole('button', { name: own.phone }).click()
        await number.waitFor()
        expect(await number.getAttribute('href')).toBe('tel:+8600000000000')
        await bar.getByRole('button', { name: own.code }).click()
        const picture = bar.getByRole('img', { name: own.picture })
        await picture.waitFor()
        expect(await number.isVisible(), 'one layer at a time').toBe(false)
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
        // Wholly in sight, beside the bar and not below it.
        const { height, width } = options.viewport
        const {
          height: high,
          width: wide,
          x,
          y,
        } = (await picture.boundingBox()) ?? { x: -1, y: -1, height: 0, width: 0 }
        expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true])
        await page.keyboard.press('Escape')
        await picture.waitFor({ state: 'hidden' })
      })

  test('[L2] [R] the code is that of the page in its language, after a step within the site too', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open()
    await page.goto(localizePath('/about', locale))
    await started(page)
    const readCode = async () => {
      const src = (await page.locator('#page-code img').getAttribute('src')) ?? ''
      return (await ask(origin + src)).text
    }
    expect(await readCode()).toBe(renderSVG(origin + localizePath('/about', locale), { border: 3 }))
    await page
      .locator('#content')
      .getByRole('link', { name: locale === 'zh' ? '看招聘中的职位' : 'See open positions' })
      .click()
    await page.waitForURL(`**${localizePath('/joinUs', locale)}*`)
    await expect.poll(readCode).toBe(renderSVG(origin + localizePath('/joinUs', locale), { border: 3 }))
  })
})

describe('codes of pages', () => {
  test('[R] leave out what a page does not read', async ({ portico: { origin } }) => {
    const { text } = await ask(origin + codeAddress('/en/news?page=2&utm_source=mail'))
    expect(text).toBe(renderSVG(`${origin}/en/news?page=2`, { border: 3 }))
  })

  test.for([
    'https://another-site.example/',
    '//another-site.example/about',
    '/no-such-page',
    '',
    `/about?${'a'.repeat(600)}`,
  ])('[R] are drawn for our own pages only: %s', async (page, { portico: { origin } }) => {
    expect((await ask(origin + codeAddress(page))).status).toBe(404)
  })
})
