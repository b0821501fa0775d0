import { isbot } from 'isbot'
import { type Locale, localeOfPath } from '#lib/locale.ts'

/** What the language rules need of a request. */
export interface LanguageRequest {
  method: string
  pathname: string
  search: string
  cookie: string | undefined
  accept: string | undefined
  userAgent: string | undefined
  /** `Sec-Fetch-Dest`, which browsers send. */
  destination: string | undefined
}

/** The stored language; anything but the two is as if nothing were stored. */
export function storedLanguage(cookie: string | undefined): Locale | undefined {
  const match = /(?:^|;\s*)lang=(zh|en)(?:;|$)/.exec(cookie ?? '')
  return match?.[1] as Locale | undefined
}

/** Whether a person's browser asks for a document, as far as a request tells. */
export function isPersonsDocument({ accept, destination, method, userAgent }: LanguageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (destination !== undefined && destination !== 'document') return false
  return (accept ?? '').includes('text/html') && !isbot(userAgent)
}

/** Whether a document at an address without prefix is answered by a redirect to English (contract L3). */
export function prefersEnglish(request: LanguageRequest): boolean {
  return (
    localeOfPath(request.pathname) === 'zh' && storedLanguage(request.cookie) === 'en' && isPersonsDocument(request)
  )
}

/** The cookie that stores a language: 365 days, whole site, sent on navigation from elsewhere. */
export function languageCookie(locale: Locale): string {
  return `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** The language that this visit stores: English on an English address, Chinese when nothing is stored yet (L1, L3). */
export function languageToStore(request: LanguageRequest): Locale | undefined {
  if (!isPersonsDocument(request)) return undefined
  const locale = localeOfPath(request.pathname)
  const stored = storedLanguage(request.cookie)
  if (locale === 'en') return stored === 'en' ? undefined : 'en'
  return stored === undefined ? 'zh' : undefined
}
