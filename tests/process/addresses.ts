import { cases } from '#demo/content/cases.ts'
import { courses } from '#demo/content/education/courses.ts'
import { news } from '#demo/content/news.ts'
import { machines } from '#demo/content/machines.ts'
import { products } from '#demo/content/products.ts'
import { solutions } from '#demo/content/solutions.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { type Locale, localizePath } from '#lib/locale.ts'
import { pageRoutes } from '#site/route-table.ts'

type Slugs = string | Partial<Record<Locale, string>>

const records: Record<string, { slug: Slugs } | undefined> = {
  '/case/detail': cases[0],
  '/education/components/card': courses[0],
  '/education/videoPlay': courses[0]?.lessons[1],
  '/news/detail': news.find(({ slug }) => slug.en !== undefined),
  '/product/detail': products[0],
  '/product/Toolbox/detail': toolboxes[0],
  '/product/machine/detail': machines[0],
  '/solution/detail': solutions[0],
}

function slugIn(slug: Slugs, locale: Locale): string {
  return typeof slug === 'string' ? slug : (slug[locale] ?? slug.zh ?? '')
}

/** The address of a route in a language; a record's page with a record of the demo pack. */
export function addressOf(path: string, locale: Locale): string {
  const record = records[path]
  return localizePath(path, locale) + (record === undefined ? '' : `?id=${slugIn(record.slug, locale)}`)
}

/** Every route in both languages. */
export const allAddresses = pageRoutes.flatMap((route) =>
  (['zh', 'en'] as const).map((locale) => ({ route, locale, address: addressOf(route.path, locale) })),
)

/** A news item of the demo pack in both languages, and one that exists in Chinese only. */
export const translatedNews = readNews(true)
export const chineseNews = readNews(false)

function readNews(isTranslated: boolean) {
  const item = news.find(({ slug }) => (slug.en !== undefined) === isTranslated)
  if (item === undefined) throw new Error('The demo pack has no such news item')
  return {
    zh: { slug: item.slug.zh, title: item.title.zh },
    en: { slug: item.slug.en ?? '', title: item.title.en ?? '' },
  }
}
