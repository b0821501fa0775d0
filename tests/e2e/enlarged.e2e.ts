import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { findLoss, findSmall } from '../browser/find-loss.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { allAddresses } from '../process/addresses.ts'

vi.setConfig({ testTimeout: 300_000 })

interface Look {
  size: { width: number; height: number }
  isSpaced?: boolean
  isTouched?: boolean
  find: () => string[]
}

/** As a page is looked at, one after the other in one visit, and what is looked for. */
const looks: Record<string, Look> = {
  'at twice the size': { size: { width: 720, height: 450 }, find: findLoss },
  'with wide spacing': { size: { width: 1440, height: 900 }, isSpaced: true, find: findLoss },
  'with wide spacing on a phone': { size: { width: 390, height: 844 }, isSpaced: true, find: findLoss },
  'too small to touch on a phone': { size: { width: 390, height: 844 }, isTouched: true, find: findSmall },
}

/** Spacing that a person may set (WCAG 1.4.12), as a style sheet that is off until it is wanted. */
const addSpacing = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`)
  sheet.disabled = true
  document.adoptedStyleSheets.push(sheet)
}

/** Makes the page what it would be to who has such a screen. */
async function show(page: Page, device: CDPSession, { isSpaced = false, isTouched = false, size }: Look) {
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
  await device.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: isTouched })
  await page.evaluate((wanted) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = !wanted
  }, isSpaced)
}

describe.each(['zh', 'en'] as const)('in large writing, wide spacing and on a phone (%s)', (locale) => {
  test('nothing is lost on any page, and what is touched is large enough', async ({ open }) => {
    const { context, page } = await open({ reducedMotion: 'reduce' })
    const device = await context.newCDPSession(page)
    const found: Record<string, string[]> = {}
    for (const { address } of allAddresses.filter((each) => each.locale === locale)) {
      await page.goto(address)
      await started(page)
      await page.evaluate(addSpacing)
      // What stands far below has no boxes before it comes near.
      await page.evaluate(() => delete document.documentElement.dataset.visit)
      for (const [name, look] of Object.entries(looks)) {
        await show(page, device, look)
        const faults = [...new Set(await page.evaluate(look.find))]
        if (faults.length > 0) found[`${address} ${name}`] = faults
      }
    }
    expect(found).toEqual({})
  })
})

/** The part of the window that stays covered while the page is read. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.site-header, .consult-bar')].filter((bar) => bar.checkVisibility())
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight
  })

test('at twice the size the bars leave the window to the page', async ({ open }) => {
  const { page } = await open({ viewport: { width: 720, height: 450 } })
  await page.goto('/en')
  await started(page)
  expect(await coveredPart(page)).toBeLessThan(0.2)
})
