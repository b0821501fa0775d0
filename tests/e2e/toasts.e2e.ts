import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Toast } from '#site/runtime/state/toasts.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'

/** Opens a page that shows a toast, as one that the page before it has left behind. */
async function openWith(page: Page, toast: Toast, address = '/en/about') {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('tested') === null) sessionStorage.setItem('portico.toast', text)
    sessionStorage.setItem('tested', 'yes')
  }, JSON.stringify(toast))
  await page.goto(address)
  return page.locator('.toast').filter({ hasText: toast.text })
}

/**
 * The same with a clock that stands unless the test moves it: on a busy machine time that runs would be over before the
 * test has looked. It is moved until the toast is there, in steps of which hardly one is counted to its time.
 */
async function openWithClock(page: Page, toast: Toast) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const shown = await openWith(page, toast)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10)
        return shown.count()
      },
      { interval: 1 },
    )
    .toBe(1)
  return shown
}

describe('a toast', () => {
  for (const type of ['success', 'warning', 'error', 'info'] as const) {
    test(`[K1] of type ${type} stays 3000 ms, 16 px from the edge, within the page’s policy`, async ({ open }) => {
      const { page, record } = await open()
      const toast = await openWithClock(page, { type, text: `A ${type} of the test` })
      expect(await toast.getAttribute('class')).toContain(`toast-${type}`)
      await page.clock.runFor(500)
      // The transition runs by the browser's own clock.
      await expect.poll(async () => (await toast.boundingBox())?.y).toBe(16)
      await page.clock.runFor(2400)
      expect(await toast.count()).toBe(1)
      await page.clock.runFor(1000)
      await toast.waitFor({ state: 'detached' })
      expect(record.complaints).toEqual([])
    })
  }

  test('[K1] is announced: an error at once, others in their turn', async ({ open }) => {
    const { page } = await open()
    const failed = await openWith(page, { type: 'error', text: 'It failed' })
    await failed.waitFor()
    expect(await page.getByRole('alert').filter({ hasText: 'It failed' }).count()).toBe(1)
    const other = await open()
    const worked = await openWith(other.page, { type: 'success', text: 'It worked' })
    await worked.waitFor()
    expect(await other.page.getByRole('alert').count()).toBe(0)
    const region = other.page.getByRole('region', { name: 'Notifications' })
    expect(await region.getAttribute('aria-live')).toBe('polite')
    expect((await region.innerText()).trim()).toMatch(/It worked$/)
  })

  test('[K1] waits under the pointer and goes on after it', async ({ open }) => {
    const { page } = await open()
    const toast = await openWithClock(page, { type: 'info', text: 'Read me' })
    await toast.hover()
    await page.clock.runFor(30_000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(5, 850)
    await page.clock.runFor(4000)
    await toast.waitFor({ state: 'detached' })
  })

  test('[K1] can be reached and closed by keyboard, and waits under the focus', async ({ open }) => {
    const { page } = await open()
    const toast = await openWithClock(page, { type: 'error', text: 'Read me' })
    await page.keyboard.press('F6')
    await page.clock.runFor(30_000)
    expect(await toast.count()).toBe(1)
    const close = toast.getByRole('button', { name: 'Close' })
    const isFocused = () => close.evaluate((button) => button === document.activeElement)
    for (let step = 0; step < 4 && !(await isFocused()); step++) await page.keyboard.press('Tab')
    await expect.poll(() => isFocused()).toBe(true)
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await toast.waitFor({ state: 'detached' })
  })

  test('[K1] is shown in plain words when what shows it cannot be loaded', async ({ open }) => {
    const { page } = await open()
    await page.route('**/assets/toaster-*.js', (route) => route.abort())
    const toast = await openWithClock(page, { type: 'error', text: 'The connection is lost' })
    expect(await page.getByRole('alert').innerText()).toBe('The connection is lost')
    await page.clock.runFor(3000)
    await toast.waitFor({ state: 'detached' })
  })

  test('[K1] costs nothing before the first one', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/en')
    await started(page)
    expect(record.requests.filter(({ path }) => path.includes('toaster'))).toEqual([])
  })
})
