import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { editor, publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const words = {
  zh: {
    language: 'zh-CN',
    create: '新建',
    choose: '从已有的选择',
    preview: '实时预览',
    handIn: '提交审核',
    review: /^审核：待审核/,
    handedIn: '已提交审核。',
    chinese: '中文',
    english: '英文',
    publish: '通过并发布',
    plan: '通过并定时…',
    planIt: '通过并定时发布',
    published: '已通过并发布。',
    planned: /^已通过，定于/,
  },
  en: {
    language: 'en-US',
    create: 'Create New',
    choose: 'Choose from existing',
    preview: 'Live Preview',
    handIn: 'Hand in for review',
    review: /^Review: Waiting for review/,
    handedIn: 'Handed in for review.',
    chinese: 'Chinese',
    english: 'English',
    publish: 'Approve and publish now',
    plan: 'Approve and schedule…',
    planIt: 'Approve and schedule',
    published: 'Approved and published.',
    planned: /^Approved; it will be published/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Counts what somebody presses; typing is no press. */
function countPresses() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    count: () => presses,
  }
}

/** A button of a form does nothing before it is alive. */
async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await button.waitFor()
  for (let tries = 0; tries < 6 && !(await dialog.isVisible()); tries += 1) {
    await button.click()
    await dialog.waitFor({ timeout: 3000 }).catch(() => undefined)
  }
  return dialog
}

