import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testOwnProcess as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { administrator, editor, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const draftTitle = 'A title that nobody has published'
const slugs = { zh: translatedNews.zh.slug, en: translatedNews.en.slug }

/** The form of the translated news item, for somebody of staff. */
async function openForm(page: Page, origin: string, email: string, locale: 'zh' | 'en' = 'en'): Promise<void> {
  const [name = '', value = ''] = (await signIn(origin, email)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
  const id = await findNewsNumber(origin, slugs.zh)
  await page.goto(`/admin/collections/news/${id}?locale=${locale}`)
}

/** Pressed before the form is alive, a button does nothing. */
async function openPreview(page: Page): Promise<void> {
  const frame = page.locator('iframe#live-preview-iframe')
  const button = page.getByRole('button', { name: 'Live Preview', exact: true })
  await button.waitFor()
  for (let presses = 0; presses < 6 && (await button.isVisible()); presses += 1) {
    await button.click()
    await frame.waitFor({ timeout: 3000 }).catch(() => undefined)
  }
  await frame.waitFor()
}

/** Saves a draft of the translated news item, which nobody publishes. */
async function saveDraft(origin: string): Promise<void> {
  const id = await findNewsNumber(origin, slugs.zh)
  const { status } = await ask(`${origin}/admin/api/news/${id}?locale=en&draft=true`, {
    method: 'PATCH',
    headers: { cookie: await signIn(origin, editor), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title: draftTitle, _status: 'draft' }),
  })
  expect(status).toBe(200)
}

describe('26 (point 2): drafts as pages', () => {
  test('an editor sees what is typed as a page, before anybody else does, and it is saved without a press', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await openForm(page, origin, editor)
    await openPreview(page)
    const preview = page.frameLocator('iframe#live-preview-iframe')
    await preview.getByRole('heading', { level: 1, name: translatedNews.en.title }).waitFor()
    const before = performance.now()
    await page.getByLabel('Title').first().fill(draftTitle)
    await preview.getByRole('heading', { level: 1, name: draftTitle }).waitFor()
    // The pause after which it is saved, and the second that the page may take, on a machine that does other things too.
    expect(performance.now() - before).toBeLessThan(10_000)
    await preview.getByText('Preview: an English draft, not public').waitFor()
    expect((await ask(`${origin}/en/news/detail?id=${slugs.en}`)).text).not.toContain('nobody has published')
    await page.reload()
    expect(await page.getByLabel('Title').first().inputValue()).toBe(draftTitle)
  })

  test('a link shows the draft to somebody without an account, and nothing once it is taken back', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await saveDraft(origin)
    await openForm(page, origin, editor)
    await page.getByRole('button', { name: 'Share draft' }).click()
    await page.getByLabel('Who is it for?').fill('Ms Weber, press office')
    await page.getByRole('button', { name: 'Create link' }).click()
    const address = await page.getByLabel('Ms Weber, press office').inputValue()

    const outsider = await open({ locale: 'en-US' })
    const answer = await outsider.page.goto(address)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    await outsider.page.getByRole('heading', { level: 1, name: draftTitle }).waitFor()
    expect(new URL(outsider.page.url()).pathname).toBe('/en/news/detail')
    expect(outsider.record.complaints).toEqual([])

    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByText('The link was taken back and no longer opens.').waitFor()
    const gone = await outsider.page.goto(address)
    expect(gone?.status()).toBe(404)
    await outsider.page.getByRole('heading', { name: 'This preview is no longer available' }).waitFor()
    // Not as a page either, at the address that the link had led to.
    const cookie = await signIn(origin, administrator)
    const kept = await fetch(`${origin}/admin/api/preview-links?limit=1`, { headers: { cookie } })
    const { docs } = (await kept.json()) as { docs: { recipient: string; takenBackBy?: string }[] }
    expect(docs[0]).toMatchObject({ recipient: 'Ms Weber, press office', takenBackBy: expect.stringContaining(editor) })
  })

  test('both sides of a change stand beside each other', async ({ open, portico: { origin } }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await saveDraft(origin)
    await openForm(page, origin, editor)
    await page.getByRole('button', { name: 'Share draft' }).click()
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'See the draft as a page in a new window' }).click()
    const draft = await popup
    const compared = draft.waitForEvent('popup')
    await draft.getByRole('link', { name: 'Compare with the published page' }).click()
    const sides = await compared
    await sides
      .frameLocator('iframe[title="Published"]')
      .getByRole('heading', { level: 1, name: translatedNews.en.title })
      .waitFor()
    await sides.frameLocator('iframe[title="Draft"]').getByRole('heading', { level: 1, name: draftTitle }).waitFor()
  })
})
