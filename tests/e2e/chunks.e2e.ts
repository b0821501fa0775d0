import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { BuildMeta } from '#site/runtime/deployment/build-meta.ts'
import { allRoutes } from '#site/route-table.ts'
import { quiet } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { type PageRecord } from '../browser/watch-page.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'

const { slug, title } = translatedNews.en
const detail = `/en/news/detail?id=${slug}`
/** The chunks of the page of one news item. */
const detailChunks = /\/assets\/detail-[\w-]+\.js$/

const documents = ({ requests }: PageRecord) =>
  requests.filter(({ type }) => type === 'document').map(({ path }) => path)
const openNewsItem = (page: Page) => page.getByRole('article').filter({ hasText: title }).getByRole('link').click()
const isRunning = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

describe('a chunk that fails to load', () => {
  test('[D4] of the page that is wanted: its document is loaded, where it can be read, and not again', async ({
    open,
  }) => {
    const { page, record } = await open()
    await page.route(detailChunks, (route) => route.abort())
    await page.goto('/en/news')
    await isRunning(page)
    record.requests.length = 0
    await openNewsItem(page)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await quiet(page)
    expect(documents(record)).toEqual([detail])
    // The address came by going on, so going back leads to the list.
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
  })

  for (const [when, prepare] of [
    [
      'the path was reloaded a moment ago',
      () => sessionStorage.setItem('portico.reloads', JSON.stringify({ '/en/news/detail': Date.now() })),
    ],
    [
      'nothing can be remembered',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      },
    ],
  ] as const) {
    test(`[D4] when ${when}, the error page is shown`, async ({ open }) => {
      const { page, record } = await open()
      await page.route(detailChunks, (route) => route.abort())
      await page.goto('/en/news')
      await isRunning(page)
      await page.evaluate(prepare)
      record.requests.length = 0
      await openNewsItem(page)
      await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/en/news/detail')
      expect(documents(record)).toEqual([])
    })
  }

  test('[D4] with the first page already: it is loaded once more and runs', async ({ open }) => {
    const { page, record } = await open()
    await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, (route) =>
      documents(record).length < 2 ? route.abort() : route.continue(),
    )
    await page.goto('/en/about', { waitUntil: 'commit' })
    await expect.poll(() => documents(record)).toEqual(['/en/about', '/en/about'])
    await isRunning(page)
  })

  test('[D4] again and again: the page is loaded once more and then stays, without scripts', async ({ open }) => {
    const { page, record } = await open()
    await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, (route) => route.abort())
    await page.goto('/en/about', { waitUntil: 'commit' })
    await expect.poll(() => documents(record)).toEqual(['/en/about', '/en/about'])
    await quiet(page)
    expect(documents(record)).toHaveLength(2)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the rules of a build', () => {
  test('[D2] name every path with its layout, its query and whether it is stored', async ({ portico }) => {
    const { id } = JSON.parse((await ask(`${portico.origin}/builds/latest.json`)).text) as { id: string }
    const meta = JSON.parse((await ask(`${portico.origin}/builds/meta/${id}.json`)).text) as BuildMeta
    expect(meta.id).toBe(id)
    expect(Object.keys(meta.rules)).toEqual(allRoutes.map(({ path }) => path))
    expect(meta.rules['/news']).toEqual({
      layout: 'default',
      isStored: true,
      query: ['page', 'category', 'year'],
      middleware: expect.any(Array) as string[],
    })
    expect(meta.rules['/login']).toMatchObject({ layout: 'login', isStored: false })
    expect(meta.prerendered).toContain('/')
    expect(meta.prerendered).toContain('/en/news')
    expect(meta.prerendered).not.toContain('/en/search')
    // The pages of one record have data by its id alone.
    for (const path of meta.prerendered.filter((each) => !/\/(?:detail|videoPlay|card|forms)$/.test(each))) {
      const data = await ask(`${portico.origin}${path === '/' ? '' : path}/_payload.json`)
      expect({ path, status: data.status }).toEqual({ path, status: 200 })
      expect((JSON.parse(data.text) as { build: string }).build).toBe(id)
    }
  })

  test('[D2] [K6] are asked for about a second after the browser is idle', async ({ open }) => {
    const { page } = await open()
    await page.clock.install({ time: 0 })
    // The browser is idle when the test says so.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      window.requestIdleCallback = (callback) => waiting.push(callback)
      Object.assign(window, { becomeIdle: () => waiting.forEach((callback) => callback({} as IdleDeadline)), waiting })
    })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/builds/')) asked.push(pathname)
    })
    await page.goto('/en/about')
    await expect.poll(() => page.evaluate('waiting.length')).toBeGreaterThan(0)
    await page.clock.pauseAt(60_000)
    await page.evaluate('becomeIdle()')
    await page.clock.runFor(999)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^\/builds\/meta\/[\w-]+\.json$/)])
  })

  test('[D2] [E8] that cannot be had are only a line on the console', async ({ open }) => {
    const { page, record } = await open()
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 503 }))
    await page.goto('/en/news')
    await expect.poll(() => record.complaints.join('\n')).toContain('Failed build manifest load')
    await openNewsItem(page)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(record.complaints.filter((each) => !/Failed build manifest load|status of 503/.test(each))).toEqual([])
    expect(documents(record)).toEqual(['/en/news'])
  })

  test('[D2] [E8] that do not match are only a line on the console', async ({ open }) => {
    const { page, record } = await open()
    await page.route('**/builds/meta/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as BuildMeta), rules: {} } })
    })
    const rules = page.waitForResponse('**/builds/meta/*')
    await page.goto('/en/news')
    await (await rules).finished()
    await openNewsItem(page)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(record.complaints).toEqual(['error: No route rule matches /news/detail'])
    expect(documents(record)).toEqual(['/en/news'])
  })
})

describe('a page that is made for each visitor', () => {
  test('[D2] is never asked for stored data', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/en/about')
    await isRunning(page)
    await page.locator('a[href="/en/support/ticket/new"]').filter({ visible: true }).first().click()
    await page.waitForURL('**/en/support/ticket/new')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(record.requests.filter(({ path }) => path.includes('_payload.json'))).toEqual([])
  })
})
