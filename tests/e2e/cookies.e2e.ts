import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { legalTexts } from '#demo/content/legal-texts.ts'
import { writeDay } from '#lib/moment.ts'
import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

const version = legalTexts.findLast(({ kind }) => kind === 'cookies')?.version

const words = {
  zh: {
    path: '/',
    link: 'Cookie设置',
    preferences: '偏好',
    save: '保存设置',
    close: '关闭',
    chosen: (day: string) => `您在${writeDay(day, 'zh')}选择了打开“偏好”，当时的Cookie说明是${version}版。`,
  },
  en: {
    path: '/en',
    link: 'Cookie settings',
    preferences: 'Preferences',
    save: 'Save settings',
    close: 'Close',
    chosen: (day: string) =>
      `On ${writeDay(day, 'en')} you turned preferences on, with version ${version} of the cookie text.`,
  },
} as const

// By its own name: a toast is a dialog as well.
const settingsOf = (page: Page) => page.locator('dialog#cookie-settings')

const kept = (page: Page) =>
  page.evaluate(() => ['theme', 'portico.dismissed', 'portico.preferences'].filter((key) => localStorage.getItem(key)))

for (const [locale, own] of Object.entries(words)) {
  describe(`cookie settings (${locale})`, () => {
    const openSettings = async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: own.link, exact: true }).last().click()
      await settingsOf(page).waitFor()
    }

    test('what is only convenient is kept until it is forbidden, and goes then', async ({ open }) => {
      const { page, record } = await open({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.goto(own.path)
      await started(page)
      const theme = page.locator('.icon-button:has(.when-dark)').first()
      await theme.click()
      await page.locator('.strip-close').click()
      await expect.poll(() => kept(page)).toEqual(['theme', 'portico.dismissed'])

      await openSettings(page)
      expect(await findBarriers(page, { include: 'dialog' })).toEqual([])
      await page.getByRole('switch', { name: own.preferences }).click()
      await page.getByRole('button', { name: own.close }).first().click()
      expect(await kept(page), 'closed without saving').toEqual(['theme', 'portico.dismissed'])

      await openSettings(page)
      await page.getByRole('switch', { name: own.preferences }).click()
      await page.getByRole('button', { name: own.save }).click()
      await settingsOf(page).waitFor({ state: 'detached' })
      expect(await kept(page)).toEqual(['portico.preferences'])
      await theme.click()
      await expect.poll(() => kept(page), { message: 'nothing is kept any more' }).toEqual(['portico.preferences'])
      await page.reload()
      await started(page)
      expect(await page.locator('html').getAttribute('data-theme')).toBeNull()

      await openSettings(page)
      const choice = page.getByRole('switch', { name: own.preferences })
      expect(await choice.isChecked()).toBe(false)
      await choice.click()
      await page.getByRole('button', { name: own.save }).click()
      await settingsOf(page).waitFor({ state: 'detached' })
      await theme.click()
      await expect.poll(() => kept(page)).toEqual(['theme', 'portico.preferences'])

      await openSettings(page)
      const day = new Date().toLocaleDateString('sv-SE')
      await settingsOf(page).getByText(own.chosen(day)).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('portico.preferences'))).toBe(`on ${day} ${version}`)
      expect(record.complaints).toEqual([])
    })

    test('by keyboard: Escape closes, and the focus is where it was', async ({ open }) => {
      const { page } = await open({ reducedMotion: 'reduce' })
      await page.goto(own.path)
      await started(page)
      const link = page.getByRole('contentinfo').getByRole('link', { name: own.link, exact: true }).last()
      await link.focus()
      await page.keyboard.press('Enter')
      await settingsOf(page).waitFor()
      await page.keyboard.press('Escape')
      await settingsOf(page).waitFor({ state: 'detached' })
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    })

    test('without scripts, or without their file, there is their page', async ({ open }) => {
      const { page } = await open({ javaScriptEnabled: false })
      await page.goto(own.path)
      await page.getByRole('contentinfo').getByRole('link', { name: own.link, exact: true }).last().click()
      await page.waitForURL('**/cookies')
      expect(await page.getByRole('dialog').count()).toBe(0)
      const { page: other } = await open()
      await other.route('**/assets/cookie-settings-*.js', (route) => route.abort())
      await other.goto(own.path)
      await started(other)
      await other.getByRole('contentinfo').getByRole('link', { name: own.link, exact: true }).last().click()
      await other.waitForURL('**/cookies')
      await started(other)
      for (const each of [page, other])
        expect(await each.getByRole('main').innerText()).toContain('portico.preferences')
    })
  })
}
