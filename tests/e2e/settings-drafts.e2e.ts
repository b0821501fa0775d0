import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { menuTexts } from '#admin/fields/menu-texts.ts'
import { shareTexts } from '#admin/preview/share-texts.ts'
import { reviewTexts } from '#admin/review/review-texts.ts'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { editor, publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const tags = { zh: 'zh-CN', en: 'en-US' } as const
const paths = { zh: '/', en: '/en' } as const

/** The home page as visitors are given it; a stored page too. */
const readHome = async (origin: string, locale: 'zh' | 'en') => (await ask(`${origin}${paths[locale]}`)).text

async function pressSave(page: Page, name: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/globals/navigation/menus'))
  await page.getByRole('button', { name, exact: true }).click()
  return (await answer).status()
}

describe('26 (points 2, 4 and 6): drafts of settings', () => {
  test.for(chooseWay(['zh', 'en'] as const, import.meta.url))(
    'a menu goes from an editor’s draft to the visitors, by its preview and a publisher (%s)',
    async (locale, { open, portico: { origin } }) => {
      const [words, review, share] = [menuTexts[locale], reviewTexts[locale], shareTexts[locale]]
      const title = { zh: '新的菜单名', en: 'A menu of drafts' }[locale]
      // Stored, so that it has to be purged.
      for (let times = 0; times < 2; times += 1) expect(await readHome(origin, locale)).not.toContain(title)

      const writing = await openAsStaff(open, origin, editor, { locale: tags[locale] })
      await writing.goto(`/admin/globals/navigation?locale=${locale}`, { waitUntil: 'networkidle' })
      const entry = writing.locator('.menu').first().getByRole('textbox', { name: words.title[locale] }).first()
      await entry.fill(title)
      expect(await writing.getByRole('button', { name: words.publish, exact: true }).count()).toBe(0)
      expect(await pressSave(writing, words.save)).toBe(200)
      await writing.getByText(words.draft).waitFor()
      expect(await readHome(origin, locale)).not.toContain(title)

      await writing.getByRole('button', { name: share.open }).click()
      const preview = await writing.getByRole('dialog').getByRole('link', { name: share.look }).getAttribute('href')
      const looking = await writing.context().newPage()
      await looking.goto(new URL(String(preview), origin).href)
      await looking.getByText(title).first().waitFor({ state: 'attached' })
      await writing.keyboard.press('Escape')

      await writing.getByRole('button', { name: review.handInOpen }).click()
      const handing = writing.getByRole('dialog')
      await handing.getByRole('button', { name: review.handIn, exact: true }).click()
      await handing.getByText(review.said['hand-in']).waitFor()

      const deciding = await openAsStaff(open, origin, publisher, { locale: tags[locale] })
      await deciding.goto('/admin/review', { waitUntil: 'networkidle' })
      await deciding.locator(`a[href="/admin/globals/navigation?locale=${locale}"]`).first().click()
      await deciding.getByRole('button', { name: words.publish, exact: true }).waitFor({ timeout: 60_000 })
      await deciding.waitForLoadState('networkidle')
      await deciding.locator('.review-open button').first().click()
      const dialog = deciding.getByRole('dialog')
      await dialog.getByRole('button', { name: review.publish, exact: true }).first().click()
      await dialog.getByText(review.published).waitFor()
      expect(await readHome(origin, locale)).toContain(title)
    },
  )

  test('a form of settings saves itself, is previewed, and is published by whoever may', async ({
    open,
    portico: { origin },
  }) => {
    const line = 'A line that nobody has published'
    const page = await openAsStaff(open, origin, editor, {
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    })
    await page.goto('/admin/globals/site?locale=en', { waitUntil: 'networkidle' })
    expect(await page.locator('#action-save').count()).toBe(0)
    await page.locator('#field-line').fill(line)
    await expect
      .poll(async () => {
        const { text } = await ask(`${origin}/admin/api/globals/site?locale=en&draft=true`, {
          headers: { cookie: await signIn(origin, editor) },
        })
        return (JSON.parse(text) as { line: string }).line
      })
      .toBe(line)
    expect(await readHome(origin, 'en')).not.toContain(line)
    expect(await findBarriers(page, { tags: wcag, include: '.doc-controls' })).toEqual([])

    const publishing = await openAsStaff(open, origin, publisher, { locale: 'en-US' })
    await publishing.goto('/admin/globals/site?locale=en', { waitUntil: 'networkidle' })
    expect(await publishing.locator('#action-unpublish').count()).toBe(0)
    // The form also saves drafts by itself, at the same address.
    const answer = publishing.waitForResponse(
      (each) =>
        each.request().method() === 'POST' && /globals\/site\?/.test(each.url()) && !/draft=true/.test(each.url()),
    )
    await publishing.locator('#action-save').click()
    expect((await answer).status()).toBe(200)
    await expect.poll(() => readHome(origin, 'en')).toContain(line)
  })
})
