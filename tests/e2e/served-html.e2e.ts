import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'
import { translatedNews } from '../process/addresses.ts'

const words = (html: string, text: string) => html.split(text).length - 1

describe('what the server drew', () => {
  test('is not repeated as data beside the HTML', async ({ portico }) => {
    const { text } = await ask(`${portico.origin}/en/news/detail?id=${translatedNews.en.slug}`, { headers: asDocument })
    const body = /<div class="prose">.*?<p>([^<]{40,80})/.exec(text)?.[1] ?? ''
    expect(body.length).toBeGreaterThan(20)
    expect(words(text, body)).toBe(1)
  })

  test('stays the very same nodes when React takes over, and through navigation', async ({ open }) => {
    const { page, record } = await open()
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const part of document.querySelectorAll('[data-served]'))
          part.firstElementChild?.setAttribute('data-first', '')
      })
    })
    await page.goto('/en')
    await started(page)
    expect(await page.locator('[data-served=page] > [data-first]').count()).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    expect(await page.locator('[data-served=footer] > [data-first]').count()).toBe(1)
    expect(await page.locator('[data-served=main-menu] > [data-first]').count()).toBe(1)
    expect(await page.locator('[data-served=page] > [data-first]').count()).toBe(0)
    await page.goBack()
    await page.locator('.hero h1').waitFor()
    expect(record.complaints).toEqual([])
  })

  test('a link that leads elsewhere, or is opened elsewhere, is the browser’s own', async ({ open }) => {
    const { context: visitor, page } = await open()
    await page.goto('/en')
    await started(page)
    const opened = visitor.waitForEvent('page')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'News', exact: true })
      .first()
      .click({ modifiers: ['Control'] })
    // It is there before it has an address.
    await (await opened).waitForURL('**/en/news')
    expect(new URL(page.url()).pathname).toBe('/en')
  })

  test('the area of the page is marked in the menu, on arrival and after navigation', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en/product/machine')
    const marked = page.locator('.menu-link[aria-current]')
    expect(await marked.getAttribute('href')).toBe('/en/product')
    await started(page)
    await page.locator('.menu-link', { hasText: 'Solutions' }).click()
    await expect.poll(() => marked.getAttribute('href')).toBe('/en/solution')
    expect(await marked.getAttribute('aria-current')).toBe('page')
  })
})

describe('the scripts', () => {
  test('none is asked for before the first screen is painted', async ({ open }) => {
    const { page } = await open()
    await page.goto('/en')
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(5)
    expect(painted).toBeDefined()
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted ?? Infinity)
  })
})
