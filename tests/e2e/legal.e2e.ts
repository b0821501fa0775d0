import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

const texts = [
  { path: '/PrivacyPolicy', valid: '2.0', earlier: '1.0', word: '上传的文件' },
  { path: '/en/cookies', valid: '2.0', earlier: '1.0', word: 'Preferences can be switched off' },
  { path: '/disclaimer', valid: '1.1', earlier: '1.0', word: '仿真不能代替法规要求的试验' },
]

describe.each(texts)('$path', ({ earlier, path, valid, word }) => {
  const read = async (origin: string, query = '') => {
    const answer = await fetch(`${origin}${path}${query}`)
    return { status: answer.status, html: await answer.text() }
  }

  test('[R] shows the version in effect, with contents and what changed', async ({ portico: { origin } }) => {
    const { html, status } = await read(origin)
    expect(status).toBe(200)
    expect(html).toContain(word)
    expect(html).toMatch(new RegExp(`(?:版本|Version )${valid.replace('.', '\\.')}`))
    expect(html).toContain('id="changes"')
    expect(html).toContain('class="legal-contents')
    expect(html).not.toContain('noindex')
  })

  test('an earlier version is there to read, is marked, and is kept from search engines', async ({
    portico: { origin },
  }) => {
    const { html } = await read(origin, `?version=${earlier}`)
    expect(html).not.toContain(`${word}</h2>`)
    expect(html).toContain('noindex')
    expect(html).toMatch(/这是旧版|This is an earlier version/)
  })

  test('the difference has its words marked, for readers of marks and of words', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${path}?compare=${earlier}`)
    expect(await page.locator('.compared ins').count()).toBeGreaterThan(0)
    const first = await page.locator('.compared ins').first().textContent()
    expect(first).toMatch(/^(?:新增：|added: )/)
    await page.locator('.legal-versions a').first().click()
    await page.waitForURL(`**${path}`)
  })

  test('invented versions are not found', async ({ portico: { origin } }) => {
    for (const query of [
      '?version=9',
      '?compare=9',
      '?version=%00',
      `?version=${'1'.repeat(100)}`,
      '?compare=x&version=2.0',
    ])
      expect((await read(origin, query)).status, query).toBe(404)
  })
})

test('what the cookie page says can be switched is switched', async ({ open }) => {
  const { page } = await open()
  await page.goto('/cookies')
  // Before the scripts have come the link is one to this page.
  await started(page)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.locator('.legal-settings a[data-cookie-settings]').click()
  await page.locator('#cookie-preferences').uncheck()
  await page.locator('dialog button[value=save]').click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.locator('.legal-settings a[data-cookie-settings]').click()
  await expect.poll(() => page.locator('#cookie-preferences').isChecked()).toBe(false)
})