/** Writes a news item with a picture, looks at it as a page, and hands it in. @returns its number */
async function writeNews(page: Page, say: Words, title: string): Promise<{ id: string; presses: number }> {
  const { count, press } = countPresses()
  await page.goto('/admin/collections/news')
  // A list that has come alive writes its order into the address, and would take back what was pressed before.
  await page.waitForURL(/\/news\?/, { timeout: 60_000 })
  await press(page.getByRole('link', { name: say.create }).first())
  // Opening the form makes the record, and the form is drawn once more for it.
  await expect.poll(() => page.url(), { timeout: 60_000 }).toMatch(/\/news\/\d+/)
  await page.locator('#field-title').fill(title, { timeout: 60_000 })
  await page.locator('#field-summary').fill(`${title}, in short.`)
  await page.locator('#field-date input').first().fill('2026-11-26')
  await page.locator('#field-date input').first().press('Tab')
  await press(page.locator('#field-category').getByRole('combobox'))
  await press(page.getByRole('option').first())
  await page
    .locator('#field-body [contenteditable="true"], .rich-text-lexical [contenteditable="true"]')
    .first()
    .fill(title)
  await press(page.locator('#field-image').getByRole('button', { name: say.choose }))
  await press(page.locator('.drawer--is-open tbody tr').first().getByRole('button').first())
  await expect.poll(() => page.locator('#action-save-draft').isDisabled(), { timeout: 30_000 }).toBe(true)
  // Whoever had it open once has it open again.
  if (!(await page.locator('iframe#live-preview-iframe').isVisible()))
    await press(page.getByRole('button', { name: say.preview }))
  await page
    .frameLocator('iframe#live-preview-iframe')
    .getByRole('heading', { name: title })
    .first()
    .waitFor({ state: 'attached', timeout: 45_000 })
  await press(page.getByRole('button', { name: say.handIn }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('button', { name: say.handIn }))
  await dialog.getByText(say.handedIn).waitFor()
  const id = /\/news\/(\d+)/.exec(page.url())?.[1] ?? ''
  return { id, presses: count() }
}

/** Writes the other language of a record and hands it in, as its translator would. */
async function handInEnglish(origin: string, id: string, title: string): Promise<void> {
  const headers = { cookie: await signIn(origin, editor), origin, 'content-type': 'application/json' }
  const stored = await fetch(`${origin}/admin/api/news/${id}?locale=zh&draft=true&depth=0`, { headers })
  const { body } = (await stored.json()) as { body: unknown }
  const data = { title, summary: `${title}, in short.`, body, _status: 'draft' }
  const saved = await fetch(`${origin}/admin/api/news/${id}?locale=en&draft=true`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(data),
  })
  expect(saved.status).toBe(200)
  const handed = await fetch(`${origin}/admin/api/reviews/hand-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ source: 'news', record: Number(id), locales: ['en'] }),
  })
  expect(handed.status).toBe(200)
}

/** Monday at nine, as `datetime-local` writes it. */
function nextMonday(): string {
  const date = new Date()
  date.setDate(date.getDate() + ((8 - date.getDay()) % 7 || 7))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T09:00`
}

describe('26 (point 6): from the first word to the page', () => {
  test.for(chooseWay(['zh', 'en'] as const, import.meta.url))(
    'with few presses, in the admin’s language (%s)',
    async (language, { open, portico }) => {
      const { origin } = portico
      const say = words[language]
      // Another one at a second attempt.
      const title = `A story of ${language} to be read ${Date.now()}`
      const desktop = { locale: say.language, viewport: { width: 1440, height: 900 } }
      const writer = await openAsStaff(open, origin, editor, desktop)
      const { id, presses } = await writeNews(writer, say, title)
      expect(presses).toBeLessThanOrEqual(12)
      // A form that stays open may save itself once more, and what was handed in would not be what is stored.
      await writer.close()
      await handInEnglish(origin, id, `${title} in English`)

      const { count, press } = countPresses()
      const page = await openAsStaff(open, origin, publisher, desktop)
      await page.goto('/admin/review')
      expect(await findBarriers(page, { exclude: 'iframe', tags: wcag })).toEqual([])
      await press(page.getByRole('link', { name: title, exact: true }))
      const dialog = await openDialog(page, page.getByRole('button', { name: say.review }))
      expect(await findBarriers(page, { exclude: 'iframe', tags: wcag })).toEqual([])
      const chinese = dialog.getByRole('region', { name: say.chinese })
      const english = dialog.getByRole('region', { name: say.english })
      await press(chinese.getByRole('button', { name: say.publish }))
      await dialog.getByText(say.published).waitFor()
      await press(english.getByRole('button', { name: say.plan }))
      await english.locator('input[type="datetime-local"]').fill(nextMonday())
      await press(english.getByRole('button', { name: say.planIt, exact: true }))
      await dialog.getByText(say.planned).waitFor()
      // And the one that opened the dialog.
      expect(count() + 1).toBeLessThanOrEqual(6)
      await poll(async () => (await ask(`${origin}/news`)).text.includes(title), {
        within: 20_000,
        for: 'the story to be public in Chinese',
      })
      expect((await ask(`${origin}/en/news`)).text).not.toContain(`${title} in English`)
    },
  )

  test('is given back with a remark at a field, which leads there', async ({ open, portico: { origin } }) => {
    const say = words.en
    const page = await openAsStaff(open, origin, editor, { locale: 'en-US', viewport: { width: 390, height: 844 } })
    const cookie = await signIn(origin, publisher)
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const { docs } = (await (await fetch(`${origin}/admin/api/news?limit=1&sort=-id`, { headers })).json()) as {
      docs: { id: number }[]
    }
    const id = docs[0]?.id ?? 0
    await handInEnglish(origin, String(id), 'A story to be shortened')
    const body = { source: 'news', record: id, locale: 'en', remarks: [{ field: 'summary', text: 'Shorter, please' }] }
    const returned = await fetch(`${origin}/admin/api/reviews/return`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(returned.status).toBe(200)
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    const dialog = await openDialog(page, page.getByRole('button', { name: /^Review: Returned/ }))
    await dialog.getByText('Shorter, please').waitFor()
    await dialog.getByRole('button', { name: 'Summary' }).click()
    await poll(() => page.locator('#field-summary').evaluate((field) => field.contains(document.activeElement)), {
      within: 5000,
      for: 'the cursor to stand in the field',
    })
    expect(await dialog.isVisible()).toBe(false)
    const again = await openDialog(page, page.getByRole('button', { name: /^Review: Returned/ }))
    await again.getByRole('button', { name: 'Mark as settled' }).click()
    await again.getByText('Updated.').waitFor()
    await again.getByRole('button', { name: say.handIn }).click()
    await again.getByText(say.handedIn).waitFor()
  })
})
