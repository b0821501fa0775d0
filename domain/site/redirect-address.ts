import { localeOfPath, localizePath, stripLocale } from '#lib/locale.ts'
import { pageAtPath } from './page-paths.ts'
import { recordPages } from './record-pages.ts'

/** Why a text cannot be what a redirect leads from or to. */
export type AddressProblem =
  | 'empty'
  | 'tooLong'
  | 'notPath'
  | 'elsewhere'
  | 'star'
  | 'starAndQuery'
  | 'everything'
  | 'reserved'
  | 'isPage'
  | 'starToNothing'

/** An address, or why there is none. */
export type Judged = { address: string } | { problem: AddressProblem }

const longestAddress = 500

/** What the house itself answers before the site is asked. */
const reserved = /^\/(?:admin|api|assets|_next|media|videos|releases|healthz|readyz|metrics)(?:\/|$)/i
/** What a visitor is never led to: an address there may do something. */
const neverTargets = /^\/(?:admin|api)(?:\/|$)/i

/** Only a base to read paths by; it is written nowhere. */
const nowhere = 'http://site.invalid'

/** Percent-encoding where it is not needed comes off; white space and what would end a path stay encoded. */
function decodePath(path: string): string {
  const decoded = path.replaceAll(/(?:%[\dA-F]{2})+/gi, (run) => {
    try {
      return decodeURI(run)
    } catch {
      return run
    }
  })
  return decoded.normalize('NFC').replaceAll(/[\s\p{Cc}\\*]/gu, encodeURIComponent)
}

/**
 * The form in which addresses that lead to the same place are one text: small letters, no slash at the end, none twice, no
 * needless percent-encoding.
 */
export function normalPath(pathname: string): string {
  const path = decodePath(pathname)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** A query in the order of its names; without question mark, empty for none. */
export function normalQuery(search: string): string {
  const query = new URLSearchParams(search)
  query.sort()
  return query.toString()
}

const isRecordPage = (path: string) => recordPages.some(({ detail }) => detail === path)

/** Whether a page is there by its path alone; of records' pages the `id` decides. */
function isPageByItself(pathname: string, search: string): boolean {
  const page = pageAtPath(stripLocale(pathname))
  return page !== undefined && !(isRecordPage(page) && (new URLSearchParams(search).get('id') ?? '') !== '')
}

/**
 * A path of an old site, however it is written: with scheme and host, which do not count, or without.
 *
 * @returns `undefined` for what is no address
 */
export function readOldAddress(text: string): { pathname: string; search: string } | undefined {
  if (/^https?:\/\//i.test(text)) {
    const url = URL.parse(text)
    return url === null ? undefined : { pathname: url.pathname, search: url.search }
  }
  if (!/^\/(?![/\\])/.test(text)) return undefined
  const url = URL.parse(text, nowhere)
  return url === null || url.origin !== nowhere ? undefined : { pathname: url.pathname, search: url.search }
}

/** Judges what a redirect may lead from, and writes it in the form in which it is compared and stored. */
export function judgeFrom(written: string): Judged {
  const text = written.trim()
  if (text === '') return { problem: 'empty' }
  if (text.length > longestAddress) return { problem: 'tooLong' }
  const hasStar = text.endsWith('/*')
  const url = readOldAddress(hasStar ? text.slice(0, -1) : text)
  if (url === undefined || text.includes('\\')) return { problem: 'notPath' }
  if (text.slice(0, hasStar ? -1 : undefined).includes('*')) return { problem: 'star' }
  const path = normalPath(url.pathname)
  const query = normalQuery(url.search)
  if (hasStar && url.search !== '') return { problem: 'starAndQuery' }
  if (reserved.test(path)) return { problem: 'reserved' }
  if (hasStar) return stripLocale(path) === '/' ? { problem: 'everything' } : { address: `${path}/*` }
  if (isPageByItself(path, query)) return { problem: 'isPage' }
  return { address: query === '' ? path : `${path}?${query}` }
}

/** Judges what a redirect may lead to. It is stored as it can be sent in a header. */
export function judgeTo(written: string, from: string): Judged {
  const text = written.trim()
  if (text === '') return { problem: 'empty' }
  if (text.length > longestAddress) return { problem: 'tooLong' }
  if (!/^\/(?![/\\])/.test(text) || text.includes('\\')) return { problem: 'elsewhere' }
  const hasStar = text.endsWith('/*')
  const plain = hasStar ? text.slice(0, -2) || '/' : text
  const url = URL.parse(plain, nowhere)
  // `/.//host` is read as `//host`, which is another site.
  if (url === null || url.origin !== nowhere || url.pathname.startsWith('//')) return { problem: 'elsewhere' }
  if (plain.includes('*')) return { problem: 'star' }
  if (hasStar && !from.endsWith('/*')) return { problem: 'starToNothing' }
  if (hasStar && (url.search !== '' || url.hash !== '')) return { problem: 'starAndQuery' }
  if (neverTargets.test(normalPath(url.pathname))) return { problem: 'reserved' }
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  if (hasStar) return { address: path === '/' ? '/*' : `${path}/*` }
  return { address: path + url.search + url.hash }
}

/** The same address in English; one that is English already stays so. */
export function inEnglish(address: string): string {
  const { pathname } = new URL(address.replace(/\/\*$/, ''), nowhere)
  return localeOfPath(pathname) === 'en' ? address : localizePath(address, 'en')
}
