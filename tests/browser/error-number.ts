import { expect } from 'vitest'
import { asDocument } from '../process/ask.ts'
import { launchChromium } from './chromium.ts'
import { started } from './started.ts'

/** Opens a page that the server could not make: the number that finds it in the log stays when its scripts have run. */
export async function expectNumberStays(address: string): Promise<void> {
  const { browser, close } = await launchChromium()
  try {
    const page = await browser.newPage({ userAgent: asDocument['user-agent'] })
    const answer = await page.goto(address)
    await started(page)
    expect(await page.locator('.error-request code').textContent()).toBe(answer?.headers()['x-request-id'])
  } finally {
    await close()
  }
}
