import { createHmac, hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'
import { readKeyring } from '#content/secret.ts'
import { forEachSecret } from '#lib/crypto/secrets.ts'
import type { Caller } from './caller.ts'

/** Bytes of a visitor's mark: too few to lead back to an address, enough to tell a second vote (decision 0020). */
const markBytes = 3

/**
 * Marks by which a visitor is known again in one matter, without a cookie and without keeping who it is.
 * @param purpose what is counted: marks of two purposes have nothing in common
 * @returns the marks of a visitor by each of the secrets, newest first: who voted before a change of the secret has voted
 */
export function createVisitorMarks(payload: Payload, purpose: string) {
  const keys = forEachSecret(readKeyring(payload), (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  return (matter: unknown, { address = '', agent = '' }: Caller): string[] =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([matter, address, agent]))
        .digest()
        .subarray(0, markBytes)
        .toString('hex'),
    )
}
