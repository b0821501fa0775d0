import { describe, expect } from 'vitest'
import { mailTextsTexts } from '#admin/mail-texts/mail-texts-texts.ts'
import { demoMembers } from '#demo/accounts.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { test } from '../browser/mailing-test.ts'
import type { OpenVisitor } from '../browser/test.ts'
import type { TestSmtp } from '../mail/smtp.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { editor, publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

async function enter(open: OpenVisitor, origin: string, { locale = 'en-US', width = 1440, who = publisher } = {}) {
  const { page } = await open({ locale, viewport: { width, height: 1000 } })
  const [name = '', value = ''] = (await signIn(origin, who)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
  return page
}

/** The mail that somebody gets who has forgotten the password. */
async function mailOfReset(smtp: TestSmtp, origin: string, email: string = demoMembers[1].email) {
  smtp.received.length = 0
  const headers = { 'content-type': 'application/json', lang: 'en' }
  await ask(`${origin}/api/portal/auth/forgot`, { method: 'POST', headers, body: JSON.stringify({ email }) })
  await poll(() => smtp.received.length > 0, { within: 20_000, for: 'the mail' })
  return smtp.received[0]?.parsed
}

describe('27: mail texts', () => {
  for (const [locale, language] of [
    ['zh-CN', 'zh'],
    ['en-US', 'en'],
  ] as const)
    test(`lists every mail by subject (${language})`, async ({ open, portico: { origin } }) => {
      const page = await enter(open, origin, { locale })
      await page.goto('/admin/mail-texts')
      const words = mailTextsTexts[language]
      await page.getByRole('heading', { level: 1, name: words.board }).waitFor()
      await page
        .getByRole('button', { name: /^改文字：|^Change the text: / })
        .first()
        .waitFor()
      expect(await page.getByRole('button', { name: /^改文字：|^Change the text: / }).count()).toBeGreaterThan(25)
      expect(await findBarriers(page, { include: '.mail-texts', tags: wcag })).toEqual([])
    })

  test('are changed, looked at, tried, published and taken back', async ({ open, portico: { origin }, smtp }) => {
    const page = await enter(open, origin)
    const words = mailTextsTexts.en
    await page.goto('/admin/mail-texts?locale=en')
    await page.getByRole('button', { name: words.editOf('Set a new password') }).click()
    await page.waitForURL(/collections\/mail-texts\/\d+/)
    const record = new URL(page.url()).pathname
    await page.goto(`${record}?locale=en`)
    const subject = page.locator('#field-subject')
    const text = page.locator('#field-text')
    const start = page.getByRole('button', { name: words.guide.start })
    // A form does nothing before it is alive.
    for (let tries = 0; tries < 8 && !(await text.inputValue()).startsWith('Open the link'); tries += 1) {
      await start.click()
      await expect
        .poll(() => text.inputValue(), { timeout: 1500 })
        .toMatch(/^Open the link/)
        .catch(() => undefined)
    }
    await subject.fill('A fresh password for {site}')
    await text.focus()
    await text.press('ControlOrMeta+Home')
    await page.getByRole('button', { name: words.guide.insert('site', 'Name of the company') }).click()
    expect(await text.inputValue()).toMatch(/^\{site\}Open the link/)
    await page.getByText('A fresh password for Armilla').first().waitFor()
    const frame = page.locator('.mail-preview iframe')
    expect(await frame.getAttribute('sandbox')).toBe('')
    await page.frameLocator('.mail-preview iframe').getByText('ArmillaOpen the link').waitFor()
    await page.getByRole('button', { name: words.preview.themes.dark }).click()
    expect(await findBarriers(page, { include: '.collection-edit__form', tags: wcag })).toEqual([])

    smtp.received.length = 0
    await page.getByRole('button', { name: words.preview.send }).click()
    await page.getByText(words.preview.sent(publisher)).waitFor()
    await poll(() => smtp.received.length > 0, { within: 20_000, for: 'the test mail' })
    const [{ parsed, receivers } = { receivers: [] }] = smtp.received
    expect([receivers, parsed?.subject]).toEqual([[publisher], 'A fresh password for Armilla'])

    // Nobody else gets it before it is published.
    expect((await mailOfReset(smtp, origin))?.subject).toBe('Set a new password · Armilla')
    await page.locator('#action-save').click()
    await poll(async () => (await mailOfReset(smtp, origin))?.subject === 'A fresh password for Armilla', {
      within: 60_000,
      for: 'the new words in a mail',
    })
    await page.goto('/admin/mail-texts')
    await page.locator('[data-state=published]').filter({ hasText: words.states.published }).waitFor()

    await page.goto(`${record}?locale=en`)
    await page.getByRole('button', { name: words.guide.restore }).click()
    await page.getByText(words.guide.restored).waitFor()
    await page.locator('#action-save').click()
    await poll(async () => (await mailOfReset(smtp, origin))?.subject === 'Set a new password · Armilla', {
      within: 60_000,
      for: 'the default',
    })
  })

  test('say what is wrong, to an editor on a phone', async ({ open, portico: { origin } }) => {
    const page = await enter(open, origin, { locale: 'zh-CN', width: 390, who: editor })
    const words = mailTextsTexts.zh
    await page.goto('/admin/mail-texts')
    await page.getByRole('button', { name: words.editOf('确认邮箱') }).click()
    await page.waitForURL(/collections\/mail-texts\/\d+/)
    const text = page.locator('#field-text')
    const said = page.getByText('必须写上{notYou}。（“不是本人”的提醒）')
    for (let tries = 0; tries < 8 && !(await said.isVisible()); tries += 1) {
      await text.fill(`请在{life}内打开链接。${' '.repeat(tries)}`)
      await said.waitFor({ timeout: 3000 }).catch(() => undefined)
    }
    await page.getByText(words.preview.wrong).waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})
