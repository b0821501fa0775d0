import { domainToASCII } from 'node:url'

/**
 * The canonical form of an e-mail address for storing, comparing and sending: NFKC, lower case, the domain in ASCII.
 * Spellings with one canonical form are one account, and mail goes only to that form, so a look-alike never receives
 * another person's mail. `undefined` for an invalid address.
 */
export function normalizeEmail(given: string): string | undefined {
  const folded = given.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  if (at < 1 || folded.length > 254) return undefined
  const local = folded.slice(0, at)
  const domain = domainToASCII(folded.slice(at + 1))
  // Letters outside ASCII before the @ need SMTPUTF8 at every server on the way, which few have.
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(local) || /^\.|\.\.|\.$/.test(local)) return undefined
  if (!/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/.test(domain))
    return undefined
  const address = `${local}@${domain}`
  return address.length > 254 ? undefined : address
}
