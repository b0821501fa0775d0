import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, vi } from 'vitest'
import { openSpecimens } from '../browser/specimens.ts'
import { testOwnProcess as test } from '../browser/test.ts'

vi.setConfig({ testTimeout: 240_000 })
// Only outside production is there a page that shows the parts.
test.override({ env: { NODE_ENV: 'test' } })

const controls = ['button', 'a[class]', 'input', 'select', 'textarea', 'progress', '[role=tab]', 'summary']
const fields = ['input', 'select', 'textarea']

/** Least spread of brightness in the picture of something that can be seen, 0 to 128: a hair line around a field is 10. */
const leastSpread = 4

type Picture = Buffer | Promise<Buffer>

async function isBlank(control: Locator, inPage: Picture): Promise<boolean> {
  // The page's picture has what is there but for what is scrolled away in a box of its own.
  if (!(await hasNothing(inPage)) || !(await hasNothing(pictureOf(control)))) return false
  // The frame around a field with a unit or a button in it is the frame of both.
  const isField = await control.evaluate((element) => element.tagName === 'INPUT')
  return !isField || hasNothing(pictureOf(control.locator('..')))
}
const pictureOf = (control: Locator) => control.screenshot({ animations: 'disabled' })
async function hasNothing(picture: Picture): Promise<boolean> {
  const { channels } = await sharp(await picture)
    .removeAlpha()
    .stats()
  return channels.every(({ stdev }) => stdev < leastSpread)
}
/** What of these is laid out, and nevertheless looks like nothing. */
async function findBlank(page: Page, selectors: readonly string[]): Promise<string[]> {
  const found = page.locator(selectors.map((each) => `main ${each}`).join(', '))
  const places = await found.evaluateAll((all) =>
    all.map((one) => {
      const { height, width, x, y } = one.getBoundingClientRect()
      // A field that stands under a drawing of its own, as that of files, is seen by the drawing.
      const isShown = one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).opacity !== '0'
      return { x: x + scrollX, y: y + scrollY, width, height, isLaidOut: isShown && width > 4 && height > 2 }
    }),
  )
  // One picture for all: one of each takes half a minute.
  const whole = await page.screenshot({ animations: 'disabled', fullPage: true })
  const { data, info } = await sharp(whole).raw().toBuffer({ resolveWithObject: true })
  const blank: string[] = []
  for (const [index, { height, isLaidOut, width, x, y }] of places.entries()) {
    if (!isLaidOut) continue
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
    const piece = await sharp(data, { raw: info })
      .extract({
        left,
        top,
        width: Math.min(Math.ceil(width), info.width - left),
        height: Math.min(Math.ceil(height), info.height - top),
      })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const control = found.nth(index)
    if (await isBlank(control, piece)) blank.push(await control.evaluate((one) => one.outerHTML.slice(0, 120)))
  }
  expect(places.filter(({ isLaidOut }) => isLaidOut).length).toBeGreaterThan(20)
  return blank
}
/** Brightness in the middle of the left and of the right end. */
async function endsOf(bar: Locator): Promise<number[]> {
  const { data, info } = await sharp(await bar.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  return [0.1, 0.95].map((part) => data[(row + Math.floor(part * info.width)) * info.channels] ?? 0)
}

describe('with the colours of the system (forced-colors)', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every control can be seen, and its state too, ${colorScheme}`, async ({ open }) => {
      const { page } = await open({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
      await openSpecimens(page, '/en/dev/ui')
      // What floats over the page would be in the pictures.
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll<HTMLElement>('.site-header, .strip, .consult-bar'))
          bar.style.display = 'none'
      })
      expect(await findBlank(page, controls)).toEqual([])
      const bar = page.locator('main progress[value]').first()
      const [done, left] = await endsOf(bar)
      expect(Math.abs((done ?? 0) - (left ?? 0))).toBeGreaterThan(60)
      for (const kind of ['[type=checkbox]:not([role])', '[type=radio]', '[role=switch]']) {
        const control = await page.locator(`main input${kind}:enabled:not(:checked)`).first().elementHandle()
        const before = await control?.screenshot()
        await control?.click()
        expect(await control?.isChecked(), kind).toBe(true)
        expect(await control?.screenshot(), kind).not.toEqual(before)
      }
    })
  }
})

describe('on paper', () => {
  test('every field can be seen with what is in it', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await openSpecimens(page, '/en/dev/ui')
    await page.emulateMedia({ media: 'print' })
    expect(await findBlank(page, fields)).toEqual([])
  })
})
