import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { allAddresses } from '../process/addresses.ts'

vi.setConfig({ testTimeout: 300_000 })

/**
 * What is pressed and is too small for a finger: below 24 px anything, below 44 px what a page is mostly used by. A link
 * within a sentence is as high as its line (WCAG 2.5.8).
 */
const findSmall = (page: Page) =>
  page.evaluate(() => {
    const primary = '.button-primary, .header-row a, .header-row button, .header-row summary, .consult-bar a, .control'
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.closest('.sr-only') === null
    const isInText = (one: Element) => {
      if (getComputedStyle(one).display !== 'inline') return false
      const block = one.closest('p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, label, small, blockquote, cite')
      return block !== null && (block.textContent ?? '').trim() !== (one.textContent ?? '').trim()
    }
    /** A box with its label is one target, and so is a card that its link lies over. */
    const boxOf = (one: Element) => {
      const rects = [one, ...('labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : [])].map((each) =>
        each.getBoundingClientRect(),
      )
      const over = getComputedStyle(one, '::after')
      if (over.position === 'absolute' && over.content !== 'none') {
        const card = one.closest('.card, article, li')
        if (card) rects.push(card.getBoundingClientRect())
      }
      return {
        width: Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left)),
        height: Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top)),
      }
    }
    const all = document.querySelectorAll(
      `a[href], button, summary, input:not([type=hidden]), select, textarea, .control`,
    )
    return (
      [...all]
        .filter((one) => isShown(one) && !one.matches('.skip-link') && !isInText(one))
        // A field is as large as the frame that is drawn around it.
        .filter((one) => one.matches('.control') || one.closest('.control') === null)
        .flatMap((one) => {
          const { height, width } = boxOf(one)
          const least = one.matches(primary) ? 43.5 : 23.5
          // A word of two letters is as wide as it is.
          const isWide = width >= least || getComputedStyle(one).display === 'inline'
          if (height >= least && isWide) return []
          const name = `${one.tagName.toLowerCase()}.${one.className} “${(one.textContent ?? '').trim().slice(0, 30)}”`
          return [`${name} ${Math.round(width)}×${Math.round(height)}, ${least < 24 ? 24 : 44} at least`]
        })
    )
  })

describe.each(['zh', 'en'] as const)('what is touched on a phone (%s)', (locale) => {
  test('is large enough, on every page', async ({ open }) => {
    const { page } = await open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const small: Record<string, string[]> = {}
    for (const { address } of allAddresses.filter((each) => each.locale === locale)) {
      await page.goto(address)
      await started(page)
      // What stands far below has no boxes before it comes near.
      await page.evaluate(() => delete document.documentElement.dataset.visit)
      const found = [...new Set(await findSmall(page))]
      if (found.length > 0) small[address] = found
    }
    expect(small).toEqual({})
  })
})
