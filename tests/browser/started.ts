import type { Page } from 'playwright-core'

/**
 * Waits until the page's scripts have started and all is quiet. They start after the first picture, so a quiet network
 * alone may come before them; that the router has taken over the scroll position is what shows it runs.
 */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForLoadState('networkidle')
}
