import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { administrator, demoPassword, editor, publisher } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on' } })

const words = {
  en: {
    title: 'Search queries',
    synonym: 'Add a synonym',
    redirect: 'Set a shortcut',
    draft: 'Draft a help article',
    meaning: 'What the site calls it',
    look: 'See what changes before saving',
    save: 'Save and test again',
    again: 'Test again',
  },
  zh: {
    title: '搜索词',
    synonym: '加同义词',
    redirect: '设直达',
    draft: '起草帮助文章',
    meaning: '网站上怎么说',
    look: '保存前看会改变什么',
    save: '保存并再搜一次',
    again: '再搜一次',
  },
}
const missing = { en: 'zorbgear', zh: 'quuxwidget' }

async function askSite(origin: string, query: string, locale: 'zh' | 'en') {
  const { text } = await ask(`${origin}/api/portal/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: locale === 'zh' ? 'zh-CN' : 'en-US' },
    body: JSON.stringify({ query }),
  })
  return JSON.parse(text) as { data: { total: number } }
}

/** Opens the list until what was asked for is in it: queries are written every few seconds. */
async function openQueries(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto('/admin/search-queries?show=all')
        return page.locator('.search-query').count()
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBeGreaterThan(0)
}

async function enter(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/admin/api/users/login', { data: { email, password: demoPassword } })
  expect(answer.status()).toBe(200)
}

const languages = chooseWay(['en', 'zh'] as const, import.meta.url)
describe.each(languages)('queries that found nothing, in the admin (%s)', (locale) => {
  test('become a synonym that finds, a shortcut, and a draft article', async ({ open, portico }) => {
    const { origin } = portico
    const texts = words[locale]
    const query = missing[locale]
    await poll(async () => (await askSite(origin, 'hydraulics', 'en')).data.total > 0, {
      within: 60_000,
      every: 200,
      for: 'the index to be made',
    })
    for (let times = 0; times < 2; times += 1) expect((await askSite(origin, query, locale)).data.total).toBe(0)
    const { context, page, record } = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US' })
    await context.addCookies([{ name: 'portico-lng', value: locale, url: origin }])
    await enter(page, publisher)
    // Counts are written together, a moment later.
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: query, exact: true }) })
    await expect
      .poll(
        async () => {
          await page.goto('/admin/search-queries')
          return row.count()
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(texts.title)
    await page.getByRole('link', { name: texts.title }).first().waitFor()
    const status = row.locator('.search-query-state')

    await row.getByRole('button', { name: texts.synonym }).click()
    await row.getByLabel(texts.meaning).fill(locale === 'zh' ? '液压' : 'hydraulics')
    // Seen before it is saved: visitors still find nothing.
    await row.getByRole('button', { name: texts.look }).click()
    const found = locale === 'zh' ? '液压' : 'Hydraulics'
    await row.locator('.synonym-changes').getByRole('link', { name: found, exact: true }).first().waitFor()
    expect((await askSite(origin, query, locale)).data.total).toBe(0)
    await row.getByRole('button', { name: texts.save }).click()
    await status.getByRole('link').first().waitFor()
    expect(await status.getByRole('link').allInnerTexts()).toContain(locale === 'zh' ? '液压' : 'Hydraulics')
    expect((await askSite(origin, query, locale)).data.total).toBeGreaterThan(0)

    await row.getByRole('button', { name: texts.redirect }).click()
    const [target, title] = await row.getByRole('textbox').all()
    await target?.fill('/contact')
    await title?.fill('Contact')
    await row.getByRole('button', { name: texts.save }).click()
    await status.getByRole('link', { name: 'Contact' }).waitFor()

    await row.getByRole('button', { name: texts.draft }).click()
    await status.getByRole('link', { name: query }).click()
    await page.waitForURL(/\/admin\/collections\/help-articles\/\d+/)
    await expect.poll(() => page.locator('#field-title').inputValue()).toBe(query)
    // The query finds something now, and is off the list.
    await expect
      .poll(
        async () => {
          await page.goto('/admin/search-queries')
          return row.count()
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(0)
    expect(record.complaints.filter((each) => /Content Security Policy|Hydration/i.test(each))).toEqual([])
  })
})

describe('the queries', () => {
  test('are no business of visitors, nor of staff who do not write content', async ({ open }) => {
    const { page } = await open({ locale: 'en-US' })
    await page.goto('/admin/search-queries')
    await page.waitForURL((url) => url.pathname === '/admin/login')
    await enter(page, 'agent@armilla.example')
    await page.goto('/admin/search-queries?show=all')
    await page.getByText('Only administrators, publishers and editors see the queries.').waitFor()
    expect(await page.locator('.search-query').count()).toBe(0)
    expect(await page.locator('a[href="/admin/search-queries"]').count()).toBe(0)
  })

  test('are answered by an editor with a draft, and taught to visitors by those who publish', async ({
    open,
    portico,
  }) => {
    const { page } = await open({ locale: 'en-US' })
    await askSite(portico.origin, 'nobody wrote of this', 'en')
    await enter(page, editor)
    await openQueries(page)
    const row = page.locator('.search-query').first()
    await row.getByRole('button', { name: words.en.draft }).waitFor()
    for (const name of [words.en.synonym, words.en.redirect])
      expect(await row.getByRole('button', { name }).count()).toBe(0)
  })

  test('are shown without a barrier that axe knows of', async ({ open, portico }) => {
    const { page } = await open({ locale: 'en-US', reducedMotion: 'reduce' })
    await askSite(portico.origin, 'nothing is called so', 'en')
    await enter(page, administrator)
    await openQueries(page)
    expect(await findBarriers(page, { include: '.search-queries' })).toEqual([])
  })
})
