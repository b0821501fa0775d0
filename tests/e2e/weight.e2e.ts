import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { quiet } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'

/** What a first visit may weigh, compressed as a phone asks for it, in kilobytes of 1,000 bytes. */
const budget = { html: 25, css: 20, script: 105, font: 60 }

const suffixes: Record<Exclude<keyof typeof budget, 'html'>, RegExp> = {
  css: /\.css$/,
  script: /\.js$/,
  font: /\.woff2$/,
}

/** What is folded on a phone counts too. */
const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('main .fold').forEach((part) => (part.open = true)))

describe('the first visit', () => {
  for (const path of ['/', '/en', '/news', '/en/news']) {
    test(`${path} keeps to its weights`, async ({ open, portico }) => {
      const weigh = async (address: string) => {
        const { bytes } = await ask(address, { headers: { ...asDocument, 'accept-encoding': 'br' } })
        return bytes.length / 1000
      }
      const { page } = await open({ viewport: { width: 390, height: 844 }, isMobile: true })
      await page.goto(path)
      await quiet(page)
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.split('?')[0] ?? '')
          .filter((name) => name.includes('/assets/')),
      )
      expect(files, 'the whole font is for rare characters').not.toContainEqual(expect.stringContaining('-latin-'))
      const weights: Record<string, number> = { html: await weigh(portico.origin + path) }
      for (const [kind, suffix] of Object.entries(suffixes)) {
        const sizes = await Promise.all([...new Set(files)].filter((file) => suffix.test(file)).map(weigh))
        expect(sizes.length, kind).toBeGreaterThan(0)
        weights[kind] = sizes.reduce((sum, size) => sum + size, 0)
      }
      for (const [kind, limit] of Object.entries(budget))
        expect(weights[kind], `${kind} of ${JSON.stringify(weights)}`).toBeLessThan(limit)
    })
  }

  for (const [path, most] of [
    ['/', 3],
    ['/news', 5],
  ] as const) {
    test(`a phone fetches the pictures of ${path} that are near the first screen, and no other`, async ({ open }) => {
      const { page } = await open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
      await page.goto(path)
      await quiet(page)
      const count = () =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/media/')).length,
        )
      const first = await count()
      expect(first).toBeLessThanOrEqual(most)
      await unfold(page)
      await page.locator('main img').filter({ visible: true }).last().scrollIntoViewIfNeeded()
      await expect.poll(count).toBeGreaterThan(first)
    })
  }

  for (const [chosen, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`a list is fetched in the theme that a visitor has chosen (${chosen}), and in no other`, async ({ open }) => {
      const { page } = await open({ colorScheme: other })
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen)
      await page.goto('/news')
      await page.locator('main img').filter({ visible: true }).last().scrollIntoViewIfNeeded()
      await quiet(page)
      const names = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter(({ naturalWidth }) => naturalWidth > 0)
          .map(({ currentSrc }) => new URL(currentSrc).pathname),
      )
      expect(names.length).toBeGreaterThan(5)
      expect([...new Set(names.map((name) => /-paper[-.]/.test(name)))], names.join(' ')).toEqual([chosen === 'light'])
    })
  }

  for (const path of ['/', '/en']) {
    test(`all pictures of ${path} together stay below 150 kB on a phone`, async ({ open }) => {
      const { page } = await open({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        reducedMotion: 'reduce',
      })
      await page.goto(path)
      await quiet(page)
      await unfold(page)
      // Pictures below the first screen are fetched when they come near it.
      for (const picture of await page.locator(':is(main, footer) img').filter({ visible: true }).all())
        await picture.scrollIntoViewIfNeeded()
      await quiet(page)
      const pictures = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/media/'))
          .map(
            (entry) => [new URL(entry.name).pathname, (entry as PerformanceResourceTiming).encodedBodySize] as const,
          ),
      )
      const missing = await page.evaluate(
        () =>
          // Of a picture for each theme the other one is not displayed, and must not have been fetched.
          [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
            (img) => img.checkVisibility() !== img.naturalWidth > 0,
          ).length,
      )
      expect(pictures.length).toBeGreaterThan(10)
      expect(missing, 'pictures that are shown and not loaded, or loaded and not shown').toBe(0)
      const sum = pictures.reduce((total, [, size]) => total + size, 0)
      expect(sum / 1000, JSON.stringify(pictures)).toBeLessThan(150)
    })
  }
})
