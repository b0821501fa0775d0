import type { Locator, Page } from 'playwright-core'

/** Opens the specimens, and waits until the last part of them runs. */
export async function openSpecimens(page: Page, path = '/en/dev/ui'): Promise<void> {
  await page.goto(path)
  await page.locator('.control-combobox').waitFor()
}

/** Whether the keyboard's focus is on an element. */
export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
