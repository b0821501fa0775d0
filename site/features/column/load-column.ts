import { stripLocale } from '#lib/locale.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import type { PageRequest } from '#site/runtime/page-data.ts'

/** A page made of its own column record: heading, lead and text. */
export async function loadColumn(request: PageRequest) {
  const { url } = request
  const path = stripLocale(url.pathname)
  const { column, describe, surroundings } = await loadHeading(request, path)
  return {
    facts: describe(Object.fromEntries(column.languages.map((each) => [each, column.path]))),
    content: { column, surroundings },
  }
}
export type ColumnContent = Awaited<ReturnType<typeof loadColumn>>['content']
