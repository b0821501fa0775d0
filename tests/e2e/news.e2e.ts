import { describe, expect } from 'vitest'
import { news } from '#demo/content/news.ts'
import { test } from '../browser/test.ts'
import { chineseNews, translatedNews } from '../process/addresses.ts'

const words = {
  zh: { prefix: '', title: '新闻', pages: '分页', next: '下一页', filters: '筛选新闻', home: '首页' },
  en: { prefix: '/en', title: 'News', pages: 'Pages', next: 'Next page', filters: 'Filter the news', home: 'Home' },
} as const

for (const [locale, text] of Object.entries(words)) {
  describe(`news in ${locale}`, () => {
    test('[L2] from the home page to the list, twelve at a time, newest first', async ({ open }) => {
      const { page, record } = await open()
      await page.goto(text.prefix || '/')
      await page.getByRole('contentinfo').getByRole('link', { name: text.title, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: text.title }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${text.prefix}/news`)
      expect(await page.getByRole('main').getByRole('article').count()).toBe(12)
      const dates = await page
        .getByRole('article')
        .getByRole('time')
        .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')))
      expect(dates).toEqual(dates.toSorted((a, b) => b - a))
      expect(record.complaints).toEqual([])
    })

    test('[L2] the next page has the next twelve, and a page past the last is not found', async ({ open }) => {
      const { page } = await open()
      await page.goto(`${text.prefix}/news`)
      const first = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
      await page.getByRole('navigation', { name: text.pages }).getByRole('link', { name: text.next }).click()
      await page.waitForURL('**/news?page=2')
      await page
        .getByRole('navigation', { name: text.pages })
        .locator('[aria-current=page]', { hasText: '2' })
        .waitFor()
      const second = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
      expect(second).toHaveLength(12)
      expect(second.filter((title) => first.includes(title))).toEqual([])
    })

    test('[L2] a year and a category are in the address and narrow the list', async ({ open }) => {
      const { page } = await open()
      await page.goto(`${text.prefix}/news`)
      const filters = page.getByRole('navigation', { name: text.filters })
      await filters.getByRole('link', { name: '2025', exact: true }).click()
      await page.waitForURL('**/news?year=2025')
      await filters.locator('[aria-current=true]', { hasText: '2025' }).waitFor()
      const ofYear = news.filter(({ date }) => date.startsWith('2025')).length
      await page
        .getByRole('status')
        .filter({ hasText: String(ofYear) })
        .waitFor()
      await filters.getByRole('list').first().getByRole('link').nth(1).click()
      await page.waitForURL(/category=[\w-]+&year=2025/)
      await page.reload()
      expect(await filters.locator('[aria-current=true]').count()).toBe(2)
    })
  })
}

describe('one news item', () => {
  test('[L2] [L3] [L4] switching the language goes to the same item at its other address and is kept', async ({
    open,
  }) => {
    const { context, page, record } = await open()
    await page.goto(`/news/detail?id=${translatedNews.zh.slug}`)
    await page.getByRole('heading', { level: 1, name: translatedNews.zh.title }).waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .click()
    await page.getByRole('heading', { level: 1, name: translatedNews.en.title }).waitFor()
    expect(page.url()).toContain(`/en/news/detail?id=${translatedNews.en.slug}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('body').getAttribute('class')).toBe('en')
    expect(await page.title()).toContain(translatedNews.en.title)
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')

    await page.goto('/about')
    expect(new URL(page.url()).pathname).toBe('/en/about')
    await page.getByRole('banner').getByRole('link', { name: /中文/ }).click()
    await page.waitForURL((url) => url.pathname === '/about')
    await page.locator('html[lang="zh-Hans"]').waitFor()
    expect(await page.locator('body').getAttribute('class')).toBeNull()
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(record.complaints).toEqual([])
  })

  test('[L6] what exists in Chinese only is marked in the English list and says so on its own page', async ({
    open,
  }) => {
    const { page } = await open()
    const index = news.findIndex(({ slug }) => slug.zh === chineseNews.zh.slug)
    await page.goto(`/en/news?page=${Math.floor(index / 12) + 1}`)
    const card = page.getByRole('article').filter({ hasText: 'Chinese only' }).filter({ hasText: chineseNews.zh.title })
    expect(await card.getByRole('heading').getAttribute('lang')).toBe('zh-Hans')
    await card.getByRole('link').click()
    await page.getByRole('note').getByText('This has not been translated into English yet.').waitFor()
    await page.getByRole('link', { name: 'Read it in Chinese' }).click()
    await page.waitForURL(`**/news/detail?id=${chineseNews.zh.slug}`)
    await page.locator('html[lang="zh-Hans"]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/news/detail')
  })

  test('[S1] a page that is not there says which, and leads home', async ({ open }) => {
    const { page } = await open()
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    await page.getByText('Page Not Found: /nowhere').waitFor()
    // The words that are the same in every language stand once, below those of the page's own.
    expect((await page.locator('main').innerText()).match(/Page Not Found/g)).toHaveLength(1)
    const sizes = await page.evaluate(() =>
      ['.error-hint', 'main h1'].map((name) => {
        const element = document.querySelector(name)
        return element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize)
      }),
    )
    expect(await page.locator('.error-hint').innerText()).toBe('页面不存在')
    expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 2)
    await page.getByRole('search').waitFor()
    await page.getByRole('link', { name: '回到首页' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
