import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { formStarted, started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

/** The forms in both languages: where they stand, what is written into them, and words to know the outcome by. */
const forms = {
  zh: {
    address: '/ecology',
    from: '/news',
    call: 'ecology/apply',
    values: {
      name: '林夏',
      company: '江南机电研究所',
      email: 'lin.xia@example.com',
      region: '浙江',
      message: '我们做液压台架。',
    },
    hasChoice: true,
    missing: '请填写公司或单位。',
    notSent: '还没有提交',
    received: '申请已收到',
    number: /^P-\w{4}-\w{4}$/,
  },
  en: {
    address: '/en/product/machine/detail?id=station-s8',
    from: '/en/product/machine',
    call: 'contact/quotation',
    values: {
      name: 'Mara Lindqvist',
      company: 'Nordvik Marine',
      email: 'mara@nordvik.example',
      subject: 'Station S8',
      quantity: '2',
      region: 'Bergen',
    },
    hasChoice: false,
    missing: 'Enter your company or institution.',
    notSent: 'Not sent yet',
    received: 'Request received',
    number: /^Q-\w{4}-\w{4}$/,
  },
} as const
type Form = (typeof forms)[keyof typeof forms]

const formOf = (page: Page) => page.locator('.enquiry-form')
const submit = (page: Page) => formOf(page).locator('button[type=submit]')
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const receiptOf = (page: Page) => page.locator('.enquiry-receipt dd').innerText()

async function fill(page: Page, { hasChoice, values }: Form): Promise<void> {
  for (const [name, value] of Object.entries(values)) await formOf(page).locator(`[name=${name}]`).fill(value)
  if (hasChoice) await formOf(page).locator('select').selectOption({ index: 1 })
  await formOf(page).locator('[name=consent]').check()
}
/** Opens the page and waits until its form is alive. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await started(page)
  await formStarted(page)
}

describe.each(Object.entries(forms))('a form with scripts off (%s)', (_, form) => {
  const withoutScripts = { javaScriptEnabled: false }

  test('[R] comes back with what was written and what is wrong, at the fields', async ({ open }) => {
    const { page } = await open(withoutScripts)
    await page.goto(form.address)
    await formOf(page).locator('[name=name]').fill(form.values.name)
    await submit(page).click()
    await page.getByText(form.missing).waitFor()
    expect(pathOf(page)).toBe(form.address)
    expect(await formOf(page).locator('[name=name]').inputValue()).toBe(form.values.name)
    const company = formOf(page).locator('[name=company]')
    expect(await company.getAttribute('aria-invalid')).toBe('true')
    const described = (await company.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`#${described.split(' ').at(-1)}`).innerText()).toBe(form.missing)
  })

  test('[R] is sent with one press, and its receipt may be reloaded and sent again', async ({ open }) => {
    const { page } = await open(withoutScripts)
    await page.goto(form.address)
    await fill(page, form)
    await submit(page).click()
    await page.getByRole('heading', { name: form.received }).waitFor()
    const receipt = await receiptOf(page)
    expect(receipt).toMatch(form.number)
    await page.reload()
    expect(await receiptOf(page)).toBe(receipt)
    // The same from the beginning: it is still the one enquiry.
    await page.goto(form.address)
    await fill(page, form)
    await submit(page).click()
    await page.getByRole('heading', { name: form.received }).waitFor()
    expect(await receiptOf(page)).toBe(receipt)
    // The page itself has the empty form for everybody else.
    await page.goto(form.address)
    expect(await formOf(page).locator('[name=name]').inputValue()).toBe('')
  })
})

describe.each(Object.entries(forms))('a form that looks like a program’s (%s)', (_, form) => {
  test.for([true, false])('is told so, and goes on by hand (scripts: %s)', async (javaScriptEnabled, { open }) => {
    const { page } = await open({ javaScriptEnabled })
    if (javaScriptEnabled) await openForm(page, form.address)
    else await page.goto(form.address)
    // Not the same words twice: those would be the one enquiry, which is there already.
    const company = `${form.values.company} https://www.${javaScriptEnabled ? 'a' : 'b'}.example`
    await fill(page, { ...form, values: { ...form.values, company } } as Form)
    await submit(page).click()
    const doubt = page.locator('.enquiry-doubt')
    await doubt.getByText(form.notSent).waitFor()
    expect(await formOf(page).locator('[name=company]').inputValue()).toBe(company)
    expect(await formOf(page).locator('[name=consent]').isChecked()).toBe(true)
    // Pressing again without a word is no further step.
    await submit(page).click()
    await doubt.getByRole('checkbox').check()
    await submit(page).click()
    await page.getByRole('heading', { name: form.received }).waitFor()
    expect(await receiptOf(page)).toMatch(form.number)
  })
})

describe.each(Object.entries(forms))('a form with scripts (%s)', (_, form) => {
  test('says what is wrong before anything is sent, and a double click sends it once', async ({ open }) => {
    const { page, record } = await open()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(form.call)) sent.push(request.url())
    })
    await openForm(page, form.address)
    await formOf(page).locator('[name=name]').fill(form.values.name)
    await submit(page).click()
    await page.getByText(form.missing).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company')
    expect(sent).toEqual([])
    expect(await findBarriers(page, { include: '.enquiry' })).toEqual([])
    await fill(page, form)
    await submit(page).dblclick()
    const heading = page.getByRole('heading', { name: form.received })
    await heading.waitFor()
    expect(await receiptOf(page)).toMatch(form.number)
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(sent).toHaveLength(1)
    expect(pathOf(page)).toBe(form.address)
    expect(record.complaints).toEqual([])
  })

  test('works as well on a page to which the person came by a link', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(form.from)
    await started(page)
    await page
      .locator(`a[href="${form.address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(`**${form.address}`)
    await fill(page, form)
    await submit(page).click()
    await page.getByRole('heading', { name: form.received }).waitFor()
    expect(record.complaints).toEqual([])
  })
})

describe('a form without scripts is refused', () => {
  const body = new URLSearchParams({ form: 'partner', name: 'x' })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (origin: string, path: string, init: RequestInit) =>
    fetch(origin + path, { method: 'POST', redirect: 'manual', ...init })

  test('from another site', async ({ portico: { origin } }) => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const headers of foreign)
      expect((await send(origin, '/ecology', { body, headers: { ...type, ...headers } })).status).toBe(403)
    expect((await send(origin, '/ecology', { body, headers: { ...type, origin } })).status).toBe(422)
  })

  test('where no such form stands, in another shape, or too large', async ({ portico: { origin } }) => {
    expect((await send(origin, '/about', { body })).status).toBe(405)
    expect((await send(origin, '/product/machine/detail', { body })).status).toBe(400)
    expect((await send(origin, '/ecology', { body: 'form=apply', headers: type })).status).toBe(400)
    expect(
      (await send(origin, '/ecology', { body: '{}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(415)
    expect(
      (await send(origin, '/ecology', { body: `form=partner&name=${'x'.repeat(70_000)}`, headers: type })).status,
    ).toBe(413)
  })

  test('and shows no receipt that the house did not sign', async ({ portico: { origin } }) => {
    for (const received of ['P-7KMD-3XV9', 'P-7KMD-3XV9.AAAAAAAAAAAAAAAAAAAAAA', '<b>', 'x.y']) {
      const answer = await fetch(`${origin}/ecology?received=${encodeURIComponent(received)}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain('P-7KMD')
    }
  })

  test('what was written is escaped', async ({ portico: { origin } }) => {
    const name = '"><script>alert(1)</script>'
    const answer = await send(origin, '/ecology', {
      body: new URLSearchParams({ form: 'partner', name, message: '</textarea><script>' }),
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('</textarea><script>')
  })
})
