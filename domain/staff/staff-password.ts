import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A staff password as Payload stores it. Payload exports no function to verify one. */
export interface KeptPassword {
  hash?: string | null
  salt?: string | null
}

const derive = promisify(pbkdf2)
/** Prefix of Payload's hashes (auth/strategies/local/generatePasswordSaltHash.js). */
const marked = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
/** Prefix of earlier versions, whose hashes Payload upgrades at the next sign-in. */
const unmarked = { prefix: '', iterations: 25_000, bytes: 512 }

/** A hash of the usual cost that matches no password. */
const ofNobody = { hash: marked.prefix + '0'.repeat(2 * marked.bytes), salt: '0'.repeat(64) }

/** Whether the password matches, in constant time, even if there is no account. */
export async function isStaffPassword(password: string, kept: KeptPassword = ofNobody): Promise<boolean> {
  const { hash, salt } = kept.hash && kept.salt ? { hash: kept.hash, salt: kept.salt } : ofNobody
  const { bytes, iterations, prefix } = hash.startsWith(marked.prefix) ? marked : unmarked
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
