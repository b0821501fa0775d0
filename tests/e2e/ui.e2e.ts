import { describe, expect } from 'vitest'
import { findBarriersInThemes } from '../browser/barriers.ts'
import { isFocused, openSpecimens } from '../browser/specimens.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'

// Only outside production is there a page that shows the parts.
test.override({ env: { NODE_ENV: 'test' } })

describe('the parts of the interface', () => {
  for (const path of ['/dev/ui', '/en/dev/ui']) {
    test(`${path}, light and dark: no barrier that axe knows of, with every layer open`, async ({ open }) => {
      const { page, record } = await open({ reducedMotion: 'reduce' })
      await openSpecimens(page, path)
      expect(await findBarriersInThemes(page)).toEqual([])
      await page.locator('#toolbox').click()
      await page.locator('.combobox-option').first().waitFor()
      expect(await findBarriersInThemes(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('#layers .menu button').first().click()
      await page.getByRole('menu').waitFor()
      expect(await findBarriersInThemes(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('[commandfor="close-ticket"]').click()
      await page.getByRole('dialog').waitFor()
      expect(await findBarriersInThemes(page)).toEqual([])
      expect(record.complaints).toEqual([])
    })
  }

  for (const width of [360, 390, 768, 1440, 2560]) {
    test(`nothing is wider than the page at ${width} px`, async ({ open }) => {
      const { page } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      for (const path of ['/dev/ui', '/en/dev/ui']) {
        await openSpecimens(page, path)
        const wide = await page.evaluate(() => {
          const over = [...document.querySelectorAll('main *')].filter((element) => {
            const isScrolled = element.closest('.matrix-box, pre, .tab-list, .sr-only, thead') !== null
            return !isScrolled && element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
          })
          return over.map((element) => `${element.tagName} ${element.className}`)
        })
        expect(wide).toEqual([])
      }
    })
  }

  test('targets are 44 px high under a finger', async ({ open }) => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await openSpecimens(page)
    const low = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(.button, .control, .icon-button, .control-button, summary, .tab, .choice)',
        ),
      ]
        .filter((element) => element.getBoundingClientRect().height > 0)
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.className}: ${element.getBoundingClientRect().height}`),
    )
    expect(low).toEqual([])
  })

  test('the server’s HTML has no style attribute and no handler', async ({ portico }) => {
    for (const path of ['/dev/ui', '/en/dev/ui']) {
      const { headers, status, text } = await ask(portico.origin + path, { headers: asDocument })
      expect(status).toBe(200)
      expect(String(headers['content-security-policy'])).toContain("trusted-types 'none'")
      expect(text).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/)
    }
  })
})

describe('filters in the address', () => {
  test('are chosen without a page load, keep the focus, and go with the browser’s button', async ({ open }) => {
    const { page, record } = await open()
    await openSpecimens(page)
    const documents = () => record.requests.filter(({ type }) => type === 'document').length
    const domain = page.getByLabel('Domain')
    await domain.focus()
    await domain.selectOption('control')
    await page.waitForURL('**/en/dev/ui?domain=control')
    await page.getByText('2 toolboxes').waitFor()
    expect(await isFocused(domain)).toBe(true)
    await page.getByRole('switch', { name: 'Updated only' }).check()
    await page.waitForURL('**?domain=control&new=yes')
    await page.getByText('No matching toolboxes').waitFor()
    await page.goBack()
    await page.getByText('2 toolboxes').waitFor()
    expect(await page.getByRole('switch', { name: 'Updated only' }).isChecked()).toBe(false)
    expect(documents()).toBe(1)
  })
})

describe('without scripts', () => {
  test('panels stand one below the other, selects take the place of the combobox, filters are sent', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/en/dev/ui')
    for (const text of ['The solver is 3.1 times', '64-bit Linux', 'Each file comes', 'On screens with']) {
      expect(await page.getByText(text).isVisible()).toBe(true)
    }
    expect(await page.getByRole('tab').count()).toBe(0)
    expect(await page.locator('select#toolbox').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Close ticket' }).first().click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Close this ticket?' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Keep it open' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ticket actions' }).click()
    await expect.poll(() => page.getByRole('link', { name: 'Download history' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByLabel('Domain').selectOption('control')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.waitForURL('**/en/dev/ui?q=&domain=control')
    expect(await page.getByText('2 toolboxes').isVisible()).toBe(true)
  })
})
