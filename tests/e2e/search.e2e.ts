import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { test } from '../browser/test.ts'
import { started } from '../browser/started.ts'
import { ask, asDocument } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { expectEmptyList } from '../process/empty-list.ts'

/** Waits until the index was made, which begins with the process. */
const indexed = (origin: string) =>
  poll(async () => (await ask(`${origin}/en/search?q=hydraulics`)).text.includes('class="result"'), {
    within: 30_000,
    every: 200,
    for: 'the index to be made',
  })

const words = {
  zh: { query: '电池热失控', title: '电池热失控传播', kind: '新闻', none: '没有找到', ticket: '提交工单' },
  en: {
    query: 'thermal runaway',
    title: 'Battery thermal runaway propagation',
    kind: 'News',
    none: 'Nothing found',
    ticket: 'Open a ticket',
  },
}

describe.each(['zh', 'en'] as const)('the search page in %s', (locale) => {
  const path = locale === 'zh' ? '/search' : '/en/search'
  const { kind, none, query, ticket, title } = words[locale]

  test('finds, marks, narrows and clears without scripts; the address holds the state', async ({ open, portico }) => {
    await indexed(portico.origin)
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(path)
    await page.locator('main input[name="q"]').fill(query)
    await page.locator('main form[role="search"] button').click()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query)
    const first = page.locator('.result').first()
    expect(await first.getByRole('heading').innerText()).toBe(title)
    expect(await page.locator('.result mark').count()).toBeGreaterThan(2)
    const chip = page.locator('.search-filters a', { hasText: kind }).first()
    const count = Number(await chip.locator('.chip-count').innerText())
    await chip.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('news')
    expect(await page.locator('.result').count()).toBe(Math.min(10, count))
    await page.goBack()
    await expect.poll(() => first.getByRole('heading').innerText()).toBe(title)
  })

  test('has what narrows the results beside them where there is room, all of it open, and above them on a phone', async ({
    open,
    portico,
  }) => {
    await indexed(portico.origin)
    const { page } = await open({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
    await page.goto(`${path}?q=${encodeURIComponent(query)}`)
    const [filters, first, last] = [
      page.locator('.search-filters'),
      page.locator('.result').first(),
      page.locator('.search-filters .chip').last(),
    ]
    const boxes = async () => {
      const [side, result] = [await filters.boundingBox(), await first.boundingBox()]
      if (side === null || result === null) throw new Error('Nothing is shown')
      return { side, result }
    }
    const wide = await boxes()
    expect(wide.side.x).toBeGreaterThan(wide.result.x + wide.result.width)
    expect(wide.side.y).toBeLessThan(wide.result.y)
    expect(await last.isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    const narrow = await boxes()
    expect(narrow.side.y + narrow.side.height).toBeLessThan(narrow.result.y)
    expect(await last.isVisible()).toBe(false)
    expect(await page.locator('.search-unanswered').isVisible()).toBe(false)
  })

  test('helps where there is nothing, and keeps what was typed as text', async ({ open, portico }) => {
    await indexed(portico.origin)
    const { page, record } = await open()
    const hostile = `zzqqxx"><zzqxq qqzxj="zxqzx">`
    await page.goto(`${path}?q=${encodeURIComponent(hostile)}`)
    await started(page)
    expect(await page.locator('main').innerText()).toContain(none)
    expect(await page.locator('main').innerText()).toContain(hostile)
    expect(await page.getByRole('link', { name: ticket }).first().getAttribute('href')).toContain('/support/ticket/new')
    expect(record.complaints).toEqual([])
  })

  test('is kept by nobody and found by no search engine; [S1] invented filters find nothing', async ({ portico }) => {
    const address = `${portico.origin}${path}?q=${encodeURIComponent(query)}`
    const { headers, status, text } = await ask(address, { headers: asDocument })
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    expect(text).toContain('"SearchResultsPage"')
    for (const invention of [
      'kind=secrets',
      'period=ever',
      'product=none',
      'both=2',
      'page=0',
      'page=-1',
      'page=1000000000',
    ])
      await expectEmptyList(portico.origin, `${path}?q=${encodeURIComponent(query)}&${invention}`)
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no barrier that axe knows of, with results and with the layer open (${colorScheme})`, async ({
      open,
      portico,
    }) => {
      await indexed(portico.origin)
      const { page } = await open({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${path}?q=${encodeURIComponent(query)}`)
      await started(page)
      expect(await findBarriers(page)).toEqual([])
      // Kinds that find something make a row that is longer than a phone is wide.
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.locator('.search-filters .chip').count()).toBeGreaterThan(6)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill(query.slice(0, 6))
      await page.getByRole('option').nth(1).waitFor()
      expect(await findBarriers(page)).toEqual([])
    })
})

