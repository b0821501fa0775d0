import { redirect } from 'react-router'
import { type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { notFound, type PageRequest } from '#site/runtime/page-data.ts'

/** The address of the list with its filters, without language prefix; what is not set is not in it. */
export function newsAddress(filters: {
  category?: string | undefined
  year?: number | undefined
  page?: number | undefined
}): string {
  const query = new URLSearchParams()
  if (filters.category) query.set('category', filters.category)
  if (filters.year) query.set('year', String(filters.year))
  if (filters.page && filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text ? `/news?${text}` : '/news'
}

/** A whole number in a query, or `undefined`; page 0, −1, 10^9 and words are not found rather than guessed at. */
function readNumber(url: URL, name: string, min: number, max: number): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) throw notFound(url)
  return value
}

/** News, twelve a page, with the filters of the address. */
export async function loadNewsList({ locale, origin, portal, url }: PageRequest) {
  const page = readNumber(url, 'page', 1, 100_000) ?? 1
  const year = readNumber(url, 'year', 1900, 2999)
  const category = url.searchParams.get('category')?.slice(0, 96) || undefined
  const [column, filters, list] = await Promise.all([
    portal.call('base/column/page', { path: '/news' }),
    portal.call('news/filters'),
    portal.call('news/list', { page, pageSize: 12, ...(category && { category }), ...(year && { year }) }),
  ])
  if (page > 1 && page > list.pages) throw notFound(url)
  // An invented category or year is no page: each would be rendered and kept.
  if (category !== undefined && !filters.categories.some(({ slug }) => slug === category)) throw notFound(url)
  if (year !== undefined && !filters.years.includes(year)) throw notFound(url)
  return { locale, origin, column, filters, list, category, year, address: newsAddress({ category, year, page }) }
}
export type NewsListData = Awaited<ReturnType<typeof loadNewsList>>

/** One news item by number or slug; another language's slug leads to the right one. */
export async function loadNewsDetail({ locale, origin, portal, url }: PageRequest) {
  const id = url.searchParams.get('id')
  if (!id || id.length > 200) throw notFound(url)
  const item = await portal.call('news/detail', { id })
  const own = item.slugs[locale]
  if (own !== undefined && own !== id && !/^\d+$/.test(id)) {
    throw redirect(localizePath(`/news/detail?id=${encodeURIComponent(own)}`, locale), 301)
  }
  return { locale, origin, item }
}
export type NewsDetailData = Awaited<ReturnType<typeof loadNewsDetail>>

type NewsDetail = CallOutput<'news/detail'>

/** The item's address in each language in which it is published. */
export function newsPaths({ slugs }: Pick<NewsDetail, 'slugs'>): Partial<Record<Locale, string>> {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, `/news/detail?id=${slug}`]))
}

/** schema.org `NewsArticle`. */
export function describeArticle({ item, origin }: NewsDetailData): Record<string, unknown> {
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: item.lang === 'zh' ? 'zh-Hans' : 'en',
    ...(item.author && { author: { '@type': 'Organization', name: item.author } }),
    ...(item.image && { image: [new URL(item.image.url, origin).href] }),
  }
}
