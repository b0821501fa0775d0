import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

describe('expert consultation', () => {
  test('[R] begins in the bar beside a product, knows it, and is sent with scripts off', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/en/product/detail?id=studio')
    await page.locator('.consult-bar .consult-first').click()
    await page.waitForURL('**/en/contact?topic=any&about=product:studio#consult')
    const form = page.locator('.enquiry-form')
    expect(await form.locator('[name=subject]').inputValue()).toBe('Armilla Studio')
    await form.locator('[name=topic]').selectOption('modelling')
    await form.locator('[name=name]').fill('Mara')
    await form.locator('[name=company]').fill('Nordvik Marine')
    await form.locator('[name=email]').fill('mara@nordvik.example')
    await form.locator('[name=channel][value=phone]').check()
    await form.locator('[name=message]').fill('Our pump model takes an hour.')
    await form.locator('[name=consent]').check()
    await form.locator('button[type=submit]').click()
    // Who wants to be called has to say where.
    expect(await form.locator('[name=phone]').getAttribute('aria-invalid')).toBe('true')
    expect(await form.locator('[name=topic]').inputValue()).toBe('modelling')
    expect(await form.locator('[name=channel][value=phone]').isChecked()).toBe(true)
    await form.locator('[name=phone]').fill('+47 000 00 000')
    await form.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Request received' }).waitFor()
    expect(await page.locator('.enquiry-receipt dd').innerText()).toMatch(/^C-\w{4}-\w{4}$/)
  })

  test.for(['', '/en'])(
    'lands at its form, with the first field in the window of a phone (%s/)',
    async (prefix, { open }) => {
      const { page } = await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
      await page.goto(`${prefix}/product/detail?id=studio`)
      await started(page)
      await page.locator('.consult-bar .consult-first').tap()
      await page.waitForURL(/#consult$/)
      const first = page.locator('.enquiry-form [name=topic]')
      await expect.poll(async () => (await first.boundingBox())?.y ?? 0).toBeGreaterThan(64)
      await expect.poll(async () => (await first.boundingBox())?.y ?? 844).toBeLessThan(844 - 56 - 44)
    },
  )

  test('a topic is chosen by the address; what is invented leads to the page without it', async ({
    portico: { origin },
  }) => {
    const html = await (await fetch(`${origin}/contact?topic=hil`)).text()
    expect(html).toMatch(/<option value="hil" selected/)
    for (const query of ['topic=x', 'about=x', 'about=product:none', 'about=news:1', 'about=toString:1']) {
      const { headers, status } = await fetch(`${origin}/en/contact?${query}`, { redirect: 'manual' })
      expect([status, headers.get('location')], query).toEqual([302, '/en/contact'])
    }
  })
})
