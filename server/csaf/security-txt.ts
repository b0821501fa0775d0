import { localizePath, locales } from '#lib/locale.ts'
import type { Publisher } from './document.ts'
import { csafRoot, keyPath } from './provider.ts'

const day = 24 * 60 * 60_000
/** RFC 9116 advises less than a year. */
const validFor = 180 * day

/**
 * `/.well-known/security.txt` (RFC 9116). Generated on each request, so that its expiry is always far off, and in whole
 * days, so that the text stays the same for a day.
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
