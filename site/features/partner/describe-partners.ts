import { type Locale, localizePath } from '#lib/locale.ts'
import type { DirectoryContent } from './load-partners.ts'

/** schema.org `ItemList` of the partners that a page of the directory shows. */
export function describePartners({ list, origin }: DirectoryContent, locale: Locale): Record<string, unknown> {
  const directory = new URL(localizePath('/ecology/list', locale), origin).href
  return {
    '@type': 'ItemList',
    numberOfItems: list.total,
    itemListElement: list.items.map(({ link, name, slug, summary }, index) => ({
      '@type': 'ListItem',
      position: (list.page - 1) * list.pageSize + index + 1,
      item: { '@type': 'Organization', '@id': `${directory}#${slug}`, name, description: summary, url: link?.url },
    })),
  }
}
