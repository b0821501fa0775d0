import { localizePath, locales } from '#lib/locale.ts'
import type { Publisher } from './document.ts'
import { csafRoot, keyPath } from './provider.ts'

const day = 24 * 60 * 60_000
/** RFC 9116 advises less than a year. */
const validFor = 180 * day

/**
 * `/.well-known/security.txt` (RFC 9116). It is written anew all the time, so that what it says of its end is always far
 * off; by whole days, so that it is the same text for a day.
 */
export function writeSecurityTxt({ email, origin }: Publisher, hasKey: boolean, now = Date.now()): string {
  const at = (path: string) => new URL(path, origin).href
  const policy = '/help/SecurityIncident'
  return [
    ...locales.map((locale) => `Contact: ${at(localizePath(`${policy}#report`, locale))}`),
    ...(email === undefined ? [] : [`Contact: mailto:${email}`]),
    `Expires: ${new Date(Math.floor(now / day) * day + validFor).toISOString()}`,
    ...(hasKey ? [`Encryption: ${at(keyPath)}`] : []),
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${at('/.well-known/security.txt')}`,
    ...locales.map((locale) => `Policy: ${at(localizePath(policy, locale))}`),
    `CSAF: ${at(`${csafRoot}/provider-metadata.json`)}`,
    '',
  ].join('\n')
}
