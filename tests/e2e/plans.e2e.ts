import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { poll } from '../process/poll.ts'
import { editor, publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const draftTitle = 'A title for later'

async function signInPage(page: Page, origin: string, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(origin, email)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

/** Saves a draft of the translated news item. */
async function saveDraft(origin: string): Promise<string> {
  const id = await findNewsNumber(origin, translatedNews.zh.slug)
  const { status } = await ask(`${origin}/admin/api/news/${id}?locale=en&draft=true`, {
    method: 'PATCH',
    headers: { cookie: await signIn(origin, editor), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title: draftTitle, _status: 'draft' }),
  })
  expect(status).toBe(200)
  return id
}

/** A button of a form does nothing before it is alive. */
async function openDialog(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'Publish or withdraw at a set time' })
  await page.getByRole('button', { name: 'Schedule', exact: true }).first().waitFor()
  for (let presses = 0; presses < 6 && !(await title.isVisible()); presses += 1) {
    await page.getByRole('button', { name: 'Schedule', exact: true }).first().click()
    await title.waitFor({ timeout: 3000 }).catch(() => undefined)
  }
}

const writeLocal = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

describe('26 (point 5): planning in the admin', () => {
  test('a publisher lets English out at a time, sees it among the plans, and it goes out', async ({
    open,
    portico: { origin },
  }) => {
    const id = await saveDraft(origin)
    const { page, record } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await signInPage(page, origin, publisher)
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    await openDialog(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await dialog.getByText(/^Scheduled for /).waitFor()
    await dialog.getByRole('button', { name: 'Cancel the plan' }).waitFor()

    await page.goto('/admin/plans')
    await page.getByRole('heading', { name: 'Publication plans' }).waitFor()
    await page.getByRole('link', { name: draftTitle, exact: true }).waitFor()

    // Given another time, it stands there in the calendar, which leads to it.
    const later = new Date(Date.now() + 3 * 24 * 60 * 60_000)
    await page.getByRole('button', { name: 'Change the time' }).click()
    await page.getByLabel('New time').fill(writeLocal(later))
    await page.getByRole('button', { name: 'Change the time' }).click()
    await page.getByText(/^Scheduled for /).waitFor()
    if (later.getMonth() !== new Date().getMonth()) await page.getByRole('button', { name: 'Next month' }).click()
    const day = page.getByRole('cell').filter({ has: page.locator('a[href^="#plan-"]') })
    await expect.poll(() => day.locator('.plan-day').innerText()).toBe(String(later.getDate()))
    await day.getByRole('link').click()
    expect(new URL(page.url()).hash).toMatch(/^#plan-\d+$/)
    expect(await findBarriers(page, { include: '.plans' })).toEqual([])
    const preview = await page.getByRole('link', { name: 'Preview the page after the plan' }).getAttribute('href')
    expect((await ask(`${origin}${preview}`)).status).toBe(302)
    const seen = await open({ locale: 'en-US' })
    await seen.page.goto(String(preview))
    await seen.page.getByText('Preview: after the plan, not public').waitFor()
    expect(await seen.page.getByRole('heading', { level: 1 }).innerText()).toBe(draftTitle)
    expect((await ask(`${origin}/en/news/detail?id=${translatedNews.en.slug}`)).text).not.toContain(draftTitle)

    // The next minute has come before the test is over: the same plan, moved there by its publisher.
    const cookie = await signIn(origin, publisher)
    const coming = await fetch(`${origin}/admin/api/plans/coming`, { headers: { cookie } })
    const { plans } = (await coming.json()) as { plans: { id: number }[] }
    const moved = await fetch(`${origin}/admin/api/plans/move`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ plan: plans[0]?.id, at: new Date(Date.now() + 3000).toISOString() }),
    })
    expect(moved.status).toBe(200)
    await poll(
      async () => (await ask(`${origin}/en/news/detail?id=${translatedNews.en.slug}`)).text.includes(draftTitle),
      {
        within: 20_000,
        for: 'the planned title to be public',
      },
    )
    await page.reload()
    await page.locator('.plan-head').getByText('Done').waitFor()
    expect((await ask(`${origin}${preview}`)).status).toBe(404)

    // Let out too early: visitors have the page of before again, and the new title is still the draft.
    await page.getByRole('button', { name: 'Take the plan back' }).click()
    const question = page.getByRole('dialog', { name: /^Take back / })
    await question.getByText('Visitors get what they had before the plan').waitFor()
    expect(await findBarriers(page, { include: '.plans' })).toEqual([])
    await question.getByRole('button', { name: 'Take the plan back' }).click()
    await page.locator('.plan-head').getByText('Taken back').waitFor()
    await poll(
      async () => !(await ask(`${origin}/en/news/detail?id=${translatedNews.en.slug}`)).text.includes(draftTitle),
      { within: 20_000, for: 'the page of before' },
    )
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    expect(await page.getByLabel('Title').first().inputValue()).toBe(draftTitle)
    expect(record.complaints).toEqual([])
  })

  test('a time that has passed is refused in words, and an editor is offered none', async ({
    open,
    portico: { origin },
  }) => {
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await signInPage(page, origin, publisher)
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    await openDialog(page)
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type="datetime-local"]').fill(writeLocal(new Date(Date.now() - 3_600_000)))
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await dialog.getByText('This time has passed. Choose a later one.').waitFor()

    const other = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await signInPage(other.page, origin, editor)
    await other.page.goto(`/admin/collections/news/${id}?locale=en`)
    await other.page.getByRole('button', { name: 'Share draft' }).waitFor()
    expect(await other.page.getByRole('button', { name: 'Schedule', exact: true }).count()).toBe(0)
  })
})
