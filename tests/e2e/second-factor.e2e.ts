import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { type AccountWords, accountWords, fillSignIn, openAccount, openLive, tokenOf } from '../browser/account.ts'
import { addAuthenticator, withoutOffers } from '../browser/authenticator.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { awaitPeriod, digits } from '../factories/totp.ts'
import { demoPassword } from '../process/staff.ts'

/** Opens an action of the account page that asks for the password, and does it. */
async function confirm(page: Page, words: AccountWords, button: RegExp, fill?: () => Promise<void>): Promise<void> {
  const part = page.locator('#factor')
  await part.getByRole('button', { name: button }).click()
  await fill?.()
  await part.getByLabel(words.now).fill(demoPassword)
  await part.locator('form').getByRole('button', { name: button }).click()
}

/** Signs out here, and begins to sign in again: the password is right. */
async function beginSignIn(page: Page, words: AccountWords): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await openLive(page, `${words.prefix}/login`)
  await fillSignIn(page, words, words.email)
  await page.getByRole('heading', { level: 1, name: words.second }).waitFor()
  expect(await tokenOf(page)).toBeNull()
}

async function finish(page: Page, words: AccountWords, code: string): Promise<void> {
  await page.getByLabel(words.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: words.finish }).click()
}

// Each test signs in anew, as the same two people.
test.override({ env: { RATE_LIMITS: 'off' } })
vi.setConfig({ testTimeout: 180_000 })

describe.each(Object.entries(accountWords))('a second factor (%s)', (_, words) => {
  const home = (url: URL) => url.pathname === (words.prefix || '/')

  test('by an authenticator app: set up, used, stood in for by a recovery code, removed', async ({ open }) => {
    const { page, record } = await open()
    await openAccount(page, words)
    await confirm(page, words, /设置验证器应用|Set up an authenticator/)
    const secret = (await page.locator('.account-secret').innerText()).replaceAll(/\s/g, '')
    await page.locator('.account-scan path[d*="h1v1"]').waitFor()
    // One period back: the present code is then still good for signing in.
    await awaitPeriod()
    await page.locator('#totp-code').fill(digits(secret, -1))
    await page.getByRole('button', { name: /^确认$|^Confirm$/ }).click()
    await page.locator('.account-codes').waitFor()
    const codes = await page.locator('.account-codes li').allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: /^已保存$|^I have saved them$/ }).click()
    await page.locator('.account-codes').waitFor({ state: 'detached' })

    await beginSignIn(page, words)
    await finish(page, words, '000000')
    await page.locator('.toast').waitFor()
    expect(await tokenOf(page)).toBeNull()
    await finish(page, words, digits(secret, 1))
    await page.waitForURL(home)
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)

    await beginSignIn(page, words)
    await finish(page, words, codes[0] ?? '')
    await page.waitForURL(home)
    await openLive(page, `${words.prefix}/login?mode=account`)
    await page
      .locator('#factor')
      .getByText(/剩余9个|9 left/)
      .waitFor()
    await confirm(page, words, /移除验证器应用|Remove the authenticator/)
    await page
      .locator('#factor')
      .getByRole('button', { name: /设置验证器应用|Set up an authenticator/ })
      .waitFor()
    expect(record.complaints).toEqual([])
  })

  test.for([
    ['chosen from what the browser offers', true],
    ['asked for by the button', false],
  ] as const)(
    '[N1] a passkey %s signs in alone, and leads to where the person wanted',
    async ([, isOffered], { open }) => {
      const { context, page, record } = await open()
      if (!isOffered) await withoutOffers(context)
      await addAuthenticator(context, page)
      await openAccount(page, words)
      await confirm(page, words, /添加通行密钥|Add a passkey/, () => page.locator('#passkey-name').fill('办公室电脑'))
      await page.getByRole('button', { name: /^已保存$|^I have saved them$/ }).click()
      await page.evaluate(() => localStorage.clear())
      const target = `${words.prefix}/support/ticket/mine`
      const address = `${words.prefix}/login?redirect=${encodeURIComponent(target)}`
      // As served: what is offered is chosen at once, and then the form is gone.
      expect(await (await page.request.get(address)).text()).toContain('autoComplete="username webauthn"')
      await openLive(page, address)
      if (!isOffered) await page.getByRole('button', { name: /用通行密钥登录|Sign in with a passkey/ }).click()
      await page.waitForURL(`**${target}`)
      expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
      await openLive(page, `${words.prefix}/login?mode=account`)
      await confirm(page, words, /^移除$|^Remove$/)
      await page.locator('#factor .account-row-title').getByText('办公室电脑').waitFor({ state: 'detached' })
      expect(record.complaints).toEqual([])
    },
  )

  test('by a passkey: added, used, removed', async ({ open }) => {
    const { context, page, record } = await open()
    await withoutOffers(context)
    await addAuthenticator(context, page)
    await openAccount(page, words)
    await confirm(page, words, /添加通行密钥|Add a passkey/, () => page.locator('#passkey-name').fill('办公室电脑'))
    await page.getByRole('button', { name: /^已保存$|^I have saved them$/ }).click()
    await page.locator('#factor .account-row-title').getByText('办公室电脑').waitFor()

    await beginSignIn(page, words)
    await page.getByRole('button', { name: /使用通行密钥|Use a passkey/ }).click()
    await page.waitForURL(home)
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)

    await openLive(page, `${words.prefix}/login?mode=account`)
    await confirm(page, words, /^移除$|^Remove$/)
    await page.locator('#factor .account-row-title').getByText('办公室电脑').waitFor({ state: 'detached' })
    expect(record.complaints).toEqual([])
  })
})
