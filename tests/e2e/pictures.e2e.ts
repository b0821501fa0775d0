import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { poll } from '../process/poll.ts'
import { editor, publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const desktop = { locale: 'en-US', viewport: { width: 1440, height: 900 } }
const [first, second] = ['A wheel in the first light', 'A wheel in the second light']
const article = `/en/news/detail?id=${translatedNews.en.slug}`

const drawPlate = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#23907a' } })
    .png()
    .toBuffer()

const isShown = (origin: string, alt: string) => async () =>
  (await ask(`${origin}${article}`)).text.includes(`alt="${alt}"`)

/** Controls are named when the page comes to life. */
async function expectNoBarrier(page: Page): Promise<void> {
  await expect.poll(() => findBarriers(page, { tags: wcag }), { timeout: 15_000 }).toEqual([])
}

/** Uploads a picture where the form asks for one, and keeps it as a draft. */
async function uploadPicture(page: Page, name: string, alt: string): Promise<void> {
  const field = page.locator('#field-image')
  await field.getByRole('button', { name: 'Remove the file' }).click()
  await field.getByRole('button', { name: 'Create New' }).click()
  const drawer = page.locator('.drawer--is-open').last()
  await drawer.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer: await drawPlate() })
  await drawer.locator('#field-alt').fill(alt)
  await drawer.getByRole('button', { name: 'Save Draft' }).click()
  await field.getByText(name).first().waitFor()
}

describe('26 (point 4): pictures in the admin', () => {
  test('goes from an editor’s draft to the visitor with the news, is changed as a draft, and put back', async ({
    open,
    portico: { origin },
  }) => {
    const news = await findNewsNumber(origin, translatedNews.zh.slug)
    const writer = await openAsStaff(open, origin, editor, desktop)
    await writer.goto(`/admin/collections/news/${news}?locale=en`, { waitUntil: 'networkidle' })
    // Another one at a second attempt.
    const name = `wheel-${Date.now()}`
    await uploadPicture(writer, `${name}.png`, first)
    // What is chosen saves itself.
    const cookie = await signIn(origin, editor)
    const askAdmin = async (way: string, init: RequestInit = {}) => {
      const headers = { cookie, origin, 'content-type': 'application/json' }
      return (await (await fetch(`${origin}/admin/api/${way}`, { ...init, headers })).json()) as {
        docs: { id: number }[]
        image?: { id?: number } | null
      }
    }
    const { docs } = await askAdmin(`media?draft=true&where[filename][equals]=${name}.png`)
    const id = docs[0]?.id
    await poll(async () => (await askAdmin(`news/${news}?draft=true&locale=en&depth=1`)).image?.id === id, {
      within: 30_000,
      for: 'the draft to have the picture',
    })
    await askAdmin(`media/${id}?draft=true&locale=zh`, {
      method: 'PATCH',
      body: JSON.stringify({ alt: '第一缕光里的轮子', _status: 'draft' }),
    })
    expect(await isShown(origin, first)()).toBe(false)

    // Leaves the document: whoever opens it meanwhile is told of it, over the buttons.
    await writer.goto('/admin/collections/news', { waitUntil: 'networkidle' })
    await poll(async () => (await askAdmin('payload-locked-documents?depth=0')).docs.length === 0, {
      within: 30_000,
      for: 'the document to be free',
    })
    const page = await openAsStaff(open, origin, publisher, desktop)
    await page.goto(`/admin/collections/news/${news}?locale=en`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await poll(isShown(origin, first), { within: 20_000, for: 'the picture to be public with the news' })
    const picture = new RegExp(`src="(/media/${name}[^"]*)"`).exec((await ask(`${origin}${article}`)).text)?.[1] ?? ''
    expect((await ask(`${origin}${picture.replaceAll('&amp;', '&')}`)).status).toBe(200)

    const address = `/admin/collections/media/${id}`
    const body = JSON.stringify({ alt: second, _status: 'draft' })
    await askAdmin(`media/${id}?draft=true&locale=en`, { method: 'PATCH', body })
    expect([await isShown(origin, first)(), await isShown(origin, second)()]).toEqual([true, false])

    await page.goto(`${address}?locale=en`, { waitUntil: 'networkidle' })
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await poll(isShown(origin, second), { within: 20_000, for: 'the new words to be public' })

    const was = `where[parent][equals]=${id}&where[version.alt][equals]=${encodeURIComponent(first)}&where[version._status][equals]=published`
    const earlier = (await askAdmin(`media/versions?${was}&locale=en&sort=-id`)).docs[0]?.id
    await page.goto(`${address}/versions/${earlier}?locale=en`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await poll(isShown(origin, first), { within: 20_000, for: 'the earlier words to be public again' })
  })

  test('are seen side by side, and found by what they lack', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, editor, desktop)
    await page.goto('/admin/collections/media', { waitUntil: 'networkidle' })
    const filters = page.getByRole('navigation', { name: 'Quick filters' })
    expect(await filters.getByRole('link').allInnerTexts()).toEqual([
      'All',
      'No Chinese alternative text',
      'No English alternative text',
      expect.stringMatching(/^Used nowhere \(\d+\)$/),
    ])
    const [one, other] = await Promise.all([0, 1].map((row) => page.locator('tbody tr').nth(row).boundingBox()))
    expect([other?.y, (other?.x ?? 0) > (one?.x ?? 0)]).toEqual([one?.y, true])
    await expectNoBarrier(page)
    await filters.getByRole('link', { name: 'No English alternative text' }).click()
    await page.waitForURL(/locale=en/)
    await page.getByText('No Results.').waitFor()
  })
})
