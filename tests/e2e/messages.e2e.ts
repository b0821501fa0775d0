import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

const textFiles = (path: string) => /\/assets\/(?:zh|en)-[\w-]+\.js$/.test(path)

describe('interface texts', () => {
  test('[L5] come for the page’s language only', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/about')
    await started(page)
    const files = record.requests.filter(({ path }) => textFiles(path)).map(({ path }) => path.slice(0, 11))
    expect(new Set(files)).toEqual(new Set(['/assets/zh-']))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .click()
    await page.waitForURL('**/en/about')
    await page.getByRole('button', { name: 'Switch between light and dark' }).waitFor()
    expect(record.complaints).toEqual([])
  })

  test('[L5] [E7] a file that fails is logged, and the page goes on in the fallback', async ({ open }) => {
    const { page, record } = await open({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/zh-*.js', (route) => route.abort())
    await page.goto('/about')
    await page.getByRole('button', { name: 'Switch between light and dark' }).waitFor()
    expect(record.complaints.filter((each) => each.includes('Failed locale loading'))).toHaveLength(1)
    expect(
      record.complaints.filter(
        (each) => /^error: |securitypolicy/.test(each) && !/ERR_FAILED|Failed locale/.test(each),
      ),
    ).toEqual([])
    // The page’s own words are as the server sent them, and so are the marks on the document.
    expect(await page.locator('html').evaluate((html) => ({ ...(html as HTMLElement).dataset }))).toMatchObject({
      scripts: 'on',
      theme: 'dark',
    })
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/\p{Script=Han}/u)
    await page.getByRole('main').getByRole('link').first().click()
    await started(page)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test('[E7] when the fallback fails as well, the page stays as the server made it', async ({ open }) => {
    const { page, record } = await open()
    await page.route(/\/assets\/(?:zh|en)-/, (route) => route.abort())
    await page.goto('/about')
    await page.locator('html[data-scripts=off]').waitFor()
    expect(record.complaints.filter((each) => each.includes('Failed locale loading'))).toHaveLength(2)
    expect(await page.getByRole('button', { name: '切换深浅色' }).isVisible()).toBe(false)
    await page.getByRole('contentinfo').getByRole('link', { name: '新闻', exact: true }).first().click()
    await page.waitForURL('**/news')
    expect(await page.getByRole('heading', { level: 1, name: '新闻' }).isVisible()).toBe(true)
  })

  test('two switches one right after the other end in the language of the last', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/about')
    await started(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .click({ noWaitAfter: true })
    await page.getByRole('banner').getByRole('link', { name: /中文/ }).click()
    await page.waitForURL((url) => url.pathname === '/about')
    await page.getByRole('button', { name: '切换深浅色' }).waitFor()
    expect(await page.evaluate(() => [document.documentElement.lang, document.body.className])).toEqual(['zh-Hans', ''])
    expect(record.complaints).toEqual([])
  })
})
