import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'

vi.setConfig({ testTimeout: 180_000 })
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

describe('no heading in Chinese ends with a character alone on its line', () => {
  for (const width of [360, 390, 768, 1440]) {
    test(`at ${width} px`, async ({ open }) => {
      const { page } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const lone: string[] = []
      for (const path of paths) {
        await page.goto(addressOf(path, 'zh'))
        await page.evaluate(() => {
          // What stands far below has no lines before it comes near.
          delete document.documentElement.dataset.visit
          return document.fonts.ready
        })
        lone.push(...(await findLone(page)).map((text) => `${path}: ${text}`))
      }
      expect(lone).toEqual([])
    })
  }
})
