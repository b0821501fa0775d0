import { expect, it } from 'vitest'
import { friendLinks } from '#demo/content/home.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

it.each(locales)('[C17] seo/friendlinks has name and address of each, in order, in %s', async (locale) => {
  const answer = await test.ask('seo/friendlinks', locale)
  expect(answer.map(({ title, url }) => ({ title, url }))).toEqual(
    friendLinks.map(({ title, url }) => ({ title: title[locale], url })),
  )
  if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
})

it('[C17] a link gives its logo when it has one', async () => {
  const where = { width: { greater_than: 1000 } }
  const [picture] = (await test.payload.find({ collection: 'media', where, limit: 1 })).docs
  const [first] = await test.ask('seo/friendlinks', 'en')
  await test.payload.update({
    collection: 'friend-links',
    id: Number(first?.id),
    locale: 'zh',
    data: { logo: picture?.id, _status: 'published' } as never,
  })
  const [changed] = await test.ask('seo/friendlinks', 'en')
  expect(changed?.logo).toMatchObject({ width: picture?.width, srcset: expect.stringContaining('480w') as string })
})
