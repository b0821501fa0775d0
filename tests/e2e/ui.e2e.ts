import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'

// Only outside production is there a page that shows the parts.
test.override({ env: { NODE_ENV: 'test', ADMIN: 'off' } })

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Opens the specimens, and waits until the last part of them runs. */
async function openSpecimens(page: Page, path = '/en/dev/ui'): Promise<void> {
  await page.goto(path)
  await page.locator('.control-combobox').waitFor()
}

describe('the parts of the interface', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of ['/dev/ui', '/en/dev/ui']) {
      test(`${path}, ${colorScheme}: no barrier that axe knows of, with every layer open`, async ({ open }) => {
        const { page, record } = await open({ colorScheme, reducedMotion: 'reduce' })
        await openSpecimens(page, path)
        const find = async () => {
          const { violations } = await new AxeBuilder({ page }).analyze()
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)
        }
        expect(await find()).toEqual([])
        await page.locator('#toolbox').click()
        await page.locator('.combobox-option').first().waitFor()
        expect(await find()).toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('#layers .menu button').first().click()
        await page.getByRole('menu').waitFor()
        expect(await find()).toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('[commandfor="close-ticket"]').click()
        await page.getByRole('dialog').waitFor()
        expect(await find()).toEqual([])
        expect(record.complaints).toEqual([])
      })
    }
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

