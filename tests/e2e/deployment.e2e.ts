import { brotliDecompressSync } from 'node:zlib'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildMeta, LatestBuild } from '#site/runtime/deployment/build-meta.ts'
import { launchChromium } from '../browser/chromium.ts'
import { type PageRecord, watchPage } from '../browser/watch-page.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask, asDocument } from '../process/ask.ts'
import { makeCheckout } from '../process/checkout.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'

/** A text of every page, as this release and as the next one has it. */
const ours = 'Skip to content'
const theirs = 'Skip to the newer content'

interface Visit {
  page: Page
  record: PageRecord
}

let portico: Portico
let checkout: string
let chromium: Awaited<ReturnType<typeof launchChromium>>
const visits: Record<string, Visit> = {}
let first: LatestBuild
let firstChunk: string
/** That the page of the writer has heard of the newer build. */
let hasHeard: Promise<unknown>

const env = { ADMIN: 'off', BUILD_CHECK_SECONDS: '1' }
const skipLink = (page: Page) => page.locator('a[href="#content"]').first().textContent()
const documents = ({ record }: Visit) =>
  record.requests.filter(({ type }) => type === 'document').map(({ path }) => path)
const visitOf = (name: string) => {
  const visit = visits[name]
  if (visit === undefined) throw new Error(`Nobody visits as ${name}`)
  return visit
}

