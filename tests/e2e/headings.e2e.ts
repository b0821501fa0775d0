import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'

vi.setConfig({ testTimeout: 180_000 })
const widths = [360, 390, 768, 1440]
const paths = ['/', '/news', '/news/detail', '/product', '/solution', '/case', '/about', '/contact', '/help', '/login']

/** Headings whose last line is one character wide, where there are more lines than one. */
const findLone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].flatMap((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      const ends = new Map<number, { left: number; right: number }>()
      for (const { bottom, left, right, width } of range.getClientRects()) {
        if (width === 0) continue
        const line = [...ends.keys()].find((each) => Math.abs(each - bottom) < 8) ?? bottom
        const known = ends.get(line)
        ends.set(line, { left: Math.min(known?.left ?? left, left), right: Math.max(known?.right ?? right, right) })
      }
      const lines = [...ends].toSorted(([one], [two]) => one - two)
      const last = lines.at(-1)?.[1]
      const size = Number.parseFloat(getComputedStyle(heading).fontSize)
      const isLone = lines.length > 1 && last !== undefined && last.right - last.left < 1.5 * size
      return isLone ? [heading.innerText] : []
    }),
  )

test(`no heading in Chinese ends with a character alone on its line, at ${widths.join(', ')} px`, async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' })
  const lone: string[] = []
  for (const path of paths) {
    await page.goto(addressOf(path, 'zh'))
    await page.evaluate(() => {
      // What stands far below has no lines before it comes near.
      delete document.documentElement.dataset.visit
      return document.fonts.ready
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      lone.push(...(await findLone(page)).map((text) => `${path} at ${width} px: ${text}`))
    }
  }
  expect(lone).toEqual([])
})
