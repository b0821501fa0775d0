import { expect, it } from 'vitest'
import { site } from '#demo/content/site.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

it.each(locales)('[C15] base/site has the settings in %s', async (locale) => {
  const answer = await test.ask('base/site', locale)
  expect(answer).toMatchObject({
    slug: site.slug,
    name: site.name[locale],
    shortName: site.shortName[locale],
    line: site.line[locale],
    description: site.description[locale],
    copyright: site.copyright[locale],
    icp: site.icp,
    email: site.email,
    phone: site.phone[locale],
    hours: site.hours[locale],
    timeZone: site.timeZone,
    header: site.header,
    social: site.social.map(({ title, url }) => ({ title: title[locale], url })),
  })
  // Filing numbers are what the authority wrote, in every language.
  if (locale === 'en') expect(chineseTexts(answer, ['icp', 'publicSecurity'])).toEqual([])
})

it('[C15] gives the default picture of a person when there is one', async () => {
  expect((await test.ask('base/site', 'en')).userDefaultImg).toBeUndefined()
  const [picture] = (await test.payload.find({ collection: 'media', limit: 1, locale: 'en' })).docs
  await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { userDefaultImg: picture?.id } })
  expect((await test.ask('base/site', 'en')).userDefaultImg).toMatchObject({ alt: picture?.alt, width: picture?.width })
})
