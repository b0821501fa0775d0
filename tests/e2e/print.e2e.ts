import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { readFilling } from '../browser/read-pdf.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'

const isShown = (page: Page, selector: string) =>
  page.evaluate(
    (css) => [...document.querySelectorAll(css)].some((element) => element.getClientRects().length > 0),
    selector,
  )

/** What is pressed or stands around, and has no place on paper. */
const bars = ['.skip-link', '.site-header', '.strip', '.consult-bar', '.site-footer nav', '.sphere-stage']

describe('on paper', () => {
  for (const locale of ['zh', 'en'] as const) {
    for (const path of ['/', '/news', '/news/detail', '/about']) {
      test(`${path} in ${locale} is its text in black on white, without bars`, async ({ open }) => {
        // The dark theme does not reach the paper.
        const { page, record } = await open({ colorScheme: 'dark' })
        await page.goto(addressOf(path, locale))
        await started(page)
        const heading = (await page.locator('main h1').innerText()).trim()
        expect(await isShown(page, '.site-header')).toBe(true)
        await page.emulateMedia({ media: 'print' })
        for (const bar of bars) expect({ bar, isShown: await isShown(page, bar) }).toEqual({ bar, isShown: false })
        expect((await page.locator('main h1').innerText()).trim()).toBe(heading)
        const inks = await page.evaluate(() => {
          const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
          /** Lightness of a colour over white, 0 to 255. */
          const lightness = (color: string) => {
            if (probe === null) return -1
            probe.fillStyle = '#fff'
            probe.fillRect(0, 0, 1, 1)
            probe.fillStyle = color
            probe.fillRect(0, 0, 1, 1)
            return Math.min(...probe.getImageData(0, 0, 1, 1).data.slice(0, 3))
          }
          const blocks = [document.documentElement, document.body, ...document.querySelectorAll('main, main *, footer')]
          return {
            grounds: blocks
              .filter((each) => each.getClientRects().length > 0 && !each.closest('.picture, svg'))
              .filter((each) => each.getBoundingClientRect().height > 200)
              .map((each) => ({
                name: each.className,
                ground: lightness(getComputedStyle(each).backgroundColor),
                picture: getComputedStyle(each).backgroundImage,
              }))
              .filter(({ ground, picture }) => ground < 250 || !/^(?:none|repeating-)/.test(picture)),
            text: [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
              .filter((each) => each.getClientRects().length > 0)
              .map((each) => lightness(getComputedStyle(each).color))
              .filter((ink) => ink > 110),
          }
        })
        expect(inks).toEqual({ grounds: [], text: [] })
        expect(record.complaints).toEqual([])
      })
    }
  }

  test('a link to another site shows where it leads', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en')
    await page.emulateMedia({ media: 'print' })
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.partner-class a[href^="http"]')].map((link) => ({
        href: link.getAttribute('href'),
        after: getComputedStyle(link, '::after').content,
      })),
    )
    expect(shown.length).toBeGreaterThan(0)
    for (const { after, href } of shown) expect(after).toContain(href)
  })

  test('no row is cut off, and figures are whole', async ({ open }) => {
    const { page } = await open({ viewport: { width: 688, height: 970 } })
    await page.goto('/en')
    await started(page)
    await page.emulateMedia({ media: 'print' })
    const found = await page.evaluate(() => ({
      outside: [...document.querySelectorAll('main *')]
        .filter((each) => each.getClientRects().length > 0 && !each.closest('.sr-only'))
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => each.className),
      cropped: [...document.querySelectorAll('main .picture img')]
        .filter((each) => each.getClientRects().length > 0)
        .filter((each) => getComputedStyle(each).objectFit !== 'contain').length,
    }))
    expect(found).toEqual({ outside: [], cropped: 0 })
  })

  test.for([
    '/product/detail?id=studio',
    '/en/product/detail?id=studio',
    '/en/case/detail',
    '/Industry-education/course-plan',
    '/en/product/machine/detail?id=station-s8',
  ])('%s leaves no sheet but the last half empty, and its figures fill their frames', async (path, { open }) => {
    const { page } = await open({ viewport: { width: 688, height: 970 } })
    await page.goto(path === '/en/case/detail' ? addressOf('/case/detail', 'en') : path)
    await started(page)
    await page.emulateMedia({ media: 'print' })
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('main .picture')]
        .filter((frame) => frame.getClientRects().length > 0)
        .map((frame) => {
          const image = frame.querySelector('img')
          const { naturalHeight = 1, naturalWidth = 1 } = image ?? {}
          const { height = 0 } = image?.getBoundingClientRect() ?? {}
          return naturalWidth <= 1
            ? 0
            : Math.abs(frame.getBoundingClientRect().width - (height * naturalWidth) / naturalHeight)
        })
        .filter((gap) => gap > 4),
    )
    expect(gaps).toEqual([])
    const filling = readFilling(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(filling.length).toBeGreaterThan(1)
    expect(filling.slice(0, -1).filter((share) => share < 0.55)).toEqual([])
  })

  test.for(['/product/detail?id=studio', '/en/product/machine/detail?id=station-s8'])(
    '%s shows what a phone folds, and no picture that is drawn on ink where there is another',
    async (path, { open }) => {
      const { page } = await open({ viewport: { width: 688, height: 970 }, colorScheme: 'dark' })
      await page.goto(path)
      await started(page)
      const readFolds = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main .fold')].map((fold) => ({
            summary: fold.querySelector('summary')?.checkVisibility(),
            words: [...fold.children]
              .filter((each) => each.tagName !== 'SUMMARY')
              .every((each) => each.checkVisibility()),
          })),
        )
      expect((await readFolds()).some(({ words }) => !words)).toBe(true)
      await page.emulateMedia({ media: 'print' })
      const folds = await readFolds()
      expect(folds).toEqual(folds.map(() => ({ summary: false, words: true })))
      const dark = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main picture:has(source[media=print]) img')].map(
            ({ currentSrc }) => currentSrc.includes('-paper'),
          ),
        )
      if (path.includes('product/detail')) expect(await dark()).not.toEqual([])
      await expect.poll(dark).toEqual((await dark()).map(() => true))
    },
  )

  test('goes to a printer as pages of A4', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en/news')
    await started(page)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    const sizes = [...pdf.matchAll(/\/MediaBox\s*\[([\d.\s]+)\]/g)].map(([, box]) =>
      box?.split(/\s+/).map(Number).map(Math.floor),
    )
    expect(sizes.length).toBeGreaterThan(0)
    for (const size of sizes) expect(size?.slice(-2)).toEqual([595, 842])
  })
})
