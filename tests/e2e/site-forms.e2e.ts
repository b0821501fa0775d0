import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers } from '../browser/barriers.ts'
import { formStarted, longEnough } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

// More people sign in from one address than its limit allows.
test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

async function rest(origin: string, method: string, path: string, data: unknown) {
  const headers = { cookie: await signIn(origin, publisher), origin, 'content-type': 'application/json' }
  const { status, text } = await ask(`${origin}/admin/api/${path}`, { method, headers, body: JSON.stringify(data) })
  expect(status, text).toBeLessThan(300)
  return JSON.parse(text) as { id: number }
}

const added = { zh: '单位人数', en: 'Number of staff' }

/** Publishes what editors made of the form for messages, and waits until its page has it. */
async function publish(origin: string, locale: 'zh' | 'en', data: object, shown: string) {
  const { id } = await rest(origin, 'POST', 'site-forms/open', { kind: 'contact' })
  await rest(origin, 'PATCH', `site-forms/${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
    ...data,
    _status: 'published',
  })
  const address = `${origin}${locale === 'en' ? '/en' : ''}/contact`
  await poll(async () => (await ask(address)).text.includes(shown), { within: 5000, for: 'the worded form' })
}

const worded = (locale: 'zh' | 'en') => ({
  heading: locale === 'zh' ? '写信给我们' : 'Send us a note',
  wordings: [
    { field: 'subject', use: 'usual', words: locale === 'zh' ? '关于什么' : 'What is it about?' },
    { field: 'company', use: 'required' },
    { field: 'phone', use: 'hidden' },
  ],
  questions: [{ title: added[locale], kind: 'number', least: 1, isRequired: true }],
})

const form = (page: Page) => page.locator('.enquiry-form')
const send = (page: Page) => form(page).locator('button[type=submit]').click()

async function write(page: Page) {
  for (const [name, value] of Object.entries({
    name: 'Mara Lindqvist',
    email: 'mara@nordvik.example',
    subject: 'A visit',
    message: 'We are in Hangzhou in March.',
  }))
    await form(page).locator(`[name=${name}]`).fill(value)
  await form(page).locator('[name=consent]').check()
}

describe.each(['zh', 'en'] as const)('a form of the site that editors worded (%s)', (locale) => {
  const address = locale === 'en' ? '/en/contact' : '/contact'
  const lang = locale === 'en' ? 'en-US' : 'zh-CN'

  test.for([true, false])(
    'is drawn and judged as it was published, with scripts: %s',
    async (scripts, { open, portico: { origin } }) => {
      await publish(origin, locale, worded(locale), worded(locale).heading)
      const { page } = await open({ locale: lang, javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
      await page.goto(address)
      if (scripts) await formStarted(page, '.enquiry-form')
      await page.getByRole('heading', { name: worded(locale).heading }).waitFor()
      expect(await form(page).locator('[name=phone]').count()).toBe(0)
      await form(page)
        .getByLabel(locale === 'zh' ? '关于什么' : 'What is it about?')
        .waitFor()
      await write(page)
      if (scripts) await longEnough(page)
      await send(page)
      const missing = locale === 'zh' ? '请填写这一栏。' : 'Please fill in this field.'
      await form(page).getByText(missing).waitFor()
      expect(await form(page).locator('[aria-invalid=true]').count()).toBe(2)
      if (scripts) {
        expect(await findBarriers(page, { include: '.enquiry' })).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      }
      expect(await form(page).locator('[name=subject]').inputValue()).toBe('A visit')
      await form(page).locator('[name=company]').fill('Nordvik Marine')
      await form(page).getByLabel(added[locale]).fill('12')
      await send(page)
      expect(await page.locator('.enquiry-receipt dd').innerText()).toMatch(/^M-\w{4}-\w{4}$/)
    },
  )
})

describe('a form of the site that changes while somebody writes', () => {
  test.for([true, false])(
    'comes as it is now, with what was written; with scripts: %s',
    async (scripts, { open, portico: { origin } }) => {
      const heading = `Write ${randomUUID().slice(0, 8)}`
      await publish(origin, 'en', { heading, wordings: [], questions: [] }, heading)
      const { page } = await open({ locale: 'en-US', javaScriptEnabled: scripts })
      await page.goto('/en/contact')
      if (scripts) await formStarted(page, '.enquiry-form')
      await write(page)
      const title = `Arrival ${randomUUID().slice(0, 8)}`
      await publish(origin, 'en', { ...worded('en'), questions: [{ title, kind: 'line', isRequired: true }] }, title)
      if (scripts) await longEnough(page)
      await send(page)
      await page.getByText('This form was changed while you were filling it in').waitFor()
      expect(await form(page).locator('[name=message]').inputValue()).toBe('We are in Hangzhou in March.')
      await form(page).locator('[name=company]').fill('Nordvik Marine')
      await form(page).getByLabel(title).fill('Monday')
      await send(page)
      await page.getByRole('heading', { name: 'Message received' }).waitFor()
    },
  )
})

describe('the admin', () => {
  test('lists the forms of the site, and opens one with its fields', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, publisher, {
      locale: 'zh-CN',
      viewport: { width: 1440, height: 1000 },
    })
    await page.goto('/admin/collections/site-forms?locale=zh')
    expect(await findBarriers(page, { include: '.site-forms' })).toEqual([])
    await page.getByRole('button', { name: '改写“询价”' }).click()
    await page.waitForURL(/collections\/site-forms\/\d+/)
    await expect.poll(() => page.locator('#field-wordings .row-name__text').allInnerTexts()).toContain('数量')
    expect(await page.locator('#field-kind').isVisible()).toBe(false)
  })
})
