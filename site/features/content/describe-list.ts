import { type Locale, localizePath } from '#lib/locale.ts'

interface Listed {
  title: string
  /** Address of the record's page, without language prefix. */
  path: string
}

/** schema.org `ItemList`: what a page of a list leads to, in its order. @param first position of the first item */
export function describeList(items: Listed[], origin: string, locale: Locale, first = 1): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: title,
      url: new URL(localizePath(path, locale), origin).href,
    })),
  }
}
