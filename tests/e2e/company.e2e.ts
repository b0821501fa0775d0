import { describe, expect } from 'vitest'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { test } from '../browser/test.ts'

const paths = ['/about', '/joinUs', '/joinUs?id=1', '/PrivacyPolicy', '/PrivacyPolicy?compare=1.0', '/sitemap']

describe.each(['', '/en'])('pages about the company (%s)', (prefix) => {
  test('have nothing that axe finds, and do not overflow', async ({ open }) => {
    await expectAccessible(
      open,
      paths.map((path) => prefix + path),
    )
  })

  test('[R] about tells mission, history, people, certificates and offices without scripts', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${prefix}/about`)
    expect(await page.locator('.timeline time').first().innerText()).toBe('2014')
    expect(await page.locator('.timeline time').last().innerText()).toBe('2026')
    expect(await page.locator('.leader-list h3').count()).toBeGreaterThanOrEqual(5)
    expect(await page.locator('.data-table tbody tr').count()).toBe(5)
    expect(await page.locator('.office-summary li').count()).toBe(4)
    const expired = page.locator('.data-table tbody tr', { hasText: 'EX-E-2023-0000' })
    expect(await expired.innerText()).toMatch(/已过期|Expired/)
    const html = await page.content()
    expect(html).toContain('"@type":"Organization"')
    expect(html).toContain('"foundingDate":"2014"')
  })
})
