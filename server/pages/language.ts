import { isbot } from 'isbot'
import { type Locale, localeOfPath } from '#lib/locale.ts'

/** The facts of a request that the language rules need. */
export interface LanguageRequest {
  method: string
  pathname: string
  search: string
  cookie: string | undefined
  accept: string | undefined
  userAgent: string | undefined
  /** Referrer and requested host, to recognise our own pages. */
  referer: string | undefined
  host: string | undefined
  /** `Sec-Fetch-Dest`, which browsers send. */
  destination: string | undefined
}

/** The stored language; anything but the two counts as nothing. */
export function storedLanguage(cookie: string | undefined): Locale | undefined {
  const match = /(?:^|;\s*)lang=(zh|en)(?:;|$)/.exec(cookie ?? '')
  return match?.[1] as Locale | undefined
}

/** Whether a person's browser requests a document, as far as a request reveals. */
export function isPersonsDocument({ accept, destination, method, userAgent }: LanguageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (destination !== undefined && destination !== 'document') return false
  return (accept ?? '').includes('text/html') && !isbot(userAgent)
}

/**
 * Whether a person came from one of our English pages. All links there lead to English pages except the language
 * switch, so an address without prefix was intended: this is how the switch works without scripts.
 */
function comesFromEnglish({ host, referer }: LanguageRequest): boolean {
  const from = referer === undefined ? null : URL.parse(referer)
  return from !== null && from.host === host && localeOfPath(from.pathname) === 'en'
}

/** Paths of files, feeds and data contain a dot, and they are the same in both languages; paths of pages don't. */
const file = /\./

/** Whether a document at an address without prefix is answered by a redirect to English (contract L3). */
export function prefersEnglish(request: LanguageRequest): boolean {
  const isChinese = localeOfPath(request.pathname) === 'zh'
  if (!isChinese || storedLanguage(request.cookie) !== 'en') return false
  return isPersonsDocument(request) && !comesFromEnglish(request) && !file.test(request.pathname)
}

/** The language cookie: 365 days, whole site, also sent on navigation from other sites. */
export function languageCookie(locale: Locale): string {
  return `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** The language that this visit stores: English on an English address, Chinese when nothing is stored yet (L1, L3). */
export function languageToStore(request: LanguageRequest): Locale | undefined {
  if (!isPersonsDocument(request)) return undefined
  const locale = localeOfPath(request.pathname)
  const stored = storedLanguage(request.cookie)
  if (locale === 'en') return stored === 'en' ? undefined : 'en'
  return stored === undefined || comesFromEnglish(request) ? 'zh' : undefined
}
