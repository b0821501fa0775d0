import { expect, it, vi } from 'vitest'
import { site } from '#demo/content/site.ts'
import { findFragmentProblem } from '#domain/site/head-fragment.ts'
import { locales, otherLocale } from '#lib/locale.ts'
import { bringUpToDate } from '#content/published/rebuild.ts'
import { openProjections } from '#content/published/store.ts'
import { log } from '#lib/log.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

it.each(locales)('[C15] base/site has the settings in %s', async (locale) => {
  const answer = await test.ask('base/site', locale)
  expect(answer).toMatchObject({
    slug: site.slug,
    name: site.name[locale],
    alternateName: site.name[otherLocale(locale)],
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
  if (locale === 'en') expect(chineseTexts(answer, ['icp', 'publicSecurity', 'alternateName'])).toEqual([])
})

it('[C15] [N2] gives the default picture of a person that an editor chose', async () => {
  const given = await Promise.all(locales.map(async (locale) => (await test.ask('base/site', locale)).userDefaultImg))
  expect(given).toMatchObject([{ alt: '未设置头像' }, { alt: 'No picture given' }])
  const [picture] = (await test.payload.find({ collection: 'media', limit: 1, locale: 'en' })).docs
  await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { userDefaultImg: picture?.id } })
  expect((await test.ask('base/site', 'en')).userDefaultImg).toMatchObject({ alt: picture?.alt, width: picture?.width })
})

/** As a restored backup or another program may leave it: past the form. */
async function storeFragment(fragment: string) {
  const { drizzle } = test.payload.db as unknown as Record<
    'drizzle',
    Partial<Record<'run' | 'execute', (query: string) => Promise<unknown>>>
  >
  const query = `UPDATE site SET header = '${fragment}'`
  await (drizzle.execute?.(query) ?? drizzle.run?.(query))
  // As the start of a release does it that makes other documents.
  const settings = openProjections(test.payload).get('site')
  await bringUpToDate(test.payload, settings === undefined ? [] : [settings])
}

it('[E9] a stored fragment that is no valid element is logged once a change, not at each visit', async () => {
  expect(findFragmentProblem(site.header)).toBeUndefined()
  const told = vi.spyOn(log, 'error')
  const visit = async () => {
    for (const locale of locales) await test.ask('base/site', locale)
  }
  await visit()
  expect(told).not.toHaveBeenCalled()
  await storeFragment('<script>alert(1)</script>')
  await visit()
  await visit()
  expect(told.mock.calls).toEqual([[{ problem: 'script' }, 'the head fragment is not a valid element']])
  await storeFragment('only words')
  await visit()
  expect(told).toHaveBeenCalledTimes(2)
  await storeFragment(site.header)
  await visit()
  expect(told).toHaveBeenCalledTimes(2)
})
