import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { pageRoutes } from '#site/route-table.ts'
import { quiet, started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'

vi.setConfig({ testTimeout: 300_000 })

const token = 'A'.repeat(43)
/** Forms that stand at addresses of their own beside those of the routes. */
const further = ['register', 'forgot', 'resend', `verify#token=${token}`, `reset#token=${token}`].map(
  (mode) => `/login?mode=${mode}`,
)
const cv = { name: 'early.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const texts: Record<string, string> = {
  number: '2',
  date: '2026-12-01',
  email: 'early@example.com',
  url: 'https://a.example',
}

/** Fills one control as a person does. @returns whether there was something to fill in */
async function fill(control: Locator): Promise<boolean> {
  const { tag, type } = await control.evaluate((one) => ({
    tag: one.localName,
    type: one.getAttribute('type') ?? 'text',
  }))
  if (tag === 'select') {
    const options = await control.locator('option:not([disabled])').count()
    if (options < 2) return false
    await control.selectOption({ index: options - 1 })
  } else if (type === 'checkbox' || type === 'radio') await control.click({ force: true })
  else if (type === 'file') await control.setInputFiles(cv)
  else await control.fill(texts[type] ?? 'early words')
  return true
}

/** What every control of the page holds; of files the names, which a form that is alive shows in words. */
const readAll = (page: Page) =>
  page.locator('main :is(input:not([type=hidden]), select, textarea)').evaluateAll((controls) =>
    controls.flatMap((one) => {
      const control = one as HTMLInputElement
      if (control.type === 'file')
        return [`file: ${control.files?.[0]?.name ?? (control.form?.innerText.match(/early\.pdf/) ?? [])[0]}`]
      const isChoice = control.type === 'checkbox' || control.type === 'radio'
      return [`${control.id || control.name}: ${isChoice ? control.checked : control.value}`]
    }),
  )

/** Types while no script is there, lets the scripts come, and reads what is left. */
async function typeEarly(context: BrowserContext, address: string) {
  const page = await context.newPage()
  let release: (() => void) | undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main ~ *').first().waitFor({ state: 'attached' })
  let filled = 0
  for (const control of await page.locator('main :is(input:not([type=hidden]), select, textarea)').all())
    if ((await control.isVisible()) && (await control.isEnabled()) && (await fill(control))) filled += 1
  const before = await readAll(page)
  release?.()
  await started(page)
  for (const form of await page.locator('main form').all())
    if (await form.isVisible()) await form.scrollIntoViewIfNeeded()
  await quiet(page)
  const after = await readAll(page)
  await page.close()
  return { filled, before, after }
}

/** Every address whose page has something to fill in. */
async function addressesWithForms(origin: string, locale: Locale): Promise<string[]> {
  const all = [
    ...pageRoutes.filter(({ layout }) => layout !== 'plain').map(({ path }) => addressOf(path, locale)),
    ...further.map((path) => localizePath(path, locale)),
  ]
  const found: string[] = []
  for (const address of all) {
    const { text } = await ask(origin + address)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    if (/<(?:input(?! type="hidden")|select|textarea)/.test(main)) found.push(address)
  }
  return found
}

describe.each(locales)('forms in %s', (locale) => {
  test('[D1] what was typed, chosen, ticked and attached before the scripts came is there after them', async ({
    open,
    portico,
  }) => {
    const addresses = await addressesWithForms(portico.origin, locale)
    // Enquiries of six kinds, signing in and what belongs to it, tickets, and the searches of lists.
    expect(addresses.length).toBeGreaterThan(15)
    const lost: unknown[] = []
    const { context } = await open()
    for (const address of addresses) {
      const { after, before, filled } = await typeEarly(context, address)
      if (filled === 0) continue
      const kept = new Set(after)
      const gone = before.filter((each) => !kept.has(each))
      if (gone.length > 0) lost.push({ address, gone, after })
    }
    expect(lost).toEqual([])
  })
})
