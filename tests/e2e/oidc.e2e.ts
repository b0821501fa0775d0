import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, vi } from 'vitest'
import { accountWords, fillSignIn, openAccount, openLive, pathOf, tokenOf } from '../browser/account.ts'
import { test } from '../browser/issuer-test.ts'
import { demoPassword } from '../process/staff.ts'

vi.setConfig({ testTimeout: 180_000 })

const somebody = () => {
  const sub = randomUUID()
  return { sub, name: 'Kim Larsen', email: `${sub}@example.com`, email_verified: true }
}

describe.each(Object.entries(accountWords))('signing in by another service (%s)', (_, words) => {
  const { by, failed, prefix } = words

  test('leads there and back to where the person was; no token is ever in an address or in HTML', async ({
    issuer,
    open,
  }) => {
    const { page, record } = await open()
    issuer.signInAs(somebody())
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await openLive(page, `${prefix}/login?redirect=${encodeURIComponent(`${prefix}/news?page=2`)}`)
    await page.getByRole('button', { name: by }).click()
    await page.waitForURL(`**${prefix}/news?page=2`)
    const token = await tokenOf(page)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(addresses.some((address) => address.includes('/callback?'))).toBe(true)
    expect(addresses.filter((address) => address.includes(token ?? ''))).toEqual([])
    expect(await page.content()).not.toContain(token)
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'portico-sign-in' }))
    expect(record.complaints).toEqual([])
  })

  test('that went wrong says so with a request number, and the person can try again', async ({ issuer, open }) => {
    const { page } = await open()
    issuer.signInAs(somebody())
    await page.goto(`${prefix}/callback?code=forged&state=forged&iss=${encodeURIComponent(issuer.origin)}`)
    await page.getByRole('main').getByText(failed).waitFor()
    expect(await page.locator('.state-reference').innerText()).toMatch(/[\da-f]{8}-[\da-f-]{27}/)
    expect(await tokenOf(page)).toBeNull()
    // What came along is taken out of the address: a reload sends it to nobody.
    expect(pathOf(page)).toBe(`${prefix}/callback`)
    // The toast beside it has its own tests.
    expect(await findBarriers(page, { exclude: '.toast' })).toEqual([])
    // Both ways that the words may name.
    const ways = page.getByRole('main').getByRole('link')
    expect(await ways.last().getAttribute('href')).toBe(`${prefix}/login?mode=register`)
    await ways.first().click()
    await page.waitForURL(`**${prefix}/login`)
    await started(page)
    await page.getByRole('button', { name: by }).click()
    await page.waitForURL((url) => url.pathname === (prefix || '/'))
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
  })

  test('that was cancelled says so without an error, and goes on to where the person wanted to be', async ({
    open,
  }) => {
    const { page, record } = await open()
    await page.goto(`${prefix}/callback?error=access_denied&state=unknown`)
    await page
      .getByRole('main')
      .getByText(/您在登录服务处取消了操作|You cancelled signing in/)
      .waitFor()
    expect([await page.locator('.toast').count(), await page.getByRole('alert').count()]).toEqual([0, 0])
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([`${prefix}/login`, `${prefix}/login?mode=register`])
    expect(pathOf(page)).toBe(`${prefix}/callback`)
    expect(await findBarriers(page)).toEqual([])
    expect(record.complaints).toEqual([])
  })

  test('of an issuer that is down is said to be so, and the password goes on', async ({ issuer, open }) => {
    const { page } = await open()
    issuer.signInAs(somebody())
    await openLive(page, `${prefix}/login`)
    issuer.behave('failing late')
    await page.getByRole('button', { name: by }).click()
    await page
      .getByRole('main')
      .getByText(/登录服务没有回应|sign-in service isn’t responding/)
      .waitFor()
    expect(await tokenOf(page)).toBeNull()
    await openLive(page, `${prefix}/login`)
    await fillSignIn(page, words, words.email)
    await page.waitForURL((url) => url.pathname === (prefix || '/'))
    issuer.behave('well')
  })

  test('is linked by the signed-in person, and is then a way in', async ({ issuer, open }) => {
    const { page, record } = await open()
    issuer.signInAs({ ...somebody(), email: 'elsewhere@example.com' })
    await openAccount(page, words)
    const part = page.locator('#signIn')
    await part.getByRole('button', { name: /企业账号|Company account/ }).click()
    await part.getByLabel(words.now).fill(demoPassword)
    await part.getByRole('button', { name: /企业账号|Company account/ }).click()
    await page.getByText('elsewhere@example.com').waitFor()
    expect(pathOf(page)).toBe(`${prefix}/login?mode=account`)
    await page.evaluate(() => localStorage.clear())
    await openLive(page, `${prefix}/login`)
    await page.getByRole('button', { name: by }).click()
    await page.waitForURL((url) => url.pathname === (prefix || '/'))
    await page.goto(`${prefix}/login?mode=account`)
    await expect.poll(() => page.getByRole('textbox', { name: /姓名|Name/ }).inputValue()).toBe(words.name)
    await part.getByRole('button', { name: /取消关联|Unlink/ }).click()
    await part.getByLabel(words.now).fill(demoPassword)
    await part.getByRole('button', { name: /取消关联|Unlink/ }).click()
    await page.getByText('elsewhere@example.com').waitFor({ state: 'detached' })
    expect(record.complaints).toEqual([])
  })
})

test('the page of coming back says that it is of no use when nobody has left', async ({ open }) => {
  const { page } = await open()
  await openLive(page, '/en/callback')
  await expect.poll(() => page.getByRole('main').innerText()).toContain('This page only matters when you come back')
})
