import { readFile } from 'node:fs/promises'
import { describe, expect, vi } from 'vitest'
import { findBarriersInThemes } from '../browser/barriers.ts'
import { accountWords, fillSignIn, openAccount, openLive, pathOf, tokenOf } from '../browser/account.ts'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { demoPassword } from '../process/staff.ts'

// Each test signs in anew, as the same two people.
test.override({ env: { RATE_LIMITS: 'off' } })
vi.setConfig({ testTimeout: 180_000 })

describe.each(Object.entries(accountWords))('the own account (%s)', (_, words) => {
  const { prefix } = words

  test('is for who is signed in, and reached from the person’s menu', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(`${prefix}/login?mode=account`)
    await page.waitForURL(`**${prefix}/login?redirect=*`)
    await started(page)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${prefix}/login?mode=account`)
    await fillSignIn(page, words, words.email)
    await page.locator('#data').waitFor()
    expect(pathOf(page)).toBe(`${prefix}/login?mode=account`)
    await openLive(page, `${prefix}/about`)
    await page.locator('.person-menu summary').first().click()
    await page.locator('.person-panel').getByRole('link', { name: words.account }).click()
    await page.locator('#data').waitFor()
    expect(record.complaints).toEqual([])
  })

  test('profile: the name is changed everywhere at once', async ({ open }) => {
    const { page } = await open()
    await openAccount(page, words)
    const name = page.locator('#name')
    await name.fill('Zhao Q.')
    await page.locator('#profile button[type=submit]').click()
    await page.locator('.toast').waitFor()
    await page.reload()
    await started(page)
    expect(await name.inputValue()).toBe('Zhao Q.')
    await name.fill(words.name)
    await page.locator('#profile button[type=submit]').click()
    await page.locator('.toast').waitFor()
  })

  test('sessions: another device is listed, and signed out one by one', async ({ open }) => {
    const [mine, theirs] = [await open(), await open()]
    await openAccount(theirs.page, words)
    await openAccount(mine.page, words)
    const part = mine.page.locator('#sessions')
    const end = part.getByRole('button', { name: /^结束登录$|^Sign out$/ })
    await end.first().waitFor()
    const before = await end.count()
    // The newest of the others is the one that was opened just now.
    await end.first().click()
    await expect.poll(() => end.count()).toBe(before - 1)
    await theirs.page.goto(`${prefix}/login?mode=account`)
    await theirs.page.waitForURL(/redirect=/)
    expect(await tokenOf(theirs.page)).toBeNull()
    expect(await tokenOf(mine.page)).not.toBeNull()
  })

  test('password: a change needs the present one, ends every session, and is in force', async ({ open }) => {
    const { page } = await open()
    const change = async (from: string, to: string) => {
      await page
        .locator('#signIn')
        .getByRole('button', { name: /更改密码|Change password/ })
        .click()
      await page.locator('#password-new').fill(to)
      await page.locator('#password-password').fill(from)
      await page.locator('#signIn form button[type=submit]').click()
    }
    await openAccount(page, words)
    await change('not the password', 'seven wet umbrellas')
    await page.locator('.toast').waitFor()
    await page.locator('#password-password').fill(demoPassword)
    await page.locator('#signIn form button[type=submit]').click()
    await page.waitForURL(/redirect=/)
    expect(await tokenOf(page)).toBeNull()
    await started(page)
    await fillSignIn(page, words, words.email, 'seven wet umbrellas')
    await page
      .locator('#signIn')
      .getByRole('button', { name: /更改密码|Change password/ })
      .waitFor()
    await change('seven wet umbrellas', demoPassword)
    await page.waitForURL(/redirect=/)
  })

  test('e-mail: asking for another address says that both mailboxes must confirm', async ({ open }) => {
    const { page } = await open()
    await openAccount(page, words)
    const part = page.locator('#signIn')
    await part.getByRole('button', { name: /更换邮箱|Change e-mail/ }).click()
    await part.locator('#email-new').fill('another@example.com')
    await part.getByLabel(words.now).fill(demoPassword)
    await part.locator('form button[type=submit]').click()
    await expect.poll(() => part.innerText()).toMatch(/新旧两个邮箱|Both the old and the new/)
  })

  test('data: consents are shown word for word, and everything is exported', async ({ open }) => {
    const { page } = await open()
    await openAccount(page, words)
    await page.locator('#consents').getByText('2026-11').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .locator('#data')
        .getByRole('button', { name: /导出我的数据|Export my data/ })
        .click(),
    ])
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
    expect(data).toMatchObject({ account: { email: words.email }, consents: [{ purpose: 'account' }] })
    expect(JSON.stringify(data)).not.toMatch(/scrypt|passwordHash|digest/)
  })

  test('has no barrier that axe knows of, light and dark', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
    await openAccount(page, words)
    await page.locator('#data').waitFor()
    await page.locator('#factor').getByRole('button').first().click()
    expect(await findBarriersInThemes(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, colorScheme).toBeLessThanOrEqual(390)
    }
  })
})

test('without scripts the page says that it needs them', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/en/login?mode=account')
  expect(await page.locator('.scripts-note').isVisible()).toBe(true)
})

// Last: it takes the account away.
test('deleting the account needs the password, and leads home', async ({ open }) => {
  const words = accountWords.en
  const { page } = await open()
  await openAccount(page, words)
  const part = page.locator('#data')
  await part.getByRole('button', { name: 'Delete account' }).click()
  await part.getByLabel(words.now).fill(demoPassword)
  await part.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL((url) => url.pathname === '/en')
  expect(await tokenOf(page)).toBeNull()
  await openLive(page, '/en/login')
  await fillSignIn(page, words, words.email)
  await page.locator('.toast').waitFor()
  expect(await tokenOf(page)).toBeNull()
})
