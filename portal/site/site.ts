import { z } from 'zod'
import { otherLocale } from '#lib/locale.ts'
import { findFragmentProblem, readHeadElement } from '#domain/site/head-fragment.ts'
import { sections } from '#domain/section/sections.ts'
import type { Log } from '#lib/log.ts'
import { defineCall } from '#portal/call.ts'
import { imageOf, linkTo, openRows, textIn } from '#portal/records.ts'
import { image, link, meaning, noInput } from '#portal/schemas.ts'

/** The fragment that was looked at last: a wrong one is logged when it changes, not at each visit. */
let lastFragment: string | undefined

/** Contract E9. The form refuses such a fragment, but a database may hold one from elsewhere. */
function reportFragment(fragment: string, log: Log): void {
  if (fragment === lastFragment) return
  lastFragment = fragment
  const isShown = fragment.trim() === '' || readHeadElement(fragment) !== undefined
  if (!isShown) log.error({ problem: findFragmentProblem(fragment) }, 'the head fragment is not a valid element')
}

type LocalizedName =
  'name' | 'shortName' | 'line' | 'description' | 'copyright' | 'icp' | 'publicSecurity' | 'phone' | 'hours'

/** C15: settings of the site, asked once at start-up. */
export const baseSite = defineCall({
  path: 'base/site',
  summary: { zh: '网站设置', en: 'Site settings' },
  input: noInput,
  output: z.object({
    slug: z.string(),
    name: z.string(),
    alternateName: z.string().meta(meaning('公司在另一种语言里的名称', 'The company’s name in the other language')),
    shortName: z.string(),
    line: z.string(),
    description: z.string(),
    copyright: z.string(),
    country: z.string(),
    icp: z.string(),
    publicSecurity: z.string(),
    email: z.string(),
    phone: z.string(),
    hours: z.string(),
    timeZone: z.string(),
    header: z
      .string()
      .meta(
        meaning(
          'HTML片段，其第一个元素加入每页的head',
          'An HTML fragment; its first element is added to the head of every page',
        ),
      ),
    userDefaultImg: image.optional(),
    social: z.array(link),
    off: z.array(z.enum(sections)).meta(meaning('公司没有的栏目', 'Sections the company doesn’t have')),
  }),
  isKept: true,
  handler: async ({ findGlobal, locale, log, off }) => {
    const site = await findGlobal('site')
    reportFragment(site.header ?? '', log)
    const localized = (field: LocalizedName) => textIn(site[field], locale)
    return {
      slug: site.slug ?? '',
      name: localized('name'),
      alternateName: textIn(site.name, otherLocale(locale)),
      shortName: localized('shortName'),
      line: localized('line'),
      description: localized('description'),
      copyright: localized('copyright'),
      country: site.country ?? '',
      icp: localized('icp'),
      publicSecurity: localized('publicSecurity'),
      email: site.email ?? '',
      phone: localized('phone'),
      hours: localized('hours'),
      timeZone: site.timeZone ?? '',
      header: site.header ?? '',
      userDefaultImg: imageOf(site.userDefaultImg, locale),
      social: openRows(site.social, locale)
        .map(({ row, text: rowText }) => linkTo(row.url, rowText('title')))
        .filter((item) => item !== undefined),
      off: [...off],
    }
  },
})
