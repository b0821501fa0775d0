import { redirect } from 'react-router'
import { type Locale, localizePath } from '#lib/locale.ts'
import { notFound } from '#site/runtime/rendering/page-data.ts'

/** The most that stand side by side. */
export const mostCompared = 4

/** The comparison of a list as a file for a spreadsheet; what is compared stands in its query as in the page's. */
export const comparisonFile = (path: string) => `${path}/compare.csv`

/** The slugs of `?compare=studio,control`, as asked. @throws not found, for more than four or none */
export function readCompared(url: URL): string[] {
  const text = url.searchParams.get('compare')
  if (text === null || text === '') return []
  const ids = text.split(',')
  if (ids.length > mostCompared || ids.some((id) => id === '' || id.length > 96)) throw notFound(url)
  return ids
}

/**
 * A comparison has each record once, by its slug in this language, in the order in which they were chosen. Another
 * spelling of the same is sent on (301). @param address that of the comparison as it should be
 */
export function redirectToOneSpelling(
  url: URL,
  { address, compared, locale }: { address: string; compared: readonly string[]; locale: Locale },
): void {
  if (url.searchParams.get('compare') !== compared.join(',')) throw redirect(localizePath(address, locale), 301)
}

/** The comparison with one more at its end, or without one that is in it. */
export function toggled(compared: readonly string[], slug: string): string[] {
  return compared.includes(slug) ? compared.filter((each) => each !== slug) : [...compared, slug]
}
