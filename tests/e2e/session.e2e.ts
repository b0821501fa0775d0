import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

const person = { id: '7', name: '李工', email: 'li@example.test', language: 'zh' }
const ok = { code: '000000', message: '', data: person }
const noTickets = { items: [], total: 0, pages: 0, unread: 0, products: [] }
const expired = { code: '000004', message: 'Your session has ended. Please sign in again', data: null }

/** A browser that holds a token, and a portal that answers `auth/me` so, and has no tickets for it. */
async function signIn(context: BrowserContext, page: Page, answer: object | 'none' = ok) {
  const asked: Record<string, string>[] = []
  await context.route('**/api/portal/auth/me', (route) => {
    asked.push(route.request().headers())
    return answer === 'none' ? route.abort() : route.fulfill({ json: answer })
  })
  await context.route('**/api/portal/ticket/list', (route) => route.fulfill({ json: { ...ok, data: noTickets } }))
  // A page without scripts of its own, to set up what the next page finds.
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('portico.token', 't-1'))
  return asked
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('portico.token'))

describe('a session', () => {
  test('[N1] [W1] is there after a reload, and asks once who it is', async ({ open }) => {
    const { context, page, record } = await open()
    const asked = await signIn(context, page)
    await page.goto('/en/about')
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatchObject({ accesstoken: 't-1', lang: 'en-US', 'content-type': 'application/json' })
    await page.getByRole('main').getByRole('link').first().click()
    await started(page)
    expect(asked).toHaveLength(1)
    expect(record.complaints).toEqual([])
  })

  for (const [here, there] of [
    ['/news?page=2#content', '/login?redirect=%2Fnews%3Fpage%3D2%23content'],
    ['/en/news?page=2', '/en/login?redirect=%2Fen%2Fnews%3Fpage%3D2'],
  ] as const) {
    test(`[W5] [E4] 000004 at ${here} ends it and leads to ${there}, with one toast`, async ({ open }) => {
      const { context, page } = await open()
      await signIn(context, page, expired)
      await page.goto(here)
      await page.waitForURL(`**${there}`)
      const toast = page.locator('.toast')
      await toast.waitFor()
      expect(await toast.count()).toBe(1)
      expect(await toast.innerText()).toContain(expired.message)
      expect(await tokenOf(page)).toBeNull()
    })
  }

  test('[W5] [E4] the portal itself ends a session that it does not know', async ({ open }) => {
    const { page } = await open()
    await page.goto('/healthz')
    await page.evaluate(() => localStorage.setItem('portico.token', 'of-nobody'))
    await page.goto('/en/about')
    await page.waitForURL('**/en/login?redirect=%2Fen%2Fabout')
    await page.locator('.toast').filter({ hasText: expired.message }).waitFor()
    expect(await tokenOf(page)).toBeNull()
  })

  test('[W4] [E2] [E3] a failure is one toast: the portal’s words, or those for none', async ({ open }) => {
    const { context, page } = await open()
    await signIn(context, page, { code: '000001', message: 'It failed', data: null })
    await page.goto('/en/about')
    await page.locator('.toast').filter({ hasText: 'It failed' }).waitFor()
    expect(await page.locator('.toast').count()).toBe(1)
    expect(await tokenOf(page)).toBe('t-1')

    const other = await open()
    const asked = await signIn(other.context, other.page, 'none')
    await other.page.goto('/en/about')
    const toast = other.page.locator('.toast')
    await toast.filter({ hasText: '请求失败，请重试' }).waitFor()
    expect(await toast.count()).toBe(1)
    expect(await toast.locator('[lang=zh-Hans]').innerText()).toContain('请求失败，请重试')
    // The second time by the other HTTP route (W2).
    expect(asked).toHaveLength(2)
  })

  test('[N1] signing out in one tab signs out the others; signing in brings them back', async ({ open }) => {
    const { context, page, record } = await open()
    await signIn(context, page)
    const other = await context.newPage()
    await page.goto('/ticket/mine?status=open')
    await other.goto('/healthz')
    await started(page)
    expect(new URL(page.url()).pathname).toBe('/ticket/mine')
    await other.evaluate(() => localStorage.removeItem('portico.token'))
    await page.waitForURL('**/login?redirect=%2Fticket%2Fmine%3Fstatus%3Dopen')
    await started(page)
    await other.evaluate(() => localStorage.setItem('portico.token', 't-2'))
    await page.waitForURL('**/ticket/mine?status=open')
    await started(page)
    expect(record.complaints).toEqual([])
  })

  test('[N1] where the browser refuses storage, the site works without one', async ({ open }) => {
    const { page, record } = await open()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await page.goto('/en/about')
    await started(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click()
    await page.waitForURL('**/en/news')
    await started(page)
    expect(record.complaints).toEqual([])
  })
})

describe('the person’s menu', () => {
  test('[N1] has the name and what is theirs, by keyboard, and signs out', async ({ open }) => {
    const { context, page, record } = await open()
    await signIn(context, page)
    const ended: string[] = []
    await context.route('**/api/portal/auth/logout', (route) => {
      ended.push(route.request().headers().accesstoken ?? '')
      return route.fulfill({ json: { ...ok, data: {} } })
    })
    await page.goto('/en/about')
    const menu = page.getByRole('banner').locator('summary').filter({ hasText: person.name, visible: true })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('/en/support/ticket/mine')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
    await page.locator('.toast').filter({ hasText: 'You’re signed out' }).waitFor()
    await expect.poll(() => ended).toEqual(['t-1'])
    expect(await tokenOf(page)).toBeNull()
    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).filter({ visible: true }).count(),
    ).toBe(1)
    expect(record.complaints).toEqual([])
  })

  test('[N1] signing out where a session is needed leads home', async ({ open }) => {
    const { context, page } = await open()
    await signIn(context, page)
    await context.route('**/api/portal/auth/logout', (route) => route.fulfill({ json: { ...ok, data: {} } }))
    await page.goto('/en/support/ticket/mine')
    await page.getByRole('banner').locator('summary').filter({ hasText: person.name }).filter({ visible: true }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
    await page.waitForURL((url) => url.pathname === '/en')
    expect(await tokenOf(page)).toBeNull()
  })
})