describe('by keyboard', () => {
  test('the dialog takes the focus, keeps it, closes on Escape and gives it back', async ({ open }) => {
    const { page } = await open()
    await openSpecimens(page)
    const button = page.getByRole('button', { name: 'Close ticket' }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Close this ticket?' })
    await dialog.waitFor()
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    expect(await inside()).toBe(true)
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(button)).toBe(true)
  })

  test('the menu opens at its first item, walks round, finds by letter, chooses and gives the focus back', async ({
    open,
  }) => {
    const { page } = await open()
    await openSpecimens(page)
    const button = page.getByRole('button', { name: 'Ticket actions' })
    const item = (name: string) => page.getByRole('menuitem', { name })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(item('Copy number'))).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await isFocused(item('Delete ticket'))).toBe(true)
    await page.keyboard.press('Home')
    await page.keyboard.press('h')
    expect(await isFocused(item('Hand over'))).toBe(true)
    await page.keyboard.press('e')
    expect(await isFocused(item('Export messages'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(button)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(item('Copy number'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Chosen: Export messages').waitFor()
    expect(await isFocused(button)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => isFocused(item('Delete ticket'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.getByRole('menu', { name: 'Ticket actions' }).waitFor({ state: 'hidden' })
  })

  test('tabs follow the arrows, and Tab leads into the panel', async ({ open }) => {
    const { page } = await open()
    await openSpecimens(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('What is new').focus()
    await page.keyboard.press('ArrowRight')
    expect(await isFocused(tab('Requirements'))).toBe(true)
    expect(await tab('Requirements').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    expect(await isFocused(tab('Known issues'))).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await isFocused(tab('What is new'))).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    const panel = page.getByRole('tabpanel', { name: 'Known issues' })
    expect(await isFocused(panel)).toBe(true)
    expect(await page.getByRole('tabpanel').count()).toBe(1)
  })

  test('a disclosure opens by Enter and closes its group’s other one', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await openSpecimens(page)
    const first = page.locator('.disclosure').first()
    const second = page.locator('.disclosure').nth(1)
    expect(await first.getAttribute('open')).not.toBeNull()
    await second.locator('summary').focus()
    await page.keyboard.press('Enter')
    await second.locator('.disclosure-body').waitFor()
    expect(await first.getAttribute('open')).toBeNull()
    expect(await isFocused(second.locator('summary'))).toBe(true)
  })

  test('the combobox finds by typing, chooses, sends its value and is emptied', async ({ open }) => {
    const { page } = await open()
    await openSpecimens(page)
    const field = page.getByRole('combobox', { name: 'Toolbox' })
    const sent = () =>
      page.evaluate(() =>
        new FormData(document.querySelector<HTMLFormElement>('form.form') ?? undefined).get('toolbox'),
      )
    expect(await sent()).toBe('')
    await field.focus()
    await page.keyboard.type('contr')
    const options = page.locator('.combobox-option[role=option]')
    await expect.poll(() => options.count()).toBe(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await field.inputValue()).toBe('Model predictive control')
    await expect.poll(sent).toBe('toolbox-3')
    expect(await isFocused(field)).toBe(true)
    await field.fill('nothing of that name')
    await page.getByText('No toolbox has this name.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No toolbox has this name.').waitFor({ state: 'hidden' })
    await field.fill('r')
    await options.first().waitFor()
    await page.keyboard.press('Tab')
    await options.first().waitFor({ state: 'hidden' })
    await field.click()
    await options.first().waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await options.first().waitFor({ state: 'hidden' })
  })

  test('the tooltip comes with focus and goes with Escape', async ({ open }) => {
    const { page } = await open()
    await openSpecimens(page)
    const words = page.getByRole('tooltip')
    const button = page.getByRole('button', { name: 'What is a checksum?' })
    await page.getByRole('button', { name: 'More actions' }).focus()
    await page.keyboard.press('Tab')
    expect(await isFocused(button)).toBe(true)
    await words.waitFor()
    const [above, below] = await Promise.all([words.boundingBox(), button.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    await page.keyboard.press('Escape')
    await words.waitFor({ state: 'hidden' })
    expect(await isFocused(button)).toBe(true)
  })

  test('files are picked, dropped, pasted, paused and removed, and the focus is never lost', async ({ open }) => {
    const { page } = await open()
    await openSpecimens(page)
    const field = page.locator('#attachments')
    const rows = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
    expect(await rows.count()).toBe(5)
    await field.setInputFiles({ name: 'picked.mo', mimeType: 'text/plain', buffer: Buffer.from('model') })
    await expect.poll(() => rows.count()).toBe(6)
    for (const kind of ['drop', 'paste'] as const) {
      await field.evaluate((input, type) => {
        const files = new DataTransfer()
        files.items.add(new File(['text'], `${type}.txt`))
        const init = { bubbles: true, cancelable: true }
        const area = input.parentElement
        if (type === 'drop') area?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: files }))
        else area?.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: files }))
      }, kind)
      await page.getByText(`${kind}.txt`).waitFor()
    }
    await page.getByRole('button', { name: 'Pause sending test-bench-recording.mp4' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Resume sending test-bench-recording.mp4' }).waitFor()
    await page.getByRole('button', { name: 'Remove picked.mo' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => rows.count()).toBe(7)
    expect(await isFocused(field)).toBe(true)
  })

  test('the password is shown and hidden, and the count is kept', async ({ open }) => {
    const { page } = await open()
    await openSpecimens(page)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('correct horse battery')
    await page.getByRole('button', { name: 'Show password' }).press('Enter')
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).press('Enter')
    expect(await password.getAttribute('type')).toBe('password')
    const question = page.locator('#question')
    await question.fill('𠮷'.repeat(599))
    await page.locator('#question-count', { hasText: '1 character left' }).waitFor()
    await question.fill('x'.repeat(602))
    await page.locator('#question-count', { hasText: '2 characters too many' }).waitFor()
    expect(await question.getAttribute('aria-invalid')).toBe('true')
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
    await page.getByText('No toolbox matches').waitFor()
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
    expect(await page.getByRole('dialog', { name: 'Close this ticket?' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Keep it open' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ticket actions' }).click()
    expect(await page.getByRole('link', { name: 'Download history' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByLabel('Domain').selectOption('control')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.waitForURL('**/en/dev/ui?q=&domain=control')
    expect(await page.getByText('2 toolboxes').isVisible()).toBe(true)
  })
})
