import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sessionTexts } from '#admin/session/session-texts.ts'
import { deskTexts } from '#admin/desk/desk-texts.ts'
import { findBarriers } from '../browser/barriers.ts'
import { openAsStaff } from '../browser/as-staff.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { editor, publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const agent = 'agent@armilla.example'
const tags = { zh: 'zh-CN', en: 'en-US' } as const
const menuNames = {
  zh: ['关于栏目', '中文名称', '保存草稿'],
  en: ['About menu', 'Chinese title', 'Save draft'],
} as const

const bar = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') })

/** Looks at the page again, as after having been in another window, until it says so: before it is alive it hears nothing. */
async function returnTo(page: Page, words: string): Promise<void> {
  const returned = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return await bar(page).getByText(words).isVisible()
  }
  await expect.poll(returned, { timeout: 20_000, interval: 500 }).toBe(true)
}

async function signPageIn(page: Page, origin: string, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(origin, email)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

describe.each(chooseWay(['zh', 'en'] as const, import.meta.url))('26 (point 3): a session of staff (%s)', (locale) => {
  const words = sessionTexts[locale]
  const [menuName, titleLabel, save] = menuNames[locale]

  test('is warned of before its end, and extended on the spot', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, publisher, { locale: tags[locale] })
    // As if the eight hours were nearly over.
    let minutes = 9
    const nearEnd = async (route: Route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { exp: number }
      await route.fulfill({ response: answer, json: { ...body, exp: Date.now() / 1000 + minutes * 60 } })
    }
    await page.route('**/admin/api/users/me*', nearEnd)
    await page.goto('/admin/globals/navigation')
    await bar(page).waitFor()
    expect(await bar(page).innerText()).toMatch(locale === 'zh' ? /登录将在\d\d:\d\d结束/ : /session ends at \d\d:\d\d/)
    expect(await findBarriers(page, { include: '.session-bar' })).toEqual([])
    await page.unroute('**/admin/api/users/me*')
    const extended = page.waitForResponse(/\/admin\/api\/users\/refresh-token/)
    await bar(page).getByRole('button', { name: words.stay }).click()
    const { exp } = (await (await extended).json()) as { exp: number }
    expect(exp - Date.now() / 1000).toBeGreaterThan(7.9 * 60 * 60)
    await bar(page).waitFor({ state: 'detached' })
    minutes = 0
  })

  test('that ends while somebody writes costs no word: they sign in again beside the page, and save', async ({
    open,
    portico: { origin },
  }) => {
    const page = await openAsStaff(open, origin, publisher, { locale: tags[locale] })
    await page.goto('/admin/globals/navigation')
    const title = page
      .getByRole('region', { name: menuName, exact: true })
      .getByRole('textbox', { name: titleLabel })
      .first()
    await title.fill(`写了一半 ${locale}`)
    await page.context().clearCookies({ name: 'portico-token' })
    await returnTo(page, words.ended)
    expect(page.url()).toContain('/admin/globals/navigation')

    // Another account does not go on in their name.
    await signPageIn(page, origin, editor)
    await bar(page).getByText(words.other).waitFor()
    await page.context().clearCookies({ name: 'portico-token' })
    await bar(page).getByText(words.ended).waitFor()

    const opening = page.waitForEvent('popup')
    await bar(page).getByRole('button', { name: words.signIn }).click()
    const popup = await opening
    await popup.locator('input[name=email], #field-email').first().waitFor()
    await signPageIn(page, origin, publisher)
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(() => popup.isClosed()).toBe(true)
    expect(await title.inputValue()).toBe(`写了一半 ${locale}`)
    const answer = page.waitForResponse(/\/globals\/navigation\/menus/)
    await page.getByRole('button', { name: save, exact: true }).click()
    expect((await answer).status()).toBe(200)
  })

  test('menus, pictures and answers that were not saved are offered after a mishap, to their writer alone', async ({
    open,
    portico: { origin },
  }) => {
    const page = await openAsStaff(open, origin, publisher, { locale: tags[locale] })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/admin/collections/media/1?locale=zh')
    const alt = page.locator('#field-alt')
    const stored = await alt.inputValue()
    await alt.fill(`${stored}，还没有保存`)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('media/1'))))
      .toBe(true)
    await page.reload()
    const offer = page.locator('.found-copy')
    await offer.waitFor()
    expect(await alt.inputValue()).toBe(stored)
    expect(await findBarriers(page, { include: '.found-copy' })).toEqual([])

    await page.context().clearCookies({ name: 'portico-token' })
    await signPageIn(page, origin, editor)
    await page.goto('/admin/collections/media/1?locale=zh')
    await alt.waitFor()
    expect(await offer.count()).toBe(0)

    await page.context().clearCookies({ name: 'portico-token' })
    await signPageIn(page, origin, publisher)
    await page.goto('/admin/collections/media/1?locale=zh')
    await offer.getByRole('button', { name: words.restore }).click()
    await expect.poll(() => alt.inputValue()).toBe(`${stored}，还没有保存`)
    const answer = page.waitForResponse(
      (each) => each.request().method() === 'PATCH' && /\/api\/media\/1/.test(each.url()),
    )
    await page.locator('#action-save').click()
    expect((await answer).status()).toBe(200)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('media/1'))))
      .toEqual([])
    const { text } = await ask(`${origin}/admin/api/media/1?locale=zh`, {
      headers: { cookie: await signIn(origin, publisher) },
    })
    expect((JSON.parse(text) as { alt: string }).alt).toBe(`${stored}，还没有保存`)
  })

  test('an answer at the desk survives a reload, and is gone once it is sent', async ({
    open,
    portico: { origin },
  }) => {
    const page = await openAsStaff(open, origin, agent, { locale: tags[locale], reducedMotion: 'reduce' })
    const ticket = locale === 'zh' ? 'T-9RBT-2FJM' : 'T-9DKW-3TQH'
    const text = page.getByRole('textbox', { name: deskTexts[locale].replyText })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`/admin/desk?ticket=${ticket}`)
    await text.fill(`半封回信 ${locale}`)
    const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':desk/')))
    await expect.poll(keys).toHaveLength(1)
    await page.reload()
    await expect.poll(() => text.inputValue()).toBe(`半封回信 ${locale}`)
    await page.getByRole('button', { name: deskTexts[locale].sendReply }).click()
    await expect.poll(() => text.inputValue()).toBe('')
    await expect.poll(keys).toEqual([])
  })
})
