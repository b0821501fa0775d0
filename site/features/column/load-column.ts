import { stripLocale } from '#lib/locale.ts'
import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import type { PageRequest } from '#site/runtime/page-data.ts'

/** A page made of its own column record: heading, lead and text. */
export async function loadColumn({ locale, origin, portal, url }: PageRequest) {
  const path = stripLocale(url.pathname)
  const [site, column, surroundings] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path }),
    loadSurroundings(portal, path),
  ])
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: Object.fromEntries(column.languages.map((each) => [each, column.path])),
    },
    content: { column, surroundings },
  }
}
export type ColumnContent = Awaited<ReturnType<typeof loadColumn>>['content']
