import type { Page } from 'playwright-core'

/**
 * Waits until the page's scripts have started and all is quiet. They start after the first picture, so a quiet network
 * alone may come before them; that the router has taken over the scroll position is what shows it runs.
 */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    // The page itself is taken over after the document around it: React then knows its nodes.
    const isTaken = main !== null && Object.keys(main).some((name) => name.startsWith('__reactProps'))
    return isTaken && history.scrollRestoration === 'manual'
  })
  await page.waitForLoadState('networkidle')
}
