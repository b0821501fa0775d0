import { expect } from 'vitest'
import { findBarriers } from './barriers.ts'
import { started } from './started.ts'
import type { OpenVisitor } from './test.ts'

/** Sizes of a desktop’s window and of a phone’s, in pixels. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** What is the same on every page: axe spends half of its time there. */
const frame = ['.site-header', '.site-footer']

/**
 * Opens each address once, and looks at it on a desktop and on a phone: no barrier that axe knows of, nothing wider than
 * the window, one heading above all others, and nothing that the page complains of. Header and footer are looked at on the first.
 */
export async function expectAccessible(open: OpenVisitor, addresses: readonly string[]): Promise<void> {
  const { page, record } = await open({ reducedMotion: 'reduce' })
  for (const [place, address] of addresses.entries()) {
    await page.goto(address)
    await started(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const at = `${address} at ${size.width} px`
      expect(await findBarriers(page, place === 0 ? {} : { exclude: frame }), at).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0)
    }
    expect(await page.locator('h1').count(), address).toBe(1)
  }
  expect(record.complaints).toEqual([])
}
