import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { asDocument } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { launchChromium } from './chromium.ts'
import { type PageRecord, watchPage } from './watch-page.ts'

type OpenVisitor = (
  options?: BrowserContextOptions,
) => Promise<{ context: BrowserContext; page: Page; record: PageRecord }>

interface Fixtures {
  /** Environment of the process that a file tests; overridden with `test.override`. */
  env: Record<string, string>
  portico: Portico
  browser: Browser
  /** A new visitor: own cookies, own storage, recorded from the first byte on. */
  open: OpenVisitor
}

/** Longest that anything in a page may take, in milliseconds. */
const patience = 15_000

/** Tests against the real process and the real browser; both live as long as the file's tests. */
export const test = base.extend<Fixtures>({
  env: [{}, { scope: 'file' }],
  portico: [
    async ({ env }, use) => {
      const dataDir = await makeDataFolder()
      const portico = await startPortico({ dataDir, env })
      await use(portico)
      await portico.stop()
      await removeFolder(dataDir)
    },
    { scope: 'file' },
  ],
  browser: [
    // Vitest reads from this pattern which fixtures another one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { browser, close } = await launchChromium()
      await use(browser)
      await close()
    },
    { scope: 'file' },
  ],
  open: async ({ browser, portico }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: portico.origin,
        viewport: { width: 1280, height: 900 },
        // Without a window Chromium calls itself headless, and is taken for a crawler.
        userAgent: asDocument['user-agent'],
        ...options,
      })
      context.setDefaultTimeout(patience)
      contexts.push(context)
      const page = await context.newPage()
      return { context, page, record: await watchPage(page) }
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
