import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { asDocument } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { launchChromium } from './chromium.ts'
import { releaseVisitor, takeVisitor, type Visitor } from './visitors.ts'
import { type PageRecord, watchPage } from './watch-page.ts'

export type OpenVisitor = (
  options?: BrowserContextOptions,
) => Promise<{ context: BrowserContext; page: Page; record: PageRecord }>

interface Fixtures {
  /** Environment of the process under test. */
  env: Record<string, string>
  portico: Portico
  browser: Browser
  /**
   * A new visitor: own cookies, own storage, recorded from the first byte on. Routes are set before the first `goto`:
   * Chromium asks a route that is set on a running page about later requests only, and under load the next one may
   * still go past it.
   */
  open: OpenVisitor
}

/** Longest that anything in a page may take, in milliseconds. */
const patience = 15_000

async function runPortico(env: Record<string, string>, use: (portico: Portico) => Promise<void>): Promise<void> {
  const dataDir = await makeDataFolder()
  const portico = await startPortico({ dataDir, env: { ADMIN: 'off', ...env } })
  // Ready is the site. The admin takes seconds more, of which no page of a test should spend its patience.
  const hasAdmin = async () => (await fetch(`${portico.origin}/admin/login`)).ok
  if (env.ADMIN === 'on') await poll(hasAdmin, { within: 120_000, every: 250, for: 'the admin' })
  await use(portico)
  await portico.stop()
  await removeFolder(dataDir)
}

/**
 * All that a page draws is drawn by the processor here: the sphere of the home page, which alone turns for ever, would take more
 * than a core from whatever is tested beside it.
 */
function stillSphere(): void {
  addEventListener('DOMContentLoaded', () => {
    const still = new CSSStyleSheet()
    still.replaceSync('.sphere { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  })
}

const open = async (
  { browser, portico }: Pick<Fixtures, 'browser' | 'portico'>,
  use: (open: OpenVisitor) => Promise<void>,
) => {
  const visitors: Visitor[] = []
  await use(async (options = {}) => {
    const visitor = await takeVisitor(
      browser,
      {
        baseURL: portico.origin,
        viewport: { width: 1280, height: 900 },
        // Without a window Chromium calls itself headless, and is taken for a crawler.
        userAgent: asDocument['user-agent'],
        ...options,
      },
      async (context) => {
        context.setDefaultTimeout(patience)
        await context.addInitScript(stillSphere)
      },
    )
    visitors.push(visitor)
    const { context, page } = visitor
    return { context, page, record: await watchPage(page) }
  })
  await Promise.all(visitors.map((visitor) => releaseVisitor(browser, visitor)))
}

const launch = async (use: (browser: Browser) => Promise<void>) => {
  const { browser, close } = await launchChromium()
  await use(browser)
  await close()
}

/**
 * Tests against the real process and the real browser, both shared by all files of a worker: for what only reads, or
 * makes its own records and leaves those of the demo as they are. It has no admin, and counts no attempts.
 */
export const test = base.extend<Omit<Fixtures, 'env'>>({
  // Vitest reads from the first pattern which fixtures another one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  browser: [async ({}, use) => launch(use), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  portico: [async ({}, use) => runPortico({ RATE_LIMITS: 'off' }, use), { scope: 'worker' }],
  open: async ({ browser, portico }, use) => open({ browser, portico }, use),
})

/**
 * The same with the admin, in another process, which all files of a worker share as well. A file is one of them only if what it
 * leaves behind, records of its own, shows nowhere in the others: their order is Vitest's.
 */
export const testWithAdmin = test.extend<Pick<Fixtures, 'portico'>>({
  // oxlint-disable-next-line no-empty-pattern
  portico: [async ({}, use) => runPortico({ ADMIN: 'on', RATE_LIMITS: 'off' }, use), { scope: 'worker' }],
})

/** The same with a process of the file's own, whose environment it gives with `test.override({ env })`. */
export const testOwnProcess = base.extend<Fixtures>({
  env: [{}, { scope: 'file' }],
  // oxlint-disable-next-line no-empty-pattern
  browser: [async ({}, use) => launch(use), { scope: 'worker' }],
  portico: [async ({ env }, use) => runPortico(env, use), { scope: 'file' }],
  open: async ({ browser, portico }, use) => open({ browser, portico }, use),
})
