import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { customPages } from '#demo/content/custom-pages.ts'
import { locales, localizePath } from '#lib/locale.ts'
import { findBarriersInThemes } from '../browser/barriers.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

const addresses = customPages.flatMap(({ path }) => locales.map((locale) => localizePath(path, locale)))
const soon = 15_000

async function enter(page: Page, origin: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(origin, publisher)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

/** Publishes what the form has in a language. @returns the status of the answer */
async function publish(page: Page, button: string): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/admin/api/custom-pages/') &&
      response.request().method() === 'PATCH' &&
      !response.url().includes('autosave=true'),
  )
  await page.getByRole('button', { name: button }).click()
  return (await answer).status()
}

/**
 * Holds the answer that tells a form with a path how it stands until the form was refused.
 * @returns when it is asked for, and when the page has been given it
 */
async function holdFormState(page: Page, path: string) {
  const isOf = (request: Request) => request.method() === 'POST' && request.postData()?.includes(`"${path}"`) === true
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 400,
  )
  const given = Promise.withResolvers<void>()
  await page.route(/\/admin\/collections\/custom-pages\/\d+/, async (route) => {
    if (!isOf(route.request())) return route.fallback()
    const response = await route.fetch()
    await refused
    await route.fulfill({ response })
    given.resolve()
  })
  return { begun: page.waitForRequest(isOf), given: given.promise }
}

/** The form of a new page, which has saved itself once and so has an address of its own. */
async function openNew(page: Page, title: string): Promise<void> {
  await page.goto('/admin/collections/custom-pages/create?locale=en')
  const field = page.locator('#field-title')
  await field.waitFor()
  await field.fill(title)
  await page.waitForURL(/\/admin\/collections\/custom-pages\/\d+/)
}

describe('a page of blocks', () => {
  test('is there in both languages, kept like others, found in the maps, and has no barrier', async ({
    open,
    portico: { origin },
  }) => {
    await expectAccessible(open, addresses)
    const map = (await ask(`${origin}/sitemap.xml`)).text
    for (const address of addresses) {
      // What the process does in its first seconds may purge what was drawn a moment ago.
      await expect.poll(async () => (await ask(origin + address)).headers['server-timing']).toBe('store;desc=hit')
      const { status, text } = await ask(origin + address)
      expect([address, status]).toEqual([address, 200])
      expect(text).toMatch(/<link rel="alternate" hrefLang="en"/i)
      expect(text).toContain('application/ld+json')
      expect(map).toContain(`${address}</loc>`)
    }
    expect((await ask(`${origin}/Trust/`)).headers.location).toBe('/trust')
    for (const address of ['/trust/no-such-part', '/no-such-page', '/en/no-such-page'])
      expect([address, (await ask(origin + address)).status]).toEqual([address, 404])
  })

  test('fits a window of 320 pixels in both themes, and a table is pushed within itself', async ({ open }) => {
    const { page } = await open({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' })
    for (const address of addresses) {
      await page.goto(address)
      await started(page)
      expect(await findBarriersInThemes(page), address).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const at = `${address}, ${colorScheme}`
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(320)
      }
    }
  })

  test('is made in the admin and published in each language; its former path leads on', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await enter(page, origin)
    await openNew(page, 'Open day')
    await page.locator('#field-path').fill('/open-day')
    await page.getByRole('button', { name: 'Add Block' }).click()
    await page.getByRole('button', { name: 'Quotation', exact: true }).click()
    const block = page.locator('#blocks-row-0')
    await block.getByLabel('Words').fill('Take line 4')
    await block.getByLabel('Person').fill('The porter')
    expect(await publish(page, 'Publish in English')).toBe(200)

    const address = `${origin}/en/open-day`
    await poll(async () => (await ask(address)).status === 200, { within: soon, for: 'the page to be there' })
    expect((await ask(address)).text).toContain('Take line 4')
    // The Chinese page says that it is not translated, and nothing else of it.
    const chinese = await ask(`${origin}/open-day`)
    expect([chinese.status, chinese.text.includes('Take line 4')]).toEqual([200, false])

    const id = /custom-pages\/(\d+)/.exec(page.url())?.[1] ?? ''
    await page.goto(`/admin/collections/custom-pages/${id}?locale=zh`)
    await page.locator('#field-title').fill('开放日')
    expect(await publish(page, 'Publish in Chinese')).toBe(200)
    await poll(async () => (await ask(`${origin}/open-day`)).text.includes('开放日'), {
      within: soon,
      for: 'the Chinese page',
    })

    await page.locator('#field-path').fill('/visit/open-day')
    expect(await publish(page, 'Publish in Chinese')).toBe(200)
    await poll(async () => (await ask(`${origin}/visit/open-day`)).status === 200, {
      within: soon,
      for: 'the new path',
    })
    const former = await ask(address)
    expect([former.status, former.headers.location]).toEqual([301, '/en/visit/open-day'])
  })

  test('has no path that the site or another page has, and says so', async ({ open, portico: { origin } }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await enter(page, origin)
    await openNew(page, 'Another page')
    for (const [path, words] of [
      ['/product/new', 'belongs to a page of the site itself'],
      ['/trust', 'Another page already has this path'],
    ] as const) {
      const asked = await holdFormState(page, path)
      await page.locator('#field-path').fill(path)
      await asked.begun
      expect(await publish(page, 'Publish in English')).toBe(400)
      await page.getByText(words).first().waitFor()
      // What was asked before the refusal knows nothing of it, and takes nothing away once the form has it.
      await asked.given
      for (const _ of ['the answer is read', 'it is drawn'])
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
      expect(await page.getByText(words).count(), words).toBe(1)
    }
  })
})
