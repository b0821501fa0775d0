import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect } from 'vitest'
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
          const { violations } = await new AxeBuilder({ page }).analyze()
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
          )
          expect(found).toEqual([])
        })
      }
    }
  }
})
