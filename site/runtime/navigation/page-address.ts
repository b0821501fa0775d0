import { redirect } from 'react-router'
import { type Locale, localizePath } from '#lib/locale.ts'
import { notFound } from '#site/runtime/rendering/page-data.ts'

type Slugs = Partial<Record<Locale, string>>

/** A whole number in a query, or `undefined`. @throws not found for page 0, −1, 10^9 and words, rather than guess */
export function readNumber(url: URL, name: string, min: number, max: number): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) throw notFound(url)
  return value
}

/** The `id` of a detail page: a record's number or slug. Without one the list has them all (contract S1). */
export function readId(url: URL, list: string, locale: Locale): string {
  const id = url.searchParams.get('id')
  if (!id) throw redirect(localizePath(list, locale))
  if (id.length > 200) throw notFound(url)
  return id
}

/** Redirects (301) another language's slug or a former slug to the current one; ids are answered as they are. */
export function redirectToOwnSlug(path: string, id: string, slugs: Slugs, locale: Locale): void {
  const own = slugs[locale]
  if (own === undefined || own === id || /^\d+$/.test(id)) return
  throw redirect(localizePath(detailAddress(path, own), locale), 301)
}

/** The address of a detail page, without language prefix. */
function detailAddress(path: string, slug: string): string {
  return `${path}?id=${encodeURIComponent(slug)}`
}

/** The record's address in each language in which it is published. */
export function detailPaths(path: string, slugs: Slugs): Slugs {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, detailAddress(path, slug)]))
}
