import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { publisher, signIn } from '../process/staff.ts'
import { openDatabase } from '../process/read-database.ts'

async function signInPage(page: Page, origin: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(origin, publisher)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

/** A button of a form does nothing before it is alive. */
async function openDialog(page: Page, button: string, title: string): Promise<void> {
  const opener = page.getByRole('button', { name: button, exact: true }).first()
  const heading = page.getByRole('heading', { name: title })
  await opener.waitFor()
  for (let presses = 0; presses < 6 && !(await heading.isVisible()); presses += 1) {
    await opener.click()
    await heading.waitFor({ timeout: 3000 }).catch(() => undefined)
  }
}

async function findNumber(origin: string, collection: string, where: string): Promise<string> {
  const cookie = await signIn(origin, publisher)
  const answer = await fetch(`${origin}/admin/api/${collection}?${where}&limit=1&depth=0`, { headers: { cookie } })
  return String(((await answer.json()) as { docs: { id: number }[] }).docs[0]?.id)
}

const desktop = { locale: 'en-US', viewport: { width: 1440, height: 900 } }

describe('26 (point 8): links in the admin', () => {
  test('what uses a page is listed, and keeps it from the trash in words', async ({ open, portico: { origin } }) => {
    const product = await findNumber(origin, 'columns', 'where[path][equals]=/product')
    const { page } = await open(desktop)
    await signInPage(page, origin)
    await page.goto(`/admin/collections/columns/${product}?locale=en`)
    await openDialog(page, 'Used in', 'Where this is used')
    const dialog = page.getByRole('dialog', { name: 'Where this is used' })
    await dialog.getByRole('heading', { name: 'Seen by visitors' }).waitFor()
    expect(await dialog.getByRole('link', { name: 'Navigation', exact: true }).getAttribute('href')).toBe(
      '/admin/globals/navigation',
    )
    expect(await findBarriers(page, { include: 'dialog[open]', tags: wcag })).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByText(/What visitors see still uses this: .*Navigation/).waitFor()
    expect((await ask(`${origin}/en/product`)).status).toBe(200)
  })

  test('a page is found by name for an address, and a dead address is said to be one', async ({
    open,
    portico: { origin },
  }) => {
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const { page } = await open(desktop)
    await signInPage(page, origin)
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    const field = page.locator('#field-source__target')
    await field.fill('/no-such-page')
    await page.getByText('This site has no such page. You can save all the same.').waitFor()
    await openDialog(page, 'Choose a page', 'Choose a page of this site')
    const dialog = page.getByRole('dialog', { name: 'Choose a page of this site' })
    await dialog.getByRole('searchbox', { name: 'Find by name or address' }).fill('arm-2026-001')
    await dialog.getByRole('button', { name: /\/help\/SecurityIncident\?id=arm-2026-001$/ }).waitFor()
    expect(await findBarriers(page, { include: 'dialog[open]', tags: wcag })).toEqual([])
    await dialog.getByRole('button', { name: /\/help\/SecurityIncident\?id=arm-2026-001$/ }).click()
    await expect.poll(() => field.inputValue()).toBe('/help/SecurityIncident?id=arm-2026-001')
    await page.getByText('This site has no such page. You can save all the same.').waitFor({ state: 'hidden' })
  })

  test('a link in a text leads to a record that is picked, also after that is renamed', async ({
    open,
    portico: { origin },
  }) => {
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const target = await findNumber(origin, 'products', 'where[slug][equals]=twin')
    const cookie = await signIn(origin, publisher)
    const change = (path: string, data: object) =>
      fetch(`${origin}/admin/api/${path}?locale=en`, {
        method: 'PATCH',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
    const { page } = await open(desktop)
    await signInPage(page, origin)
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    const text = page.locator('.ContentEditable__root').first()
    await text.waitFor()
    await text.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Shift+End')
    await page.locator('.toolbar-popup__button-link').first().click()
    await page.getByText('Internal Link').click()
    const drawer = page.locator('.drawer__content').last()
    await drawer.locator('.rs__control, .relationship-input-append').first().waitFor()
    expect(await drawer.locator('.rs__control').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')

    const { body } = (await (
      await fetch(`${origin}/admin/api/news/${id}?locale=en&depth=0`, { headers: { cookie } })
    ).json()) as { body: { root: { children: object[] } } }
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'products', value: Number(target) } },
      children: [{ type: 'text', text: 'the twin', format: 0, version: 1, detail: 0, mode: 'normal', style: '' }],
      format: '',
      indent: 0,
      direction: 'ltr',
    }
    const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', children: [link] }
    body.root.children.unshift(paragraph)
    expect((await change(`news/${id}`, { body, _status: 'published' })).status).toBe(200)
    const shown = async () => (await ask(`${origin}/en/news/detail?id=${translatedNews.en.slug}`)).text
    await expect.poll(shown).toContain('href="/en/product/detail?id=twin"')
    expect((await change(`products/${target}`, { slug: 'twin-renamed', _status: 'published' })).status).toBe(200)
    await expect.poll(shown).toContain('href="/en/product/detail?id=twin-renamed"')
  })

  test('broken links are listed with where they stand, and leave the list when they open', async ({
    open,
    portico: { dataDir, origin },
  }) => {
    const addresses = ['/about', 'https://gone.example/paper.pdf']
    const database = openDatabase(dataDir)
    const add = database.prepare(
      `INSERT INTO checked_links (address, next_at, failing_since, is_broken, reason) VALUES (?, ?, ?, 1, ?)
       ON CONFLICT (address) DO UPDATE SET is_broken = 1, failing_since = excluded.failing_since, reason = excluded.reason`,
    )
    const later = new Date(Date.now() + 86_400_000).toISOString()
    for (const address of addresses) add.run(address, later, '2030-01-02T03:04:05.000Z', '404')
    database.close()
    const { page, record } = await open(desktop)
    await signInPage(page, origin)
    await page.goto('/admin/links')
    await page.getByRole('heading', { name: 'Broken links' }).waitFor()
    const row = page.getByRole('row', { name: /^\/about/ })
    await row.getByRole('link', { name: 'Navigation' }).waitFor()
    await page.getByText('Answers with 404').first().waitFor()
    expect(await findBarriers(page, { include: '.broken-links', tags: wcag })).toEqual([])
    await row.getByRole('button', { name: 'Check again now: /about' }).click()
    await page.getByText('This link opens now and has left the list.').waitFor()
    expect(await row.count()).toBe(0)
    await page.getByRole('row', { name: /gone\.example/ }).waitFor()
    expect(record.complaints).toEqual([])
  })
})
