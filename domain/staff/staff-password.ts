import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A password of staff as Payload keeps it, which exports nothing that checks one. */
export interface KeptPassword {
  hash?: string | null
  salt?: string | null
}

const derive = promisify(pbkdf2)
/** What Payload writes before a hash (auth/strategies/local/generatePasswordSaltHash.js). */
const marked = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
/** What it wrote in its earlier versions; it writes those anew when their owner signs in. */
const unmarked = { prefix: '', iterations: 25_000, bytes: 512 }

/** A hash that no password has, of the usual cost. */
const ofNobody = { hash: marked.prefix + '0'.repeat(2 * marked.bytes), salt: '0'.repeat(64) }

/**
 * Whether it is the password that is kept. It takes as long for a wrong one as for the right one, and where there is no
 * account at all.
 */
export async function isStaffPassword(password: string, kept: KeptPassword = ofNobody): Promise<boolean> {
  const { hash, salt } = kept.hash && kept.salt ? { hash: kept.hash, salt: kept.salt } : ofNobody
  const { bytes, iterations, prefix } = hash.startsWith(marked.prefix) ? marked : unmarked
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