describe('pages that ask for a session', () => {
  for (const [address, login] of [
    ['/support/ticket/mine?status=open', '/login?redirect=%2Fsupport%2Fticket%2Fmine%3Fstatus%3Dopen'],
    ['/en/ticket/mine', '/en/login?redirect=%2Fen%2Fticket%2Fmine'],
  ] as const) {
    test(`[S5] ${address} leads a visitor to ${login}, as a document and by a link`, async ({ open }) => {
      const { page, record } = await open()
      await page.goto(address)
      await page.waitForURL(`**${login}`)
      await page.goto(address.startsWith('/en') ? '/en/about' : '/about')
      await started(page)
      record.requests.length = 0
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'to the page' })
        document.querySelector('main')?.append(link)
      }, address)
      await page.getByRole('link', { name: 'to the page' }).click()
      await page.waitForURL(`**${login}`)
      // In the same frame the page itself was never asked for; one without the site around it is a document of its own.
      const asked = record.requests.filter(({ path }) => path.includes('ticket/mine') && !path.includes('redirect'))
      expect(asked.map(({ type }) => type)).toEqual(address.startsWith('/support') ? [] : ['document'])
      expect(record.complaints).toEqual([])
    })
  }

  test('[S5] guest leads who is signed in back, or home, and never to another site', async ({ open, portico }) => {
    const { context, page } = await open()
    await signIn(context, page)
    for (const [address, target] of [
      ['/login?redirect=%2Fen%2Fnews%3Fpage%3D2', '/en/news?page=2'],
      ['/en/login', '/en'],
      ['/login?redirect=%2F%2Fevil.example', '/'],
      ['/login?redirect=%2F%5Cevil.example', '/'],
      ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
    ] as const) {
      await context.clearCookies()
      await page.goto(address)
      await expect.poll(() => page.url(), { message: address }).toBe(portico.origin + target)
      // Its scripts keep its language in a cookie: one that is set later would lead the next address elsewhere.
      await started(page)
    }
  })

  test('[S5] without scripts they answer 200 and say what is missing', async ({ open }) => {
    for (const [address, words] of [
      ['/ticket/mine', '这个页面需要JavaScript'],
      ['/en/support/ticket/mine', 'This page needs JavaScript'],
      ['/en/login', 'This page needs JavaScript'],
    ] as const) {
      const { page } = await open({ javaScriptEnabled: false })
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      // Playwright's search for words passes over `noscript`, which Chromium draws all the same.
      const note = page.locator('noscript .scripts-note')
      expect(await note.textContent()).toContain(words)
      expect((await note.boundingBox())?.height).toBeGreaterThan(0)
    }
  })
})
