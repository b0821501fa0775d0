import type { Page } from 'playwright-core'
import { started } from './started.ts'
import { demoPassword } from '../process/staff.ts'

/** A demo member of each language, and the words by which a person goes. */
export const accountWords = {
  zh: {
    prefix: '',
    email: 'lin.xia@example.com',
    name: '林夏',
    emailLabel: '邮箱',
    password: '密码',
    now: '当前密码',
    signIn: '登录',
    by: '用企业账号登录',
    account: '我的账户',
    second: '两步验证',
    code: '验证码',
    finish: '完成登录',
    failed: '登录没有完成',
  },
  en: {
    prefix: '/en',
    email: 'maya.hart@example.com',
    name: 'Maya Hart',
    emailLabel: 'E-mail',
    password: 'Password',
    now: 'Current password',
    signIn: 'Sign in',
    by: 'Continue with Company account',
    account: 'My account',
    second: 'Two-step verification',
    code: 'Code',
    finish: 'Finish signing in',
    failed: 'Sign-in wasn’t completed',
  },
} as const
export type AccountWords = (typeof accountWords)[keyof typeof accountWords]

export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('portico.token'))
export const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Opens a page and waits for scripts: only then does a button do anything. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await started(page)
}

/** Fills the form of signing in and sends it. */
export async function fillSignIn(
  page: Page,
  words: Pick<AccountWords, 'emailLabel' | 'password' | 'signIn'>,
  email: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel(words.emailLabel, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).click()
}

/** Signs in and goes to the own account. */
export async function openAccount(page: Page, words: AccountWords, email: string = words.email): Promise<void> {
  await openLive(page, `${words.prefix}/login?mode=account`)
  await page.waitForURL(/redirect=/)
  await started(page)
  await fillSignIn(page, words, email)
  await page.getByRole('heading', { level: 1, name: words.account }).waitFor()
  await page.waitForURL(/mode=account/)
  await started(page)
}
