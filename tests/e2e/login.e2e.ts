import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { findBarriersInThemes } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { demoPassword } from '../process/staff.ts'

vi.setConfig({ testTimeout: 180_000 })

/** A demo member of each language, and the words of the page by which a person goes. */
const words = {
  zh: {
    prefix: '',
    email: 'lin.xia@example.com',
    labels: { email: '邮箱', password: '密码', signIn: '登录', register: '注册', name: '姓名' },
  },
  en: {
    prefix: '/en',
    email: 'maya.hart@example.com',
    labels: {
      email: 'E-mail',
      password: 'Password',
      signIn: 'Sign in',
      register: 'Create account',
      name: 'Name',
    },
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Waits for scripts: only then does a button do anything. */
async function openLogin(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await started(page)
}

async function fillSignIn(page: Page, { email, labels }: Words, password = demoPassword): Promise<void> {
  await page.getByLabel(labels.email, { exact: true }).fill(email)
  await page.getByLabel(labels.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: labels.signIn, exact: true }).click()
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('portico.token'))
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe.each(Object.entries(words))('signing in (%s)', (_, own) => {
  const { labels, prefix } = own

  test('leads from a page that needs it there and back, and keeps who is signed in from it', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(`${prefix}/support/ticket/mine`)
    await page.waitForURL(/\/login\?redirect=/)
    await started(page)
    await fillSignIn(page, own)
    await page.waitForURL(`**${prefix}/support/ticket/mine`)
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
    await page.goto(`${prefix}/login?redirect=%2Fnews%3Fpage%3D2`)
    await page.waitForURL('**/news?page=2')
    await page.goto(`${prefix}/login?mode=email#token=x`)
    await started(page)
    expect(pathOf(page)).toBe(`${prefix}/login?mode=email`)
    expect(record.complaints).toEqual([])
  })

  test('[W4] with a wrong password is refused in one toast, and the person can try again', async ({ open }) => {
    const { page } = await open()
    await openLogin(page, `${prefix}/login`)
    await fillSignIn(page, own, 'not the password')
    await page.locator('.toast').waitFor()
    expect(await page.locator('.toast').count()).toBe(1)
    expect(await tokenOf(page)).toBeNull()
    await fillSignIn(page, own)
    await page.waitForURL((url) => url.pathname === (prefix || '/'))
  })

  test('an empty form is refused at its fields, with the focus in the first', async ({ open }) => {
    const { page } = await open()
    await openLogin(page, `${prefix}/login`)
    await page.getByRole('main').getByRole('button', { name: labels.signIn, exact: true }).click()
    await expect.poll(() => focusedId(page)).toBe('email')
    expect(await page.locator('.field-error').count()).toBe(2)
    expect(await page.getByLabel(labels.email, { exact: true }).getAttribute('aria-describedby')).toBe('email-error')
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test('registering needs consent, and a common password is refused at its field', async ({ open }) => {
    const { page } = await open()
    // How often a mail is sent to an address is limited.
    const email = `ada${prefix === '' ? '' : '.en'}@example.com`
    await openLogin(page, `${prefix}/login`)
    await page.locator('a[href*="mode=register"]').click()
    await page.getByLabel(labels.name, { exact: true }).fill('Ada')
    await page.getByLabel(labels.email, { exact: true }).fill(email)
    await page.getByLabel(labels.password, { exact: true }).fill('password1234')
    const submit = page.getByRole('button', { name: labels.register, exact: true })
    await submit.click()
    await expect.poll(() => focusedId(page)).toBe('consent')
    await page.getByRole('checkbox').check()
    await submit.click()
    await expect.poll(() => focusedId(page)).toBe('password')
    expect(await page.locator('#password-error').innerText()).toMatch(/常见|common/)
    await page.getByLabel(labels.password, { exact: true }).fill('eleven copper kettles')
    await submit.click()
    await page.getByText(email).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).evaluate((each) => each === document.activeElement)).toBe(true)
    // The mail did not come: it is asked for again, and for an address without registration the words are the same.
    await page.locator('a[href*="mode=resend"]').click()
    const ask = async (address: string) => {
      await page.getByLabel(labels.email, { exact: true }).fill(address)
      await page.getByRole('main').locator('form button[type=submit]').click()
      await page.getByText(address).waitFor()
      return (await page.locator('.sign-in-head').innerText()).replace(address, '…')
    }
    const words = await ask(email)
    await openLogin(page, `${prefix}/login?mode=resend`)
    expect(await ask('nobody.at.all@example.com')).toBe(words)
  })

  test('no state has a barrier that axe knows of, light and dark', async ({ open }) => {
    const { page, record } = await open({ reducedMotion: 'reduce' })
    const modes = [
      '',
      '?mode=register',
      '?mode=forgot',
      '?mode=verify#token=x',
      '?mode=resend',
      '?mode=reset',
      '?mode=email#token=x',
    ]
    for (const mode of modes) {
      await openLogin(page, `${prefix}/login${mode}`)
      expect(await findBarriersInThemes(page), mode).toEqual([])
    }
    expect(record.complaints).toEqual([])
  })
})

