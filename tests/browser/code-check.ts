import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import { functionAreas } from '#demo/content/compatibility/index.ts'
import { started } from './started.ts'

export const codeCheckPath = '/product/matlab-simulink'
const pages = {
  zh: { address: codeCheckPath, label: '代码和模型' },
  en: { address: `/en${codeCheckPath}`, label: 'Code and models' },
}

/** The functions and commands of the coverage table. */
export const examined = functionAreas.flatMap(({ groups }) =>
  groups.flatMap(({ names, state }) => names.split(' ').map((name) => ({ name, state }))),
)

export const codeField = (page: Page, locale: Locale) => page.getByLabel(pages[locale].label, { exact: true })

/** Opens the page and waits until files can be chosen. */
export async function openCheck(page: Page, locale: Locale) {
  // The router asks for its manifest about a second after all is quiet: a test that counts requests must not see it.
  const manifest = page.waitForEvent('requestfinished', (request) => request.url().includes('/builds/meta/'))
  await page.goto(pages[locale].address)
  await started(page)
  await manifest
  const field = codeField(page, locale)
  await expect.poll(() => field.isEnabled()).toBe(true)
  return field
}
