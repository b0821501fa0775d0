import { stripLocale } from '#lib/locale.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'
import { listAddress } from './list-filters.ts'
import { loadHeading } from './load-page.ts'

/** A list of which nothing is left, by a filter that means nothing or a page past its end: what it is, and the way back. */
export async function loadEmptyList(request: PageRequest) {
  const path = stripLocale(request.url.pathname)
  const { column, describe, surroundings } = await loadHeading(request, path)
  const { searchParams } = request.url
  const isPastEnd =
    searchParams.has('page') && [...searchParams.keys()].every((name) => name === 'page' || name === 'q')
  // What somebody searched for is theirs to keep; the filters are what found nothing.
  const whole = listAddress(path, { q: searchParams.get('q')?.trim().slice(0, 100) })
  return {
    facts: { ...describe({ zh: path, en: path }), isHidden: true },
    content: {
      isEmptyList: true as const,
      column,
      steps: surroundings.steps,
      whole,
      isPastEnd,
      isWhole: searchParams.size === 0,
    },
  }
}
export type EmptyListContent = Awaited<ReturnType<typeof loadEmptyList>>['content']