test.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'signing in never leads to %s, but home',
  async (target, { open }) => {
    const { page } = await open()
    await openLogin(page, `/en/login?redirect=${encodeURIComponent(target)}`)
    await fillSignIn(page, words.en)
    await page.waitForURL((url) => url.pathname === '/en')
    expect(await tokenOf(page)).not.toBeNull()
  },
)

test.for([
  ['zh', '/product/downHistory?product=studio', '/product/downHistory?product=studio'],
  ['en', '/en/product/downHistory', '/en/product/downHistory'],
  ['en', '//evil.example/', '/en'],
  ['en', undefined, '/en'],
] as const)(
  '[S5] who confirms their address (%s) is signed in, and goes from %s to %s',
  async ([locale, back, end], { open }) => {
    const { context, page, record } = await open()
    const { email, labels, prefix } = words[locale]
    // The account is one of the demo, whose mail is not read here; signing in is real.
    await context.route('**/api/portal/auth/verify', (route) =>
      route.fulfill({ json: { code: '000000', message: '', data: { email, back } } }),
    )
    await openLogin(page, `${prefix}/login?mode=verify#token=def`)
    await page.getByLabel(labels.password, { exact: true }).fill(demoPassword)
    await page.locator('form.form button[type=submit]').click()
    await page.waitForURL((url) => url.pathname + url.search === end)
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
    expect(record.complaints).toEqual([])
  },
)

test('a mailed link sends nothing by being opened; its button sends its token', async ({ open }) => {
  const { context, page } = await open()
  const sent: unknown[] = []
  await context.route('**/api/portal/auth/**', (route) => {
    sent.push([new URL(route.request().url()).pathname, route.request().postDataJSON()])
    return route.fulfill({
      json: { code: '000000', message: '', data: { state: 'waiting', email: 'new@example.com' } },
    })
  })
  await openLogin(page, '/en/login?mode=email#token=abc')
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await page.getByRole('heading', { name: 'One more confirmation to go' }).waitFor()
  await openLogin(page, '/en/login?mode=verify#token=def')
  await page.getByLabel('Password', { exact: true }).fill('eleven copper kettles')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
  const password = 'eleven copper kettles'
  await expect
    .poll(() => sent)
    .toEqual([
      ['/api/portal/auth/email/confirm', { token: 'abc' }],
      ['/api/portal/auth/verify', { token: 'def', password }],
      ['/api/portal/auth/login', { email: 'new@example.com', password }],
    ])
  await openLogin(page, '/en/login?mode=reset')
  await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor()
})

test('without scripts the page says that it needs them, and offers no form', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/en/login')
  expect(await page.locator('.scripts-note').isVisible()).toBe(true)
  expect(await page.locator('form.form').isVisible()).toBe(false)
})
