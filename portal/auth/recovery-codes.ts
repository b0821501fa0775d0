import { createHash, randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10

const digest = (code: string) => createHash('sha256').update(`recovery ${code}`).digest('hex')
const plain = (given: string) => given.toLowerCase().replaceAll(/[\s-]/g, '')

/** Codes for who has lost the second factor: shown once, each good for once. Only the digests are stored. */
export function makeRecoveryCodes(): { codes: string[]; digests: string[] } {
  const codes = Array.from({ length: count }, () => {
    const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
  return { codes, digests: codes.map((code) => digest(plain(code))) }
}

/** The digests that are left once a code is spent; `undefined` when it is none of them. */
export function spendRecoveryCode(digests: readonly string[], given: string): string[] | undefined {
  const spent = digest(plain(given))
  return digests.includes(spent) ? digests.filter((each) => each !== spent) : undefined
}
