import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { allAddresses } from '../process/addresses.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Spacing that a person may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** Text that is cut off, and how far the page can be pushed sideways. */
const findLoss = (page: Page) =>
  page.evaluate(() => {
    const isMeant = (one: Element) =>
      getComputedStyle(one).clipPath !== 'none' ||
      one.closest('.sr-only, .matrix-box, .tab-list, pre, [class*=snap], .person-menu, svg, .skip-link') !== null
    const cut = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && !isMeant(one) && (one.textContent ?? '').trim() !== '')
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''),
      )
      .filter((one) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
        const isCutSideways = (overflowX === 'hidden' || overflowX === 'clip') && one.scrollWidth > one.clientWidth + 1
        const isCutBelow = (overflowY === 'hidden' || overflowY === 'clip') && one.scrollHeight > one.clientHeight + 2
        return textOverflow !== 'ellipsis' && (isCutSideways || isCutBelow)
      })
      .map((one) => `${one.className}: ${(one.textContent ?? '').trim().slice(0, 40)}`)
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return [...new Set(cut), ...(wide > 0 ? [`${wide} px wider than the window`] : [])]
  })

/** The part of the window that stays covered while the page is read. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.site-header, .consult-bar')].filter((bar) => bar.checkVisibility())
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight
  })

describe.each(['zh', 'en'] as const)('nothing is lost (%s)', (locale) => {
  const addresses = allAddresses.filter((each) => each.locale === locale).map(({ address }) => address)

  test.for([
    { name: 'at twice the size', size: { width: 720, height: 450 }, style: '' },
    { name: 'with wide spacing', size: { width: 1440, height: 900 }, style: spacing },
    { name: 'with wide spacing on a phone', size: { width: 390, height: 844 }, style: spacing },
  ])('$name, on every page', async ({ size, style }, { open }) => {
    // The style is ours, as an extension's would be.
    const { page } = await open({ viewport: size, reducedMotion: 'reduce', bypassCSP: true })
    const lost: Record<string, string[]> = {}
    for (const address of addresses) {
      await page.goto(address)
      await started(page)
      if (style !== '') await page.addStyleTag({ content: style })
      await page.evaluate(() => delete document.documentElement.dataset.visit)
      const found = await findLoss(page)
      if (found.length > 0) lost[address] = found
    }
    expect(lost).toEqual({})
  })
})

test('at twice the size the bars leave the window to the page', async ({ open }) => {
  const { page } = await open({ viewport: { width: 720, height: 450 } })
  await page.goto('/en')
  await started(page)
  expect(await coveredPart(page)).toBeLessThan(0.2)
})
