import { AxeBuilder } from '@axe-core/playwright'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { test } from '../browser/test.ts'
import { demoPassword } from '../process/staff.ts'

vi.setConfig({ testTimeout: 240_000 })

const digits = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

// One person signs in several times within a minute.
test.override({ env: { RATE_LIMITS: 'off' } })

/** Somebody of the staff for each language, and the words by which they go. */
const words = {
  en: {
    locale: 'en-US',
    account: 'editor@armilla.example',
    email: 'Email',
    password: 'Password',
    login: 'Login',
    code: 'Code',
    now: 'Current password',
  },
  zh: {
    locale: 'zh-CN',
    account: 'publisher@armilla.example',
    email: '电子邮件',
    password: '密码',
    login: '登录',
    code: '验证码',
    now: '当前密码',
  },
} as const
type Words = (typeof words)[keyof typeof words]

async function givePassword(page: Page, { account, email, login, password }: Words): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(email).fill(account)
  await page.getByLabel(password).fill(demoPassword)
  await page.getByRole('button', { name: login }).click()
}
const isAdmin = (url: URL) => url.pathname === '/admin'
const findBarriers = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])

describe.each(Object.entries(words))('the second step of staff (%s)', (language, own) => {
  test('is set up from the own account, asked for after the password, stood in for by a recovery code, and removed', async ({
    open,
  }) => {
    const { page } = await open({ locale: own.locale })
    await givePassword(page, own)
    await page.waitForURL(isAdmin)
    await page.goto('/admin/account')
    await page.locator('a[href="/admin/second-factor"]').click()
    await page.getByLabel(own.now).fill(demoPassword)
    await page.getByRole('button').click()
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
    expect(await page.locator('html').getAttribute('lang')).toBe(language === 'zh' ? 'zh-Hans' : 'en')
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel(own.code).fill(digits(secret, -1))
    await page.getByRole('button').click()
    const codes = await page.locator('ol code').allInnerTexts()
    expect(codes).toHaveLength(10)

    await page.context().clearCookies()
    await givePassword(page, own)
    await page.waitForURL('**/admin/second-step')
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel(own.code).fill('000000')
    await page.getByRole('button').click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel(own.code).fill(digits(secret))
    await page.getByRole('button').click()
    await page.waitForURL(isAdmin)

    await page.context().clearCookies()
    await givePassword(page, own)
    await page.waitForURL('**/admin/second-step')
    await page.getByLabel(own.code).fill(codes[0] ?? '')
    await page.getByRole('button').click()
    await page.waitForURL(isAdmin)
    await page.goto('/admin/second-factor')
    await page.locator('form:has(input[value="remove"]) input[type="password"]').fill(demoPassword)
    await page.locator('form:has(input[value="remove"]) button').click()
    await page.getByRole('status').waitFor()
  })
})
