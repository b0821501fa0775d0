import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { addressOf } from '../process/addresses.ts'

describe('no barrier that axe knows of', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const locale of ['zh', 'en'] as const) {
      for (const path of ['/', '/news', '/news/detail', '/about', '/login', '/nowhere']) {
        test(`${path} in ${locale}, ${colorScheme}`, async ({ open }) => {
          const { page } = await open({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(addressOf(path, locale))
          await started(page)
          expect(await findBarriers(page)).toEqual([])
        })
      }
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
