import { redirect } from 'react-router'
import { type Locale, localizePath } from '#lib/locale.ts'
import { notFound } from '#site/runtime/page-data.ts'

/** The most that stand side by side. */
export const mostCompared = 4

/** The slugs of `?compare=studio,control`, as asked. @throws not found, for more than four or none */
export function readCompared(url: URL): string[] {
  const text = url.searchParams.get('compare')
  if (text === null || text === '') return []
  const ids = text.split(',')
  if (ids.length > mostCompared || ids.some((id) => id === '' || id.length > 96)) throw notFound(url)
  return ids
}

/**
 * One comparison has one address: each once, by its slug in this language, in the order of the list. Any other spelling
 * of it is sent on (301), so that it is not kept a second time.
 */
export function redirectToOneSpelling(
  url: URL,
  { address, compared, inOrder, locale }: { address: string; compared: string[]; inOrder: string[]; locale: Locale },
): void {
  const own = inOrder.filter((slug) => compared.includes(slug))
  if (url.searchParams.get('compare') !== own.join(',')) throw redirect(localizePath(address, locale), 301)
}

/** The comparison with one more, or without one that is in it. */
export function toggled(compared: readonly string[], slug: string, inOrder: readonly string[]): string[] {
  const next = compared.includes(slug) ? compared.filter((each) => each !== slug) : [...compared, slug]
  return inOrder.filter((each) => next.includes(each))
}
