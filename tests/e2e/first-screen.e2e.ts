import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

const tags = { zh: 'zh-CN', en: 'en-GB' } as const
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** What of the first screen lies over what, and where it ends. */
const readPlaces = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    // Its scale reaches to the edge of the drawing; the boxes of its turned rings are larger than they are.
    const sphere = boxOf('.sphere') ?? new DOMRect()
    const covered = ['.site-header', '.hero-lead', '.hero-ways', '.hero-numbers', '.consult-bar'].filter((selector) => {
      const box = boxOf(selector)
      return (
        box === undefined ||
        (sphere.top < box.bottom && sphere.bottom > box.top && sphere.left < box.right && sphere.right > box.left)
      )
    })
    return {
      high: sphere.height,
      covered,
      numbersEnd: boxOf('.hero-numbers')?.bottom ?? Number.NaN,
      barBegin: boxOf('.consult-bar')?.top ?? Number.NaN,
    }
  })

describe.each(locales)('the first screen in %s', (locale: Locale) => {
  for (const width of [1280, 1440, 1920])
    test(`[R] at ${width} px the sphere touches neither header, numbers nor the bar at the side`, async ({ open }) => {
      const { page } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: tags[locale] })
      await page.goto(localizePath('/', locale))
      await started(page)
      const { covered, high } = await readPlaces(page)
      expect(high).toBeGreaterThan(400)
      expect(covered).toEqual([])
    })

  for (const width of [320, 390, 768])
    test(`[R] at ${width} px no ring runs behind what is read below the heading`, async ({ open }) => {
      const { page } = await open({ ...phone, viewport: { width, height: 844 }, locale: tags[locale] })
      await page.goto(localizePath('/', locale))
      await started(page)
      const { covered, high } = await readPlaces(page)
      expect(high).toBeGreaterThan(150)
      expect(covered.filter((name) => name !== '.site-header')).toEqual([])
    })

  test('[R] on a phone the numbers end before the bar, which is of the ground below it', async ({ open }) => {
    const { page } = await open({ ...phone, locale: tags[locale] })
    await page.goto(localizePath('/', locale))
    await started(page)
    const { barBegin, numbersEnd } = await readPlaces(page)
    expect(numbersEnd).toBeLessThanOrEqual(barBegin)
    const grounds = () =>
      page.evaluate(() =>
        ['.hero', '.consult-bar'].map((name) => {
          const element = document.querySelector(name)
          return element === null ? '' : getComputedStyle(element).getPropertyValue('--ground')
        }),
      )
    const [hero, bar] = await grounds()
    expect(bar).toBe(hero)
    await page.goto(localizePath('/about', locale))
    expect((await grounds())[1]).not.toBe(hero)
  })
})
