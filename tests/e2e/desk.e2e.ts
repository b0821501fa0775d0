import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { deskTexts } from '#admin/desk/desk-texts.ts'
import { findBarriers } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { pdf } from '../factories/files.ts'
import { demoPassword } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on' } })

const locales = ['zh', 'en'] as const
type Locale = (typeof locales)[number]

/** Tickets of the demo that each language's tests change, so that neither waits for the other. */
const own = {
  zh: {
    ticket: 'T-9RBT-2FJM',
    canned: 'log',
    into: 'T-8PQF-4ZSE',
    other: 'T-5CGN-9WHB',
    q: '矩阵',
    filled: '林夏，您好',
  },
  en: {
    ticket: 'T-9DKW-3TQH',
    canned: 'log',
    into: 'T-2NXB-5GCV',
    other: 'T-6MJD-7KRT',
    q: 'jitter',
    filled: 'Dear Maya Hart',
  },
}

interface Opened {
  context: { addCookies: (cookies: { name: string; value: string; url: string }[]) => Promise<void> }
  page: Page
}

/** Signs staff in and opens the desk in a language. */
async function enter(
  { context, page }: Opened,
  origin: string,
  locale: Locale,
  email = 'agent@armilla.example',
  path = '',
) {
  await context.addCookies([{ name: 'portico-lng', value: locale, url: origin }])
  const answer = await page.request.post('/admin/api/users/login', {
    data: { email, password: demoPassword },
    // Who is signed in already is asked for a sign that a page of the admin sends it.
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`/admin/desk${path}`)
}

describe.each(chooseWay(locales, import.meta.url))('the desk (%s)', (locale) => {
  const words = deskTexts[locale]
  const { canned, filled, into, other, q, ticket } = own[locale]

  test('a ticket is picked by keys, noted on, answered with a canned text, taken back, assigned and undone', async ({
    open,
    portico,
  }) => {
    const visitor = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US', reducedMotion: 'reduce' })
    const { page, record } = visitor
    await enter(visitor, portico.origin, locale)
    await page.getByRole('link', { name: words.title }).first().waitFor()
    await page.locator('.desk-item').first().waitFor()

    // The search finds what stands in a message; the keys open it.
    await page.keyboard.press('/')
    await page.keyboard.type(q)
    await page.keyboard.press('Enter')
    const row = page.locator('.desk-item').filter({ hasText: ticket })
    await row.waitFor()
    await page.keyboard.press('Escape')
    for (let times = 0; times < 10 && !(await row.getAttribute('class'))?.includes('is-marked'); times += 1)
      await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('ticket') === ticket)
    await page.locator('.desk-message').first().waitFor()
    expect(await findBarriers(page, { include: '.desk' })).toEqual([])

    await page.keyboard.press('n')
    const note = page.getByLabel(words.noteText)
    await note.fill('Only for us.')
    const chosen = { mimeType: 'application/pdf', buffer: pdf('note') }
    await page.locator('.desk-attach input').setInputFiles([{ ...chosen, name: 'plan.pdf' }])
    await page.getByRole('button', { name: words.detach('plan.pdf') }).waitFor()
    await page
      .locator('.desk-attach input')
      .setInputFiles([{ ...chosen, name: 'x.pdf', buffer: Buffer.from('MZ\0\0') }])
    await page.getByRole('status').getByText('x.pdf').waitFor()
    await note.press('Control+Enter')
    const written = page.locator('.desk-message.is-note').filter({ hasText: 'Only for us.' })
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      written.getByRole('link', { name: 'plan.pdf' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('plan.pdf')
    expect(await page.locator('.desk-attach li').count()).toBe(0)

    await page.locator('.desk-composer').getByRole('button', { name: words.reply }).click()
    const reply = page.getByLabel(words.replyText)
    const option = page.getByLabel(words.pickCanned).locator('option', { hasText: `${canned} ·` })
    await page.getByLabel(words.pickCanned).selectOption((await option.getAttribute('value')) ?? '')
    await expect.poll(() => reply.inputValue()).toContain(filled)
    const answer = await reply.inputValue()
    await page.getByRole('button', { name: words.sendReply }).click()
    const held = page.locator('.desk-message.is-held')
    await held.getByRole('button', { name: words.undo }).click()
    await held.waitFor({ state: 'detached' })
    await expect.poll(() => reply.inputValue()).toBe(answer)

    await page.locator('#desk-subject').click()
    await page.keyboard.press('a')
    const assignee = page.locator('.desk-facts').getByLabel(words.assignee)
    await expect.poll(() => assignee.locator('option:checked').innerText()).toMatch(/Zhou Heng/)
    await page.getByRole('status').getByRole('button', { name: words.undo }).last().click()
    await expect.poll(() => assignee.locator('option:checked').innerText()).toBe(words.nobody)

    const version = page.locator('.desk-facts').getByLabel(words.version)
    const before = await version.inputValue()
    await version.fill('2026.9')
    await version.press('Enter')
    const changed = page.locator('.desk-events').getByText(/2026\.9/)
    await page.locator('.desk-events').getByText(words.events).click()
    await changed.first().waitFor()
    await page.getByRole('status').getByRole('button', { name: words.undo }).last().click()
    await expect.poll(() => version.inputValue()).toBe(before)
    expect(record.complaints.filter((each) => /Content Security Policy|Hydration|Minified React/i.test(each))).toEqual(
      [],
    )
  })

  test('of two agents neither overwrites the other, and each sees the other', async ({ open, portico }) => {
    const path = `?queue=open&ticket=${other}`
    const first = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US' })
    await enter(first, portico.origin, locale, 'agent@armilla.example', path)
    const second = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US' })
    await enter(second, portico.origin, locale, 'admin@armilla.example', path)
    await second.page.locator('.desk-ticket .desk-present').filter({ hasText: 'Zhou Heng' }).waitFor()
    const choose = (page: Page, value: string) =>
      page.locator('.desk-facts').getByLabel(words.priority).selectOption(value)
    await second.page.getByLabel(words.replyText).fill('Half an answer')
    await choose(first.page, 'high')
    await first.page.getByRole('status').getByText(words.changed).first().waitFor()
    await choose(second.page, 'low')
    const clash = second.page.getByRole('alertdialog')
    await clash.getByText(/Zhou Heng/).waitFor()
    expect(await second.page.getByLabel(words.replyText).inputValue()).toBe('Half an answer')
    await clash.getByRole('button', { name: words.again }).click()
    await clash.waitFor({ state: 'detached' })
    const shown = second.page.locator('.desk-facts').getByLabel(words.priority)
    await expect.poll(() => shown.inputValue()).toBe('low')
  })

  test('several are changed at once, a merger is taken back, and the report is a table', async ({ open, portico }) => {
    const visitor = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US', reducedMotion: 'reduce' })
    const { page } = visitor
    await enter(visitor, portico.origin, locale, 'agent@armilla.example', '?queue=open')
    for (const number of [ticket, into]) await page.getByLabel(words.select(number)).check()
    const bulk = page.getByRole('form', { name: words.apply })
    await bulk.getByLabel(words.priority).selectOption('high')
    await bulk.getByRole('button', { name: words.apply }).click()
    await page.getByRole('status').getByText(words.changedCount(2)).waitFor()
    await expect
      .poll(() => page.locator('.desk-item').filter({ hasText: ticket }).locator('.desk-high').count())
      .toBe(1)

    await page.locator('.desk-item').filter({ hasText: ticket }).getByRole('button').click()
    await page.locator('.desk-actions').getByRole('button', { name: words.merge }).click()
    await page.getByLabel(words.mergeInto).fill(into)
    await page.locator('.desk-deed').getByRole('button', { name: words.merge }).click()
    await page.waitForURL((url) => url.searchParams.get('ticket') === into)
    await page.locator('.desk-ticket .desk-number').getByText(into).waitFor()
    // It waits, and can be taken back from where it will arrive.
    const waiting = page.locator('.desk-deed-held').filter({ hasText: words.deeds.merge(ticket, into) })
    await waiting.getByRole('button', { name: words.undo }).click()
    await waiting.waitFor({ state: 'detached' })
    await page.locator('.desk-item').filter({ hasText: ticket }).getByRole('button').click()
    await page.locator('.desk-events').getByText(words.events).click()
    await page
      .locator('.desk-events')
      .getByText(words.kinds.withdrawn ?? '')
      .first()
      .waitFor()

    await page.getByRole('link', { name: words.reports }).click()
    await page.getByRole('table').waitFor()
    expect(await findBarriers(page, { include: '.desk-reports' })).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.desk-report-form').getByRole('link').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^tickets-\d{4}-\d\d-\d{4}-\d\d-month\.csv$/)
  })
})

describe('the desk', () => {
  test('is shown to those who look after tickets alone, and fits a phone', async ({ open, portico }) => {
    const visitor = await open({ locale: 'en-US', viewport: { width: 390, height: 844 } })
    const { page } = visitor
    await page.goto('/admin/desk')
    await page.waitForURL((url) => url.pathname === '/admin/login')
    await enter(visitor, portico.origin, 'en', 'editor@armilla.example')
    await page.getByText('Only administrators and agents use the support desk.').waitFor()
    expect(await page.locator('a[href="/admin/desk"]').count()).toBe(0)
    await enter(visitor, portico.origin, 'en', 'agent@armilla.example', '?queue=open&ticket=T-7KMD-3XV9')
    await page.locator('.desk-message').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: deskTexts.en.back }).click()
    await page.locator('.desk-item').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
