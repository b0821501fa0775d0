import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { accountWords, fillSignIn } from '../browser/account.ts'
import { formStarted, started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

vi.setConfig({ testTimeout: 180_000 })

const words = {
  zh: {
    ...accountWords.zh,
    notice: '没有连上网络 写下的内容都在，连上后自动继续。',
    other: '/en/news',
    message: { name: '林夏', email: 'lin@example.com', subject: '参观实验室', message: '三月想来看一台架子。' },
    sent: '留言已收到',
    search: '残差',
  },
  en: {
    ...accountWords.en,
    notice: 'No connection Your text is safe. The page carries on when you’re back online.',
    other: '/news',
    message: { name: 'Mara', email: 'mara@example.com', subject: 'A visit', message: 'We are in Hangzhou in March.' },
    sent: 'Message received',
    search: 'residual',
  },
} as const

const noticeOf = (page: Page) => page.locator('.connection')
const pathOf = (page: Page) => new URL(page.url()).pathname

describe.each(Object.entries(words))('without a connection (%s)', (_, own) => {
  const { prefix } = own

  test('[W4] a link within the site waits, the page says so, and goes on when it is back', async ({ open }) => {
    const { context, page } = await open()
    await page.goto(`${prefix}/news`)
    await started(page)
    await context.setOffline(true)
    await noticeOf(page).getByRole('paragraph').waitFor()
    expect((await noticeOf(page).innerText()).replace(/\s+/g, ' ').trim()).toBe(own.notice)
    await page.locator(`.main-menu a.menu-link[href="${prefix}/case"]`).click()
    expect(pathOf(page)).toBe(`${prefix}/news`)
    expect(await page.locator('.error-screen').count()).toBe(0)
    await context.setOffline(false)
    await page.waitForURL(`**${prefix}/case`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('.error-screen').count()).toBe(0)
    expect(await noticeOf(page).innerText()).toBe('')
  })

  test('[W4] so does one for which the browser loads a document, and a search', async ({ open }) => {
    const { context, page } = await open()
    await page.goto(`${prefix}/news`)
    await started(page)
    await context.setOffline(true)
    await page.locator('.header-tools > .wide-only a[hreflang]').click()
    expect(pathOf(page)).toBe(`${prefix}/news`)
    await context.setOffline(false)
    await page.waitForURL(({ pathname }) => pathname === own.other)

    await page.goto(`${prefix}/search`)
    await started(page)
    await page.getByRole('main').getByRole('searchbox').fill(own.search)
    await context.setOffline(true)
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    expect(new URL(page.url()).search).toBe('')
    await context.setOffline(false)
    await page.waitForURL((url) => url.searchParams.get('q') === own.search)
  })

  test('[W4] a form keeps what was written, and is sent once when it is back', async ({ open }) => {
    const { context, page, record } = await open()
    await page.goto(`${prefix}/contact`)
    await started(page)
    const form = page.locator('.enquiry-form')
    await formStarted(page)
    for (const [name, value] of Object.entries(own.message)) await form.locator(`[name=${name}]`).fill(value)
    await form.locator('[name=consent]').check()
    await context.setOffline(true)
    await form.locator('button[type=submit]').click()
    await noticeOf(page).getByRole('paragraph').waitFor()
    for (const [name, value] of Object.entries(own.message))
      expect(await form.locator(`[name=${name}]`).inputValue()).toBe(value)
    expect(await page.locator('.toast').count()).toBe(0)
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
    await context.setOffline(false)
    await page.getByRole('heading', { name: own.sent }).waitFor()
    expect(record.requests.filter(({ path }) => path === '/api/portal/contact/message').length).toBeGreaterThan(0)
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test('[W4] signing in goes on when the connection is back', async ({ open }) => {
    const { context, page } = await open()
    await page.goto(`${prefix}/login`)
    await started(page)
    await context.setOffline(true)
    await fillSignIn(page, own, own.email)
    await noticeOf(page).getByRole('paragraph').waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
    await context.setOffline(false)
    await page.waitForURL((url) => url.pathname === (prefix || '/'))
  })
})

test('[W4] a site that cannot be reached, though the device has a network, is waited for as well', async ({ open }) => {
  const { page } = await open()
  let isCut = false
  await page.route('**/*', (route) => (isCut ? route.abort('connectionrefused') : route.continue()))
  await page.goto('/en/news')
  await started(page)
  isCut = true
  await page.locator('.main-menu a.menu-link[href="/en/case"]').click()
  await noticeOf(page).getByRole('paragraph').waitFor()
  expect(await page.locator('.error-screen').count()).toBe(0)
  await page.unroute('**/*')
  await page.waitForURL('**/en/case')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
})
