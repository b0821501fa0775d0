import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { forms } from '#demo/content/forms.ts'
import { findBarriers } from '../browser/barriers.ts'
import { formStarted, longEnough } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { pdf } from '../factories/files.ts'

const [visit] = forms
const labels = (visit?.questions ?? []).map(({ title }) => title)
const [company, , day, visitors, benches, language, , papers] = labels

const pages = {
  zh: {
    address: '/forms?id=laboratory-visit',
    notSent: '还没有提交',
    bounds: '请填写1到12的数字。',
    missing: '请填写这一栏。',
    received: '已收到',
    name: '林夏',
  },
  en: {
    address: '/en/forms?id=laboratory-visit',
    notSent: 'Not sent yet',
    bounds: 'Enter a number between 1 and 12.',
    missing: 'Please fill in this field.',
    received: 'We have received it',
    name: 'Mara Lindqvist',
  },
} as const

const form = (page: Page) => page.locator('.own-form')
const submit = (page: Page) => form(page).locator('button[type=submit]')
const receiptOf = (page: Page) => page.locator('.enquiry-receipt dd').innerText()

async function fill(page: Page, locale: keyof typeof pages, count: string): Promise<void> {
  const field = (label: (typeof labels)[number] | undefined) => form(page).getByLabel(label?.[locale] ?? '')
  await form(page).locator('[name=name]').fill(pages[locale].name)
  await form(page).locator('[name=email]').fill(`visitor-${locale}@example.com`)
  await field(company).fill('Nordvik Marine')
  await field(day).fill('2027-03-15')
  await field(visitors).fill(count)
  const group = (label: (typeof labels)[number] | undefined) =>
    form(page).getByRole('group', { name: label?.[locale] ?? '' })
  await group(benches).getByRole('checkbox').first().check()
  await group(benches).getByRole('checkbox').nth(2).check()
  await group(language).getByRole('radio').last().check()
  await form(page).locator('[name=consent]').check()
}

describe.each(Object.keys(pages) as (keyof typeof pages)[])('a form that editors made (%s)', (locale) => {
  const words = pages[locale]

  test('works with scripts off: says what is wrong, loses nothing, and is one however often it is sent', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(words.address)
    await submit(page).click()
    await page.getByText(words.missing).first().waitFor()
    await fill(page, locale, '40')
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf('plan')) })
    await submit(page).click()
    await page.getByText(words.bounds).waitFor()
    // What was right is still there, the file too.
    expect(await form(page).locator('[name=name]').inputValue()).toBe(words.name)
    expect(await form(page).getByRole('checkbox', { checked: true }).count()).toBe(4)
    await form(page).getByText('plan.pdf').waitFor()
    await form(page)
      .getByLabel(visitors?.[locale] ?? '')
      .fill('4')
    await submit(page).click()
    await page.getByRole('heading', { name: words.received }).waitFor()
    const receipt = await receiptOf(page)
    expect(receipt).toMatch(/^F-\w{4}-\w{4}$/)
    await page.getByText(visit?.receivedText[locale] ?? '').waitFor()
    await page.reload()
    expect(await receiptOf(page)).toBe(receipt)
  })

  test('works with scripts: without a barrier, judged as it is written, and answered in its place', async ({
    open,
  }) => {
    const { page, record } = await open({ viewport: { width: 390, height: 844 } })
    await page.goto(words.address)
    await formStarted(page, '.own-form')
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await fill(page, locale, '0')
    await submit(page).click()
    await page.getByText(words.bounds).waitFor()
    expect(
      await form(page)
        .getByLabel(visitors?.[locale] ?? '')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true)
    await form(page)
      .getByLabel(visitors?.[locale] ?? '')
      .fill('5')
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf('plan')) })
    expect(papers).toBeDefined()
    await longEnough(page)
    await submit(page).click()
    await page.getByRole('heading', { name: words.received }).waitFor()
    expect(await receiptOf(page)).toMatch(/^F-\w{4}-\w{4}$/)
    expect(await findBarriers(page)).toEqual([])
    expect(record.complaints).toEqual([])
  })
})
