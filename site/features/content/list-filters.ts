import { type Locale, locales } from '#lib/locale.ts'
import { notFound } from '#site/runtime/rendering/page-data.ts'

/** A value that a list can be filtered by, with its name in the addresses of both languages. */
export interface FilterChoice {
  slug: string
  title: string
  lang: Locale
  slugs: Partial<Record<Locale, string>>
}

/**
 * The chosen value of a filter, by its name in either language.
 * @throws the page that does not exist for an invented value: each would be rendered and kept otherwise
 */
export function readChoice<C extends Pick<FilterChoice, 'slugs'>>(url: URL, name: string, choices: C[]): C | undefined {
  const asked = url.searchParams.get(name)
  if (asked === null || asked === '') return undefined
  const found = choices.find(({ slugs }) => Object.values(slugs).includes(asked))
  if (found === undefined) throw notFound(url)
  return found
}

type Filters = Record<string, string | number | undefined>

/** The address of a list with its filters, without language prefix; what is not set, and page 1, are not in it. */
export function listAddress(path: string, filters: Filters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** The address in each language: a filter's value has a name of its own in each. */
export function listPaths(
  path: string,
  filters: Record<string, Pick<FilterChoice, 'slug' | 'slugs'> | string | number | undefined>,
): Record<Locale, string> {
  const address = (locale: Locale) =>
    listAddress(
      path,
      Object.fromEntries(
        Object.entries(filters).map(([name, value]) => [
          name,
          typeof value === 'object' ? (value.slugs[locale] ?? value.slug) : value,
        ]),
      ),
    )
  return Object.fromEntries(locales.map((locale) => [locale, address(locale)])) as Record<Locale, string>
}
