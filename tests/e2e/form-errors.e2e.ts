import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { accountWords, fillSignIn, openAccount, openLive } from '../browser/account.ts'
import { formStarted, started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

vi.setConfig({ testTimeout: 180_000 })

const words = {
  zh: {
    ...accountWords.zh,
    wrong: '邮箱或密码不正确',
    empty: { name: '请填写姓名。', subject: '请填写主题。', text: '请写明问题和步骤。', newPassword: '请填写新密码。' },
    change: '更改密码',
    send: '提交工单',
    register: '注册',
  },
  en: {
    ...accountWords.en,
    wrong: 'Incorrect e-mail address or password',
    empty: {
      name: 'Enter your name.',
      subject: 'Enter the subject.',
      text: 'Describe the problem and the steps.',
      newPassword: 'Enter the new password.',
    },
    change: 'Change password',
    send: 'Send ticket',
    register: 'Create account',
  },
} as const

/** What a field says is wrong with it, and how it looks. */
async function stateOf(page: Page, selector: string) {
  const field = page.locator(selector)
  const described = ((await field.getAttribute('aria-describedby')) ?? '')
    .split(' ')
    .find((id) => id.endsWith('-error'))
  return {
    isInvalid: (await field.getAttribute('aria-invalid')) === 'true',
    words: described === undefined ? undefined : await page.locator(`[id="${described}"]`).innerText(),
    isFramed: await field.evaluate((one) => one.closest('[data-invalid]') !== null),
  }
}
const mended = { isInvalid: false, words: undefined, isFramed: false }
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((field) => field === document.activeElement)

describe.each(Object.entries(words))('what is wrong with a form (%s)', (_, own) => {
  const { prefix } = own

  test('an enquiry: each field names itself and is rid of its error once it is changed', async ({ open }) => {
    const { page } = await open()
    await openLive(page, `${prefix}/contact?topic=any`)
    const form = page.locator('.enquiry-form')
    await formStarted(page)
    await form.locator('button[type=submit]').click()
    const name = '.enquiry-form [name=name]'
    await expect.poll(() => stateOf(page, name)).toEqual({ isInvalid: true, words: own.empty.name, isFramed: true })
    await form.locator('[name=name]').fill(own.name)
    await expect.poll(() => stateOf(page, name)).toEqual(mended)
    await form.locator('[name=topic]').selectOption({ index: 1 })
    await expect.poll(() => stateOf(page, '.enquiry-form [name=topic]')).toEqual(mended)
    await form.locator('[name=consent]').check()
    await expect.poll(() => stateOf(page, '.enquiry-form [name=consent]')).toEqual(mended)
    // The others keep theirs, and the focus stays where somebody writes.
    expect((await stateOf(page, '.enquiry-form [name=company]')).isInvalid).toBe(true)
    expect(await isFocused(page, '.enquiry-form [name=consent]')).toBe(true)

    await form.locator('[name=channel][value=phone]').check()
    await form.locator('button[type=submit]').click()
    await expect.poll(async () => (await stateOf(page, '.enquiry-form [name=phone]')).isInvalid).toBe(true)
    await form.locator('[name=channel][value=email]').check()
    await expect.poll(() => stateOf(page, '.enquiry-form [name=phone]')).toEqual(mended)
  })

  test('signing in with a wrong password: said at the form, for as long as it stands', async ({ open }) => {
    const { page } = await open()
    await openLive(page, `${prefix}/login`)
    await fillSignIn(page, own, own.email, 'not the password')
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toBe(own.wrong)
    expect(await isFocused(page, '#password')).toBe(true)
    for (const field of ['#email', '#password']) expect((await stateOf(page, field)).isInvalid).toBe(true)
    await page.locator('.toast').waitFor()
    await page.locator('.toast').waitFor({ state: 'detached' })
    expect(await alert.isVisible()).toBe(true)
    await page.locator('#password').pressSequentially('x')
    for (const field of ['#email', '#password']) await expect.poll(() => stateOf(page, field)).toEqual(mended)
  })

  test('registering: an empty name is named, and mended', async ({ open }) => {
    const { page } = await open()
    await openLive(page, `${prefix}/login?mode=register`)
    await page.getByRole('main').getByRole('button', { name: own.register, exact: true }).click()
    await expect.poll(async () => (await stateOf(page, '#name')).words).toBe(own.empty.name)
    await page.locator('#name').fill('x')
    await expect.poll(() => stateOf(page, '#name')).toEqual(mended)
    expect((await stateOf(page, '#email')).isInvalid).toBe(true)
    await page.locator('#consent').check()
    await expect.poll(() => stateOf(page, '#consent')).toEqual(mended)
  })

  test('the account: a wrong password is said in its own form', async ({ open }) => {
    const { page } = await open()
    await openAccount(page, own)
    await page.getByRole('button', { name: own.change }).click()
    const form = page.locator('#signIn form')
    await form.getByRole('button', { name: own.change }).click()
    await expect.poll(async () => (await stateOf(page, '#password-new')).words).toBe(own.empty.newPassword)
    await page.locator('#password-new').fill('a long enough password')
    await expect.poll(() => stateOf(page, '#password-new')).toEqual(mended)
    await page.locator('#password-password').fill('not the password')
    await form.getByRole('button', { name: own.change }).click()
    await form.getByRole('alert').waitFor()
    expect((await stateOf(page, '#password-password')).isInvalid).toBe(true)
    expect((await stateOf(page, '#password-new')).isInvalid).toBe(false)
    expect(await isFocused(page, '#password-password')).toBe(true)
  })

  test('a ticket: empty fields are named, and mended', async ({ open }) => {
    const { page } = await open()
    await openLive(page, `${prefix}/login?redirect=${encodeURIComponent(`${prefix}/support/ticket/new`)}`)
    await fillSignIn(page, own, own.email)
    await page.waitForURL(`**${prefix}/support/ticket/new`)
    await started(page)
    await page.getByRole('button', { name: own.send }).click()
    await expect.poll(async () => (await stateOf(page, '#subject')).words).toBe(own.empty.subject)
    expect((await stateOf(page, '#text')).words).toBe(own.empty.text)
    await page.locator('#subject').fill('x')
    await expect.poll(() => stateOf(page, '#subject')).toEqual(mended)
    expect((await stateOf(page, '#text')).isInvalid).toBe(true)
    await page.locator('#text').fill('x')
    await expect.poll(() => stateOf(page, '#text')).toEqual(mended)
    await page.locator('#subject').fill('')
    await page.locator('#text').fill('')
  })
})