/** Puts the tab into the background or to the front, as the page sees it. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )
const isQuestion = ({ path }: PageRecord['requests'][number]) => path.startsWith('/builds/latest.json')

/** A visitor with a page of the first release. One that is not told of newer builds finds out by other signs. */
async function visit(name: string, path: string, { isTold = true } = {}): Promise<Visit> {
  const context = await chromium.browser.newContext({ baseURL: portico.origin, userAgent: asDocument['user-agent'] })
  const page = await context.newPage()
  const record = await watchPage(page)
  if (!isTold) await page.route('**/builds/latest.json*', (route) => route.abort())
  const rules = page.waitForResponse('**/builds/meta/*.json')
  await page.goto(path)
  await rules
  return (visits[name] = { page, record })
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click()

beforeAll(async () => {
  const dataDir = await makeDataFolder()
  checkout = await makeCheckout('site/messages/en.ts', ours, theirs)
  portico = await startPortico({ dataDir, env })
  chromium = await launchChromium()
  first = JSON.parse((await ask(`${portico.origin}/builds/latest.json?1`)).text) as LatestBuild
  firstChunk = /\/assets\/root-[\w-]+\.js/.exec((await ask(`${portico.origin}/en`)).text)?.[0] ?? ''

  await visit('writer', '/en/nowhere')
  await visit('returner', '/en/news')
  await follow(visitOf('returner').page, 'About Armilla')
  await visitOf('returner').page.waitForURL('**/en/about')
  await visit('away', '/en/news')
  await setVisible(visitOf('away').page, false)
  visitOf('away').record.requests.length = 0
  await visit('cached', '/en/news')
  await visit('unaware', '/en/about', { isTold: false })
  await visit('late', '/en/about', { isTold: false })
  const { port } = portico
  const { page } = visitOf('writer')
  await page.getByRole('main').getByRole('searchbox').fill('half a quest')
  // From now on: it asks each second, and may have heard before the first test is over.
  hasHeard = page.waitForResponse(
    async (answer) =>
      answer.ok() &&
      answer.url().includes('/builds/latest.json') &&
      ((await answer.json()) as LatestBuild).id !== first.id,
    { timeout: 0 },
  )
  await portico.stop()
  portico = await startPortico({ dataDir, env, port, root: checkout })
})

afterAll(async () => {
  await chromium.close()
  await portico.stop()
  await removeFolder(portico.dataDir)
  await removeFolder(checkout)
})

describe('after a newer build has taken the place of the one a page is of', () => {
  test('[D1] what is asked for the latest build says it, and nobody keeps the answer', async () => {
    expect(portico.output()).toContain('Building the site')
    for (const method of ['GET', 'HEAD']) {
      const { headers, status, text } = await ask(`${portico.origin}/builds/latest.json?${Date.now()}`, { method })
      expect({ status, control: headers['cache-control'] }).toEqual({ status: 200, control: 'no-store' })
      if (method === 'HEAD') continue
      const latest = JSON.parse(text) as LatestBuild
      expect(Object.keys(latest)).toEqual(['id', 'timestamp'])
      expect(latest.id).not.toBe(first.id)
      expect(latest.timestamp).toBeGreaterThan(first.timestamp)
    }
  })

  test('[D1] a form being filled stays as it is, and the next navigation is the load of a document', async () => {
    const { page, record } = visitOf('writer')
    await hasHeard
    record.requests.length = 0
    const words = page.getByRole('main').getByRole('searchbox')
    // Its next question would come within a second; it has none any more, and has not moved.
    await words.pressSequentially('ion', { delay: 400 })
    expect(await words.inputValue()).toBe('half a question')
    expect(documents(visitOf('writer'))).toEqual([])
    expect(await skipLink(page)).toBe(ours)

    await follow(page, 'About Armilla')
    await page.waitForURL('**/en/about')
    await expect.poll(() => skipLink(page)).toBe(theirs)
    expect(documents(visitOf('writer'))).toEqual(['/en/about'])
  })

  test('[D1] a tab that nobody sees asks nothing, and asks when it is seen again', async () => {
    const { page, record } = visitOf('away')
    // Its period, one second, is over since the other release runs.
    expect(record.requests.filter(isQuestion)).toEqual([])
    const asked = page.waitForResponse('**/builds/latest.json*')
    await setVisible(page, true)
    expect(((await (await asked).json()) as LatestBuild).id).not.toBe(first.id)
    expect(documents(visitOf('away'))).toEqual([])
    await follow(page, 'About Armilla')
    await expect.poll(() => skipLink(page)).toBe(theirs)
    expect(documents(visitOf('away'))).toEqual(['/en/about'])
  })

  test('[D1] a page that the browser kept from before is loaded anew when it comes back', async () => {
    const { page, record } = visitOf('cached')
    record.requests.length = 0
    // Nothing to load until the page has heard of the newer build, which takes its period of one second.
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect
      .poll(async () => {
        await page.evaluate(comeBack)
        return skipLink(page)
      })
      .toBe(theirs)
    expect(documents(visitOf('cached'))).toEqual(['/en/news'])
  })

  test('[D1] going back and forward loads documents too', async () => {
    const { page, record } = visitOf('returner')
    expect(await skipLink(page)).toBe(ours)
    record.requests.length = 0
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await expect.poll(() => skipLink(page)).toBe(theirs)
    expect(documents(visitOf('returner'))).toEqual(['/en/news'])
    expect(new URL(page.url()).pathname).toBe('/en/news')
  })

  test('[D4] a chunk that only the earlier build has is served for a day, and nothing beside it', async () => {
    const kept = await ask(portico.origin + firstChunk)
    expect(kept.status).toBe(200)
    expect(kept.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(kept.headers['x-content-type-options']).toBe('nosniff')
    const head = await ask(portico.origin + firstChunk, { method: 'HEAD' })
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(kept.bytes.length),
    ])
    const small = await ask(portico.origin + firstChunk, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(small.bytes)).toEqual(kept.bytes)
    const meta = JSON.parse((await ask(`${portico.origin}/builds/meta/${first.id}.json`)).text) as BuildMeta
    expect(meta.id).toBe(first.id)
    for (const path of [
      '/assets/',
      '/assets/none.js',
      '/assets/..%2f..%2fportico.db',
      '/assets/%2e%2e/meta.json',
      '/assets/../portico.db',
      `/builds/${first.id}/retired`,
      `/builds/${first.id}/meta.json`,
      '/builds/meta/..%2f..%2f..%2fsecret.json',
      '/assets/root.js%00',
    ]) {
      const { headers, status } = await ask(portico.origin + path)
      expect({ path, status, control: headers['cache-control'] }).toEqual({ path, status: 404, control: 'no-store' })
    }
  })

  test('[D3] data of another build than the running scripts’ is not shown by them', async () => {
    const { page, record } = visitOf('unaware')
    record.requests.length = 0
    await follow(page, 'News')
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await expect.poll(() => skipLink(page)).toBe(theirs)
    expect(documents(visitOf('unaware'))).toEqual(['/en/news'])
    expect(record.requests).toContainEqual({ method: 'GET', type: 'fetch', path: '/en/news/_payload.json' })
  })

  test('[D4] without the chunks of its build a page loads the one that was wanted, once', async () => {
    const builds = join(portico.dataDir, 'builds')
    for (const id of await readdir(builds)) await rm(join(builds, id), { recursive: true })
    expect((await ask(portico.origin + firstChunk)).status).toBe(404)
    const { page, record } = visitOf('late')
    record.requests.length = 0
    await page.route('**/_payload.json*', (route) => route.abort())
    await follow(page, 'News')
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await expect.poll(() => skipLink(page)).toBe(theirs)
    expect(documents(visitOf('late'))).toEqual(['/en/news'])
    await page.unroute('**/_payload.json*')
    // With its scripts running, the page goes on by itself again.
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    await page.getByRole('article').filter({ hasText: translatedNews.en.title }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: translatedNews.en.title }).waitFor()
    expect(documents(visitOf('late'))).toEqual(['/en/news'])
  })
})
