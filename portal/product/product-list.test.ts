import { expect, it } from 'vitest'
import { products } from '#demo/content/products.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

it.each(locales)('product/list has the families in the editors’ order, in %s', async (locale) => {
  const answer = await test.ask('product/list', locale)
  expect(answer.map(({ icon, name, slug, summary, tagline }) => ({ slug, name, tagline, summary, icon }))).toEqual(
    products.map(({ icon, name, slug, summary, tagline }) => ({
      slug,
      name: name[locale],
      tagline: tagline[locale],
      summary: summary[locale],
      icon,
    })),
  )
  if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
})
