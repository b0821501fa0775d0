import { domainToASCII } from 'node:url'

/**
 * The one form of an e-mail address that is stored, compared and written to: Unicode's compatible forms folded, lower
 * case, the domain in ASCII. Two spellings that fold to one address are one account, and mail goes to the folded
 * address only, so a look-alike can never receive another's mail. `undefined` for what cannot be an address.
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
