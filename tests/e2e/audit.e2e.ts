import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { findNewsNumber } from '../process/calls.ts'
import { administrator, demoPassword, editor, publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on' } })

const words = {
  en: {
    title: 'Audit log',
    published: 'Published',
    person: 'Person',
    show: 'Show',
    export: 'Export CSV',
    field: 'Title',
  },
  zh: { title: '操作日志', published: '发布', person: '人员', show: '显示', export: '导出CSV', field: '标题' },
}

async function enter(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/admin/api/users/login', { data: { email, password: demoPassword } })
  expect(answer.status()).toBe(200)
}

/** Publishes a title as a publisher. @returns the record's number */
async function publishTitle(origin: string, title: string): Promise<string> {
  const id = await findNewsNumber(origin, translatedNews.zh.slug)
  const response = await fetch(`${origin}/admin/api/news/${id}?locale=en&publishSpecificLocale=en`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin, cookie: await signIn(origin, publisher) },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  expect(response.status).toBe(200)
  return id
}

describe.each(chooseWay(['en', 'zh'] as const, import.meta.url))('the audit log in the admin (%s)', (locale) => {
  test('tells who published what, leads to it and to its versions, and is taken along as a table', async ({
    open,
    portico: { origin },
  }) => {
    const texts = words[locale]
    const title = `A title of the ${locale} test`
    const id = await publishTitle(origin, title)
    const { context, page, record } = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US' })
    await context.addCookies([{ name: 'portico-lng', value: locale, url: origin }])
    await enter(page, administrator)
    await page.goto('/admin')
    await page.getByRole('link', { name: texts.title }).first().waitFor()
    await page.goto('/admin/audit?kind=news')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(texts.title)
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
    expect(await row.getByRole('cell').nth(2).innerText()).toContain(texts.published)
    await row.locator('summary').click()
    expect(await row.locator('dl').innerText()).toContain(title)
    expect(await row.locator('dt').first().innerText()).toContain(texts.field)
    const person = (await row.getByRole('cell').nth(1).innerText()).trim()
    await page.getByLabel(texts.person).selectOption({ label: person })
    await page.getByRole('button', { name: texts.show }).click()
    await page.waitForURL(/who=\d+/)
    expect(await row.count()).toBe(1)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: texts.export }).click()
    expect((await download).suggestedFilename()).toBe('audit.csv')
    await page.goto('/admin/audit')
    expect(await findBarriers(page, { include: '.audit' })).toEqual([])

    await page.goto(`/admin/collections/news/${id}/versions`)
    const newest = page.locator('.audit-history table').first().getByRole('row').nth(1)
    expect(await newest.getByRole('cell').nth(1).innerText()).toBe(person)
    const states = await newest.getByRole('cell').allInnerTexts()
    expect(states.filter((each) => each.includes('●'))).toHaveLength(2)
    expect(await page.locator('.audit-history section').getByRole('row').first().innerText()).toContain(texts.published)
    expect(await findBarriers(page, { include: '.audit-history' })).toEqual([])
    await newest.getByRole('link').click()
    await page.waitForURL(new RegExp(`/admin/collections/news/${id}/versions/\\d+`))
    expect(record.complaints.filter((each) => /Content Security Policy|Hydration/i.test(each))).toEqual([])
  })
})

describe('the audit log', () => {
  test('is no business of visitors, nor of staff who are no administrators', async ({ open, portico: { origin } }) => {
    const { page } = await open({ locale: 'en-US' })
    await page.goto('/admin/audit')
    await page.waitForURL((url) => url.pathname === '/admin/login')
    for (const email of [editor, publisher]) {
      await page.context().clearCookies()
      await enter(page, email)
      await page.goto('/admin/audit')
      await page.getByText('Only administrators see the audit log.').waitFor()
      expect(await page.locator('.audit-table').count()).toBe(0)
      expect(await page.locator('a[href="/admin/audit"]').count()).toBe(0)
      expect((await page.request.get(`${origin}/admin/api/audit/export`)).status()).toBe(403)
    }
  })

  test('has what staff do in the admin’s own pages with the address that the server knows', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open({ locale: 'en-US' })
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.66' })
    await enter(page, administrator)
    await page.goto('/admin/audit?action=signIn')
    const row = page.getByRole('row').nth(1)
    expect(await row.getByRole('cell').last().innerText()).toMatch(/^(?:127\.0\.0\.1|::1)$/)
    expect(await (await page.request.get(`${origin}/admin/api/audit/export`)).text()).not.toContain('203.0.113.66')
  })
})
