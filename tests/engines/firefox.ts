import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type BrowserContext } from 'puppeteer-core'
import { firefoxPath } from './needs.ts'
import type { Engine, Tab } from './tab.ts'

/** Starts Debian's Firefox without a window, driven by WebDriver BiDi, which it speaks without a driver beside it. */
export async function startFirefox(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'portico-firefox-'))
  const downloads = join(home, 'downloads')
  await mkdir(downloads)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: {
      // As in WebKit, which cannot draw what moves without a graphics card.
      'ui.prefersReducedMotion': 1,
      // Not the system's folder for downloads (1), but one that is named (2).
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
    // Keys of its own are made and kept in the home folder.
    env: { ...process.env, HOME: home },
  })
  return {
    downloads,
    openTab: async () => openTab(await browser.createBrowserContext()),
    close: async () => {
      await browser.close()
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  return {
    goTo: async (url) => {
      const go = () => page.goto(url, { waitUntil: 'domcontentloaded' })
      // A page that is leading on by itself takes the way to another one for its own.
      await go().catch((error: unknown) =>
        String(error).includes('NS_BINDING_ABORTED') ? go() : Promise.reject(error),
      )
    },
    // What comes back as it was left is not loaded, which the library's own command waits for.
    goBack: () => page.evaluate(() => history.back()),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    resize: (width, height) => page.setViewport({ width, height }),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    chooseFile: async (path) => {
      const field = await page.waitForSelector('input[type=file]')
      await field?.uploadFile(path)
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}
