import { describe, expect } from 'vitest'
import { findBarriers, findBarriersInThemes } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'

describe('no barrier that axe knows of', () => {
  for (const locale of ['zh', 'en'] as const) {
    for (const path of ['/', '/news', '/news/detail', '/about', '/login', '/nowhere']) {
      test(`${path} in ${locale}, light and dark`, async ({ open }) => {
        const { page } = await open({ reducedMotion: 'reduce' })
        await page.goto(addressOf(path, locale))
        await started(page)
        expect(await findBarriersInThemes(page)).toEqual([])
      })
    }
  }
})

test('a barrier is found where there is one, and only in the part that is asked for', async ({ open }) => {
  const { page } = await open()
  await page.goto('/about')
  await started(page)
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')))
  expect(await findBarriers(page)).toEqual(['button-name: <button></button>'])
  expect(await findBarriers(page, { include: 'header' })).toEqual([])
  expect(await findBarriers(page, { exclude: 'main' })).toEqual([])
})

test('a barrier of one theme is found in that theme', async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await started(page)
  const add = (name: string, colours: string) =>
    page.locator('main').evaluate(
      (main, [word, style]) => {
        const one = document.createElement('p')
        one.textContent = word
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`#${word} { background: #000; color: ${style} }`)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
        one.id = word
        main.append(one)
      },
      [name, colours] as const,
    )
  await add('lighter', 'light-dark(#fff, #111)')
  expect(await findBarriersInThemes(page)).toEqual(['in the dark: color-contrast: <p id="lighter">lighter</p>'])
  await add('darker', 'light-dark(#111, #fff)')
  expect(await findBarriersInThemes(page)).toEqual([
    'color-contrast: <p id="darker">darker</p>',
    'in the dark: color-contrast: <p id="lighter">lighter</p>',
  ])
})
