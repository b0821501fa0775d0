import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** How Chromium is started wherever it has no window. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The machine's Chromium: `CHROMIUM`, or where Debian puts it. The shell without a window is the same engine without the
 * browser around it: a new visitor costs it 70 ms of a core, and the whole browser 650.
 * @param isWhole whether it must be the whole browser, which is what visitors have
 */
export function findChromium(isWhole = false): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    ...(isWhole ? [] : ['/usr/bin/chromium-headless-shell']),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * A test opens a page once and is done with it: no process is kept ready for a second page, and no thread collects beside it.
 * Together a tenth of the browser tests' processor time. Code is optimised all the same: a digest of 0.5 GB is made by it.
 */
const briefly = ['--renderer-process-limit=1', '--js-flags=--single-threaded-gc']

/** Starts Chromium without a window. Its profile is a fresh folder: each context of it is a new visitor. */
export async function launchChromium(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: install it (apt-get install chromium) or set CHROMIUM.')
  const folder = await mkdtemp(join(tmpdir(), 'portico-chromium-'))
  const environment = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder }
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...chromiumFlags, ...briefly],
    env: environment,
  })
  const close = async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  return { browser, close }
}
