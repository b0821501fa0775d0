import { describe, expect } from 'vitest'
import { pageRoutes } from '#site/route-table.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { addressOf, translatedNews } from '../process/addresses.ts'

/** One page of each module and layout, and the error page. */
const pageTypes = [
  ...new Map(pageRoutes.map((route) => [`${route.file} ${route.layout}`, route.path])).values(),
  '/nowhere',
]

describe('in the browser', () => {
  for (const locale of ['zh', 'en'] as const) {
    for (const path of pageTypes) {
      test(`${path} in ${locale} starts without an error and within its policy`, async ({ open }) => {
        const { page, record } = await open()
        await page.goto(addressOf(path, locale))
        await page.locator('html[data-scripts=on]').waitFor()
        await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
        await started(page)
        // A browser says so itself when a document's status is 404.
        expect(record.complaints.filter((each) => !each.includes('status of 404'))).toEqual([])
      })
    }
  }

  test('[D3] going on reads one stored GET of data and asks no call', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/en/news')
    await started(page)
    record.requests.length = 0
    await page.getByRole('article').filter({ hasText: translatedNews.en.title }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: translatedNews.en.title }).waitFor()
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click()
    await page.waitForURL((url) => url.pathname === '/en')
    await page.locator('main h1').waitFor()
    const data = record.requests.filter(
      ({ path, type }) => (type === 'fetch' || type === 'xhr') && !path.startsWith('/builds/'),
    )
    expect(data).toEqual([
      { method: 'GET', type: 'fetch', path: `/en/news/detail/_payload.json?id=${translatedNews.en.slug}` },
      { method: 'GET', type: 'fetch', path: '/en/_payload.json' },
    ])
    expect(record.requests.filter(({ type }) => type === 'document')).toEqual([])
    expect(record.complaints).toEqual([])
  })

  test('back and forward show what was there', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/news')
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL('**/news/detail?id=*')
    await page.locator('article h1').waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
    await page.goForward()
    await page.locator('article h1').waitFor()
    expect(record.complaints).toEqual([])
  })
})

describe('without scripts', () => {
  test('[K4] everything can be read, and every link leads on', async ({ open }) => {
    const { page, record } = await open({ javaScriptEnabled: false })
    await page.goto('/en')
    await page.locator('main h1').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/en/news?page=2')
    await page.goto('/en/news')
    await page.getByRole('article').filter({ hasText: translatedNews.en.title }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: translatedNews.en.title }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: /中文/ }).click()
    await page.getByRole('heading', { level: 1, name: translatedNews.zh.title }).waitFor()
    expect(record.complaints).toEqual([])
  })

  test('[K4] nothing is hidden for a reveal', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    for (const address of ['/', '/news', '/about']) {
      await page.goto(address)
      const sections = page.getByRole('main').getByRole('heading')
      for (const heading of await sections.all()) expect(await heading.isVisible()).toBe(true)
    }
  })
})
