import type { Page } from 'playwright-core'
import { shortestWriting } from '#portal/enquiry/spam.ts'

/**
 * Waits until the page of the address is shown and its scripts have started: only then does a button do anything. After a
 * link, wait for the address first, which changes before the page does.
 */
export async function started(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.documentElement.dataset.started === location.pathname + location.search)
    .catch((error: unknown) => {
      throw new Error(`${page.url()} has not started`, { cause: error })
    })
}

/** Waits until nothing has been asked for half a second: for tests of what a page fetches, and what it does not. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Waits until React has taken a form over: until then it is the browser's own and sends the page. */
export async function formStarted(page: Page, selector = '.enquiry-form'): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (css) => Object.keys(document.querySelector(css) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
  await longEnough(page)
}

/** Waits until a person could have filled in a form: who is faster is taken for a program. */
export async function longEnough(page: Page): Promise<void> {
  await page.waitForFunction((least) => performance.now() > least, shortestWriting + 100)
}
