import { type Locale, localeOfPath, localizePath, locales, stripLocale } from '#lib/locale.ts'
import { allRoutes, customPage, type PageRoute } from '#site/route-table.ts'
import { isKnownCustomPath } from './custom-paths.ts'

/** A page's canonical address: exact path and known query names only, in the order of the route table. */
export interface PageAddress {
  route: PageRoute
  locale: Locale
  pathname: string
  search: string
}

const exact = new Map<string, { route: PageRoute; locale: Locale }>()
const byLetters = new Map<string, string>()
for (const route of allRoutes) {
  for (const locale of locales) {
    const path = localizePath(route.path, locale)
    exact.set(path, { route, locale })
    byLetters.set(path.toLowerCase(), path)
  }
}

/** A page that an editor made, or had made under another path before. */
function findCustom(pathname: string): { route: PageRoute; locale: Locale } | undefined {
  const locale = localeOfPath(pathname)
  const path = stripLocale(pathname)
  // One way to write each address: what `localizePath` makes of it.
  const isExact = localizePath(path, locale) === pathname
  return isExact && isKnownCustomPath(path) ? { route: customPage, locale } : undefined
}

/** The page at a URL, or `undefined` when no route has this exact path. */
export function readPageAddress({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): PageAddress | undefined {
  const found = exact.get(pathname) ?? findCustom(pathname)
  if (found === undefined) return undefined
  const query = new URLSearchParams()
  for (const name of found.route.query ?? []) {
    const value = searchParams.get(name)
    if (value !== null && value !== '') query.set(name, value)
  }
  for (const name of found.route.choices ?? [])
    for (const value of new Set(searchParams.getAll(name))) if (value !== '') query.append(name, value)
  const search = query.size > 0 ? `?${query.toString()}` : ''
  return { ...found, pathname, search }
}

/** The exact path for one written in another case or with a trailing slash. */
export function exactPath(pathname: string): string | undefined {
  if (exact.has(pathname)) return undefined
  const letters = (pathname.replace(/\/+$/, '') || '/').toLowerCase()
  const custom = letters !== pathname && findCustom(letters) !== undefined ? letters : undefined
  return byLetters.get(letters) ?? custom
}

/** The page whose data is requested: `/news/_payload.json` is the data of `/news`. */
export function pageOfPayload(pathname: string): string | undefined {
  const match = /^(.*)\/_payload\.json$/.exec(pathname)
  return match ? match[1] || '/' : undefined
}

/** The address in the other language, for a visitor who has that language stored (contract L3). */
export function addressIn(locale: Locale, pathname: string, search: string): string {
  return localizePath(stripLocale(pathname), locale) + search
}
