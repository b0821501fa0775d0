import type { Page, Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { demoPassword, editor } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on' } })

const newPassword = 'seven dry umbrellas'
const texts = {
  'en-US': { label: 'Your current password', missing: 'Enter your own current password.' },
  'zh-CN': { label: '您的当前密码', missing: '请填写您本人的当前密码。' },
}

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(editor)
  await page.locator('#field-password').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
}

/** Fills a field once the form listens: its button to save is shut until then. */
async function change(page: Page, field: string, value: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator(field).fill('')
      await page.locator(field).fill(value)
      return page.locator('#action-save').isEnabled()
    })
    .toBe(true)
}

async function typeNewPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click()
  await change(page, '#field-password', newPassword)
  // The admin compares the two a moment after the last key, before it has the server judge the form.
  const judged = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/admin/account'),
  )
  await page.locator('#field-confirm-password').fill(newPassword)
  await judged
}

/**
 * Saves as a patient person does. While the admin has the server judge the form it lets a press pass, and what is typed
 * before it has taken in the answer of a save counts as saved.
 */
async function save(page: Page): Promise<number> {
  const button = page.locator('#action-save')
  for (let press = 1; ; press += 1) {
    const isAnswer = (response: Response) => response.request().method() === 'PATCH'
    const answer = page.waitForResponse(isAnswer, { timeout: 4000 }).catch(() => undefined)
    await button.click()
    const status = (await answer)?.status()
    if (status === 200) await page.locator('#action-save[disabled]').waitFor()
    if (status !== undefined) return status
    if (press === 4) throw new Error('The form was not sent')
  }
}

/**
 * Saves what is refused, until the reason stands there: the admin has the server judge the form a moment after each change,
 * and an answer to that which comes after the refusal takes its words away. The button is shut then, until something is
 * typed again.
 */
async function saveRefused(page: Page, words: string, type: () => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        await type()
        expect(await save(page)).toBe(400)
        const reason = page.getByText(words).first()
        return reason.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

describe('the own account in the admin', () => {
  test('asks for the present password when the address or the password changes, in both languages', async ({
    open,
    portico,
  }) => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const { label, missing } = texts[locale]
      const { context, page } = await open({ locale })
      await signInByForm(page)
      await page.goto('/admin/account')
      const present = page.getByLabel(label)
      await present.waitFor()
      expect(await present.getAttribute('type')).toBe('password')
      expect(await present.getAttribute('autocomplete')).toBe('current-password')

      // Another change asks for nothing.
      await change(page, '#field-name', `Editor ${locale}`)
      expect(await save(page)).toBe(200)

      await saveRefused(page, missing, () => change(page, '#field-email', `new.${editor}`))

      if (locale === 'en-US') {
        await present.fill(demoPassword)
        expect(await save(page)).toBe(200)
        // What was typed does not stay in the form.
        await expect.poll(() => present.inputValue()).toBe('')

        await saveRefused(page, 'This isn’t your current password.', async () => {
          await typeNewPassword(page)
          await present.fill('not the present one')
        })
        await present.fill(demoPassword)
        await typeNewPassword(page)
        expect(await save(page)).toBe(200)
      }
      await context.close()
    }
    const signIn = async (email: string, password: string) =>
      (
        await ask(`${portico.origin}/admin/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        })
      ).status
    const renamed = `new.${editor}`
    expect([
      await signIn(editor, newPassword),
      await signIn(renamed, demoPassword),
      await signIn(renamed, newPassword),
    ]).toEqual([401, 401, 200])
  })
})
