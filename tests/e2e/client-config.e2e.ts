import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { administrator, signIn } from '../process/staff.ts'
import { demoPassword } from '../setup/template.ts'

const file = '**/admin/api/client-config/*'

describe('the model of all content, which every page of the admin needs', () => {
  test('is not in the pages, nor in what comes from page to page', async ({ portico: { origin } }) => {
    const cookie = await signIn(origin, administrator)
    for (const [address, headers] of [
      ['/admin/collections/news', {}],
      ['/admin/collections/news?_rsc', { rsc: '1' }],
    ] as const) {
      const { status, text } = await ask(origin + address, { headers: { cookie, ...headers } })
      expect([address, status]).toEqual([address, 200])
      // What the model has of a collection that the page does not show; a page has it as a string within a script.
      expect([address, /\\?"slug\\?":\\?"glossary\\?"/.test(text)]).toEqual([address, false])
      expect(text).toContain('/admin/api/client-config/')
    }
    const signInPage = await ask(`${origin}/admin/login`)
    expect(signInPage.text).not.toContain('client-config')
  })

  test('names the fields of what stands in a text in the language of who asks, whoever asked before', async ({
    portico: { origin },
  }) => {
    const cookie = await signIn(origin, administrator)
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const names = { zh: '要显示的文本', en: 'Text to display' }
    for (const [language, name] of Object.entries(names)) {
      const headers = { cookie: `${cookie}; portico-lng=${language}` }
      const { text } = await ask(`${origin}/admin/collections/news/${id}?locale=en`, { headers })
      expect([language, Object.values(names).filter((each) => text.includes(each))]).toEqual([language, [name]])
    }
  })

  test('is fetched once for all pages, and waited for when the connection is away', async ({
    open,
    portico: { origin },
  }) => {
    const page = await openAsStaff(open, origin, administrator, { locale: 'en-US' })
    const live = page.locator('html[data-live]')
    let tries = 0
    await page.route(file, (route) => {
      tries += 1
      return tries === 1 ? route.abort() : route.continue()
    })
    await page.goto('/admin')
    await live.waitFor({ state: 'attached' })
    expect(tries).toBeGreaterThanOrEqual(2)
    await page.unroute(file)

    // What was kept is not transferred again.
    const transferred = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/client-config/'))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize > 300),
      )
    await page.goto('/admin/collections/news')
    await live.waitFor({ state: 'attached' })
    expect(await transferred()).toContain(false)
    await page.goto('/admin/globals/site')
    await live.waitFor({ state: 'attached' })
    expect(await transferred()).not.toContain(true)
  })

  test('comes with signing in; who was signed out meanwhile gets the sign-in page', async ({ open }) => {
    const { context, page } = await open({ locale: 'en-US', reducedMotion: 'reduce' })
    await page.goto('/admin/login')
    await page.locator('#field-email').fill(administrator)
    await page.locator('#field-password').fill(demoPassword)
    await page.locator('#field-password').press('Enter')
    await page.waitForURL(/\/admin$/)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await page.getByRole('navigation').first().waitFor()
    await page.route(file, async (route) => {
      await context.clearCookies()
      await route.fulfill({ status: 401 })
    })
    await page.goto('/admin/collections/news')
    await page.waitForURL(/\/admin\/login/)
    await expect.poll(() => page.locator('#field-email').isEnabled()).toBe(true)
  })
})
