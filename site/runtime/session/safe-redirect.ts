import { localizePath, type Locale, stripLocale } from '#lib/locale.ts'

/** No address of this host is ever asked: it only shows whether an address stays on the site. */
const anywhere = 'https://portico.invalid'

/** Pages of signing in; a way back to them would lead in a circle. The account page is a state of one of them. */
const signInPaths = ['/login', '/callback']

/**
 * An address to go back to, as path, query and hash of this site; `undefined` when it is none. Whatever a browser could
 * read as another site is refused: `//host`, `/\host`, another scheme, and paths that become such when they are resolved.
 */
export function safeRedirect(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/')) return undefined
  // Browsers drop tabs and line ends from addresses, and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(address)) return undefined
  let url: URL
  try {
    url = new URL(address, anywhere)
  } catch {
    return undefined
  }
  if (url.origin !== anywhere || url.pathname.startsWith('//')) return undefined
  const isAccount = url.searchParams.get('mode') === 'account' && stripLocale(url.pathname) === '/login'
  if (signInPaths.includes(stripLocale(url.pathname)) && !isAccount) return undefined
  return url.pathname + url.search + url.hash
}

/** Where a person signs in who is to come back to a page: `/login?redirect=…` in the page's language. */
export function signInAddress(here: Pick<Location, 'pathname' | 'search' | 'hash'>, locale: Locale): string {
  const back = safeRedirect(here.pathname + here.search + here.hash)
  return localizePath(
    back === undefined ? '/login' : `/login?${new URLSearchParams({ redirect: back }).toString()}`,
    locale,
  )
}
