import { normalPath, normalQuery } from './redirect-address.ts'

/** Longer addresses are nobody's bookmark. */
const longest = 300

/** What programs ask every site for, to see what it runs on. No site has had such pages for people. */
const scanned = [
  /^\/(?:wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|solr|boaform|hnap1|owa|ecp|autodiscover|_ignition|server-status|geoserver|telescope|manager\/html|console)/,
  /\.(?:php\d?|phtml|env|cgi|axd|sql|bak|ini|ya?ml|log|sh|pl|swp|cfg|conf|map|pem|key|tar|tgz|gz|zip|rar)(?:$|\/)/,
  // A name that begins with a dot, anywhere.
  /\/\.(?!well-known\/)/,
  /[<>"'`{}|^\\;$]|%00|\.\./,
  /\/_payload\.json$|\.data$|^\/(?:apple-touch-icon|favicon)/,
]

/** Names of a query that tell where a visitor came from, and nothing about the page. */
const tracking = /^(?:utm_|fbclid$|gclid$|msclkid$|yclid$|bd_vid$|spm$|_ga$|mc_)/
const secretNames = /token|secret|passw|pwd|auth|session|sid$|sig|key|code|mail|phone|mobile|^t$/i

/** Whether a text may be somebody's address, number or key. */
const looksPersonal = (text: string): boolean =>
  text.includes('@') ||
  text.includes('%40') ||
  /\d{9,}/.test(text) ||
  /[0-9a-f]{16,}/i.test(text) ||
  /^ey[\w-]+\.[\w-]+/i.test(text) ||
  // One long word of letters and digits without a hyphen where people would write one.
  text.split(/[-_.~]/).some((part) => part.length >= 20 && /\d/.test(part) && /[a-z]/i.test(part))

/** A query without what says nothing about the page; nothing of one that may hold a key, an address or a number of somebody. */
function harmlessQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of new Set(query.keys())) if (tracking.test(name)) query.delete(name)
  const isHarmless =
    query.size <= 3 && [...query].every(([name, value]) => !secretNames.test(name) && !looksPersonal(value))
  return isHarmless ? normalQuery(query.toString()) : ''
}

/**
 * An address that ended in 404 as the log keeps it; `undefined` for what is not kept.
 *
 * @param pathname and `search` as a `URL` has them
 */
export function missingAddress(pathname: string, search: string): string | undefined {
  if (pathname.length > longest) return undefined
  const path = normalPath(pathname)
  if (scanned.some((pattern) => pattern.test(path)) || path.split('/').some(looksPersonal)) return undefined
  const query = harmlessQuery(search)
  const address = query === '' ? path : `${path}?${query}`
  return address.length > longest ? path : address
}

/** The host that led to an address, without anything else of where a visitor was; empty when it isn't told. */
export function referringHost(referer: string | undefined): string {
  const url = referer === undefined ? null : URL.parse(referer)
  return url !== null && /^https?:$/.test(url.protocol) && url.host.length <= 100 ? url.host : ''
}
