import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { addAuthenticator } from '../browser/authenticator.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { awaitPeriod, digits } from '../factories/totp.ts'
import { demoPassword } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

vi.setConfig({ testTimeout: 240_000 })

// One person signs in several times within a minute.
test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

/** Somebody of the staff for each language, and the words by which they go. */
const words = {
  en: {
    locale: 'en-US',
    account: 'editor@armilla.example',
    email: 'Email',
    password: 'Password',
    login: 'Sign in',
    code: 'Code',
    now: 'Current password',
    removeApp: 'Remove · Authenticator app',
    passkeyName: 'Name',
    makePasskey: 'Create a passkey',
    usePasskey: 'Use a passkey',
  },
  zh: {
    locale: 'zh-CN',
    account: 'publisher@armilla.example',
    email: '邮箱',
    password: '密码',
    login: '登录',
    code: '验证码',
    now: '当前密码',
    removeApp: '移除 · 验证器应用',
    passkeyName: '名称，便于日后辨认',
    makePasskey: '创建通行密钥',
    usePasskey: '使用通行密钥',
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

describe.each(chooseWay(Object.entries(words), import.meta.url))('the second factor of staff (%s)', (language, own) => {
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
    await awaitPeriod()
    await page.getByLabel(own.code, { exact: true }).fill(digits(secret, -1))
    await page.locator('form:has(input[value="confirm"]) button').click()
    const codes = await page.locator('ol code').allInnerTexts()
    expect(codes).toHaveLength(10)

    await page.context().clearCookies()
    await givePassword(page, own)
    await page.waitForURL('**/admin/second-step')
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel(own.code, { exact: true }).fill('000000')
    await page.getByRole('button').click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel(own.code, { exact: true }).fill(digits(secret))
    await page.getByRole('button').click()
    await page.waitForURL(isAdmin)

    await page.context().clearCookies()
    await givePassword(page, own)
    await page.waitForURL('**/admin/second-step')
    await page.getByLabel(own.code, { exact: true }).fill(codes[0] ?? '')
    await page.getByRole('button').click()
    await page.waitForURL(isAdmin)
    await page.goto('/admin/second-factor')
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel(own.now).fill(demoPassword)
    await page.getByRole('button', { name: own.removeApp }).click()
    await page.getByRole('status').waitFor()
  })

  test('is a passkey: added and named on the own page, asked for after the password, and removed', async ({ open }) => {
    const { context, page } = await open({ locale: own.locale })
    await addAuthenticator(context, page)
    await givePassword(page, own)
    await page.waitForURL(isAdmin)
    await page.goto('/admin/second-factor')
    await page.getByLabel(own.now).fill(demoPassword)
    await page.getByRole('button').click()
    await page.getByLabel(own.passkeyName).fill('办公室电脑')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: own.makePasskey }).click()
    await page.locator('ol code').first().waitFor()

    await page.context().clearCookies()
    await givePassword(page, own)
    await page.waitForURL('**/admin/second-step')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: own.usePasskey }).click()
    await page.waitForURL(isAdmin)

    await page.goto('/admin/second-factor')
    await page.getByText('办公室电脑').waitFor()
    await page.getByLabel(own.now).fill(demoPassword)
    await page.getByRole('button', { name: '办公室电脑' }).click()
    await page.getByRole('status').waitFor()
  })
})
