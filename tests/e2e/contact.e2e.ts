import { describe, expect } from 'vitest'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

const pages = {
  zh: {
    address: '/contact',
    noSubject: '请填写事由。',
    values: { name: '林夏', email: 'lin@example.com', subject: '参观实验室', message: '三月想来看一台架子。' },
    sent: '留言已收到',
    copied: '地址已复制',
  },
  en: {
    address: '/en/contact',
    noSubject: 'Enter a subject.',
    values: { name: 'Mara', email: 'mara@example.com', subject: 'A visit', message: 'We are in Hangzhou in March.' },
    sent: 'Message received',
    copied: 'Address copied',
  },
}

describe.each(Object.entries(pages))('the contact page (%s)', (_, { address, copied, noSubject, sent, values }) => {
  test('[R] takes a message with scripts off', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(address)
    for (const [name, value] of Object.entries(values)) await page.locator(`.enquiry-form [name=${name}]`).fill(value)
    await page.locator('.enquiry-form [name=consent]').check()
    await page.locator('.enquiry-form button[type=submit]').click()
    await page.getByRole('heading', { name: sent }).waitFor()
    expect(await page.locator('.enquiry-receipt dd').innerText()).toMatch(/^M-\w{4}-\w{4}$/)
  })

  test('[R] asks for a subject where there is none, in the words of its field', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(address)
    await page.locator('.enquiry-form button[type=submit]').click()
    await expect.poll(() => page.locator('.enquiry-form').innerText()).toContain(noSubject)
  })

  test('copies an address, and says when somebody answers and in which time zone', async ({ open }) => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(address)
    await started(page)
    expect(await page.locator('.service-hours').innerText()).toContain('Asia/Shanghai')
    await page.locator('[data-action=copy-text]').first().click()
    await page.getByText(copied).waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toBe(await page.locator('.office-list address').first().innerText())
  })

  test('[R] has the number, the hours and what follows beside the form where there is room, and nowhere else', async ({
    open,
  }) => {
    const { page } = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(address)
    await started(page)
    const help = page.locator('.form-help')
    expect(await help.getByRole('link', { name: '+86 000 0000 0000' }).getAttribute('href')).toBe('tel:+8600000000000')
    expect(await help.getByRole('listitem').count()).toBe(3)
    const [form, beside] = [await page.locator('.enquiry-form').boundingBox(), await help.boundingBox()]
    const frame = await page.locator('#message > .frame').boundingBox()
    expect(form?.x).toBeGreaterThan((beside?.x ?? Number.NaN) + (beside?.width ?? Number.NaN))
    // Together they reach from one edge of the page to the other.
    const edges = await page.locator('#message > .frame').evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
    })
    expect(beside?.x).toBeCloseTo((frame?.x ?? 0) + (edges[0] ?? 0), 0)
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) - (edges[1] ?? 0), 0)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await help.isVisible()).toBe(false)
  })

  test('has nothing that axe finds', async ({ open }) => {
    await expectAccessible(open, [address, `${address}?topic=hil`])
  })
})

test('is described with its contact points', async ({ portico: { origin } }) => {
  const html = await (await fetch(`${origin}/contact`)).text()
  expect(html).toContain('"@type":"ContactPage"')
  expect(html).toContain('"hoursAvailable":"Mo,Tu,We,Th,Fr 09:00-18:00"')
})