describe('the search over the page', () => {
  test('opens by / and Ctrl K, suggests in order, goes by the keyboard, and gives the focus back', async ({
    open,
    portico,
  }) => {
    await indexed(portico.origin)
    const { page } = await open()
    await page.goto('/en')
    await started(page)
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search the site' })
    await field.waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.pressSequentially('hydrau')
    const options = page.getByRole('option')
    await expect.poll(() => options.first().innerText()).toContain('Hydraulics')
    // One record is called by the name of one.
    expect(await options.first().locator('small').innerText()).toBe('Toolbox')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL(/Toolbox\/detail\?id=hydraulics/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Hydraulics')
    await page.keyboard.press('Control+k')
    await field.waitFor()
    // At rest it has what was looked for last, and where people mostly go.
    await expect
      .poll(() => options.allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringMatching(/^Downloads/)]))
    expect((await options.first().innerText()).trim()).toBe('hydrau')
    await field.fill('hydrau')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
  })

  test('an answer that comes late never takes the place of a newer one', async ({ open, portico }) => {
    await indexed(portico.origin)
    const { page } = await open()
    const late = Promise.withResolvers<void>()
    await page.route(/\/search\/suggest$/, async (route) => {
      const { query } = route.request().postDataJSON() as { query: string }
      if (query === 'batt') await late.promise
      await route.continue()
    })
    const asksForBattery = (request: { postData: () => string | null; url: () => string }) =>
      request.url().endsWith('/search/suggest') && request.postData()?.includes('"batt"') === true
    await page.goto('/en')
    await started(page)
    await page.keyboard.press('/')
    const field = page.getByRole('combobox')
    const [first] = await Promise.all([page.waitForRequest(asksForBattery), field.fill('batt')])
    await field.fill('hydrau')
    const options = page.getByRole('option')
    await expect.poll(() => options.first().innerText()).toContain('Hydraulics')
    const shown = await options.allInnerTexts()
    // The browser has given up the first question; an answer to it all the same would change nothing.
    await expect.poll(() => first.failure()?.errorText).toBe('net::ERR_ABORTED')
    late.resolve()
    // What it leads to would be drawn in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await options.allInnerTexts()).toEqual(shown)
    // Up from the field is the last choice, and down from that the field again.
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(`search-choice-${shown.length - 1}`)
    await page.keyboard.press('ArrowDown')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
  })

  test('what was searched for is kept on the device alone, and goes when it is cleared', async ({ open, portico }) => {
    await indexed(portico.origin)
    const { page } = await open()
    await page.goto('/en')
    await started(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('battery')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/search\?q=battery/)
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'battery' }).waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => page.getByRole('option', { name: 'battery' }).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('portico.searches'))).toBeNull()
  })

  test('where it cannot be loaded the search page opens', async ({ open }) => {
    const { page } = await open()
    await page.route(/search-layer/, (route) => route.abort())
    await page.goto('/en')
    await started(page)
    await page.keyboard.press('/')
    await page.waitForURL(/\/en\/search$/)
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').isVisible()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('the home page carries nothing of it', async ({ open }) => {
    const { page } = await open()
    await page.goto('/')
    await started(page)
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => /search/.test(name))).toEqual([])
  })
})
