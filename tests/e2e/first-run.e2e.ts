import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'
import { crawl } from '../process/crawl.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'

/** Pressed at most, from the page of the first administrator to a whole site. */
const mostPresses = 60
const tenMinutes = 10 * 60_000
const account = { Name: 'First Person', 'E-mail': 'first@example.com' }
const password = 'a long enough password'
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b7a4b" d="M4 28C4 12 12 4 28 4 28 20 20 28 4 28z"/></svg>'
/** What may not be seen of the company of the demo. */
const foreign = /armilla|浑仪/i

let portico: Portico
beforeAll(async () => {
  const dataDir = await makeDataFolder({ isEmpty: true })
  portico = await startPortico({ dataDir, env: { PORTICO_DEMO: 'off', RATE_LIMITS: 'off' } })
}, 180_000)
afterAll(async () => {
  await portico.stop()
  await removeFolder(portico.dataDir)
})

let presses = 0
const press = async (what: Locator) => {
  presses += 1
  await what.click()
}

async function makeAdministrator(page: Page): Promise<void> {
  const found = () => /\/admin\/set-up\?token=([\w-]+)/.exec(portico.output())?.[1]
  const token = await poll(found, { within: 5000, for: 'the token in the terminal' })
  await page.goto(`${portico.origin}/admin/set-up?token=${token}`)
  for (const [label, value] of Object.entries(account)) await page.getByLabel(label).fill(value)
  await page.getByLabel(/^Password/).fill(password)
  await press(page.getByRole('button', { name: 'Create' }))
  await page.getByLabel('Email').fill(account['E-mail'])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page.getByRole('button', { name: 'Sign in' }))
}

const fields = {
  'Company name in Chinese': '青禾医疗用品有限公司',
  'Company name in English': 'Qinghe Medical Supplies',
  'Short name in Chinese': '青禾医疗',
  'Short name in English': 'Qinghe',
  'What the company does, in one Chinese sentence': '为诊所供应耗材与器械。',
  'What the company does, in one English sentence': 'Supplies clinics with consumables and instruments.',
  'Country code, such as CN': 'CN',
  'ICP filing number': '浙ICP备00000000号',
  'Public e-mail address': 'info@example.com',
  'Phone, with country code': '+86 000 0000 0000',
  'Address in Chinese': '浙江省杭州市示例路1号',
  'Address in English': '1 Example Road, Hangzhou, China',
  'Enquiries go to': 'sales@example.com',
}

describe('27: from an empty start to a site of one’s own', () => {
  test('within ten minutes and sixty presses, by role and name', { timeout: tenMinutes }, async ({ open }) => {
    const begun = Date.now()
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await makeAdministrator(page)
    await press(page.getByRole('link', { name: 'The company’s name' }))
    await page.getByRole('heading', { level: 1, name: 'Set up the site' }).waitFor()
    expect(await findBarriers(page, { include: '.setup', tags: wcag })).toEqual([])
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
    const save = async (step: string, said = 'Saved.') => {
      const form = page.getByRole('form', { name: step })
      await press(form.getByRole('button', { name: `Save: ${step}` }))
      await form.getByRole('status').filter({ hasText: said }).last().waitFor()
    }
    await save('The company’s name')
    const colour = page.getByLabel('Main colour, such as #0b7a4b')
    await colour.fill('#fff4b8')
    await save('Logo and colour', '#')
    await colour.fill('#0b7a4b')
    await page
      .getByLabel('Mark (nearly square)', { exact: true })
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(mark) })
    await page.getByRole('button', { name: 'Remove: Mark (nearly square)' }).waitFor()
    await save('Logo and colour')
    await press(page.getByLabel('Jobs'))
    await save('The company’s sections')
    await save('Contact and address')
    await save('Who is notified of messages')
    await press(page.getByRole('button', { name: 'Make pages and menus' }))
    await page.getByText(/^Made: \d+ pages, 2 menus, 3 drafts/).waitFor({ timeout: 60_000 })
    expect(presses).toBeLessThanOrEqual(mostPresses)
    expect(Date.now() - begun).toBeLessThan(tenMinutes)

    const { dead, pages } = await crawl(portico.origin)
    expect(dead).toEqual([])
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['/product', '/en/news', '/about', '/en/help', '/contact', '/login']),
    )
    for (const [address, text] of pages) expect([address, foreign.exec(text)?.[0]]).toEqual([address, undefined])
    expect(pages.get('/en')).toContain('Qinghe')
    expect(pages.get('/')).toContain('浙ICP备00000000号')
    const off = await ask(`${portico.origin}/en/joinUs`, { headers: asDocument })
    expect([off.status, off.text]).toEqual([404, expect.stringContaining('href="/en/sitemap"')])
    // What is left for later stands on the start page.
    await page.goto(`${portico.origin}/admin`)
    await page.getByRole('link', { name: 'Fill in and publish the legal texts' }).waitFor()
    await page.getByRole('link', { name: 'The company’s name' }).waitFor({ state: 'detached' })
  })
})
